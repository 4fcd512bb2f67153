// Numbers that a condition around them keeps from being one.

extension Document {
  /// `if boats.count > 1 { … boats.count … }`, `boats.count > 1 ? "\(boats.count) boats" : nil`
  public func isNeverOne(_ value: TokenRange) -> Bool {
    guard !value.isEmpty, value.indices.contains(where: { kind($0) == .identifier }) else { return false }
    return conditions(around: value).contains { condition in
      conjuncts(of: condition).contains { excludesOne($0, for: value) }
    }
  }

  /// The conditions that hold where a value stands: those of the blocks around it, and of the choices of which it is in the first
  /// branch.
  private func conditions(around value: TokenRange) -> [TokenRange] {
    var conditions = choices(around: value).filter { $0.kind == .ternary && $0.branches[0].contains(value) }
      .map(\.condition)
    var bracket = bracket(around: value.lower)
    for _ in 0..<Self.deepestCode where bracket != 0 {
      let open = open(ofBracket: bracket)
      if kind(open) == .openBrace, let condition = condition(ofBlock: open) { conditions.append(condition) }
      bracket = self.bracket(around: open)
    }
    return conditions
  }

  /// What stands between `if` and the brace of its block.
  private func condition(ofBlock brace: Int) -> TokenRange? {
    let bracket = bracket(around: brace)
    var position = brace - 1
    while position >= max(0, brace - Self.longestHead) {
      if keyword(position) == .if { return TokenRange(position + 1, brace) }
      switch kind(position) {
      case .openBrace, .openParen, .openSquare, .semicolon: return nil
      case .closeBrace, .closeParen, .closeSquare:
        guard let open = opener(of: position), self.bracket(around: open) == bracket else { return nil }
        position = open - 1
      default: position -= 1
      }
    }
    return nil
  }

  /// Tokens of a condition.
  private static let longestHead = 80

  /// `boats.count > 1`, and nothing beside it.
  private func excludesOne(_ condition: TokenRange, for value: TokenRange) -> Bool {
    let condition = withoutParentheses(condition)
    guard condition.count == value.count + 2, let comparison = comparison(in: condition) else { return false }
    return sameSpelling(comparison.subject, value) && !holds(comparison, for: 1)
  }

  /// The conditions that all have to hold.
  private func conjuncts(of condition: TokenRange) -> [TokenRange] {
    commaParts(of: withoutParentheses(condition)).flatMap { part -> [TokenRange] in
      let part = withoutParentheses(part)
      let operators = part.indices.filter {
        kind($0) == .logical && bracket(around: $0) == bracket(around: part.lower)
      }
      guard operators.allSatisfy({ token($0, is: "&&") }) else { return [] }
      let starts = [part.lower] + operators.map { $0 + 1 }
      return zip(starts, operators + [part.upper]).map { TokenRange($0, $1) }
    }
  }
}
