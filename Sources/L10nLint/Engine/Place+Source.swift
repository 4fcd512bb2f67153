import L10nSyntax

extension Place {
  /// Counts out the lines and columns of a range.
  package init(_ range: ByteRange, in source: SourceText, _ lines: LineIndex) {
    self.range = range
    start = Position(range.start, in: source, lines)
    end = Position(range.end, in: source, lines)
  }
}

extension Place.Position {
  package init(_ offset: UInt32, in source: SourceText, _ lines: LineIndex) {
    let (number, start) = lines.line(at: offset)
    self.init(
      line: number, column: Int(offset - start) + 1,
      utf16Column: lines.utf16Length(ByteRange(start, offset), of: source) + 1)
  }
}
