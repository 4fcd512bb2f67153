import L10nSyntax

extension ProjectResources {
  /// Those of some texts that a table has in the base language, and in another one as another text.
  func translatedTexts(of asked: Set<String>) -> Set<String> {
    guard !asked.isEmpty else { return [] }
    var search = TextSearch(asked)
    for table in tables where table.languages.count > 1 && !table.isOfInformation { search.read(table) }
    return search.found
  }
}

private struct TextSearch {
  private(set) var found: Set<String> = []
  private let asked: [UInt64: String]

  init(_ asked: Set<String>) {
    self.asked = Dictionary(asked.map { ($0.quickHash, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func read(_ table: JoinedTable) {
    for row in table.rows {
      guard let text = asked[table.hashOfBase(of: row)], !found.contains(text),
        table.isTranslated(row, from: text)
      else { continue }
      found.insert(text)
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
