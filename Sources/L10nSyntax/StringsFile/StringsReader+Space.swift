extension StringsReader {
  /// Steps over white space and comments. U+00A0 and other wide or invisible spaces are none for the system.
  mutating func skipSpace() {
    while true {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 11, 12: offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd()
      case 0xE2 where isAtLineSeparator: offset += 3
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"): skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipLineEnd() {
    offset += byte == UInt8(ascii: "\r") && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
    lineEnds += 1
    // What a blank line parts from the next entry is a heading.
    if lineEnds > 1 { comment = nil }
    isBehindEntry = false
  }

  /// U+2028 or U+2029.
  private var isAtLineSeparator: Bool {
    byte == 0xE2 && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8
  }

  private mutating func skipLineComment() {
    let start = offset
    offset += 2
    while !isAtEnd, !byte.isLineBreak, !isAtLineSeparator { offset += 1 }
    table.comments.append(range(start, offset))
    var text = PlacedText(trimmed(start + 2, offset))
    if let first = comment, isLineComment, lineEnds == 1 {
      text = PlacedText(ByteRange(first.range.start, text.range.end), .lineComments)
    }
    keep(text)
    isLineComment = true
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset = bytes.offset(of: UInt8(ascii: "*"), or: UInt8(ascii: "*"), from: start + 2, to: count)
    while !isAtEnd, bytes[offset + 1] != UInt8(ascii: "/") {
      offset = bytes.offset(of: UInt8(ascii: "*"), or: UInt8(ascii: "*"), from: offset + 1, to: count)
    }
    let end = offset
    // An asterisk may be the last byte of the file.
    if offset + 2 > count { openComment = start }
    offset = min(offset + 2, count)
    table.comments.append(range(start, offset))
    keep(PlacedText(trimmed(start + 2, end)))
    isLineComment = false
  }

  /// A comment belongs to the next entry, or to the one that ends on its line.
  private mutating func keep(_ text: PlacedText) {
    if isBehindEntry, isAtLineEnd, let last = table.entries.indices.last {
      if table.entries[last].comment == nil { table.entries[last].comment = text }
    } else {
      comment = text
    }
    lineEnds = 0
  }

  private var isAtLineEnd: Bool {
    var place = offset
    while bytes[place].isBlank { place += 1 }
    return place >= count || bytes[place].isLineBreak
  }

  /// A range without the white space at its ends.
  private func trimmed(_ start: Int, _ end: Int) -> ByteRange {
    var (start, end) = (start, max(start, end))
    while start < end, bytes[start].isBlank || bytes[start].isLineBreak { start += 1 }
    while start < end, bytes[end - 1].isBlank || bytes[end - 1].isLineBreak { end -= 1 }
    return range(start, end)
  }
}
