import L10nSyntax

/// A line of source with carets under a part of it, as a terminal shows it: where the part is on several lines, the first.
struct MarkedLine: Equatable {
  /// Without its line end, tabs as spaces, and what would not be seen as escapes.
  let text: String
  /// Spaces and carets, cell by cell below `text`.
  let carets: String

  /// Shows as much of the line around the range as fits in `width` cells.
  init(_ range: ByteRange, in source: SourceText, _ lines: LineIndex, width: Int) {
    let width = max(width, 20)
    let line = source.line(around: range.start, lines)
    let marked = ByteRange(range.start, max(range.start, min(range.end, line.end)))
    // A character has four bytes at most; a few more for marks above and below letters.
    let margin = UInt32(width * 8)
    let start = source.characterStart(max(line.start, marked.start - min(marked.start, margin)))
    let middle = source.characterStart(min(marked.end, marked.start + margin))
    let end = source.characterStart(min(line.end, middle + margin))
    var cells = LineCells(
      before: source.string(ByteRange(min(start, marked.start), marked.start)),
      marked: source.string(ByteRange(marked.start, max(middle, marked.start))),
      after: source.string(ByteRange(max(middle, marked.start), max(end, middle, marked.start))))
    cells.widenOverRightToLeft()
    (text, carets) = cells.rendered(
      width: width, isCutBefore: start > line.start, isCutAfter: end < line.end)
  }
}

extension SourceText {
  /// The line of an offset without its end.
  fileprivate func line(around offset: UInt32, _ lines: LineIndex) -> ByteRange {
    let (number, start) = lines.line(at: offset)
    var end = lines.start(ofLine: number + 1) ?? UInt32(count)
    while end > start, self[Int(end) - 1].isLineBreak { end -= 1 }
    return ByteRange(start, max(end, min(offset, UInt32(count))))
  }

  /// The start of the character an offset stands in.
  fileprivate func characterStart(_ offset: UInt32) -> UInt32 {
    var start = Int(offset)
    while start > 0, start < count, start + 3 > Int(offset), self[start] & 0xC0 == 0x80 { start -= 1 }
    return UInt32(start)
  }
}

/// The characters of a line and the cells they take.
private struct LineCells {
  private struct Cell {
    var text: String
    var start: Int
    var width: Int
    var isMarked: Bool
    var direction: Direction

    var end: Int { start + width }
  }

  private enum Direction { case left, right, digit, neutral }

  private var cells: [Cell] = []
  /// Where an empty range stands.
  private var point = 0

  private static let tabStop = 4

  init(before: String, marked: String, after: String) {
    let range = before.utf8.count..<before.utf8.count + marked.utf8.count
    var offset = 0
    var column = 0
    point = -1
    for character in before + marked + after {
      let length = character.utf8.count
      if point < 0, offset >= range.lowerBound { point = column }
      let isMarked = offset < range.upperBound && offset + length > range.lowerBound
      let (text, width) = Self.shown(character, at: column)
      cells.append(
        Cell(
          text: text, start: column, width: width, isMarked: isMarked,
          direction: Self.direction(of: character)))
      offset += length
      column += width
    }
    if point < 0 { point = column }
  }

  /// What stands for a character, and how wide that is.
  private static func shown(_ character: Character, at column: Int) -> (String, Int) {
    if character == "\t" {
      let width = tabStop - column % tabStop
      return (String(repeating: " ", count: width), width)
    }
    let plain = String(character)
    let printable = plain.printable
    let width = character.cells
    if width > 0, printable.utf8.elementsEqual(plain.utf8) { return (plain, width) }
    // What nobody sees may be what the finding is about.
    let escaped = plain.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    return (escaped, escaped.utf8.count)
  }

  private static func direction(of character: Character) -> Direction {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    if scalar.isRightToLeft { return .right }
    if scalar.properties.isAlphabetic { return .left }
    return scalar.properties.numericType == nil ? .neutral : .digit
  }

  /// Terminals that put right-to-left text in order move characters within a run of it, others do not. Carets under the
  /// whole run are right for both.
  mutating func widenOverRightToLeft() {
    var index = 0
    while index < cells.count {
      guard cells[index].direction == .right else {
        index += 1
        continue
      }
      var last = index
      var next = index
      while next < cells.count, cells[next].direction != .left {
        if cells[next].direction != .neutral { last = next }
        next += 1
      }
      if cells[index...last].contains(where: \.isMarked) {
        for cell in index...last { cells[cell].isMarked = true }
      }
      index = next
    }
  }

  func rendered(width: Int, isCutBefore: Bool, isCutAfter: Bool) -> (text: String, carets: String) {
    let mark =
      (cells.first(where: \.isMarked)?.start ?? point)..<(cells.last(where: \.isMarked)?.end ?? point + 1)
    let whole = cells.last?.end ?? 0
    var first = 0
    let isLong = whole + (isCutBefore ? 1 : 0) + (isCutAfter ? 1 : 0) > width
    if isLong, isCutBefore || mark.upperBound > width - 2, mark.lowerBound > width / 3 {
      // A third of the line in front of a short range, less in front of a long one, so that its end is seen too.
      first = mark.lowerBound - max(1, min(width / 3, (width - mark.count) / 2))
    }
    var text = first > 0 || isCutBefore ? "…" : ""
    var carets = text.isEmpty ? "" : " "
    var column = carets.utf8.count
    var position = cells.firstIndex { $0.start >= first } ?? cells.count
    let isMarkEmpty = !cells.contains(where: \.isMarked)
    while position < cells.count {
      let cell = cells[position]
      let isLast = position + 1 == cells.count && !isCutAfter
      guard column + cell.width <= (isLast ? width : width - 1) else { break }
      text += cell.text
      let isPoint = isMarkEmpty && cell.start == point
      carets += isPoint ? "^" : ""
      carets += String(repeating: cell.isMarked ? "^" : " ", count: cell.width - (isPoint ? 1 : 0))
      column += cell.width
      position += 1
    }
    if position < cells.count || isCutAfter { text += "…" }
    if isMarkEmpty, point >= whole { carets += "^" }
    return (text, String(carets.trimmingEnd))
  }
}

extension String {
  fileprivate var trimmingEnd: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}
