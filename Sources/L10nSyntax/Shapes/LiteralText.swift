// What a literal says once its escapes are read.

extension Document {
  /// The literal a token belongs to.
  public func literal(at token: Int) -> StringLiteral? {
    guard let number = literalNumber(at: token) else { return nil }
    return literals[number]
  }

  /// The literal that a range is, if it holds nothing else.
  public func literal(spanning range: TokenRange) -> StringLiteral? {
    guard let literal = literal(at: range.lower), tokens(of: literal) == range else { return nil }
    return literal
  }

  /// The number of the literal a string token belongs to.
  public func literalNumber(at token: Int) -> Int? {
    switch kind(token) {
    case .string, .stringOpen, .stringClose, .stringText: Int(tokens[token].link)
    default: nil
    }
  }

  /// The text of a literal without interpolation, escapes read; `nil` where it has one.
  public func text(of literal: StringLiteral) -> String? {
    guard !literal.flags.contains(.interpolated) else { return nil }
    return unescaped(literal.contentRange, of: literal)
  }

  /// The text of adjacent or joined literals (`@"a" @"b"`, `"a" + "b"`, `("a")`, `CFSTR("a")`), if the range holds
  /// nothing else.
  public func constantText(of range: TokenRange) -> String? {
    var text = ""
    var count = 0
    for token in range.indices {
      switch tokens[token].kind {
      case .string:
        guard let piece = self.text(of: literals[Int(tokens[token].link)]) else { return nil }
        text += piece
        count += 1
      case .plus, .openParen, .closeParen, .at: continue
      case .identifier where language == .cFamily && self.token(token, is: "CFSTR"): continue
      default: return nil
      }
    }
    return count == 0 ? nil : text
  }

  /// What a literal with interpolations is made of, in order. An interpolation that is never closed ends it.
  public func pieces(of literal: StringLiteral) -> [LiteralPiece] {
    var pieces: [LiteralPiece] = []
    var token = Int(literal.firstToken) + 1
    while token <= Int(literal.lastToken) {
      switch tokens[token].kind {
      case .openInterpolation:
        guard let close = closer(of: token) else { return pieces }
        pieces.append(.interpolation(TokenRange(token + 1, close)))
        token = close
      case .stringText:
        pieces.append(.text(token))
      default:
        break
      }
      token += 1
    }
    return pieces
  }

  /// The ranges of source text between the interpolations of a literal.
  public func textPieces(of literal: StringLiteral) -> [ByteRange] {
    guard literal.flags.contains(.interpolated) else {
      return literal.contentRange.isEmpty ? [] : [literal.contentRange]
    }
    return pieces(of: literal).compactMap {
      if case .text(let token) = $0 { tokens[token].range } else { nil }
    }
  }

  /// The expressions interpolated into a literal, in order.
  public func interpolations(of literal: StringLiteral) -> [TokenRange] {
    guard literal.flags.contains(.interpolated) else { return [] }
    return pieces(of: literal).compactMap { if case .interpolation(let range) = $0 { range } else { nil } }
  }

  /// Reads the escapes of a piece of a literal.
  public func unescaped(_ range: ByteRange, of literal: StringLiteral) -> String {
    let layout = language == .swift && literal.flags.contains(.multiline) ? source.layout(of: literal) : nil
    guard literal.flags.contains(.escaped) || layout != nil else { return source.string(range) }
    var reader = EscapeReader(
      source: source, range: range, literal: literal, isSwift: language == .swift, layout: layout)
    return reader.read()
  }

  /// Calls `body` with the unescaped bytes of a piece: those of the source where nothing is escaped or indented.
  @inlinable
  public func withText<Result>(
    _ range: ByteRange, of literal: StringLiteral, _ body: (Spelling) -> Result
  ) -> Result {
    let isPlain = !literal.flags.contains(.escaped) && !literal.flags.contains(.multiline)
    return isPlain
      ? source.withSpelling(range, body) : unescaped(range, of: literal).withSpelling(body)
  }
}

/// Which bytes of a Swift literal of several lines are not of its text.
private struct LineLayout {
  /// Behind the line break of the opening quotes and the indentation of the first line.
  var start: Int
  /// Before the last line break.
  var end: Int
  /// How far the closing quotes are indented, and with them all lines.
  var indentation: Int
}

extension SourceText {
  /// `nil` where the quotes do not stand on lines of their own.
  fileprivate func layout(of literal: StringLiteral) -> LineLayout? {
    let content = Int(literal.contentRange.start)..<Int(literal.contentRange.end)
    guard let first = self[literal.contentRange].firstIndex(of: 10),
      let last = self[literal.contentRange].lastIndex(of: 10)
    else { return nil }
    let indentation = content.upperBound - last - 1
    let end = last > content.lowerBound && self[last - 1] == 13 ? last - 1 : last
    guard self[ByteRange(UInt32(last + 1), UInt32(content.upperBound))].allSatisfy({ $0 == 32 || $0 == 9 })
    else { return nil }
    return LineLayout(
      start: indented(first + 1, by: indentation, to: content.upperBound), end: max(end, first + 1),
      indentation: indentation)
  }

