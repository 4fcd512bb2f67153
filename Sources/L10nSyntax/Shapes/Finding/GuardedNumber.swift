// Numbers that a condition around them keeps from being one.

extension Document {
  /// `if boats.count > 1 { … boats.count … }`, `boats.count > 1 ? "\(boats.count) boats" : nil`; not where something is done with
  /// the boats in between.
  public func isNeverOne(_ value: TokenRange) -> Bool {
    holds(around: value) { condition in
      conjuncts(of: condition).contains { compares($0, with: value, andHoldsForOne: false) }
        && stays(value, behind: condition)
    }
      || fails(around: value) {
        compares($0, with: value, andHoldsForOne: true) && stays(value, behind: $0)
      }
      || isGuarded(value)
  }

  /// Whether nothing changes what is counted: `boats.removeLast()`, `count -= 1`
  private func stays(_ value: TokenRange, behind condition: TokenRange) -> Bool {
    guard let counted = value.indices.last(where: { kind($0) == .identifier }) else { return false }
    let name = kind(counted - 1) == .dot && counted - 2 >= value.lower ? counted - 2 : counted
    let range = condition.upper..<max(condition.upper, value.lower)
    return !occurrences(of: name, in: range).contains { place in
      switch kind(place + 1) {
      case .assign, .plusAssign, .operator: true
      case .dot: kind(place + 3) == .openParen || kind(place + 3) == .assign
      default: token(place - 1, is: "&")
      }
    }
  }

  /// `guard boats.count > 1 else { return }` and `if boats.count < 2 { return }` before it, in the blocks around it.
  private func isGuarded(_ value: TokenRange) -> Bool {
    guard let body = functionBody(around: value.lower) else { return false }
    var token = value.lower - 1
    let floor = max(body.lower, token - Self.longestWayToGuard)
    while token >= floor {
      if kind(token) == .closeBrace, let open = opener(of: token) {
        if let condition = condition(leavingAt: open) {
          let isGuard = keyword(open - 1) == .else
          let excludesOne = (isGuard ? conjuncts(of: condition) : [condition])
            .contains { compares($0, with: value, andHoldsForOne: !isGuard) }
          if excludesOne, stays(value, behind: condition) { return true }
        }
        token = open
      } else if keyword(token) == .case || keyword(token) == .default,
        tokens[token].flags.contains(.startsLine)
      {
        // Other cases say nothing of this one.
        token = open(ofBracket: bracket(around: token))
      }
      token -= 1
    }
    return false
  }

  /// The condition of a `guard` whose block this is, or of an `if` without `else` whose block ends with a `return`.
  private func condition(leavingAt open: Int) -> TokenRange? {
    guard let close = closer(of: open), keyword(close + 1) != .else else { return nil }
    if keyword(open - 1) == .else { return condition(endingAt: open - 1, .guard) }
    let last = (open + 1..<close).last { tokens[$0].flags.contains(.startsLine) } ?? open + 1
    guard [.return, .break, .continue, .throw].contains(keyword(last)),
      let condition = condition(before: open),
      keyword(condition.lower - 2) != .else
    else { return nil }
    return condition
  }

  private static let longestWayToGuard = 2000

  /// Whether one of the conditions that hold where a value stands is wanted: those of the choices of which it is in the first
  /// branch, and of the blocks around it.
  private func holds(around value: TokenRange, _ isWanted: (TokenRange) -> Bool) -> Bool {
    choices(around: value).contains {
      $0.kind == .ternary && $0.branches[0].contains(value) && isWanted($0.condition)
    }
      || found(around: value.lower) { number in
        let open = open(ofBracket: number)
        return kind(open) == .openBrace ? condition(before: open).flatMap { isWanted($0) ? true : nil } : nil
      } ?? false
  }

  /// Whether one of the conditions that do not hold where a value stands is wanted: those of the choices of which it is in the
  /// second branch, and of the blocks before an `else`.
  private func fails(around value: TokenRange, _ isWanted: (TokenRange) -> Bool) -> Bool {
    choices(around: value).contains {
      $0.kind == .ternary && $0.branches.last?.contains(value) == true && isWanted($0.condition)
    }
      || found(around: value.lower) { number in
        let open = open(ofBracket: number)
        return kind(open) == .openBrace && failed(before: open).contains(where: isWanted) ? true : nil
      } ?? false
  }

  /// The conditions before the `else` of a block, nearest first.
  private func failed(before open: Int) -> [TokenRange] {
    var conditions: [TokenRange] = []
    var word = condition(before: open).map { $0.lower - 2 } ?? open - 1
    while keyword(word) == .else, kind(word - 1) == .closeBrace, let other = opener(of: word - 1),
      let condition = condition(before: other)
    {
      conditions.append(condition)
      word = condition.lower - 2
    }
    return conditions
  }

  /// `boats.count > 1`, and nothing beside it, which holds for one or does not.
  private func compares(_ condition: TokenRange, with value: TokenRange, andHoldsForOne holdsForOne: Bool)
    -> Bool
  {
    let condition = withoutParentheses(condition)
    guard condition.count == value.count + 2, let comparison = comparison(in: condition) else { return false }
    return sameSpelling(comparison.subject, value) && holds(comparison, for: 1) == holdsForOne
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
