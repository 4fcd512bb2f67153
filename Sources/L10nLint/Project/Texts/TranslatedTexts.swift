import L10nSyntax

/// Looks where those of some keys are that a table has with a text that is not the key; it finds none where there are many:
/// then some code looks up what controls show.
struct PlaceSearch {
  private var places: [String: RelatedPlace] = [:]
  private var lines = ResourcePlaces()
  private let asked: [String]

  private static let mostForgotten = 5

  init(_ asked: Set<String>) { self.asked = asked.sorted() }

  var found: [String: RelatedPlace] { places.count > Self.mostForgotten ? [:] : places }

  mutating func read(_ table: JoinedTable) {
    for key in asked where places[key] == nil {
      guard let row = table.row(of: key), let base = table.base(of: row),
        table.text(of: base.value.text, in: base.cell) != key
      else { continue }
      let file = table.file(of: base.cell)
      places[key] = RelatedPlace(
        path: file.path, place: lines.place(of: base.value.text.range, in: file),
        message: "the text of the key")
    }
  }
}

/// Looks where those of some texts are that a table has in the base language, and in another one as another text.
struct TextSearch {
  private(set) var found: [String: RelatedPlace] = [:]
  private var places = ResourcePlaces()
  private let asked: [UInt64: String]

  init(_ asked: Set<String>) {
    self.asked = Dictionary(asked.map { ($0.quickHash, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func read(_ table: JoinedTable) {
    guard !asked.isEmpty, table.languages.count > 1 else { return }
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
