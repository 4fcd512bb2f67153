/// What begins with `&`.
struct MarkupReference {
  /// In bytes; 1 for an `&` alone.
  private(set) var length = 1
  /// The character; `nil` where XML knows none.
  private(set) var scalar: Unicode.Scalar?

  var isKnown: Bool { scalar != nil }

  /// The longest reference is not much longer than `&#x0010FFFF;`.
  private static let limit = 32

  /// Reads from an `&`, with `count` bytes up to the end of the text.
  init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var end = 1
    while end < min(count, Self.limit), bytes[end] == UInt8(ascii: "#") || MarkupByteTable.isName(bytes[end])
    {
      end += 1
    }
    guard end > 1, end < count, bytes[end] == UInt8(ascii: ";") else { return }
    length = end + 1
    let name = Spelling(start: bytes + 1, count: end - 1)
    scalar = bytes[1] == UInt8(ascii: "#") ? Self.numbered(name) : Self.named(name)
  }

  private static func named(_ name: Spelling) -> Unicode.Scalar? {
    if name.isSpelled("amp") { return "&" }
    if name.isSpelled("lt") { return "<" }
    if name.isSpelled("gt") { return ">" }
    if name.isSpelled("quot") { return "\"" }
    return name.isSpelled("apos") ? "'" : nil
  }

  /// `#233` or `#xE9`.
  private static func numbered(_ name: Spelling) -> Unicode.Scalar? {
    let isHexadecimal = name.count > 1 && name[1] == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty else { return nil }
    var code: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexadecimalValue, digit < 10 || isHexadecimal else { return nil }
      code = code &* (isHexadecimal ? 16 : 10) &+ digit
      guard code <= 0x10FFFF else { return nil }
    }
    let isControl = code < 32 && code != 9 && code != 10 && code != 13
    return isControl || code == 0xFFFE || code == 0xFFFF ? nil : Unicode.Scalar(code)
  }
}
