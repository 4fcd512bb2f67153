import L10nSyntax

extension Document {
  /// The first mark of a merge that nobody has finished: `<<<<<<< `, `=======` and `>>>>>>> `, each at the start of a line.
  /// What stands between them is not the code that somebody meant.
  var mergeConflict: ByteRange? {
    let marks = source.withBytes { bytes, count in Spelling(start: bytes, count: count).mergeMarks }
    return marks.first { mark in
      // In Swift such lines may also be part of a text or a comment, which the lexer knows.
      language != .swift || tree.problems.contains { $0.kind == .strayBytes && $0.range.start == mark.start }
    }
  }
}

extension SourceText {
  /// The first mark of a merge of a file that is no code.
  var mergeConflict: ByteRange? {
    withBytes { bytes, count in Spelling(start: bytes, count: count).mergeMarks.first }
  }

  /// What is said of such a mark in XML, where the rules of XML would be no help.
  static let leftMergeMark = "This is a merge conflict marker; finish the merge and remove it"

  /// The mark that explains why something at a place cannot be read: the first of a whole merge, or one that was left there.
  func mergeMark(explaining place: ByteRange) -> ByteRange? {
    if let mark = mergeConflict { return mark }
    return withBytes { bytes, count in
      var start = Int(place.start)
      while start < count, bytes[start] <= 0x20 { start += 1 }
      let text = Spelling(start: bytes, count: count)
      guard start < count, [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")].contains(bytes[start]),
        let mark = text.mark(of: bytes[start], around: start)
      else { return nil }
      return ByteRange(UInt32(mark), UInt32(mark + Spelling.markLength))
    }
  }
}

extension Spelling {
  /// The beginnings of unfinished merges.
  fileprivate var mergeMarks: [ByteRange] {
    var marks: [ByteRange] = []
    var start: Int?
    var isDivided = false
    var position = 0
    // Any seven bytes in a row have one at a multiple of seven: most of a file is passed over.
    while position < count {
      defer { position += Self.markLength }
      let byte = self[position]
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">"),
        let line = mark(of: byte, around: position)
      else { continue }
      switch byte {
      case UInt8(ascii: "<"): (start, isDivided) = (line, false)
      case UInt8(ascii: "="): isDivided = start != nil
      default:
        if let begin = start, isDivided {
          marks.append(ByteRange(UInt32(begin), UInt32(begin + Self.markLength)))
        }
        (start, isDivided) = (nil, false)
      }
    }
    return marks
  }

  fileprivate static var markLength: Int { 7 }

  /// Where the line begins that begins with a mark of seven such bytes; `nil` where there is none.
  fileprivate func mark(of byte: UInt8, around position: Int) -> Int? {
    var start = position
    while start > 0, position - start < Self.markLength, self[start - 1] == byte { start -= 1 }
    let end = start + Self.markLength
    guard start == 0 || self[start - 1].isLineBreak, end <= count,
      self[start..<end].allSatisfy({ $0 == byte })
    else { return nil }
    guard byte == UInt8(ascii: "=") else { return end < count && self[end] == 0x20 ? start : nil }
    return end == count || self[end].isLineBreak ? start : nil
  }
}
