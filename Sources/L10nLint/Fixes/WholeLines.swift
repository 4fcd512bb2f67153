import L10nSyntax

extension SourceText {
  /// A range that is taken away: with its lines where nothing else stands on them, and else with the blanks in front.
  func withWholeLines(_ range: ByteRange) -> ByteRange {
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0, self[start - 1].isBlank { start -= 1 }
    var behind = end
    while behind < count, self[behind].isBlank { behind += 1 }
    // A byte order mark is no text.
    let isMark = start == 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
    let isLineStart = start == 0 || isMark || self[start - 1].isLineBreak
    guard behind == count || self[behind].isLineBreak else {
      // Something follows: what stood in front of the range stands in front of that.
      return isLineStart ? ByteRange(range.start, UInt32(behind)) : range
    }
    end = behind
    if isLineStart, end < count {
      let isPair = self[end] == 13 && end + 1 < count && self[end + 1] == 10
      end += isPair ? 2 : 1
    }
    return ByteRange(UInt32(start), UInt32(end))
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
