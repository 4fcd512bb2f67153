import L10nSyntax

/// The texts of a table beside the base texts that they translate. What the format itself leaves out is left out: keys
/// that are not to be translated or that the code no longer has, and texts that nobody has written yet.
///
/// A class, because checks hand it on with each text.
final class Translations: Sendable {
  let joined: JoinedTable
  /// The storyboard or xib that has base texts of its own, and those by their keys.
  private let interface: JoinedInterface?
  private let textsOfInterface: [String: PlacedText]

  /// With an interface, its texts are base texts where the table has none.
  init(_ joined: JoinedTable, of interface: JoinedInterface? = nil) {
    self.joined = joined
    self.interface = interface
    let isWhole = interface == nil || joined.rows.allSatisfy { joined.baseCell(of: $0) != nil }
    textsOfInterface = isWhole ? [:] : interface?.textsToTranslate ?? [:]
  }
}

/// A text of another language.
struct Translation {
  var row: JoinedTable.Row
  var cell: JoinedTable.Cell
  var base: Base
  var text: PlacedText
  var state: Table.State

  /// What it is made from.
  enum Base {
    case table(BaseText)
    /// No table of the base language has it, but the storyboard or xib that the table belongs to. Few texts are, and
    /// the others are kept small.
    indirect case interface(ResourceFile, PlacedText)

    var text: PlacedText {
      switch self {
      case .table(let base): base.text
      case .interface(_, let text): text
      }
    }
  }

  /// Number in the languages of the joined table.
  var language: Int { Int(cell.language) }
  /// Number in its files.
  var file: Int { Int(cell.file) }
  /// The catalog says itself that somebody has to look at it.
  var isMarked: Bool { state == .needsReview || state == .stale }
}

extension Translations {
  /// Calls `body` for each key that has a text in the base language, or is one, with its texts in the others; with `marks`,
  /// only where one of them stands in any of its texts. What a catalog calls new nobody has looked at.
  func forEachKey(
    with marks: TextMarks = [], andNew: Bool = false,
    _ body: (JoinedTable.Row, [Translation]) -> Void
  ) {
    var found: [Translation] = []
    for row in joined.rows {
      guard marks.isEmpty || !textsOfInterface.isEmpty || !row.marks.isDisjoint(with: marks) else { continue }
      found.removeAll(keepingCapacity: true)
      addTranslations(of: row, andNew: andNew, to: &found)
      if !found.isEmpty { body(row, found) }
    }
  }

  /// The texts that one key has in the other languages.
  func translations(of row: JoinedTable.Row) -> [Translation] {
    var found: [Translation] = []
    addTranslations(of: row, andNew: false, to: &found)
    return found
  }

  private func addTranslations(of row: JoinedTable.Row, andNew: Bool, to found: inout [Translation]) {
    guard let source = source(of: row) else { return }
    for cell in joined.cells(of: row) where cell.language != 0 && joined.entry(of: cell).isTranslatable {
      for value in joined.values(of: cell) {
        guard value.variable == nil, andNew || value.state != .new, !value.text.range.isEmpty,
          !value.marks.contains(.crowdin), let base = text(of: source, for: value)
        else { continue }
        found.append(
          Translation(row: row, cell: cell, base: base, text: value.text, state: value.state))
      }
    }
  }

  /// The base text of a key that has to be translated.
  func baseText(of row: JoinedTable.Row) -> BaseText? {
    guard let cell = baseCell(of: row) else { return nil }
    if let base = joined.baseText(of: row, for: joined.table(of: cell).format) { return base }
    let key = joined.keyText(of: row)
    return joined.values(of: cell).isEmpty && !key.text.range.isEmpty ? key : nil
  }

  /// What some language has for a key of which only the code has the base text.
  func otherText(of row: JoinedTable.Row) -> BaseText? {
    guard joined.isLeftToCode(row) else { return nil }
    return joined.cells(of: row).lazy.compactMap { [joined] cell in
      joined.text(of: cell).map { BaseText(file: Int(cell.file), text: $0.text, isKey: false) }
    }.first { !$0.text.range.isEmpty }
  }

  private func baseCell(of row: JoinedTable.Row) -> JoinedTable.Cell? {
    guard let cell = joined.baseCell(of: row) else { return nil }
    let entry = joined.entry(of: cell)
    return entry.isTranslatable && entry.extraction != .stale ? cell : nil
  }

  /// Where the base texts of a key stand: in some values of a table, or in the key or an interface file.
  private enum Source {
    case cell(JoinedTable.Cell, values: ArraySlice<Table.Value>)
    case text(Translation.Base)
  }

