import L10nSyntax

/// One table of one bundle in all its languages: which key has which texts where.
///
/// A key is a row. In each file that has it, the row has a cell; a catalog has a cell for each of its languages.
package struct JoinedTable: Sendable {
  package let name: String
  /// Number in the bundles of the layout.
  package let bundle: Int
  /// The folder that holds the folders of its languages, or the catalog.
  package let folder: String
  package let files: [ResourceFile]
  /// The base language first, the others in the order of their names.
  package let languages: [Language]
  package let rows: [Row]
  /// The texts of all files that vary with a number.
  package let plurals: [PluralText]
  private let cells: [Cell]
  private let rowsByHash: [UInt64: Int32]

  package struct Language: Sendable {
    /// As the project spells it: `pt-BR`, `zh_CN`, `English`.
    package let spelling: String
    /// `nil` for what is no language.
    package let tag: LanguageTag?
  }

  package struct Row: Sendable {
    /// Where the key stands first: in the base language, if that has it.
    package let first: Cell
    fileprivate let cells: Range<Int>
  }

  /// What one file says of a key in one language.
  package struct Cell: Sendable {
    /// Number in `files`.
    package let file: UInt16
    /// Number in the entries of that file's table.
    package let entry: UInt32
    /// Number in `languages`.
    package let language: UInt16
    /// Number in the languages of that file's table.
    fileprivate let own: UInt16
  }

  package init(_ plan: JoinedTablePlan) {
    name = plan.name
    bundle = plan.bundle
    folder = plan.folder
    files = plan.files
    languages = plan.languages
    var builder = RowBuilder(files)
    var plurals: [PluralText] = []
    for (number, file) in plan.files.enumerated() {
      guard let table = file.table else { continue }
      builder.add(table, UInt16(number), plan.languageNumbers[number])
      plurals += PluralText.plurals(in: table, file: number, languages: plan.languageNumbers[number])
    }
    self.plurals = plurals
    (rows, cells, rowsByHash) = builder.finish()
  }
}

/// What belongs to one table.
package struct JoinedTablePlan {
  package var name: String
  package var bundle: Int
  package var folder: String
  package var files: [ResourceFile] = []
  package var languages: [JoinedTable.Language] = []
  /// For each file, which of `languages` its own languages are; a file in a folder of one language has one.
  package var languageNumbers: [[UInt16]] = []

  package init(name: String, bundle: Int, folder: String) {
    self.name = name
    self.bundle = bundle
    self.folder = folder
  }
}

// MARK: Rows and cells

extension JoinedTable {
  package func cells(of row: Row) -> ArraySlice<Cell> { cells[row.cells] }

  /// The cells of a row in one language: more than one where a `.stringsdict` stands beside the `.strings`.
  package func cells(of row: Row, in language: Int) -> [Cell] {
    cells[row.cells].filter { Int($0.language) == language }
  }

  package func table(of cell: Cell) -> Table {
    // Only files with a table are joined.
    guard let table = files[Int(cell.file)].table else { preconditionFailure("a cell belongs to a table") }
    return table
  }

  package func entry(of cell: Cell) -> Table.Entry { table(of: cell).entries[Int(cell.entry)] }

  package func key(of row: Row) -> String { table(of: row.first).text(of: entry(of: row.first).key) }

  /// The row of a key, if any file has it.
  package func row(of key: String) -> Row? {
    guard let number = rowsByHash[key.withSpelling(\.quickHash)] else { return nil }
    let row = rows[Int(number)]
    return self.key(of: row) == key ? row : nil
  }

  /// Where the texts of a cell stand among the values of its table.
  package func valueNumbers(of cell: Cell) -> Range<Int> {
    let table = table(of: cell)
    let all = table.entries[Int(cell.entry)].values
    guard table.format == .catalog else { return all }
    // The texts of a language stand together.
    let start = all.first { table.values[$0].language == cell.own } ?? all.upperBound
    let end = all[start...].first { table.values[$0].language != cell.own } ?? all.upperBound
    return start..<end
  }

  /// The texts of a cell, those of its variables included.
  package func values(of cell: Cell) -> ArraySlice<Table.Value> {
    let table = table(of: cell)
    let all = table.values[table.entries[Int(cell.entry)].values]
    guard table.format == .catalog else { return all }
    // Those of one language stand together.
    guard let first = all.firstIndex(where: { $0.language == cell.own }) else { return all.prefix(0) }
    let rest = all[first...]
    return rest[..<(rest.firstIndex { $0.language != cell.own } ?? rest.endIndex)]
  }

  /// The one text of a cell that does not vary.
  package func text(of cell: Cell) -> Table.Value? { values(of: cell).first { $0.isWhole } }

  /// The text of a row in the base language that does not vary, and the cell it stands in. `nil` where it varies, and
  /// where a catalog leaves it to the key.
  package func base(of row: Row) -> (cell: Cell, value: Table.Value)? {
    for cell in cells(of: row) where cell.language == 0 {
      if let value = text(of: cell) { return (cell, value) }
    }
    return nil
  }
}

extension Table.Value {
  /// Not a part of a text, and for every number and device.
  package var isWhole: Bool { variable == nil && plural == nil && device == nil && width == nil }
}

/// Collects cells by the hash of their keys.
private struct RowBuilder {
  private let files: [ResourceFile]
  private var numbers: [UInt64: Int32] = [:]
  /// Cells with the number of their row, in the order in which they came.
  private var found: [(row: Int32, cell: JoinedTable.Cell)] = []

  init(_ files: [ResourceFile]) {
    self.files = files
    let most = files.lazy.compactMap { $0.table?.entries.count }.max() ?? 0
    numbers.reserveCapacity(most)
  }

  mutating func add(_ table: Table, _ file: UInt16, _ languages: [UInt16]) {
    for (number, entry) in table.entries.enumerated() where !entry.isLost {
      let hash = table.hash(of: entry.key)
      let row = numbers[hash] ?? Int32(numbers.count)
      numbers[hash] = row
      func add(_ own: UInt16) {
        let language = languages.indices.contains(Int(own)) ? languages[Int(own)] : 0
        let cell = JoinedTable.Cell(file: file, entry: UInt32(number), language: language, own: own)
        found.append((row, cell))
      }
      // A key without a text in the source language is its own text there. That cell comes first, wherever its texts stand.
      add(0)
      guard table.format == .catalog else { continue }
      var last: UInt16 = 0
      for value in table.values[entry.values] where value.language != last && value.language != 0 {
        last = value.language
        add(value.language)
      }
    }
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
      JoinedTable.Row(first: cells[starts[number]], cells: starts[number]..<starts[number + 1])
    }
    return (rows, cells, numbers)
  }
}
