/// What a byte starts where a token may start.
enum SwiftByteClass: UInt8 {
  case stray, null, space, newline, letter, digit, dollar, quote, apostrophe, backtick, hash
  case openParen, closeParen, openSquare, closeSquare, openBrace, closeBrace
  case comma, semicolon, colon, at, backslash
  case slash, dot, question, exclamation, angle, operatorSign
  case beyondASCII
}

/// What a byte means inside tokens.
struct SwiftByteTraits: OptionSet {
  let rawValue: UInt16

  /// ASCII letters, digits, `_` and `$`.
  static let word = SwiftByteTraits(rawValue: 1)
  static let operatorSign = SwiftByteTraits(rawValue: 2)
  static let digit = SwiftByteTraits(rawValue: 4)
  static let hexDigit = SwiftByteTraits(rawValue: 8)
  /// An operator behind this byte is not bound to its left.
  static let unboundAfter = SwiftByteTraits(rawValue: 16)
  /// An operator before this byte is not bound to its right.
  static let unboundBefore = SwiftByteTraits(rawValue: 32)
  /// Must be looked at inside a string literal.
  static let stopsText = SwiftByteTraits(rawValue: 64)
  /// Must be looked at inside a block comment.
  static let stopsComment = SwiftByteTraits(rawValue: 128)
  /// `operatorSign` or not ASCII.
  static let operatorPart = SwiftByteTraits(rawValue: 512)
  /// `word` or not ASCII.
  static let wordOrBeyond = SwiftByteTraits(rawValue: 256)
}

/// The tables that a scanner keeps pointers to, so that the hot loops pay for no lazy initialization.
enum SwiftByteTable {
  static let classes: [SwiftByteClass] = {
    var table = [SwiftByteClass](repeating: .stray, count: 256)
    for byte in 128..<256 { table[byte] = .beyondASCII }
    func mark(_ bytes: String, _ kind: SwiftByteClass) {
      for byte in bytes.utf8 { table[Int(byte)] = kind }
    }
    mark("\0", .null)
    mark(" \t\u{B}\u{C}", .space)
    mark("\n\r", .newline)
    mark("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", .letter)
    mark("0123456789", .digit)
    mark("%^&*=|->~+", .operatorSign)
    let singles: [(String, SwiftByteClass)] = [
      ("$", .dollar), ("\"", .quote), ("'", .apostrophe), ("`", .backtick), ("#", .hash),
      ("(", .openParen), (")", .closeParen), ("[", .openSquare), ("]", .closeSquare),
      ("{", .openBrace), ("}", .closeBrace), (",", .comma), (";", .semicolon), (":", .colon),
      ("@", .at), ("\\", .backslash), ("/", .slash), (".", .dot), ("?", .question),
      ("!", .exclamation), ("<>", .angle),
    ]
    for (bytes, kind) in singles { mark(bytes, kind) }
    return table
  }()

  static let traits: [SwiftByteTraits] = {
    var table = [SwiftByteTraits](repeating: [], count: 256)
    func mark(_ bytes: String, _ traits: SwiftByteTraits) {
      for byte in bytes.utf8 { table[Int(byte)].formUnion(traits) }
    }
    mark("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$0123456789", [.word, .wordOrBeyond])
    mark("/=-+*%<>!&|^~.?", [.operatorSign, .operatorPart])
    mark("0123456789", .digit)
    mark("0123456789abcdefABCDEF", .hexDigit)
    mark(" \t\n\r([{,;:\0", .unboundAfter)
    mark(" \t\n\r)]},;:\0", .unboundBefore)
    mark("\"'\\\n\r\0", .stopsText)
    mark("*/\n\r\0", .stopsComment)
    for byte in 128..<256 { table[byte].formUnion([.stopsText, .wordOrBeyond, .operatorPart]) }
    return table
  }()
}