  private func source(of row: JoinedTable.Row) -> Source? {
    if let cell = baseCell(of: row) { return .cell(cell, values: joined.values(of: cell)) }
    if let interface, !textsOfInterface.isEmpty, joined.baseCell(of: row) == nil,
      let text = textsOfInterface[joined.key(of: row)]
    {
      return .text(.interface(interface.file, text))
    }
    return joined.keyLeftToCode(of: row).map { .text(.table($0)) }
  }

  private func text(of source: Source, for value: Table.Value) -> Translation.Base? {
    switch source {
    case .text(let text): text
    case .cell(let cell, let values):
      text(of: cell, values, for: value).map {
        .table(BaseText(file: Int(cell.file), text: $0, isKey: values.isEmpty))
      }
    }
  }

  /// The base text for the same case as a translation, or the nearest to it.
  private func text(
    of base: JoinedTable.Cell, _ values: ArraySlice<Table.Value>, for value: Table.Value
  ) -> PlacedText? {
    guard !values.isEmpty else {
      return joined.table(of: base).format == .catalog ? joined.entry(of: base).key : nil
    }
    var best: (nearness: Int, text: PlacedText)?
    for other in values where other.variable == nil && !other.text.range.isEmpty {
      let plural = other.plural == value.plural ? 2 : other.plural == .other ? 1 : 0
      let device = other.device == value.device ? 2 : (other.device ?? .other) == .other ? 1 : 0
      let nearness = 3 * plural + device
      if best.map({ $0.nearness < nearness }) ?? true { best = (nearness, other.text) }
    }
    return best?.text
  }
}

// MARK: Texts

extension Translations {
  /// Calls `body` with the base text and its translation.
  func withTexts<Result>(of translation: Translation, _ body: (Spelling, Spelling) -> Result) -> Result {
    withText(of: translation.base) { base in
      joined.withText(of: translation.text, in: translation.cell) { body(base, $0) }
    }
  }

  func withText<Result>(of base: Translation.Base, _ body: (Spelling) -> Result) -> Result {
    switch base {
    case .table(let base): joined.withText(of: base, body)
    case .interface(let file, let text): file.text.withText(of: text, body)
    }
  }

  func file(of base: Translation.Base) -> ResourceFile {
    switch base {
    case .table(let base): joined.file(of: base)
    case .interface(let file, _): file
    }
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
    pass.related(translation.text.range, in: joined.file(of: translation.cell), message)
  }

  /// The same difference in more languages has one cause, which lies in the base text.
  static let mostLanguagesToldAlone = 3
  /// More keys without a text were left so by one hand, and are one thing to do.
  static let mostKeysToldAlone = 10

  func report(
    _ translation: Translation, _ message: String, kind: String = "", confidence: Confidence = .certain,
    besides others: [RelatedPlace] = [], _ pass: inout ResourcePass
  ) {
    let base = pass.related(
      translation.base.text.range, in: file(of: translation.base), "the base text")
    pass.report(
      translation.text.range, in: joined.file(of: translation.cell), message, kind: kind,
      confidence: confidence, about: RowOfTable(table: joined, row: translation.row),
      related: [base] + others)
  }
}

extension JoinedTable {
  /// Whether two languages of the table are written the same way, such as `en` and `en-GB`.
  func isSameLanguage(_ number: Int, _ other: Int) -> Bool {
    guard let mine = languages[number].tag, let theirs = languages[other].tag else { return false }
    return mine.language == theirs.language && mine.likelyScript == theirs.likelyScript
  }

  /// Whether it is looked up by the ids of an interface file, which has the base texts itself. One with other keys only has
  /// the name of such a file.
  func isOfInterface(_ layout: ProjectLayout) -> Bool {
    guard layout.bundles.indices.contains(bundle),
      layout.resources(ofTable: name, in: bundle).contains(where: \.kind.isInterface)
    else { return false }
    return keysOfObjects * 2 >= rows.count
  }

  /// How many of its keys are ids of objects in an interface file.
  var keysOfObjects: Int { rows.count { withKey(of: $0, \.isObjectKey) } }

  /// Whether it has texts of an `Info.plist`, which holds those of the base language.
  var isOfInformation: Bool { TableName(name) == .information }
}

extension Translations {
  func list(_ languages: [Int]) -> String { joined.list(languages) }
}

extension JoinedTable {
  /// Languages in a message: at most three by name.
  func list(_ numbers: [Int]) -> String { numbers.map { languages[$0].spelling }.listed }
}
