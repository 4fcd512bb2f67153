// The characters of JSON texts, made when somebody asks for them.

extension TextOutput {
  /// Backslashes of escapes that do not exist are dropped, and halves of characters become U+FFFD.
  mutating func decodeJSON(_ written: Spelling) -> DecodedCount {
    var offset = 0
    while offset < written.count {
      guard accepts(1) else { break }
      guard written[offset] == UInt8(ascii: "\\"), offset + 1 < written.count else {
        append(written[offset])
        offset += 1
        continue
      }
      if written[offset + 1] >= 0x80 {
        // A character of several bytes, which are copied one by one.
        offset += 1
        continue
      }
      let escape = JSONEscape(written, at: offset)
      guard accepts(UTF8.width(of: escape.code)) else { break }
      append(escape.code)
      offset += escape.length
    }
    return DecodedCount(made: count, read: offset)
  }
}

/// One escape of a JSON text; it never fails.
private struct JSONEscape {
  /// A scalar, or half of a pair that has no other half.
  var code: UInt32
  /// With the backslash.
  var length = 2

  /// The escape whose backslash stands at an offset, which is not the last one.
  init(_ written: Spelling, at backslash: Int) {
    let letter = written[backslash + 1]
    switch letter {
    case UInt8(ascii: "b"): code = 0x08
    case UInt8(ascii: "f"): code = 0x0C
    case UInt8(ascii: "n"): code = 0x0A
    case UInt8(ascii: "r"): code = 0x0D
    case UInt8(ascii: "t"): code = 0x09
    case UInt8(ascii: "u"):
      code = UInt32(letter)
      readUnits(written, at: backslash)
    default: code = UInt32(letter)
    }
  }

  private mutating func readUnits(_ written: Spelling, at backslash: Int) {
    guard let unit = Self.unit(written, at: backslash) else { return }
    (code, length) = (unit, 6)
    guard unit & 0xFC00 == 0xD800, let low = Self.unit(written, at: backslash + 6), low & 0xFC00 == 0xDC00
    else {
      return
    }
    (code, length) = (0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), 12)
  }

  /// The four digits of an escape `\u`.
  private static func unit(_ written: Spelling, at backslash: Int) -> UInt32? {
    guard written.holds("\\u", at: backslash), backslash + 6 <= written.count else { return nil }
    var unit: UInt32 = 0
    for offset in (backslash + 2)..<(backslash + 6) {
      guard let digit = written[offset].hexadecimalValue else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}

extension SourceText {
  /// Whether a text says `word`, however it is written.
  @inline(__always)
  func isSpelled(_ text: PlacedText, _ word: StaticString) -> Bool {
    if text.writing == .plain { return withSpelling(text.range) { $0.isSpelled(word) } }
    return withText(of: text) { $0.isSpelled(word) }
  }
}
