// What an expression is made of, as far as tokens tell: its branches, the operands of a sum, the parts of a list.

extension Document {
  /// Choices within choices that are still read.
  static let deepestChoice = 8
  private static let longestBranch = 2000

  /// The range within its outer parentheses, without `try` and casts before it.
  public func withoutParentheses(_ range: TokenRange) -> TokenRange {
    var range = range
    while !range.isEmpty {
      if let word = keyword(range.lower), word == .try || word == .await {
        range.lower += 1
      } else if tokens[range.lower].kind == .openParen, closer(of: range.lower) == range.upper - 1 {
        range = TokenRange(range.lower + 1, range.upper - 1)
      } else if language == .cFamily, tokens[range.lower].kind == .openParen,
        let close = closer(of: range.lower),
        close + 1 < range.upper, isCast(closing: close)
      {
        range.lower = close + 1
      } else {
        return range
      }
    }
    return range
  }

  /// The operands of `a ? b : c` (without the condition) and `a ?? b`, where the range is one of these, and the branches
  /// of an `if` or `switch` that is a value.
  public func branches(of range: TokenRange) -> [TokenRange]? {
    if let branches = conditionalBranches(of: range) { return branches }
    var position = range.lower
    // `a ?? false ? b : c` is a choice between `b` and `c`.
    var fallback: [TokenRange]?
    while position < range.upper {
      switch tokens[position].kind {
      case .ternary:
        guard let colon = matchingColon(after: position, before: range.upper) else { return nil }
        if colon == position + 1 {
          return [TokenRange(range.lower, position), TokenRange(colon + 1, range.upper)]
        }
        return [TokenRange(position + 1, colon), TokenRange(colon + 1, range.upper)]
      case .coalesce where fallback == nil:
        fallback = [TokenRange(range.lower, position), TokenRange(position + 1, range.upper)]
      case .stringOpen:
        position = max(position, Int(literals[Int(tokens[position].link)].lastToken))
      case .openParen, .openSquare, .openBrace:
        guard let close = closer(of: position), close < range.upper else { return fallback }
        position = close
      case .comma, .semicolon:
        return fallback
      default:
        break
      }
      position += 1
    }
    return fallback
  }

  /// The `:` of the `?` at `token`.
  public func matchingColon(after token: Int, before end: Int) -> Int? {
    var position = token + 1
    var open = 0
    while position < min(end, token + Self.longestBranch, tokens.count) {
      switch tokens[position].kind {
      case .ternary:
        open += 1
      case .colon:
        if open == 0 { return position }
        open -= 1
      case .openParen, .openSquare, .openBrace, .openInterpolation:
        guard let close = closer(of: position), close < end else { return nil }
        position = close
      case .closeParen, .closeSquare, .closeBrace, .closeInterpolation, .semicolon:
        return nil
      default:
        break
      }
      position += 1
    }
    return nil
  }

  /// The operands of `a + b + c`, where the range is such a sum and nothing else.
  public func plusOperands(of range: TokenRange) -> [TokenRange]? {
    var operands: [TokenRange] = []
    var position = range.lower
    while let end = operandEnd(startingAt: position), end <= range.upper {
      operands.append(TokenRange(position, end))
      guard end < range.upper else { return operands.count > 1 ? operands : nil }
      guard tokens[end].kind == .plus else { return nil }
      position = end + 1
    }
    return nil
  }

  /// Whether a range is made of string literals only, joined, adjacent or chosen between.
  func isLiteralText(_ range: TokenRange) -> Bool {
    choices(in: range).allSatisfy { text in
      guard !text.isEmpty else { return false }
      return literal(spanning: text) != nil || language == .cFamily && constantText(of: text) != nil
    }
  }

  /// What an expression chooses between, itself where it chooses nothing.
  public func choices(in range: TokenRange, depth: Int = 0) -> [TokenRange] {
    let range = withoutParentheses(range)
    guard depth < Self.deepestChoice, let branches = branches(of: range) else { return [range] }
    return branches.flatMap { choices(in: $0, depth: depth + 1) }
  }

  public func firstValue(of range: TokenRange) -> TokenRange {
    commaParts(of: range).first ?? range
  }

  public func commaParts(of range: TokenRange) -> [TokenRange] {
    var parts: [TokenRange] = []
    var start = range.lower
    var position = start
    while position < range.upper {
      if tokens[position].kind == .comma {
        parts.append(TokenRange(start, position))
        start = position + 1
      } else if tokens[position].kind.isOpener, let close = closer(of: position), close < range.upper {
        position = close
      }
      position += 1
    }
    if start < range.upper { parts.append(TokenRange(start, range.upper)) }
    return parts
  }

  /// A list that is written out, here or where the constant that holds it is declared.
  func list(_ range: TokenRange) -> TokenRange? {
    if kind(range.lower) == .openSquare { return range }
    guard range.count == 1 else { return nil }
    let values = localValues(of: range.lower)
    guard values.count == 1, kind(values[0].lower) == .openSquare,
      closer(of: values[0].lower) == values[0].upper - 1
    else { return nil }
    let name = nameGiven(to: values[0])
    let isConstant =
      language == .swift
      ? name.map { keyword($0 - 1) == .let } ?? false : tokens[values[0].lower].range.count == 2
    return isConstant ? values[0] : nil
  }

  /// Says of an expression whether it is a literal, localized text or something else.
  public func operand(_ range: TokenRange) -> Operand {
    let inner = withoutParentheses(range)
    if let number = literalNumber(at: inner.lower), isOneLiteral(inner) {
      return Operand(content: .literal(number), range: range)
    }
    if let call = localizedCall(in: inner) { return Operand(content: .localized(call), range: range) }
    return Operand(content: .other, range: range)
  }

  private func isOneLiteral(_ range: TokenRange) -> Bool {
    literal(spanning: range) != nil || range.indices.allSatisfy { kind($0) == .string }
  }

  /// The number of the localized call that gives an expression its text: the call itself, the call with members
  /// behind it (`.uppercased()`), as the format of a format call, or as a branch of a choice.
  public func localizedCall(in range: TokenRange, depth: Int = 0) -> Int? {
    let range = withoutParentheses(range)
    guard !range.isEmpty, depth < Self.deepestChoice else { return nil }
    if let branches = branches(of: range) {
      for branch in branches { if let found = localizedCall(in: branch, depth: depth + 1) { return found } }
      return nil
    }
    let index = firstIndex(of: localizedCalls, startingAt: range.lower) { $0.range.lower }
    if index < localizedCalls.count, localizedCalls[index].range.lower == range.lower,
      localizedCalls[index].range.upper <= range.upper,
      hasOnlyMembers(localizedCalls[index].range.upper, range.upper)
    {
      return index
    }
    if let call = formatCall(spanning: range) { return localizedCall(in: call.format, depth: depth + 1) }
    if language == .cFamily, tokens[range.lower].kind == .openSquare,
      let call = message(openedAt: range.lower),
      call.range == range, call.arguments.isEmpty
    {
      return localizedCall(in: call.receiver, depth: depth + 1)
    }
    return nil
  }

  /// Whether only members and their calls stand between two tokens: `.localizedUppercase`, `.trimming(…)`.
  private func hasOnlyMembers(_ start: Int, _ end: Int) -> Bool {
    start == end || operandStart(endingAt: end - 1).map { $0 < start } ?? false
  }
}
