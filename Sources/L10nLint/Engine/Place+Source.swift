import L10nSyntax

extension Place {
  /// Counts out the lines and columns of a range.
  init(_ range: ByteRange, in source: SourceText, _ lines: LineIndex) {
    self.range = range
    start = Position(range.start, in: source, lines)
    end = Position(range.end, in: source, lines)
  }
}

extension Place.Position {
  init(_ offset: UInt32, in source: SourceText, _ lines: LineIndex) {
    let (number, start) = lines.line(at: offset)
    line = number
    column = Int(offset - start) + 1
    utf16Column = source.utf16Length(ByteRange(start, offset)) + 1
  }
}

extension SourceText {
  /// How many UTF-16 code units the bytes of a range are: one a scalar, two above U+FFFF.
  func utf16Length(_ range: ByteRange) -> Int {
    var length = 0
    for byte in self[range] where byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
    return length
  }
}
