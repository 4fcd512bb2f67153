// Where an operand begins and ends. There is no grammar here: an operand is a primary expression with
// its members, calls and subscripts, and that is as far as tokens reach without types.

extension Document {
  /// The first token of the operand that ends with `token`, or `nil` where `token` ends none.
  public func operandStart(endingAt token: Int) -> Int? {
    switch language {
    case .swift: swiftOperandStart(endingAt: token)
    case .cFamily: cOperandStart(endingAt: token)
    }
  }

  /// The token behind the operand that starts at `token`, or `nil` where none starts.
  public func operandEnd(startingAt token: Int) -> Int? {
    guard token < tokens.count else { return nil }
    switch language {
    case .swift: return swiftOperandEnd(startingAt: token)
    case .cFamily: return cOperandEnd(startingAt: token)
    }
  }

  /// More operands, or members of one operand, than anybody writes for one text; a generated chain is cut there.
  static let longestExpression = 256

  /// The token behind the expression that starts at `token`: operands and the infix operators between them.
  public func expressionEnd(startingAt token: Int) -> Int {
    var position = token
    var openChoices = 0
    var operands = 0
    while operands < Self.longestExpression, let end = operandEnd(startingAt: position) {
      operands += 1
      position = end
      guard let kind = kind(position) else { break }
      if kind == .ternary, self.kind(position + 1) == .colon {
        // `name ?: other`
        position += 1
      } else if kind == .ternary {
        openChoices += 1
      } else if kind == .colon, openChoices > 0 {
        openChoices -= 1
      } else if let next = castEnd(at: position) {
        position = next
        guard let kind = self.kind(position), kind.isInfix else { break }
        if kind == .ternary { openChoices += 1 }
      } else if !kind.isInfix {
        break
      }
      position += 1
    }
    return min(position, tokens.count)
  }

  /// The token behind `as? Type` or `is Type`, if one starts here.
  private func castEnd(at token: Int) -> Int? {
    guard language == .swift, let word = keyword(token), word == .as || word == .is else { return nil }
    var position = token + 1
    if kind(position) == .postfixQuestion || kind(position) == .postfixBang { position += 1 }
    return operandEnd(startingAt: position)
  }

  /// The first token of the expression that ends before `token`, going back over infix operators.
  public func expressionStart(endingAt token: Int) -> Int? {
    guard var start = operandStart(endingAt: token) else { return nil }
    var operands = 0
    while operands < Self.longestExpression, let kind = kind(start - 1), kind.isInfix, kind != .ternary,
      start >= 2,
      let previous = operandStart(endingAt: start - 2)
    {
      operands += 1
      start = previous
    }
    return start
  }

  /// Whether an operand can end with this token.
  public func endsOperand(_ token: Int) -> Bool {
    guard token >= 0, token < tokens.count else { return false }
    switch tokens[token].kind {
    case .identifier:
      guard let keyword = tokens[token].word.keyword else { return true }
      return keyword.isOperand
    case .number, .string, .stringClose, .character, .regex, .closeParen, .closeSquare, .closeBrace,
      .postfixBang, .postfixQuestion:
      return true
    default:
      return false
    }
  }
}

// MARK: Swift

extension Document {
  private func swiftOperandStart(endingAt last: Int) -> Int? {
    guard endsOperand(last) else { return nil }
    var position = last
    for _ in 0..<Self.longestExpression {
      switch tokens[position].kind {
      case .postfixBang, .postfixQuestion:
        guard endsOperand(position - 1) else { return nil }
        position -= 1
        continue
      case .closeParen, .closeSquare, .closeBrace:
        guard let open = opener(of: position) else { return nil }
        position = open
        if !tokens[open].flags.contains(.startsLine), suffixes(open) {
          position = open - 1
          continue
        }
      case .stringClose:
        position = Int(literals[Int(tokens[position].link)].firstToken)
      case .identifier, .number, .string, .character, .regex:
        if kind(position - 1) == .at || kind(position - 1) == .hash { position -= 1 }
      default:
        return nil
      }
      guard kind(position - 1) == .dot else { return position }
      guard endsOperand(position - 2) else { return position - 1 }
      position -= 2
    }
    return position
  }

