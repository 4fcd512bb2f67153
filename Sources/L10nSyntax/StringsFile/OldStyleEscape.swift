/// One escape of a property list in the old style, as the system reads it: it never fails.
struct OldStyleEscape {
  /// A UTF-16 code unit, which may be half of a pair; for an unknown escape the byte behind the backslash.
  var code: UInt32
  /// With the backslash.
  var length: Int
  var kind: Kind

  enum Kind {
    case known
    /// Digits in base 8, in NeXTSTEP's character set.
    case octal
    /// `\U` and up to four digits.
    case unicode
    /// The system drops the backslash and keeps the character.
    case unknown
  }

  /// The escape whose backslash stands at an offset, which is not the last one.
  init(_ written: Spelling, at backslash: Int) {
    let letter = written[backslash + 1]
    (code, length, kind) = (UInt32(letter), 2, .known)
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): readOctal(written, from: backslash + 1)
    case UInt8(ascii: "U"): readUnicode(written, from: backslash + 2)
    case UInt8(ascii: "a"): code = 7
    case UInt8(ascii: "b"): code = 8
    case UInt8(ascii: "t"): code = 9
    case UInt8(ascii: "n"): code = 10
    case UInt8(ascii: "v"): code = 11
    case UInt8(ascii: "f"): code = 12
    case UInt8(ascii: "r"): code = 13
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    default: kind = .unknown
    }
  }

  private mutating func readOctal(_ written: Spelling, from start: Int) {
    var byte: UInt8 = 0
    var offset = start
    while offset < min(start + 3, written.count),
      (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(written[offset])
    {
      byte = byte << 3 | (written[offset] & 7)
      offset += 1
    }
    (code, length, kind) = (NeXTSTEP.code(of: byte), offset - start + 1, .octal)
  }

  private mutating func readUnicode(_ written: Spelling, from start: Int) {
    code = 0
    var offset = start
    while offset < min(start + 4, written.count), let digit = written[offset].hexadecimalValue {
      code = code << 4 | digit
      offset += 1
    }
    (length, kind) = (offset - start + 2, .unicode)
  }
}

extension TextOutput {
  mutating func decodeOldStyle(_ written: Spelling) -> DecodedCount {
    var offset = 0
    while offset < written.count {
      guard written[offset] == UInt8(ascii: "\\"), offset + 1 < written.count else {
        guard accepts(1) else { break }
        append(written[offset])
        offset += 1
        continue
      }
      var escape = OldStyleEscape(written, at: offset)
      escape.joinPair(written, at: offset)
      // The rest of a longer character follows as it stands.
      guard escape.kind != .unknown else {
        guard accepts(1) else { break }
        append(written[offset + 1])
        offset += 2
        continue
      }
      guard accepts(UTF8.width(of: escape.code)) else { break }
      append(escape.code)
      offset += escape.length
    }
    return DecodedCount(made: count, read: offset)
  }
}

extension OldStyleEscape {
  /// Two escapes that are the halves of one character become one.
  fileprivate mutating func joinPair(_ written: Spelling, at backslash: Int) {
    let next = backslash + length
    guard code & 0xFC00 == 0xD800, next + 1 < written.count, written[next] == UInt8(ascii: "\\") else {
      return
    }
    let second = OldStyleEscape(written, at: next)
    guard second.kind == .unicode, second.code & 0xFC00 == 0xDC00 else { return }
    code = 0x10000 + (code & 0x3FF) << 10 + (second.code & 0x3FF)
    length += second.length
  }
}

extension UTF8 {
  static func width(of code: UInt32) -> Int {
    switch code {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
