// Numbers that a condition around them keeps from being one.

extension Document {
  /// `if boats.count > 1 { … boats.count … }`, `boats.count > 1 ? "\(boats.count) boats" : nil`; not where something is done with
  /// the boats in between.
  public func isNeverOne(_ value: TokenRange) -> Bool {
    guard let counted = value.indices.last(where: { kind($0) == .identifier }) else { return false }
    let base = kind(counted - 1) == .dot && counted - 2 >= value.lower ? counted - 2 : counted
    let stays = { (condition: TokenRange) in
      !isChanged(base, within: TokenRange(condition.upper, value.lower))
    }
    return holds(around: value) { condition in
      conjuncts(of: condition).contains { compares($0, with: value, andHoldsForOne: false) }
        && stays(condition)
    }
      || fails(around: value) { compares($0, with: value, andHoldsForOne: true) && stays($0) }
  }

  /// `boats.removeLast()`, `count -= 1`
  private func isChanged(_ name: Int, within range: TokenRange) -> Bool {
    occurrences(of: name, in: range.lower..<max(range.lower, range.upper)).contains { place in
      switch kind(place + 1) {
      case .assign, .plusAssign, .operator: true
      case .dot: kind(place + 3) == .openParen || kind(place + 3) == .assign
      default: token(place - 1, is: "&")
      }
    }
  }

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
