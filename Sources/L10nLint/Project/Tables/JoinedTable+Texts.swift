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

  /// The comment above the entries that stand line by line in front of one, without a blank line between them.
  func commentOfGroup(around cell: Cell) -> String? {
    let table = table(of: cell)
    guard cell.language == 0, table.format == .strings else { return nil }
    var number = Int(cell.entry)
    for _ in 0..<Self.longestGroup where number > 0 {
      let (entry, last) = (table.entries[number], table.entries[number - 1])
      guard last.range.end <= entry.range.start else { return nil }
      let between = table.source[ByteRange(last.range.end, entry.range.start)]
      guard between.allSatisfy({ $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ";") }),
        between.count(where: { $0 == UInt8(ascii: "\n") }) == 1
      else { return nil }
      if let comment = last.comment {
        let text = text(of: comment, in: cell)
        // Behind an entry it speaks of that one alone; a few words are the name of a screen.
        return comment.range.end <= last.range.start && text.split(separator: " ").count > 4 ? text : nil
      }
      number -= 1
    }
    return nil
  }

  private static let longestGroup = 12
}
