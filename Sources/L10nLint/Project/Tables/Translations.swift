import L10nSyntax

/// The texts of a table beside the base texts that they translate. What the format itself leaves out is left out: keys
/// that are not to be translated or that the code no longer has, and texts that nobody has written yet.
struct Translations {
  let joined: JoinedTable
  private let tables: [Table]
  /// No file has texts of the base language, which the code writes itself.
  private let isWithoutBase: Bool

  init(_ joined: JoinedTable) {
    self.joined = joined
    // Only files with a table are joined, so the numbers stay.
    tables = joined.files.compactMap(\.table)
    isWithoutBase = joined.rows.allSatisfy { joined.first(of: $0).language != 0 }
  }
}

/// Where a text stands.
struct FiledText {
  /// Number in the files of the joined table.
  var file: Int
  var text: PlacedText
}

/// A text of another language.
struct Translation {
  var row: JoinedTable.Row
  /// Number in the languages of the joined table.
  var language: Int
  var base: FiledText
  var text: FiledText
  var state: Table.State
}

extension Translations {
  /// Calls `body` for each key that has a text in the base language, or is one, with its texts in the others; with `marks`,
  /// only where one of them stands in any of its texts. What a catalog calls new nobody has looked at.
  func forEachKey(
    with marks: TextMarks = [], andNew: Bool = false, _ body: (JoinedTable.Row, [Translation]) -> Void
  ) {
    var found: [Translation] = []
    for row in joined.rows {
      guard marks.isEmpty || !row.marks.isDisjoint(with: marks) else { continue }
      guard let source = source(of: row) else { continue }
      found.removeAll(keepingCapacity: true)
      for cell in joined.cells(of: row) where cell.language != 0 && joined.entry(of: cell).isTranslatable {
        let file = Int(cell.file)
        for number in joined.valueNumbers(of: cell) {
          let value = tables[file].values[number]
          guard value.variable == nil, andNew || value.state != .new, !value.text.range.isEmpty,
            !value.marks.contains(.crowdin), let base = text(of: source, for: value)
          else { continue }
          found.append(
            Translation(
              row: row, language: Int(cell.language), base: base,
              text: FiledText(file: file, text: value.text), state: value.state))
        }
      }
      if !found.isEmpty { body(row, found) }
    }
  }

  /// The base text of a key that has to be translated.
  func baseText(of row: JoinedTable.Row) -> FiledText? {
    guard let cell = baseCell(of: row) else { return nil }
    let numbers = joined.valueNumbers(of: cell)
    let table = tables[Int(cell.file)]
    let written = numbers.first { table.values[$0].variable == nil }.map { table.values[$0].text }
    guard let text = written ?? (numbers.isEmpty ? table.entries[Int(cell.entry)].key : nil) else {
      return nil
    }
    return text.range.isEmpty ? nil : FiledText(file: Int(cell.file), text: text)
  }

  private func baseCell(of row: JoinedTable.Row) -> JoinedTable.Cell? {
    guard let cell = joined.baseCell(of: row) else { return nil }
    let entry = tables[Int(cell.file)].entries[Int(cell.entry)]
    return entry.isTranslatable && entry.extraction != .stale ? cell : nil
  }

  /// Where the base texts of a key stand: in some values of a table, or in the key.
  private enum Source {
    case cell(JoinedTable.Cell, values: Range<Int>)
    case key(FiledText)
  }

  private func source(of row: JoinedTable.Row) -> Source? {
    guard isWithoutBase else {
      return baseCell(of: row).map { .cell($0, values: joined.valueNumbers(of: $0)) }
    }
    let (file, entry) = (Int(joined.first(of: row).file), joined.entry(of: row))
    guard entry.isTranslatable, tables[file].withText(of: entry.key, { KeyLook(of: $0) }) == .text else {
      return nil
    }
    return .key(FiledText(file: file, text: entry.key))
  }

  private func text(of source: Source, for value: Table.Value) -> FiledText? {
    switch source {
    case .key(let text): text
    case .cell(let cell, let numbers):
      text(of: cell, numbers, for: value).map { FiledText(file: Int(cell.file), text: $0) }
    }
  }