  /// Whether the bracket opened at `open` calls or subscripts what stands before it.
  private func suffixes(_ open: Int) -> Bool {
    guard endsOperand(open - 1) || kind(open - 1) == .hash else { return false }
    let isApart = tokens[open].flags.contains(.spaceBefore)
    switch tokens[open].kind {
    case .openParen, .openSquare: return !isApart
    case .openBrace: return kind(open - 1) == .closeParen || kind(open - 1) == .identifier
    default: return false
    }
  }

  private func swiftOperandEnd(startingAt first: Int) -> Int? {
    var position = first
    while let word = keyword(position), word == .try || word == .await {
      position += 1
      if kind(position) == .postfixBang || kind(position) == .postfixQuestion { position += 1 }
    }
    while kind(position) == .operator, endsNothingBefore(position) { position += 1 }
    guard var end = primaryEnd(at: position) else { return nil }
    for _ in 0..<Self.longestExpression {
      guard let kind = kind(end) else { break }
      switch kind {
      case .dot where self.kind(end + 1) == .identifier || self.kind(end + 1) == .number:
        end += 2
      case .openParen, .openSquare:
        let flags = tokens[end].flags
        guard !flags.contains(.spaceBefore), let close = closer(of: end) else { return end }
        end = close + 1
      case .postfixBang, .postfixQuestion:
        end += 1
      case .openBrace:
        guard let close = trailingClosureEnd(at: end) else { return end }
        end = close
      default:
        return end
      }
    }
    return end
  }

  /// The token behind a short closure that opens here, `names.first { $0.isOpen }?.title`, where the expression goes on.
  /// Where it does not, the brace may as well begin the body of an `if`, or observers.
  private func trailingClosureEnd(at open: Int) -> Int? {
    guard !tokens[open].flags.contains(.startsLine),
      kind(open - 1) == .closeParen || kind(open - 1) == .identifier && keyword(open - 1) == nil,
      let close = closer(of: open), close - open < Self.longestClosure, let next = kind(close + 1)
    else { return nil }
    switch next {
    case .dot, .postfixBang, .postfixQuestion: return close + 1
    default: return next.isInfix ? close + 1 : nil
    }
  }

  /// What is longer is a view, or work to be done.
  private static let longestClosure = 40

  /// A prefix operator has no operand before it.
  private func endsNothingBefore(_ token: Int) -> Bool {
    !endsOperand(token - 1) || tokens[token].flags.contains(.startsLine)
  }

  private func primaryEnd(at token: Int) -> Int? {
    guard token < tokens.count else { return nil }
    switch tokens[token].kind {
    case .identifier:
      guard let keyword = tokens[token].word.keyword else { return token + 1 }
      return keyword.isOperand ? token + 1 : nil
    case .number, .string, .character, .regex, .hash:
      return token + 1
    case .stringOpen:
      return Int(literals[Int(tokens[token].link)].lastToken) + 1
    case .dot:
      return kind(token + 1) == .identifier ? token + 2 : nil
    case .openParen, .openSquare, .openBrace:
      return closer(of: token).map { $0 + 1 }
    default:
      return nil
    }
  }
}

extension Keyword {
  /// Keywords that stand for a value or are plain names outside their own grammar.
  var isOperand: Bool {
    switch self {
    case .self, .Self, .super, .nil, .true, .false, .null, .nilClass, .yes, .no, .`init`: true
    case .actor, .macro, .get, .set, .willSet, .didSet, .lazy, .weak, .unowned, .mutating, .override, .open,
      .package, .final, .async, .some, .any, .interface, .implementation, .end, .property, .selector,
      .synchronized, .autoreleasepool, .encode, .finally, .define, .undef, .include, .elif, .endif, .ifdef,
      .ifndef, .pragma, .elseif, .error, .warning, .line, .template, .namespace, .new, .delete, .nsString,
      .nsMutableString, .const, .goto, .sizeof, .extern, .inline, .void, .char, .unsigned, .signed, .int,
      .long, .short, .float, .double, .bool:
      true
    default: false
    }
  }
}
