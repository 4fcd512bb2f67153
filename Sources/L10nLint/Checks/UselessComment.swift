import L10nSyntax

extension Check {
  /// Comments in tables that tell a translator nothing.
  static let uselessComment = Check(
    .tables { joined, pass in
      guard !joined.isOfInterface(pass.project.resources.layout), !joined.isOfInformation,
        joined.languages[0].tag != nil
      else { return }
      let placeholders = pass.options.list("placeholders")
      for row in joined.rows where joined.first(of: row).language == 0 {
        let (file, table) = (joined.file(of: row), joined.table(of: row))
        let entry = joined.entry(of: row)
        guard let comment = entry.comment, entry.isTranslatable, entry.extraction != .stale,
          // A comment to the end of the line is most often the heading of a section.
          !file.text.isLineComment(at: comment.range.start)
        else { continue }
        let words = table.text(of: comment).plainWords
        if words.isEmpty || placeholders.contains(words) {
          pass.report(
            comment.range, in: file,
            "The comment says nothing: translators cannot tell what the text is for",
            confidence: .likely)
        } else if joined.says(joined.first(of: row), words) {
          pass.report(
            comment.range, in: file, "The comment only repeats the text: translators learn nothing from it",
            confidence: .likely)
        }
      }
    })
}

extension JoinedTable {
  /// Whether the key or a text of a cell is just these words.
  fileprivate func says(_ cell: Cell, _ words: String) -> Bool {
    key(of: cell).plainWords == words
      || values(of: cell).contains { text(of: $0.text, in: cell).plainWords == words }
  }
}

extension SourceText {
  /// Whether the text of a comment that starts here stands behind `//`.
  fileprivate func isLineComment(at start: UInt32) -> Bool {
    var position = Int(start) - 1
    while position > 0, self[position] == 0x20 || self[position] == 0x09 { position -= 1 }
    return position > 0 && self[position] == UInt8(ascii: "/") && self[position - 1] == UInt8(ascii: "/")
  }
}
