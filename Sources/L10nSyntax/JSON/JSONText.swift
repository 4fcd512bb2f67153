// The characters of JSON texts, made when somebody asks for them.

/// The UTF-8 that a text of a JSON file stands for, byte by byte. Escapes that do not exist stand for their
/// character, and halves of characters for U+FFFD.
package struct JSONText: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// The offset in the file of the character or escape that the last byte came from.
  package private(set) var place: Int
  /// What is left of an escape, lowest byte first.
  private var rest: UInt32 = 0
  private var restCount = 0
  private let isEscaped: Bool

  package init(_ text: PlacedText, in source: SourceText) {
    bytes = source[text.range]
    position = bytes.startIndex
    place = bytes.startIndex
    isEscaped = text.writing == .json
  }

  package mutating func next() -> UInt8? {
    if restCount > 0 {
      restCount -= 1
      defer { rest >>= 8 }
      return UInt8(truncatingIfNeeded: rest)
    }
    guard position < bytes.endIndex else { return nil }
    let byte = bytes[position]
    if byte & 0xC0 != 0x80 { place = position }
    position += 1
    guard isEscaped, byte == UInt8(ascii: "\\"), position < bytes.endIndex else { return byte }
    return unescaped()
  }

  private mutating func unescaped() -> UInt8 {
    let letter = bytes[position]
    // The rest of a character above ASCII is read as usual.
    position += 1
    switch letter {
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      guard let unit = codeUnit() else { return letter }
      return encode(scalar(unit))
    default: return letter
    }
  }

  private mutating func scalar(_ unit: UInt32) -> Unicode.Scalar {
    guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let start = position
    if position + 1 < bytes.endIndex, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      if let low = codeUnit(), low & 0xFC00 == 0xDC00 {
        return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
      }
      position = start
    }
    return "\u{FFFD}"
  }

  /// Reads four digits, or nothing where they are none.
  private mutating func codeUnit() -> UInt32? {
    guard position + 4 <= bytes.endIndex else { return nil }
    let unit = bytes[position..<position + 4].withUnsafeBufferPointer { $0.baseAddress?.jsonCodeUnit }
    guard let unit else { return nil }
    position += 4
    return UInt32(unit)
  }

  private mutating func encode(_ scalar: Unicode.Scalar) -> UInt8 {
    let units = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    rest = 0
    restCount = units.count - 1
    var first: UInt8 = 0
    for (index, unit) in units.enumerated() {
      if index == 0 { first = unit } else { rest |= UInt32(unit) << UInt32(8 * (index - 1)) }
    }
    return first
  }
}

extension SourceText {
  /// What a text of a JSON file says.
  package func jsonString(_ text: PlacedText) -> String {
    guard text.writing == .json else { return string(text.range) }
    return String(decoding: jsonBytes(text), as: UTF8.self)
  }

  package func jsonBytes(_ text: PlacedText) -> [UInt8] {
    guard text.writing == .json else { return Array(self[text.range]) }
    return Array(JSONText(text, in: self))
  }

  /// Whether a text of a JSON file says `word`.
  package func isJSON(_ text: PlacedText, _ word: StaticString) -> Bool {
    if text.writing != .json { return withSpelling(text.range) { $0.isSpelled(word) } }
    var bytes = JSONText(text, in: self)
    for offset in 0..<word.utf8CodeUnitCount where bytes.next() != word.utf8Start[offset] { return false }
    return bytes.next() == nil
  }
}
