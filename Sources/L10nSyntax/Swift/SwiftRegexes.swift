/// Regex literals: extended ones are certain, bare ones follow the compiler's heuristics.
extension SwiftScanner {
  /// `#/…/#` at the cursor, or over several lines if nothing follows the opening slash on its line.
  mutating func lexExtendedRegex(hashes: Int) {
    let body = cursor + hashes + 1
    var newline = body
    while newline.pointee == UInt8(ascii: " ") || newline.pointee == UInt8(ascii: "\t") { newline += 1 }
    let isMultiline = bytes.isLineEnd(newline)
    if let stop = isMultiline ? endOfLines(newline, hashes) : bytes.endOfRegex(body, hashes) {
      return emit(.regex, stop)
    }
    let stop = isMultiline ? newline : bytes.endOfLine(body)
    report(.unterminatedRegex, cursor, stop)
    emit(.regex, stop)
  }

  /// The end of a multi-line regex. The first one without an end remembers all closers up to the end of the
  /// file, so that the next ones know at once.
  private mutating func endOfLines(_ start: UnsafePointer<UInt8>, _ hashes: Int) -> UnsafePointer<UInt8>? {
    if let known = memory.regexClosers, !known.mayClose(bytes.offset(start), hashes: hashes) { return nil }
    var closers = SwiftCloserIndex(limit: bytes.offset(bytes.end))
    var position = start
    while position < bytes.end {
      if position.pointee == UInt8(ascii: "/") {
        let found = bytes.countHashes(position + 1)
        if found >= hashes { return position + 1 + found }
        if memory.regexClosers == nil, found > 0 { closers.add(bytes.offset(position), hashes: found) }
      }
      position += position.pointee == UInt8(ascii: "\\") ? 2 : 1
    }
    if memory.regexClosers == nil { memory.regexClosers = closers }
    return nil
  }

  /// The end of a bare regex whose slash stands in the operator between the cursor and `operatorEnd`.
  func bareRegexEnd(
    _ slash: UnsafePointer<UInt8>, operatorEnd: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    guard !bytes.isBoundLeft(cursor), !followsOperatorDeclaration else { return nil }
    var certainty = SwiftRegexCertainty.possible
    if !bytes.isBoundRight(operatorEnd, left: false) {
      // White space on both sides: a binary operator, unless an expression must begin here.
      guard followsOptionalTry || mayStartExpression else { return nil }
      certainty = followsOptionalTry || !mayPassOperator ? .certain : .possible
    }
    switch bytes.endOfBareRegex(slash, certainty) {
    case .closed(let stop): return stop
    case .unterminated(let stop): return certainty == .certain ? stop : nil
    case .notARegex: return nil
    }
  }
}

// MARK: - What stands before

extension SwiftScanner {
  private var previousKeyword: Keyword? {
    tokenCount == 0 ? nil : tokens[tokenCount - 1].word.keyword
  }

  /// `func /(…)` and `operator /`.
  private var followsOperatorDeclaration: Bool {
    guard previousKind == .identifier else { return false }
    return previousKeyword == .func || previousKeyword == .operator
  }

  /// `try?` and `try!` look like operands but are followed by an expression.
  private var followsOptionalTry: Bool {
    guard tokenCount > 1, previousKind == .postfixQuestion || previousKind == .postfixBang else {
      return false
    }
    let before = tokens[tokenCount - 2]
    return before.kind == .identifier && before.word.keyword == .try
  }

  /// In argument lists an operator may stand alone: `reduce(1, /)`.
  private var mayPassOperator: Bool {
    switch previousKind {
    case .openParen, .openInterpolation, .openSquare, .comma, .colon: true
    default: false
    }
  }

  /// Whether an expression rather than a binary operator may follow the previous token.
  private var mayStartExpression: Bool {
    switch previousKind {
    case nil, .openParen, .openInterpolation, .openSquare, .openBrace, .comma, .semicolon, .colon, .assign,
      .plus, .plusAssign, .comparison, .logical, .ternary, .coalesce, .unknown:
      true
    case .operator: !isPostfixOperator(tokens[tokenCount - 1])
    case .hash: isCondition(previousKeyword)
    case .identifier: isStatementKeyword(previousKeyword)
    default: false
    }
  }

  private func isPostfixOperator(_ token: Token) -> Bool {
    let start = bytes.base + Int(token.start)
    // `\` and `::` are followed by names.
    if start.pointee == UInt8(ascii: "\\") || start.pointee == UInt8(ascii: ":") { return true }
    let isBoundLeft = bytes.isBoundLeft(start)
    return isBoundLeft && !bytes.isBoundRight(bytes.base + Int(token.end), left: isBoundLeft)
  }

  private func isCondition(_ keyword: Keyword?) -> Bool {
    switch keyword {
    case .if, .elseif, .else, .endif: true
    default: false
    }
  }

  /// The keywords that the compiler's lexer knows, less those that are expressions.
  private func isStatementKeyword(_ keyword: Keyword?) -> Bool {
    switch keyword {
    case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do,
      .else, .enum, .extension, .fallthrough, .fileprivate, .for, .func, .guard, .if, .import, .in, .`init`,
      .inout, .internal, .is, .let, .operator, .private, .protocol, .public, .repeat, .rethrows, .return,
      .static, .struct, .subscript, .switch, .throw, .throws, .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }
}

/// How sure we are of a bare regex before looking for its end.
private enum SwiftRegexCertainty {
  case certain, possible
}

private enum SwiftRegexEnding {
  case closed(UnsafePointer<UInt8>)
  case unterminated(UnsafePointer<UInt8>)
  case notARegex
}

extension SwiftBytes {
  /// The end of an extended regex that ends on its line.
  fileprivate func endOfRegex(_ start: UnsafePointer<UInt8>, _ hashes: Int) -> UnsafePointer<UInt8>? {
    let lineEnd = endOfLine(start)
    var position = start
    while position < lineEnd {
      if position.pointee == UInt8(ascii: "/") {
        let found = countHashes(position + 1)
        if found >= hashes { return position + 1 + found }
      }
      position += position.pointee == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  fileprivate func endOfBareRegex(_ slash: UnsafePointer<UInt8>, _ certainty: SwiftRegexCertainty)
    -> SwiftRegexEnding
  {
    switch slash[1] {
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return .notARegex
    case UInt8(ascii: " "), UInt8(ascii: "\t"): if certainty == .possible { return .notARegex }
    default: break
    }
    if slash > base, slash[-1] == UInt8(ascii: "*") { return .notARegex }
    var groups = 0
    var classes = 0
    var position = slash + 1
    while position < end {
      switch position.pointee {
      case UInt8(ascii: "/"):
        return endOfBareRegex(closingSlash: position, certainty)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return .unterminated(position)
      case UInt8(ascii: "\\"):
        position += 1
        if isLineEnd(position) { continue }
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, certainty == .possible { return .notARegex }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      default: break
      }
      position += 1
    }
    return .unterminated(end)
  }

  private func endOfBareRegex(closingSlash slash: UnsafePointer<UInt8>, _ certainty: SwiftRegexCertainty)
    -> SwiftRegexEnding
  {
    if slash[1] == UInt8(ascii: "/") || slash[1] == UInt8(ascii: "*") { return .unterminated(slash) }
    let isSpaceBefore = slash[-1] == UInt8(ascii: " ") || slash[-1] == UInt8(ascii: "\t")
    if isSpaceBefore, slash[-2] != UInt8(ascii: "\\"), certainty == .possible { return .notARegex }
    return .closed(slash + 1)
  }
}
