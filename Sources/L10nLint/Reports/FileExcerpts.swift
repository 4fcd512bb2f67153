import L10nSyntax

/// What a report shows of one file: it is read again when its findings are written, so that no run carries texts along.
struct FileExcerpts {
  /// `nil` where the file cannot be read any more.
  let text: SourceText?
  let lines: LineIndex

  init(_ text: SourceText?) {
    self.text = text
    lines = LineIndex(text ?? SourceText(""))
  }

  /// Whether the file still has the text that a place was counted out in.
  func holds(_ place: Place) -> Bool {
    guard let text, place.range.start <= place.range.end, place.range.end <= text.count else { return false }
    return Place.Position(place.range.start, in: text, lines) == place.start
      && Place.Position(place.range.end, in: text, lines) == place.end
  }

  /// The place around a place: its lines and those beside them, or as much of them as is worth showing.
  func context(of place: Place) -> Place? {
    guard let text, holds(place) else { return nil }
    let first = lines.start(ofLine: max(1, place.start.line - 1)) ?? 0
    let behind = lines.start(ofLine: place.end.line + 2) ?? UInt32(text.count)
    let start = max(first, place.range.start - min(place.range.start, Self.margin))
    let end = min(behind, place.range.end + Self.margin)
    let range = ByteRange(text.scalarStart(start), max(text.scalarStart(end), place.range.end))
    let context = Place(range, in: text, lines)
    // Stray bytes take no column, and a context of the same columns is none.
    let isLarger =
      (context.start.line, context.start.utf16Column) < (place.start.line, place.start.utf16Column)
      || (place.end.line, place.end.utf16Column) < (context.end.line, context.end.utf16Column)
    return isLarger ? context : nil
  }

  /// The text of a range, or as much of it as a report quotes.
  func string(_ range: ByteRange) -> String {
    guard let text, range.start <= range.end, range.end <= text.count else { return "" }
    guard range.count > Self.mostBytes else { return text.string(range) }
    return text.string(ByteRange(range.start, text.scalarStart(range.start + UInt32(Self.mostBytes)))) + "…"
  }

  /// Code on one line, as much of it as a line of a list takes.
  func shortText(of range: ByteRange) -> String {
    let limited = ByteRange(range.start, min(range.end, range.start + Self.mostBytesOfLine))
    let text = String(decoding: text?.normalized(limited) ?? [], as: UTF8.self).unicodeScalars
    guard text.count > Self.lengthOfLine || limited != range else { return String(text) }
    return String(text.prefix(Self.lengthOfLine - 1)) + "…"
  }

  private static let mostBytes = 1000
  /// Characters in a line of a list, and bytes that are read for them: more than they take, as code is indented.
  private static let (lengthOfLine, mostBytesOfLine): (Int, UInt32) = (60, 200)
  /// Bytes shown on each side of a place at most.
  private static let margin: UInt32 = 300
}

extension SourceText {
  /// The bytes of a range with every run of white space as one space: the same however the code is indented.
  func normalized(_ range: ByteRange) -> [UInt8] {
    guard range.start <= range.end, range.end <= count else { return [] }
    var normal: [UInt8] = []
    for byte in self[range] {
      if byte != UInt8(ascii: " "), !(9...13).contains(byte) {
        normal.append(byte)
      } else if let last = normal.last, last != UInt8(ascii: " ") {
        normal.append(UInt8(ascii: " "))
      }
    }
    if normal.last == UInt8(ascii: " ") { normal.removeLast() }
    return normal
  }

  /// The start of the character that an offset stands in; lines of megabytes are cut there.
  func scalarStart(_ offset: UInt32) -> UInt32 {
    var start = Int(offset)
    var steps = 0
    while start > 0, start < count, steps < 3, self[start] & 0xC0 == 0x80 {
      start -= 1
      steps += 1
    }
    return UInt32(start)
  }
}
