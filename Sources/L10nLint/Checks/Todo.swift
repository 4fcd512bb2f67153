import L10nSyntax

extension Check {
  /// Work that comments of tables still speak of.
  static let todo = Check(
    .resources { file, pass in
      guard let table = file.table, table.hasPlaces else { return }
      // The comments of a catalog belong to its keys.
      let texts = table.format == .catalog ? table.entries.compactMap { $0.comment?.range } : table.comments
      for comment in texts {
        for word in table.source.withSpelling(comment, \.openWork) {
          let range = ByteRange(
            comment.start + UInt32(word.lowerBound), comment.start + UInt32(word.upperBound))
          pass.report(
            range, in: file, "`\(table.source.string(range))` in a comment: something is not done yet")
        }
      }
    })
}

extension Spelling {
  /// Where the two words stand that mark open work.
  fileprivate var openWork: [Range<Int>] {
    var found: [Range<Int>] = []
    for (offset, byte) in enumerated() {
      let length: Int
      switch byte {
      case UInt8(ascii: "T") where holds("TODO:", at: offset): length = 4
      case UInt8(ascii: "F") where holds("FIXME:", at: offset): length = 5
      default: continue
      }
      // The end of a longer word is a name.
      if offset > 0, self[offset - 1].isASCIILetter { continue }
      found.append(offset..<offset + length)
    }
    return found
  }
}
