// What a byte of text is.

extension UInt8 {
  @inlinable
  public var isASCIILetter: Bool { 97...122 ~= self | 0x20 }

  @inlinable
  public var isCapital: Bool { 65...90 ~= self }

  @inlinable
  public var isSmallLetter: Bool { 97...122 ~= self }

  /// A letter of ASCII, or a byte of a character beyond it.
  @inlinable
  public var isLetterOrBeyondASCII: Bool { isASCIILetter || self >= 0x80 }

  @inlinable
  public var isDecimalDigit: Bool { 48...57 ~= self }

  @inlinable
  public var isASCIILetterOrDigit: Bool { isASCIILetter || isDecimalDigit }

  @inlinable
  public var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  @inlinable
  public var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// A letter or digit of ASCII, or an underscore.
  @inlinable
  public var isNameByte: Bool { isASCIILetter || isDecimalDigit || self == UInt8(ascii: "_") }

  /// A letter, a digit, an underscore, or a byte of a character beyond ASCII, which counts as a letter.
  @inlinable
  public var isWordByte: Bool { isNameByte || self >= 0x80 }

  @inlinable
  public var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self & 15)
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self & 15) + 9
    default: nil
    }
  }
}
