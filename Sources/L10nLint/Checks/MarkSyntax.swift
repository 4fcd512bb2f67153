import L10nSyntax

extension Check {
  /// Marks in comments of tables that are spaced in another way than the rest.
  static let markSyntax = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings, table.hasPlaces else { return }
      for comment in table.comments where table.source.withSpelling(comment, \.isUnevenMark) {
        pass.report(
          comment, in: file, "This mark is spaced unlike others: write `// MARK: text`")
      }
    })
}

extension Spelling {
  /// A line comment with a mark that is not written `// MARK: text`.
  fileprivate var isUnevenMark: Bool {
    guard hasPrefix("//") else { return false }
    let start = self[2...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? count
    let words: [StaticString] = ["MARK", "TODO", "FIXME"]
    guard let word = words.first(where: { holds($0, at: start) }) else { return false }
    let end = start + word.utf8CodeUnitCount
    let colon = self[end...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? count
    guard colon < count, self[colon] == UInt8(ascii: ":") else { return false }
    let isEven =
      start == 3 && colon == end && colon + 2 < count && self[2] == UInt8(ascii: " ")
      && self[colon + 1] == UInt8(ascii: " ") && self[colon + 2] > 0x20
    return !isEven
  }
}
