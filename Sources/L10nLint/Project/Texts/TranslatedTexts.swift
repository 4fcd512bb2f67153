import L10nSyntax

extension ProjectResources {
  /// Where those of some texts are that a table has in the base language, and in another one as another text. What an
  /// interface file looks up no code can ask for.
  func translatedTexts(of asked: Set<String>) -> [String: RelatedPlace] {
    guard !asked.isEmpty else { return [:] }
    var search = TextSearch(asked)
    for table in tables
    where table.languages.count > 1 && !table.isOfInformation && !table.isOfInterface(layout) {
      search.read(table)
    }
    return search.found
  }
}

extension ProjectResources {
  /// Where those of some keys are that a table for code has, with a text that is not the key; none where there are many:
  /// then some code looks up what controls show.
  func places(ofKeys asked: Set<String>) -> [String: RelatedPlace] {
    var found: [String: RelatedPlace] = [:]
    var places = ResourcePlaces()
    for key in asked.sorted() {
      for table in tables where !table.isOfInformation && !table.isOfInterface(layout) {
        guard let row = table.row(of: key), let base = table.base(of: row),
          table.text(of: base.value.text, in: base.cell) != key
        else { continue }
        let file = table.file(of: base.cell)
        found[key] = RelatedPlace(
          path: file.path, place: places.place(of: base.value.text.range, in: file),
          message: "the text of the key")
        break
      }
    }
    return found.count > Self.mostForgotten ? [:] : found
  }

  private static let mostForgotten = 5
}

private struct TextSearch {
  private(set) var found: [String: RelatedPlace] = [:]
  private var places = ResourcePlaces()
  private let asked: [UInt64: String]

  init(_ asked: Set<String>) {
    self.asked = Dictionary(asked.map { ($0.quickHash, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func read(_ table: JoinedTable) {
    for row in table.rows {
      guard let text = asked[table.hashOfBase(of: row)], found[text] == nil,
        table.isTranslated(row, from: text)
      else { continue }
      let (file, key) = (table.file(of: row), table.entry(of: row).key)
      found[text] = RelatedPlace(
        path: file.path, place: places.place(of: key.range, in: file),
        message: "`\(table.key(of: row).forMessage)` has the text")
    }
  }
}

extension JoinedTable {
  /// Of the text in the base language, or of the key where it has none.
  fileprivate func hashOfBase(of row: Row) -> UInt64 {
    guard let base = base(of: row) else { return hashOfKey(of: row) }
    return table(of: base.cell).withText(of: base.value.text, \.quickHash)
  }

  fileprivate func isTranslated(_ row: Row, from text: String) -> Bool {
    cells(of: row).contains { cell in
      cell.language != 0
        && self.text(of: cell).map { !$0.text.range.isEmpty && self.text(of: $0.text, in: cell) != text }
          ?? false
    }
  }
}
