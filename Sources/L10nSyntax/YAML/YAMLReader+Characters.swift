extension YAMLReader {
  /// Finds the first byte that is not UTF-8 and the first character that YAML does not allow.
  ///
  /// U+0085, U+2028 and U+2029 end a line for YAML 1.1 and are text for YAML 1.2, so they are refused too.
  func checkCharacters() throws(YAMLError) {
    var reader = self
    reader.skipByteOrderMark()
    while !reader.isAtEnd {
      let byte = reader.peek()
      switch byte {
      case 0x20...0x7E, UInt8(ascii: "\t"): reader.offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): reader.skipBreak()
      case 0..<0x80: throw reader.failure(.character(UInt32(byte)))
      default:
        guard let (code, length) = reader.multibyteCharacter else { throw reader.failure(.invalidUTF8) }
        guard Self.isAllowed(code) else { throw reader.failure(.character(code)) }
        reader.offset += length
      }
    }
  }

  private static func isAllowed(_ code: UInt32) -> Bool {
    switch code {
    case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// The character of two to four bytes that stands here; nil when the bytes are not UTF-8.
  private var multibyteCharacter: (code: UInt32, length: Int)? {
    let (lead, second) = (peek(), peek(1))
    let length: Int
    let allowedSecond: ClosedRange<UInt8>
    // The ranges of the second byte leave out overlong forms, surrogates and codes above U+10FFFF.
    switch lead {
    case 0xC2...0xDF: (length, allowedSecond) = (2, 0x80...0xBF)
    case 0xE0: (length, allowedSecond) = (3, 0xA0...0xBF)
    case 0xED: (length, allowedSecond) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, allowedSecond) = (3, 0x80...0xBF)
    case 0xF0: (length, allowedSecond) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, allowedSecond) = (4, 0x80...0xBF)
    case 0xF4: (length, allowedSecond) = (4, 0x80...0x8F)
    default: return nil
    }
    guard allowedSecond.contains(second) else { return nil }
    var code = UInt32(lead) & (0x7F >> UInt32(length))
    for distance in 1..<length {
      let byte = peek(distance)
      guard byte & 0xC0 == 0x80 else { return nil }
      code = code << 6 | UInt32(byte & 0x3F)
    }
    return (code, length)
  }
}
