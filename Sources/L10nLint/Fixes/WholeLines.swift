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
    if isLineStart, end < count { end += breakLength(startingAt: end) }
    return ByteRange(UInt32(start), UInt32(end))
  }

  /// Of whole lines between two empty ones, one empty line goes as well.
  func withEmptyLineBehind(_ lines: ByteRange) -> ByteRange {
    let (start, end) = (Int(lines.start), Int(lines.end))
    guard start > 0, end < count, self[start - 1].isLineBreak, self[end].isLineBreak else { return lines }
    let above = start - breakLength(endingAt: start)
    guard above == 0 || self[above - 1].isLineBreak else { return lines }
    return ByteRange(lines.start, UInt32(end + breakLength(startingAt: end)))
  }

  private func breakLength(startingAt start: Int) -> Int {
    self[start] == 13 && start + 1 < count && self[start + 1] == 10 ? 2 : 1
  }

  private func breakLength(endingAt end: Int) -> Int {
    end > 1 && self[end - 1] == 10 && self[end - 2] == 13 ? 2 : 1
  }
}
