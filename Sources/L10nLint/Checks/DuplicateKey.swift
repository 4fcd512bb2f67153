import L10nSyntax

extension Check {
  /// Each key that stands in a file several times; where all say the same, or the base language has the mistake too, once
  /// for all languages, and entries that were pasted together once.
  static let duplicateKey = Check(
    .resources { file, pass in
      guard let table = file.table else { return }
      for double in table.doubles where double.difference != .same {
        let key = table.entries[double.number].key
        let first = pass.related(table.entries[double.first].key.range, in: file, "the first entry")
        let others = double.more.relatedPlaces {
          pass.related(table.entries[$0].key.range, in: file, "another one")
        }
        let name = table.text(of: key).shortLine
        let outcome =
          double.difference == .capitals
          ? ", with texts that differ only in capitals or punctuation"
            + (table.textShown(of: double.numbers).map { ": `\($0)` is shown" } ?? "")
          : ": \(table.outcome(of: double.numbers))"
        pass.report(
          key.range, in: file, "`\(name)` is defined \(double.times)\(outcome)",
          kind: double.difference.rawValue,
          inherited: pass.inherited(key, leftover: "leftover"), related: [first] + others)
      }
    },
    .tables { joined, pass in
      var (told, silenced): ([Copies], [Copies]) = ([], [])
      var numbers: [UInt64: Int] = [:]
      for number in joined.filesWithDoubles.sorted() {
        let file = joined.files[number]
        guard let table = file.table else { continue }
        for double in table.doubles where double.difference == .same {
          let key = table.entries[double.number].key
          // Translations have most of them from the base language.
          if pass.silencer(at: key.range, in: file) != nil {
            silenced.append([(file, double)])
          } else if let number = numbers[table.hash(of: key)], told[number][0].file.path != file.path {
            told[number].append((file, double))
          } else {
            numbers[table.hash(of: key)] = told.count
            told.append([(file, double)])
          }
        }
      }
      let project = pass.project
      // A program writes an entry for each place that has the text: nobody mends that by hand.
      let isIdle = { (copies: Copies) in
        guard let (file, double) = copies.first, let table = file.table,
          let row = joined.row(of: table.entries[double.number].key, in: table)
        else { return false }
        return file.context.contains(.generated) || !project.keys.isRead(row, of: joined)
      }
      let different = joined.keysWithSeveralTexts
      for block in told.filter({ !isIdle($0) }).blocks {
        // Where a translation lost a text, what was done there speaks of the other translations too.
        guard !block.allSatisfy({ joined.isTranslation($0, amongst: different) }) else { continue }
        report(block, of: joined, .certain, &pass)
      }
      for block in told.filter(isIdle).blocks { report(block, of: joined, .possible, &pass) }
      for copies in silenced { report([copies], of: joined, .certain, &pass) }
    })

  /// Two entries with the same text, in one language and those that have it from there; with those that were pasted
  /// along with them.
  private static func report(
    _ block: [Copies], of joined: JoinedTable, _ confidence: Confidence, _ pass: inout ResourcePass
  ) {
    guard let (file, double) = block[0].first, let table = file.table else { return }
    let entry = table.entries[double.number]
    let first = pass.related(table.entries[double.first].key.range, in: file, "the first entry")
    let key = table.text(of: entry.key).shortLine
    let others = block.dropFirst().compactMap(\.first) + block.flatMap { $0.dropFirst() }
    pass.report(
      entry.key.range, in: file,
      block.count > 1
        ? "\(block.count) entries, starting with `\(key)`, are repeated with the same texts: one of each is enough"
        : "`\(key)` is defined \(double.times) with the same text: one entry is enough",
      kind: "same", confidence: confidence, about: RowOfTable(of: entry.key, in: table, joined),
      related: [first]
        + double.more.relatedPlaces { pass.related(table.entries[$0].key.range, in: file, "the same") }
        + others.relatedPlaces { file, double in
          file.table.map { pass.related($0.entries[double.number].key.range, in: file, "the same") }
        },
      fix: removal(of: block.flatMap { $0 }))
  }

