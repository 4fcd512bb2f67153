import L10nSyntax

// The characters of keys and texts: a joined table itself only knows in which file they stand, and where.

extension JoinedTable {
  package func key(of row: Row) -> String { key(of: first(of: row)) }

  func key(of cell: Cell) -> String { text(of: entry(of: cell).key, in: cell) }

  func text(of base: BaseText) -> String { table(of: base).text(of: base.text) }

  /// A text of the file that a cell stands in.
  package func text(of text: PlacedText, in cell: Cell) -> String { table(of: cell).text(of: text) }

  /// Calls `body` with the key in UTF-8, in place where no escape stands in it.
  func withKey<Result>(of row: Row, _ body: (Spelling) -> Result) -> Result {
    let first = first(of: row)
    return withText(of: entry(of: first).key, in: first, body)
  }

  func withText<Result>(of base: BaseText, _ body: (Spelling) -> Result) -> Result {
    table(of: base).withText(of: base.text, body)
  }

  func withText<Result>(of text: PlacedText, in cell: Cell, _ body: (Spelling) -> Result) -> Result {
    table(of: cell).withText(of: text, body)
  }

  /// The hash under which the key of a row is looked for.
  func hashOfKey(of row: Row) -> UInt64 { table(of: row).hash(of: entry(of: row).key) }

  /// The comment of a key in one of its files.
  func comment(of cell: Cell) -> String? { entry(of: cell).comment.map { text(of: $0, in: cell) } }
}
