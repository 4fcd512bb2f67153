import L10nSyntax

extension Check {
  /// More than one empty line before an entry.
  static let multiLinefeed = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings, table.hasPlaces else { return }
      var end = 0
      var comments = table.comments[...]
      for entry in table.entries {
        let start = Int(entry.range.start)
        var isApart = false
        while let comment = comments.first, Int(comment.start) < start {
          comments.removeFirst()
          guard Int(comment.start) >= end else { continue }
          isApart = isApart || table.source.hasEmptyLines(end..<Int(comment.start))
          end = Int(comment.end)
        }
        if start > end, isApart || table.source.hasEmptyLines(end..<start) {
          pass.report(
            entry.key.range, in: file, "Several empty lines stand before this entry: one parts it enough")
        }
        end = Int(entry.range.end)
      }
    })
}

extension SourceText {
  /// Whether two lines in a row are empty there. A comment that ends with its line has no line end in it.
  fileprivate func hasEmptyLines(_ range: Range<Int>) -> Bool {
    withBytes { bytes, _ in
      var ends = 0
      for offset in range {
        switch bytes[offset] {
        case 0x0A: ends += 1
        case 0x0D where bytes[offset + 1] == 0x0A: continue
        case 0x0D: ends += 1
        default: ends = 0
        }
        if ends > 2 { return true }
      }
      return false
    }
  }
}