  /// Where the text of a line begins.
  fileprivate func indented(_ start: Int, by indentation: Int, to end: Int) -> Int {
    var position = start
    while position < min(start + indentation, end), self[position].isBlank {
      position += 1
    }
    return position
  }
}

/// A token of text, or an expression between the parentheses of an interpolation.
public enum LiteralPiece {
  case text(Int)
  case interpolation(TokenRange)
}

/// Reads the escapes of a Swift or C literal; what is no escape stays as it is.
private struct EscapeReader {
  let source: SourceText
  var position: Int
  let end: Int
  let hashes: Int
  let isSwift: Bool
  let isRaw: Bool
  let layout: LineLayout?
  var bytes: [UInt8] = []

  init(
    source: SourceText, range: ByteRange, literal: StringLiteral, isSwift: Bool, layout: LineLayout?
  ) {
    self.source = source
    self.layout = layout
    position = max(Int(range.start), layout?.start ?? 0)
    end = min(Int(range.end), layout?.end ?? .max)
    hashes = isSwift ? Int(literal.hashes) : 0
    self.isSwift = isSwift
    isRaw = literal.flags.contains(.raw)
  }

  mutating func read() -> String {
    while position < end {
      let byte = source[position]
      position += 1
      if byte == UInt8(ascii: "\\"), !isRaw, skipHashes() {
        readEscape()
      } else if layout != nil, byte == 13, position < end, source[position] == 10 {
        // Lines of a literal end with a line feed, however the file is written.
        continue
      } else {
        bytes.append(byte)
        if byte == 10, let layout { position = source.indented(position, by: layout.indentation, to: end) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// In a raw string only a backslash with as many `#` begins an escape.
  private mutating func skipHashes() -> Bool {
    guard position + hashes < end else { return false }
    for offset in 0..<hashes where source[position + offset] != UInt8(ascii: "#") { return false }
    position += hashes
    return true
  }

  private mutating func readEscape() {
    guard position < end else { return }
    let byte = source[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): bytes.append(10)
    case UInt8(ascii: "r"): bytes.append(13)
    case UInt8(ascii: "t"): bytes.append(9)
    case UInt8(ascii: "a") where !isSwift: bytes.append(7)
    case UInt8(ascii: "b") where !isSwift: bytes.append(8)
    case UInt8(ascii: "v") where !isSwift: bytes.append(11)
    case UInt8(ascii: "f") where !isSwift: bytes.append(12)
    case UInt8(ascii: "u"): readUnicode(digits: 4)
    case UInt8(ascii: "U"): readUnicode(digits: 8)
    case UInt8(ascii: "x") where !isSwift: readNumber(radix: 16, limit: 2, isByte: true)
    case UInt8(ascii: "0")...UInt8(ascii: "7") where !isSwift:
      position -= 1
      readNumber(radix: 8, limit: 3, isByte: true)
    case UInt8(ascii: "0"): bytes.append(0)
    case 9, 10, 13, 32: readLineBreak(from: position - 1)
    default: bytes.append(byte)
    }
  }

  /// A backslash at the end of a line, with blanks behind it or without, joins the next one to it. That has its indentation
  /// taken off as every line of a Swift literal; in C all of it is text.
  private mutating func readLineBreak(from start: Int) {
    position = start
    while position < end, source[position].isBlank { position += 1 }
    guard position < end, source[position].isLineBreak else {
      bytes.append(source[start])
      return position = start + 1
    }
    let isReturn = source[position] == 13
    position += 1
    if isReturn, position < end, source[position] == 10 { position += 1 }
    if let layout { position = source.indented(position, by: layout.indentation, to: end) }
  }

  private mutating func readUnicode(digits: Int) {
    guard isSwift else { return readNumber(radix: 16, limit: digits, isByte: false) }
    guard position < end, source[position] == UInt8(ascii: "{") else { return }
    position += 1
    readNumber(radix: 16, limit: 8, isByte: false)
    if position < end, source[position] == UInt8(ascii: "}") { position += 1 }
  }

  private mutating func readNumber(radix: UInt32, limit: Int, isByte: Bool) {
    var value: UInt32 = 0
    var count = 0
    while count < limit, position < end, let digit = source[position].hexadecimalValue, digit < radix {
      value = value &* radix &+ digit
      position += 1
      count += 1
    }
    if isByte {
      bytes.append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    }
  }
}
