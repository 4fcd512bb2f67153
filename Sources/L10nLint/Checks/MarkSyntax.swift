import L10nSyntax

extension Check {
  /// Marks in comments of tables that are spaced in another way than the rest.
  static let markSyntax = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings, table.hasPlaces else { return }
      for comment in table.comments where table.source.withSpelling(comment, \.isUnevenMark) {
        let head = table.source.withSpelling(comment, \.markHead)
        pass.report(
          comment, in: file, "Spacing of this mark is not standard: write `// MARK: text`",
          fix: head.map { head in
            .safe(
              "Write `// \(head.word): `",
              .replace(ByteRange(comment.start, comment.start + head.end), "// \(head.word): "))
          })
      }
    })
}

extension Spelling {
  /// A line comment with a mark that is not written `// MARK: text`.
  fileprivate var isUnevenMark: Bool {
    guard let (word, start, colon) = mark else { return false }
    let isEven =
      start == 3 && colon == start + word.utf8CodeUnitCount && colon + 2 < count
      && self[2] == UInt8(ascii: " ") && self[colon + 1] == UInt8(ascii: " ") && self[colon + 2] > 0x20
    return !isEven
  }

  /// The word of a mark, and where the text behind its colon begins; `nil` where there is none.
  fileprivate var markHead: (word: String, end: UInt32)? {
    guard let (word, _, colon) = mark else { return nil }
    let end = firstBehindBlanks(colon + 1)
    return end < count && self[end] > 0x20 ? ("\(word)", UInt32(end)) : nil
  }

  private var mark: (word: StaticString, start: Int, colon: Int)? {
    guard hasPrefix("//") else { return nil }
    let start = firstBehindBlanks(2)
    let words: [StaticString] = ["MARK", "TODO", "FIXME"]
    guard let word = words.first(where: { holds($0, at: start) }) else { return nil }
    let colon = firstBehindBlanks(start + word.utf8CodeUnitCount)
    return colon < count && self[colon] == UInt8(ascii: ":") ? (word, start, colon) : nil
  }

  private func firstBehindBlanks(_ start: Int) -> Int {
    self[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? count
  }
}
