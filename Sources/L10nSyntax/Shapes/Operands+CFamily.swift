// What is an operand in C and Objective-C.

extension Document {
  func cOperandStart(endingAt last: Int) -> Int? {
    guard endsOperand(last) else { return nil }
    var position = last
    for _ in 0..<Self.longestExpression {
      switch tokens[position].kind {
      case .closeParen, .closeSquare, .closeBrace:
        guard let open = opener(of: position) else { return nil }
        position = open
        if tokens[open].range.count == 1, tokens[open].kind != .openBrace, isSuffix(open) {
          position = open - 1
          continue
        }
      case .string:
        while kind(position - 1) == .string { position -= 1 }
      case .identifier, .number, .character:
        if kind(position - 1) == .at { position -= 1 }
      default:
        return nil
      }
      guard let before = kind(position - 1), before == .dot || before == .arrow, endsOperand(position - 2)
      else {
        return position
      }
      position -= 2
    }
    return position
  }

  /// `f(` and `a[`, but not `return (` or the `[` of a message.
  private func isSuffix(_ open: Int) -> Bool {
    guard endsOperand(open - 1) else { return false }
    if kind(open - 1) == .closeParen, tokens[open].kind == .openSquare { return !isCast(closing: open - 1) }
    return kind(open - 1) == .identifier || kind(open - 1) == .closeSquare || kind(open - 1) == .closeParen
  }

  /// `(NSString *)`: a parenthesis that holds a type.
  func isCast(closing close: Int) -> Bool {
    guard let open = opener(of: close), close - open >= 2, close - open <= 6 else { return false }
    guard !endsOperand(open - 1) || keyword(open - 1) != nil else { return false }
    if token(close - 1, is: "*") { return true }
    return (open + 1..<close).allSatisfy { kind($0) == .identifier }
  }

  func cOperandEnd(startingAt first: Int) -> Int? {
    var position = first
    while kind(position) == .operator { position += 1 }
    while kind(position) == .openParen, let close = closer(of: position), isCast(closing: close),
      startsOperand(close + 1)
    {
      position = close + 1
    }
    guard var end = cPrimaryEnd(at: position) else { return nil }
    for _ in 0..<Self.longestExpression {
      guard let kind = kind(end) else { break }
      switch kind {
      case .dot where self.kind(end + 1) == .identifier, .arrow where self.kind(end + 1) == .identifier:
        end += 2
      case .openParen, .openSquare:
        guard tokens[end].range.count == 1, let close = closer(of: end) else { return end }
        end = close + 1
      default:
        return end
      }
    }
    return end
  }

  private func startsOperand(_ token: Int) -> Bool {
    switch kind(token) {
    case .identifier, .number, .string, .character, .openParen, .openSquare, .at: true
    default: false
    }
  }

  private func cPrimaryEnd(at token: Int) -> Int? {
    guard token < tokens.count else { return nil }
    switch tokens[token].kind {
    case .identifier:
      guard let keyword = tokens[token].word.keyword else { return token + 1 }
      return keyword.isOperand ? token + 1 : nil
    case .string:
      var end = token + 1
      while kind(end) == .string { end += 1 }
      return end
    case .number, .character:
      return token + 1
    case .at:
      // @selector(…), @encode(…) and boxed names.
      return kind(token + 1) == .identifier ? token + 2 : nil
    case .openParen, .openSquare, .openBrace:
      return closer(of: token).map { $0 + 1 }
    default:
      return nil
    }
  }
}
