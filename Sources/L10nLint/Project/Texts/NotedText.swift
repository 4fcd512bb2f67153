import L10nSyntax

// The comment that Interface Builder writes for each text of an object.

extension Spelling {
  /// What it notes of the text in the base language: `Total` of
  /// `Class = "UILabel"; text = "Total"; ObjectID = "a1b-2c-d3e";`.
  var notedText: Spelling? {
    guard let end = indices.last(where: { holds("\"; ObjectID = \"", at: $0) }),
      let mark = indices.first(where: { holds("; ", at: $0) && $0 < end }),
      let quote = indices.first(where: { $0 > mark && holds("= \"", at: $0) }), quote + 3 <= end
    else { return nil }
    return Spelling(rebasing: self[(quote + 3)..<end])
  }
}

extension JoinedTable {
  /// Whether the text of a row is that of an object of an interface file, as its comment says, and its key is none:
  /// `Entry = "74.title"; Class = "NSTextFieldCell"`.
  func isCopiedFromInterface(_ row: Row) -> Bool {
    let (table, entry) = (table(of: row), entry(of: row))
    guard let comment = entry.comment,
      table.withText(of: comment, { $0.holds("; Class = \"") || $0.hasPrefix("Class = \"") })
    else { return false }
    return table.withText(of: entry.key) { !$0.isObjectKey }
  }

  /// Whether the comment of a row notes a base text of which something holds.
  func notes(_ row: Row, _ isWanted: (Spelling) -> Bool) -> Bool {
    let cells = cells(of: row)
    return cells.contains { cell in
      guard let comment = entry(of: cell).comment else { return false }
      return withText(of: comment, in: cell) { $0.notedText.map(isWanted) ?? false }
    }
  }

  /// Whether all texts of a row are what the object said when they were exported: nobody has translated them.
  func isAsNoted(_ row: Row) -> Bool {
    cells(of: row).allSatisfy { cell in
      guard let text = text(of: cell), let comment = entry(of: cell).comment else { return false }
      return withText(of: comment, in: cell) { comment in
        withText(of: text.text, in: cell) { text in comment.notedText.map { $0.elementsEqual(text) } ?? false
        }
      }
    }
  }
}
