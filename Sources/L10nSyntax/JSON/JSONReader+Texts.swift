extension JSONReader {
  typealias Text = (range: ByteRange, isEscaped: Bool)

  @inline(__always)
  mutating func readKey() -> JSONKey {
    let (range, isEscaped) = readText()
    return JSONKey(range: range, flags: isEscaped ? [.hasKey, .isKeyEscaped] : .hasKey)
  }

  /// Reads a text from its quote to behind the other one.
  @inline(__always)
  mutating func readText() -> Text {
    let start = cursor + 1
    let stop = endOfPlainText(start)
    if stop.pointee == UInt8(ascii: "\"") {
      cursor = stop + 1
      return (ByteRange(offset(start), offset(stop)), false)
    }
    return readOddText(start, stop, closedBy: UInt8(ascii: "\""))
  }

  /// Goes on behind plain characters: at an escape, at something broken, at the end.
  @inline(never)
  private mutating func readOddText(
    _ start: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>, closedBy quote: UInt8
  ) -> Text {
    var isEscaped = false
    var hasControl = false
    cursor = stop
    while true {
      let byte = cursor.pointee
      if byte == quote {
        cursor += 1
        return (ByteRange(offset(start), offset(cursor) - 1), isEscaped)
      }
      switch byte {
      case UInt8(ascii: "\\"):
        isEscaped = true
        readEscape()
      case UInt8(ascii: "\""): cursor += 1
      case 0x0A, 0x0D: return unclosed(start, isEscaped: isEscaped)
      case 0..<0x20:
        if isAtEnd { return unclosed(start, isEscaped: isEscaped) }
        cursor += 1
        if !hasControl { report(.controlCharacter, from: cursor - 1) }
        hasControl = true
      default:
        let length = cursor.lengthOfUTF8
        cursor += max(length, 1)
        if length == 0 { report(.invalidUTF8, from: cursor - 1) }
      }
      if quote == UInt8(ascii: "\"") { cursor = endOfPlainText(cursor) }
    }
  }

  private mutating func unclosed(_ start: UnsafePointer<UInt8>, isEscaped: Bool) -> Text {
    report(.unclosedText, from: start - 1)
    return (range(from: start), isEscaped)
  }

  /// The next quote, backslash, control character or broken UTF-8. The zeros behind the text stop it.
  @inline(__always)
  private func endOfPlainText(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = start
    while true {
      let eight = EightBytes(position)
      let odd =
        eight.equal(to: UInt8(ascii: "\"")) | eight.equal(to: UInt8(ascii: "\\")) | eight.less(than: 0x20)
        | eight.beyondASCII
      guard odd != 0 else {
        position += 8
        continue
      }
      position += odd.trailingZeroBitCount >> 3
      guard position.pointee >= 0x80 else { return position }
      repeat {
        let length = position.lengthOfUTF8
        if length == 0 { return position }
        position += length
      } while position.pointee >= 0x80
    }
  }
}

// MARK: - Escapes

extension JSONReader {
  private mutating func readEscape() {
    let start = cursor
    cursor += 2
    switch start[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"): readCodeUnits(start)
    case 0..<0x20:
      // A line end or the end of the file is not part of the escape.
      cursor = start + 1
      report(.escape, from: start)
    default:
      cursor = start + 1
      cursor += max(cursor.lengthOfUTF8, 1)
      report(.escape, from: start)
    }
  }

  private mutating func readCodeUnits(_ start: UnsafePointer<UInt8>) {
    guard let unit = (start + 2).jsonCodeUnit else { return report(.escapeDigits, from: start) }
    cursor = start + 6
    guard unit & 0xF800 == 0xD800 else { return }
    if unit < 0xDC00, start[6] == UInt8(ascii: "\\"), start[7] == UInt8(ascii: "u"),
      let low = (start + 8).jsonCodeUnit, low & 0xFC00 == 0xDC00
    {
      cursor = start + 12
    } else {
      report(.loneSurrogate, from: start)
    }
  }
}

// MARK: - Wrong quotes

extension JSONReader {
  /// A text in `'` or in typographic quotes; `nil` where there is none.
  mutating func readWronglyQuotedText() -> Text? {
    let start = cursor
    if start.pointee == UInt8(ascii: "'") {
      let text = readOddText(start + 1, start + 1, closedBy: UInt8(ascii: "'"))
      report(.singleQuotes, from: start)
      return text
    }
    guard start.isTypographicQuote else { return nil }
    cursor += 3
    while cursor < end, cursor.pointee != 0x0A, cursor.pointee != 0x0D {
      if cursor.isTypographicQuote || cursor.pointee == UInt8(ascii: "\"") {
        let content = range(from: start + 3)
        cursor += cursor.pointee == UInt8(ascii: "\"") ? 1 : 3
        report(.typographicQuotes, from: start)
        return (content, false)
      }
      cursor += 1
    }
    report(.typographicQuotes, from: start)
    return (range(from: start + 3), false)
  }
}

extension UnsafePointer<UInt8> {
  /// “ ” „ ‟
  fileprivate var isTypographicQuote: Bool { self[0] == 0xE2 && self[1] == 0x80 && 0x9C...0x9F ~= self[2] }

  /// How many bytes the character here has; 0 where it is broken.
  @inline(__always)
  fileprivate var lengthOfUTF8: Int {
    let first = pointee
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return isContinued(1) ? 2 : 0
    case 0xE0...0xEF:
      guard isContinued(1), isContinued(2) else { return 0 }
      // Overlong forms and halves of surrogate pairs.
      if first == 0xE0, self[1] < 0xA0 { return 0 }
      return first == 0xED && self[1] > 0x9F ? 0 : 3
    case 0xF0...0xF4:
      guard isContinued(1), isContinued(2), isContinued(3) else { return 0 }
      if first == 0xF0, self[1] < 0x90 { return 0 }
      return first == 0xF4 && self[1] > 0x8F ? 0 : 4
    default: return 0
    }
  }

  @inline(__always)
  private func isContinued(_ distance: Int) -> Bool { self[distance] & 0xC0 == 0x80 }

  /// Four hexadecimal digits.
  fileprivate var jsonCodeUnit: UInt16? {
    var unit: UInt16 = 0
    for distance in 0..<4 {
      guard let digit = self[distance].hexadecimalValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