  /// The base text for the same case as a translation, or the nearest to it.
  private func text(
    of base: JoinedTable.Cell, _ numbers: Range<Int>, for value: Table.Value
  ) -> PlacedText? {
    let table = tables[Int(base.file)]
    guard !numbers.isEmpty else {
      return table.format == .catalog ? table.entries[Int(base.entry)].key : nil
    }
    var best: (nearness: Int, text: PlacedText)?
    for number in numbers {
      let other = table.values[number]
      guard other.variable == nil, !other.text.range.isEmpty else { continue }
      let plural = other.plural == value.plural ? 4 : other.plural == .other ? 2 : 0
      let nearness = plural + (other.device == value.device ? 1 : 0)
      if best.map({ $0.nearness < nearness }) ?? true { best = (nearness, other.text) }
    }
    return best?.text
  }
}

// MARK: Texts

extension Translations {
  func withText<Result>(of text: FiledText, _ body: (Spelling) -> Result) -> Result {
    tables[text.file].withText(of: text.text, body)
  }

  /// Calls `body` with the base text and its translation.
  func withTexts<Result>(of translation: Translation, _ body: (Spelling, Spelling) -> Result) -> Result {
    withText(of: translation.base) { base in withText(of: translation.text) { body(base, $0) } }
  }

  /// Where bytes of a decoded text are written.
  func place(of range: Range<Int>, in text: FiledText) -> ByteRange {
    let table = tables[text.file]
    return ByteRange(
      table.place(of: range.lowerBound, in: text.text), table.place(of: range.upperBound, in: text.text))
  }

  func spelling(of language: Int) -> String { joined.languages[language].spelling }

  /// A key as messages name it, which are one line: keys may be whole pages.
  func name(of row: JoinedTable.Row) -> String {
    let key = joined.key(of: row)
    let line = key.prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }.prefix(32)
    return line.endIndex == key.endIndex ? key : line + "…"
  }

  /// A translation as a place that explains a finding.
  func place(_ translation: Translation, _ message: String, _ pass: inout ResourcePass) -> RelatedPlace {
    pass.related(translation.text.text.range, in: joined.files[translation.text.file], message)
  }

  /// The same difference in more languages has one cause, which lies in the base text.
  static let mostLanguagesToldAlone = 3

  /// A text that nobody seems to see is only a possible finding.
  func report(
    _ translation: Translation, _ message: String, kind: String = "", confidence: Confidence = .certain,
    besides others: [RelatedPlace] = [], _ pass: inout ResourcePass
  ) {
    let base = pass.related(
      translation.base.text.range, in: joined.files[translation.base.file], "the base text")
    let isUnused = pass.project.isUnread(translation.row, of: joined)
    pass.report(
      translation.text.text.range, in: joined.files[translation.text.file], message, kind: kind,
      confidence: isUnused ? .possible : confidence, related: [base] + others)
  }
}

extension JoinedTable {
  /// Whether two languages of the table are written the same way, such as `en` and `en-GB`.
  func isSameLanguage(_ number: Int, _ other: Int) -> Bool {
    guard let mine = languages[number].tag, let theirs = languages[other].tag else { return false }
    return mine.language == theirs.language && mine.likelyScript == theirs.likelyScript
  }

  /// Whether it is looked up by the ids of an interface file, which has the base texts itself.
  func isOfInterface(_ layout: ProjectLayout) -> Bool {
    guard layout.bundles.indices.contains(bundle) else { return false }
    return layout.resources(ofTable: name, in: bundle).contains(where: \.kind.isInterface)
  }

  /// Whether it belongs to software of others, in the folders of a vendor or built already.
  func isCarried(_ layout: ProjectLayout) -> Bool {
    guard layout.bundles.indices.contains(bundle) else { return false }
    let root = layout.bundles[bundle].root
    return ProjectRoots.isCarried(root) || root.withSpelling { $0.holds(".framework") || $0.holds(".app") }
  }

  /// Whether it has texts of an `Info.plist`, which holds those of the base language.
  var isOfInformation: Bool { name.hasSuffix("InfoPlist") }
}

extension Translations {
  func list(_ languages: [Int]) -> String { joined.list(languages) }
}

extension JoinedTable {
  /// Languages in a message: at most three by name.
  func list(_ numbers: [Int]) -> String {
    let names = numbers.map { "`\(languages[$0].spelling)`" }
    guard names.count > 3 else { return names.joined(separator: ", ") }
    return names.prefix(2).joined(separator: ", ") + ", \(names.count) languages in all"
  }
}
