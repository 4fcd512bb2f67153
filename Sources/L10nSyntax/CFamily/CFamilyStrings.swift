/// String and character literals. One that misses its end stops at the end of the line.
extension CFamilyScanner {
  /// A literal whose prefix begins at the cursor.
  mutating func lexString(quote: Position) {
    var flags: StringLiteral.Flags = []
    var position = quote + 1
    while true {
      while !has(.stopsText, position) { position += 1 }
      switch position.pointee {
      case UInt8(ascii: "\""):
        return emitLiteral(position + 1, content: quote + 1, flags)
      case UInt8(ascii: "\\"):
        flags.insert(.escaped)
        position = behindEscape(position)
      case 0x80...0xFF:
        flags.insert(.nonASCII)
        position += 1
      case 0 where position < end:
        position += 1
      default:
        flags.insert(.unterminated)
        reportUnterminated(position)
        return emitLiteral(position, content: quote + 1, flags)
      }
    }
  }

  /// Behind a backslash and what it escapes, or behind the continuations that it begins. What is no ASCII
  /// and the end of a line are left to the caller.
  private func behindEscape(_ position: Position) -> Position {
    let next = behindContinuations(position)
    guard next == position else { return next }
    let escaped = behindContinuations(position + 1)
    switch escaped.pointee {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return escaped + 1
    default: return escaped
    }
  }

  private mutating func emitLiteral(
    _ stop: Position, content: Position, hashes: Int = 0, _ flags: StringLiteral.Flags
  ) {
    let token = UInt32(truncatingIfNeeded: tokenCount)
    let number = UInt32(truncatingIfNeeded: tree.literals.count)
    tree.literals.append(
      StringLiteral(
        firstToken: token, lastToken: token, range: ByteRange(offset(cursor), offset(stop)),
        openLength: UInt16(truncatingIfNeeded: content - cursor), hashes: UInt16(truncatingIfNeeded: hashes),
        flags: flags))
    emit(.string, stop, link: number)
  }

  /// A literal that misses its end is a mistake, unless it is an apostrophe in prose.
  private mutating func reportUnterminated(_ stop: Position) {
    if !isProse { report(.unterminatedString, cursor, stop) }
  }

  /// `'x'` and its like, with the prefix at the cursor.
  mutating func lexCharacter(quote: Position) {
    var position = quote + 1
    while true {
      switch position.pointee {
      case UInt8(ascii: "'"):
        return emit(.character, position + 1)
      case UInt8(ascii: "\\"):
        position = behindEscape(position)
      case UInt8(ascii: "\n"),
        UInt8(ascii: "\r"),
        0 where position >= end:
        reportUnterminated(position)
        return emit(.unknown, position)
      default:
        position += 1
      }
    }
  }

  /// `@"…"`, the openers `@[`, `@{` and `@(`, or a lone `@`.
  @inline(__always)
  mutating func lexAt() {
    switch cursor[1] {
    case UInt8(ascii: "\""): lexString(quote: cursor + 1)
    case UInt8(ascii: "["): open(.openSquare, 2)
    case UInt8(ascii: "{"): open(.openBrace, 2)
    case UInt8(ascii: "("): open(.openParen, 2)
    default: emit(.at, cursor + 1)
    }
  }
}

// MARK: - Raw strings

extension CFamilyScanner {
  /// The longest delimiter that C++ allows.
  private static let delimiterLimit = 16

  /// `R"x(…)x"`; false where no legal delimiter and `(` follow. One without an end takes all that follows.
  mutating func lexRawString(quote: Position) -> Bool {
    let delimiter = quote + 1
    var opener = delimiter
    while opener - delimiter < Self.delimiterLimit, !has(.endsDelimiter, opener) { opener += 1 }
    guard opener.pointee == UInt8(ascii: "(") else { return false }
    let length = opener - delimiter
    var flags: StringLiteral.Flags = .raw
    var position = opener + 1
    while position < end {
      if position.pointee == UInt8(ascii: ")"), isRawCloser(position, delimiter, length) {
        emitLiteral(position + length + 2, content: opener + 1, hashes: length, flags)
        return true
      }
      if position.pointee >= 0x80 { flags.insert(.nonASCII) }
      position += 1
    }
    flags.insert(.unterminated)
    report(.unterminatedString, cursor, end)
    emitLiteral(end, content: opener + 1, hashes: length, flags)
    return true
  }

  /// Whether `)`, the delimiter and a quote stand at `position`; zero bytes behind the text match none of them.
  private func isRawCloser(_ position: Position, _ delimiter: Position, _ length: Int) -> Bool {
    for index in 0..<length where position[index + 1] != delimiter[index] { return false }
    return position[length + 1] == UInt8(ascii: "\"")
  }
}