  private static func removal(of copies: Copies) -> ProposedFix? {
    let byFile = Dictionary(grouping: copies, by: \.file.path)
    guard let first = copies.first?.file.path else { return nil }
    let paths = [first] + byFile.keys.filter { $0 != first }.sorted { $0.precedesInBytes($1) }
    let edits = paths.map { path -> [ProposedFix.Edit] in
      let copies = byFile[path, default: []]
      guard let file = copies.first?.file, let table = file.table else { return [] }
      let spare = copies.flatMap { [table.spare($0.double)] + $0.double.more }
      return table.removals(ofEntries: Set(spare)).map { .delete($0, in: file) }
    }
    guard edits.first?.isEmpty == false else { return nil }
    let isOne = copies.count == 1 && copies.allSatisfy(\.double.more.isEmpty)
    let title = isOne ? "Remove the second entry" : "Remove the second entries"
    return ProposedFix(safety: .suggested, title: title, edits: edits.flatMap { $0 })
  }
}

extension JoinedTable {
  /// Whether translations alone have a key twice, and it is one of some keys.
  fileprivate func isTranslation(_ copies: Copies, amongst keys: Set<UInt64>) -> Bool {
    guard let (file, double) = copies.first, let table = file.table,
      keys.contains(table.hash(of: table.entries[double.number].key))
    else { return false }
    let base = rows.first { first(of: $0).language == 0 }.map { self.file(of: $0).path }
    return file.path != base
  }

  /// The hashes of keys that stand twice in a file and do not say the same there.
  fileprivate var keysWithSeveralTexts: Set<UInt64> {
    var keys: Set<UInt64> = []
    for number in filesWithDoubles {
      guard let table = files[number].table else { continue }
      for double in table.doubles where double.difference != .same {
        keys.insert(table.hash(of: table.entries[double.number].key))
      }
    }
    return keys
  }
}

/// One key in all files that have it twice.
private typealias Copies = [(file: ResourceFile, double: DoubledKey)]

extension [Copies] {
  /// Keys of one file whose first entries follow each other, as their second ones do: somebody pasted them together.
  fileprivate var blocks: [[Copies]] {
    var blocks: [[Copies]] = []
    for copies in self {
      if let last = blocks.last?.last?.first, let next = copies.first, last.file.path == next.file.path,
        next.double.first == last.double.first + 1, next.double.number == last.double.number + 1
      {
        blocks[blocks.count - 1].append(copies)
      } else {
        blocks.append([copies])
      }
    }
    return blocks
  }
}

/// An entry whose key another one has.
private struct DoubledKey {
  /// Numbers in the entries of the table: of the first, and of one that says something else, if any does.
  var first, number: Int
  /// Of several that say something else the texts count as different.
  var difference: DoubledTexts
  /// Those of still others.
  var more: [Int] = []

  var numbers: [Int] { [first, number] + more }
  var times: String { more.isEmpty ? "twice" : "\(more.count + 2) times" }

  /// One that says the same as the first, or something else.
  mutating func add(_ other: Int, isSame: Bool) {
    let isFirstOther = difference == .same && !isSame
    more.append(isFirstOther ? number : other)
    if isFirstOther { number = other }
    if difference != .same || isFirstOther { difference = .different }
  }
}

extension JoinedTable {
  /// The numbers of files in which a key may stand twice: the rows tell, but for what the system does not read.
  fileprivate var filesWithDoubles: Set<Int> {
    var found = Set(files.indices.filter { files[$0].table?.entries.contains(where: \.isLost) ?? false })
    for row in rows {
      var last: Cell?
      for cell in cells(of: row) {
        if let last, last.file == cell.file, last.entry != cell.entry { found.insert(Int(cell.file)) }
        last = cell
      }
    }
    return found
  }
}

extension Table {
  /// In the order of the file.
  fileprivate var doubles: [DoubledKey] {
    var first: [UInt64: Int] = [:]
    first.reserveCapacity(entries.count)
    var found: [DoubledKey] = []
    var places: [Int: Int] = [:]
    for (number, entry) in entries.enumerated() {
      let hash = hash(of: entry.key)
      guard let other = first[hash] else {
        first[hash] = number
        continue
      }
      let before = entries[other]
      guard isSame(before.key, entry.key) else { continue }
      if let place = places[other] {
        found[place].add(number, isSame: saysTheSame(before, entry))
      } else {
        places[other] = found.count
        found.append(
          DoubledKey(first: other, number: number, difference: difference(other, number)))
      }
    }
    return found
  }

  /// The entry that can go: the second one, but for what it alone tells translators.
  fileprivate func spare(_ double: DoubledKey) -> Int {
    hasWords(double.number) && !sharesComment(double.number) && !hasWords(double.first)
      ? double.first : double.number
  }

  /// Whether there are words in the comment of an entry.
  private func hasWords(_ number: Int) -> Bool {
    guard let comment = entries[number].comment else { return false }
    return withText(of: comment) { $0.contains { $0.isLetterOrBeyondASCII } }
  }
}
