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
        var surplus: [ByteRange] = []
        while let comment = comments.first, Int(comment.start) < start {
          comments.removeFirst()
          guard Int(comment.start) >= end else { continue }
          surplus += table.source.surplusLines(end..<Int(comment.start))
          end = Int(comment.end)
        }
        if start > end { surplus += table.source.surplusLines(end..<start) }
        if start > end, !surplus.isEmpty {
          pass.report(
            entry.key.range, in: file, "Several empty lines before this entry: one is enough",
            fix: ProposedFix(
              safety: .safe, title: "Leave one empty line", edits: surplus.map { .delete($0) }))
        }
        end = Int(entry.range.end)
      }
    })
}

extension SourceText {
  /// The line ends behind the first two of a row: two lines in a row are empty there. A comment that ends with its line
  /// has no line end in it.
  fileprivate func surplusLines(_ range: Range<Int>) -> [ByteRange] {
    withBytes { bytes, _ in
      var ends = 0
      var found: [ByteRange] = []
      for offset in range {
        let isPair = bytes[offset] == 0x0D && bytes[offset + 1] == 0x0A
        guard bytes[offset] == 0x0A || bytes[offset] == 0x0D else {
          ends = 0
          continue
        }
        if ends >= 2 {
          let place = UInt32(offset)
          if let last = found.last, last.end == place {
            found[found.count - 1].end = place + 1
          } else {
            found.append(ByteRange(place, place + 1))
          }
        }
        if !isPair { ends += 1 }
      }
      return found
    }
  }
}
