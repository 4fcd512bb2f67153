/// What a byte starts where a token of the C family may start.
enum CFamilyByteClass: UInt8 {
  case stray, null, space, newline, letter, digit, quote, apostrophe, hash, at, backslash
  case openParen, closeParen, openSquare, closeSquare, openBrace, closeBrace
  case comma, semicolon, colon, slash, dot, equals, star, plus, minus, less, greater, operatorSign
  case beyondASCII
}

/// What a byte of the C family means inside tokens.
struct CFamilyByteTraits: OptionSet {
  let rawValue: UInt8

  /// ASCII letters, digits, `_` and `$`.
  static let word = CFamilyByteTraits(rawValue: 1)
  /// A word of letters, digits and `_` may go on with this byte: `$`, a continuation, a universal name, more
  /// than ASCII, or a literal whose prefix the word is.
  static let interruptsWord = CFamilyByteTraits(rawValue: 2)
  /// Letters, digits, `_` and `.`: what a preprocessing number is made of.
  static let number = CFamilyByteTraits(rawValue: 4)
  static let hexDigit = CFamilyByteTraits(rawValue: 8)
  static let digit = CFamilyByteTraits(rawValue: 16)
  /// Space, tab, vertical tab and form feed.
  static let blank = CFamilyByteTraits(rawValue: 32)
  /// Must be looked at inside a string literal.
  static let stopsText = CFamilyByteTraits(rawValue: 64)
  /// Cannot stand in the delimiter of a raw string.
  static let endsDelimiter = CFamilyByteTraits(rawValue: 128)
}

/// The tables that a scanner keeps pointers to, so that the hot loops pay for no lazy initialization.
enum CFamilyByteTable {
  static let classes: [CFamilyByteClass] = {
    var table = [CFamilyByteClass](repeating: .stray, count: 256)
    for byte in 128..<256 { table[byte] = .beyondASCII }
    func mark(_ bytes: String, _ kind: CFamilyByteClass) {
      for byte in bytes.utf8 { table[Int(byte)] = kind }
    }
    mark("\0", .null)
    mark(" \t\u{B}\u{C}", .space)
    mark("\n\r", .newline)
    mark("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$", .letter)
    mark("0123456789", .digit)
    mark("%^&|~!?", .operatorSign)
    let singles: [(String, CFamilyByteClass)] = [
      ("\"", .quote), ("'", .apostrophe), ("#", .hash), ("@", .at), ("\\", .backslash),
      ("(", .openParen), (")", .closeParen), ("[", .openSquare), ("]", .closeSquare),
      ("{", .openBrace), ("}", .closeBrace), (",", .comma), (";", .semicolon), ("/", .slash), (".", .dot),
      (":", .colon), ("=", .equals), ("*", .star), ("+", .plus), ("-", .minus), ("<", .less),
      (">", .greater),
    ]
    for (bytes, kind) in singles { mark(bytes, kind) }
    return table
  }()

  static let traits: [CFamilyByteTraits] = {
    var table = [CFamilyByteTraits](repeating: [], count: 256)
    func mark(_ bytes: String, _ traits: CFamilyByteTraits) {
      for byte in bytes.utf8 { table[Int(byte)].insert(traits) }
    }
    let alphanumeric = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
    mark(alphanumeric + "$", .word)
    mark(alphanumeric + ".", .number)
    mark("\\\"'$", .interruptsWord)
    mark("0123456789abcdefABCDEF", .hexDigit)
    mark("0123456789", .digit)
    mark(" \t\u{B}\u{C}", .blank)
    mark("\"\\\n\r\0", .stopsText)
    mark(" ()\\\t\u{B}\u{C}\n\r\0\"", .endsDelimiter)
    for byte in 128..<256 { table[byte].insert([.stopsText, .interruptsWord, .endsDelimiter]) }
    return table
  }()
}
