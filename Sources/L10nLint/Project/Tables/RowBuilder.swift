import L10nSyntax

/// Collects the cells of a joined table by the hash of their keys.
struct RowBuilder {
  private var numbers: [UInt64: Int32] = [:]
  /// Cells with the number of their row, in the order in which they came.
  private var found: [(row: Int32, cell: JoinedTable.Cell)] = []
  /// By number of the row.
  private var marks: [TextMarks] = []
  /// What each `.stringsdict` has in other languages than the base: a `.strings` beside it is not asked for these.
  private var varying: Set<VaryingText> = []

  private struct VaryingText: Hashable {
    var key: UInt64
    var language: UInt32
  }

  init(_ tables: [Table]) {
    let most = tables.lazy.map(\.entries.count).max() ?? 0
    numbers.reserveCapacity(most)
    found.reserveCapacity(tables.reduce(0) { $0 + $1.entries.count })
  }

  /// Takes in which keys a `.stringsdict` has, before any table is added.
  mutating func prefer(_ table: Table, _ languages: [UInt32]) {
    guard table.format == .stringsdict, let language = languages.first, language != 0 else { return }
    for entry in table.entries where !entry.isLost {
      varying.insert(VaryingText(key: table.hash(of: entry.key), language: language))
    }
  }

  /// Whether the text of a key stands in a `.stringsdict` too, where the system looks first.
  private func isHidden(_ key: PlacedText, in table: Table, _ languages: [UInt32]) -> Bool {
    guard !varying.isEmpty, table.format == .strings, let language = languages.first else { return false }
    return varying.contains(VaryingText(key: table.hash(of: key), language: language))
  }

  mutating func add(_ table: Table, _ file: UInt32, _ languages: [UInt32]) {
    for (number, entry) in table.entries.enumerated()
    where !entry.isLost && !isHidden(entry.key, in: table, languages) {
      let row = row(of: entry.key, in: table)
      for number in entry.values { marks[Int(row)].formUnion(table.values[number].marks) }
      func add(_ own: UInt16, _ values: Range<Int>) {
        let language = languages.indices.contains(Int(own)) ? languages[Int(own)] : 0
        let cell = JoinedTable.Cell(
          file: file, entry: UInt32(number), language: language, values: values)
        found.append((row, cell))
      }
      guard table.format == .catalog else {
        add(0, entry.values)
        continue
      }
      // A key without a text in the source language is its own text there. That cell comes first, wherever its texts stand.
      var others: [(language: UInt16, values: Range<Int>)] = []
      var source = entry.values.lowerBound..<entry.values.lowerBound
      for (language, values) in table.valuesByLanguage(of: entry) {
        if language == 0 { source = values } else { others.append((language, values)) }
      }
      add(0, source)
      for other in others { add(other.language, other.values) }
    }
  }

  private mutating func row(of key: PlacedText, in table: Table) -> Int32 {
    let hash = table.hash(of: key)
    if let row = numbers[hash] { return row }
    let row = Int32(marks.count)
    numbers[hash] = row
    marks.append(table.withText(of: key) { TextMarks(of: $0) })
    return row
  }

  func finish() -> (rows: [JoinedTable.Row], cells: [JoinedTable.Cell], numbers: [UInt64: Int32]) {
    // A counting sort keeps the order of the files within a row.
    var starts = [Int](repeating: 0, count: numbers.count + 1)
    for (row, _) in found { starts[Int(row) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var cells = found.map(\.cell)
    for (row, cell) in found {
      cells[next[Int(row)]] = cell
      next[Int(row)] += 1
    }
    let rows = (0..<numbers.count).map { number in
      JoinedTable.Row(marks[number], cells: starts[number]..<starts[number + 1])
    }
    return (rows, cells, numbers)
  }
}

extension Table {
  /// The texts of an entry, which stand together for each language.
  fileprivate func valuesByLanguage(of entry: Entry) -> [(language: UInt16, values: Range<Int>)] {
    var found: [(language: UInt16, values: Range<Int>)] = []
    for number in entry.values {
      let language = values[number].language
      if let last = found.last, last.language == language {
        found[found.count - 1].values = last.values.lowerBound..<number + 1
      } else {
        found.append((language, number..<number + 1))
      }
    }
    return found
  }
}
