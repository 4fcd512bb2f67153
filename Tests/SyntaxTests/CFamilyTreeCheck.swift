#if canImport(L10nSyntax)
  import L10nSyntax
#endif

/// What must hold for every tree of the C-family lexer, whatever the text. Tests, the fuzz target and the
/// oracle's dump share it; the latter two are built without a module.
struct CFamilyTreeCheck {
  private let tree: TokenTree
  private let bytes: [UInt8]
  private(set) var violations: [String] = []

  init(_ tree: TokenTree, _ bytes: [UInt8]) {
    self.tree = tree
    self.bytes = bytes
    checkCoverage()
    checkBoundaries()
    checkLinks()
    checkBrackets()
    checkLiterals()
    checkDirectives()
  }

  /// `place` is the number of a token, bracket or literal, or an offset.
  private mutating func expect(_ condition: Bool, _ message: StaticString, _ place: Int) {
    if !condition { violations.append("\(message): \(place)") }
  }
}

// MARK: - Bytes

extension CFamilyTreeCheck {
  /// Tokens and comments follow each other without overlap, and only white space is between them.
  private mutating func checkCoverage() {
    var position = 0
    var comment = 0
    for (number, token) in tree.tokens.enumerated() {
      while comment < tree.comments.count, tree.comments[comment].tokensBefore <= number {
        position = follow(tree.comments[comment].range, position)
        comment += 1
      }
      expect(token.kind == .directiveEnd || token.start < token.end, "empty token", number)
      position = follow(token.range, position)
    }
    for last in tree.comments[comment...] {
      expect(last.tokensBefore == tree.tokens.count, "a comment counts wrong", Int(last.range.start))
      position = follow(last.range, position)
    }
    position = follow(ByteRange(UInt32(bytes.count), UInt32(bytes.count)), position)
  }

  private mutating func follow(_ range: ByteRange, _ position: Int) -> Int {
    expect(position <= Int(range.start) && range.start <= range.end, "overlap", position)
    expect(Int(range.end) <= bytes.count, "beyond the end", Int(range.end))
    if position < range.start { checkGap(position, Int(range.start)) }
    return max(position, min(Int(range.end), bytes.count))
  }

  private mutating func checkGap(_ start: Int, _ end: Int) {
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case 0, 9...13, 32:
        offset += 1
      case UInt8(ascii: "\\"):
        offset += 1
        while offset < end, [9, 11, 12, 32].contains(bytes[offset]) { offset += 1 }
        expect(offset < end && [10, 13].contains(bytes[offset]), "a lone backslash in a gap", offset)
        offset += 1
      case 0xC2, 0xE1, 0xE2, 0xE3:
        offset += bytes[offset] == 0xC2 ? 2 : 3
      case 0xEF where offset == 0:
        offset += 3
      default:
        expect(false, "a byte in no token", offset)
        offset += 1
      }
    }
  }

  /// No boundary lies inside a UTF-8 sequence.
  private mutating func checkBoundaries() {
    for token in tree.tokens {
      expect(!isInsideScalar(Int(token.start)), "a boundary inside a scalar", Int(token.start))
      expect(!isInsideScalar(Int(token.end)), "a boundary inside a scalar", Int(token.end))
    }
  }

  private func isInsideScalar(_ offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return false }
    for lead in max(0, offset - 3)..<offset where (0xC2...0xF4).contains(bytes[lead]) {
      let length = bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
      guard offset < lead + length, lead + length <= bytes.count else { continue }
      if String(validating: bytes[lead..<lead + length], as: UTF8.self) != nil { return true }
    }
    return false
  }
}

// MARK: - Links

extension CFamilyTreeCheck {
  private mutating func checkLinks() {
    for (number, token) in tree.tokens.enumerated() {
      let link = Int(token.link)
      switch token.kind {
      case .openParen, .openSquare, .openBrace:
        expect(link > 0 && link < tree.brackets.count, "wrong link of a token", number)
        expect(tree.brackets[link].open == number, "an opener links elsewhere", number)
      case .closeParen, .closeSquare, .closeBrace:
        guard link != 0 else { continue }
        expect(isPair(tree.tokens[Int(tree.brackets[link].open)].kind, token.kind), "wrong pair", number)
        expect(tree.brackets[link].close <= number, "not the first closer of its bracket", number)
      case .string:
        expect(link < tree.literals.count, "wrong link of a token", number)
        expect(tree.literals[link].firstToken == number, "a string links elsewhere", number)
      default:
        expect(link == 0, "an unexpected link", number)
      }
    }
  }

  private func isPair(_ opener: Token.Kind, _ closer: Token.Kind) -> Bool {
    switch (opener, closer) {
    case (.openParen, .closeParen), (.openSquare, .closeSquare), (.openBrace, .closeBrace): true
    default: false
    }
  }

  private mutating func checkBrackets() {
    expect(
      tree.brackets.first == Bracket(open: 0, close: UInt32(tree.tokens.count), parent: 0),
      "wrong bracket of the file", 0)
    for (number, bracket) in tree.brackets.enumerated().dropFirst() {
      expect(bracket.parent < number, "wrong parent of a bracket", number)
      expect(tree.tokens[Int(bracket.open)].link == number, "wrong opener of a bracket", number)
      guard bracket.close != Bracket.none else { continue }
      expect(bracket.open < bracket.close, "a bracket closes before it opens", number)
      expect(tree.tokens[Int(bracket.close)].link == number, "wrong closer of a bracket", number)
    }
  }

  private mutating func checkLiterals() {
    for (number, literal) in tree.literals.enumerated() {
      let token = tree.tokens[Int(literal.firstToken)]
      expect(token.kind == .string && token.link == number, "wrong token of a literal", number)
      expect(
        literal.firstToken == literal.lastToken && literal.range == token.range, "wrong range of a literal",
        number)
      expect(literal.range.contains(literal.contentRange), "wrong content of a literal", number)
      let text = bytes[Int(literal.range.start)..<Int(literal.range.end)]
      let isASCII = text.dropFirst(Int(literal.openLength)).allSatisfy { $0 < 0x80 }
      expect(isASCII != literal.flags.contains(.nonASCII), "wrong nonASCII of a literal", number)
      let opener: Unicode.Scalar = literal.flags.contains(.raw) ? "(" : "\""
      expect(
        text.prefix(Int(literal.openLength)).last == UInt8(ascii: opener), "wrong opener of a literal", number
      )
    }
  }

  /// Directives begin at the start of a line, end once, and all their tokens know it.
  private mutating func checkDirectives() {
    var isInside = false
    for (number, token) in tree.tokens.enumerated() {
      if token.kind == .hash {
        expect(!isInside && token.flags.contains(.startsLine), "a directive inside a line", number)
        isInside = true
      }
      expect(token.flags.contains(.inDirective) == isInside, "wrong inDirective", number)
      guard token.kind == .directiveEnd else { continue }
      expect(isInside && token.start == token.end, "a directive ends twice", number)
      isInside = false
    }
    expect(!isInside, "a directive does not end", tree.tokens.count)
  }
}
