// The characters of a text in XML.

extension TextOutput {
  /// References become characters, CDATA and comments lose their marks, and every line end is one line feed, or a space
  /// in an attribute. What is no reference stays as it is written.
  mutating func decodeMarkup(_ written: Spelling, isAttribute: Bool) -> DecodedCount {
    guard let bytes = written.baseAddress else { return DecodedCount(made: 0, read: 0) }
    var position = 0
    while position < written.count {
      let byte = written[position]
      if byte == UInt8(ascii: "<"), !isAttribute, let end = decodeMarked(written, from: position) {
        position = end
        continue
      }
      guard accepts(1) else { break }
      switch byte {
      case UInt8(ascii: "&"):
        let length = decodeReference(MarkupReference(bytes + position, written.count - position))
        guard length > 0 else { return DecodedCount(made: count, read: position) }
        position += length
      case UInt8(ascii: "\r"):
        append(UInt8(isAttribute ? 32 : 10))
        position += written.holds("\n", at: position + 1) ? 2 : 1
      case UInt8(ascii: "\n") where isAttribute, UInt8(ascii: "\t") where isAttribute:
        append(UInt8(ascii: " "))
        position += 1
      default:
        append(byte)
        position += 1
      }
    }
    return DecodedCount(made: count, read: position)
  }

  /// How many bytes were decoded: none of a character that is too much, and the `&` alone of what is no reference.
  private mutating func decodeReference(_ reference: MarkupReference) -> Int {
    guard let scalar = reference.scalar else {
      append(UInt8(ascii: "&"))
      return 1
    }
    guard accepts(UTF8.width(scalar)) else { return 0 }
    append(scalar.value)
    return reference.length
  }

  /// Decodes CDATA and steps over comments and instructions; `nil` where a `<` is a character. Otherwise the place behind
  /// it, or that of the byte that is too much.
  private mutating func decodeMarked(_ written: Spelling, from start: Int) -> Int? {
    if written.holds("<!--", at: start) { return Self.end(of: "-->", written, from: start + 4) }
    if written.holds("<?", at: start) { return Self.end(of: "?>", written, from: start + 2) }
    guard written.holds("<![CDATA[", at: start) else { return nil }
    var position = start + 9
    while position < written.count, !written.holds("]]>", at: position) {
      guard accepts(1) else { return position }
      let isReturn = written[position] == UInt8(ascii: "\r")
      append(isReturn ? UInt8(ascii: "\n") : written[position])
      position += isReturn && written.holds("\n", at: position + 1) ? 2 : 1
    }
    return min(position + 3, written.count)
  }

  private static func end(of mark: StaticString, _ written: Spelling, from start: Int) -> Int {
    var position = start
    while position < written.count, !written.holds(mark, at: position) { position += 1 }
    return min(position + mark.utf8CodeUnitCount, written.count)
  }

  /// Characters that are no part of base64, such as line ends, say nothing.
  mutating func decodeBase64(_ written: Spelling) -> DecodedCount {
    var bits: UInt32 = 0
    var bitCount = 0
    for (offset, byte) in written.enumerated() {
      guard let value = byte.base64Value else { continue }
      guard accepts(1) else { return DecodedCount(made: count, read: offset) }
      bits = bits << 6 | value
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
    }
    return DecodedCount(made: count, read: written.count)
  }
}

extension UInt8 {
  fileprivate var base64Value: UInt32? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(self - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(self - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
