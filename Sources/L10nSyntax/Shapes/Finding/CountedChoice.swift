// Choices between a text for one and a text for several.

/// The text that a branch of a choice comes to, and what takes it.
public struct Outcome: Sendable {
  public var value: TokenRange
  /// The variable, setter or function the text goes to; `nil` where the branch is its value or returns it.
  public var target: TokenRange?
}

extension Document {
  /// A choice between more code than this is about more than a text.
  private static let longestChoice = 1000

  /// Whether a choice has a branch for exactly one (or two), and not only one for nothing or for a limit.
  public func choosesByAmount(_ choice: Choice) -> Bool {
    guard choice.range.count < Self.longestChoice else { return false }
    if choice.kind == .cases {
      let numbered = choice.branches.map { caseNumbers(of: $0) }.filter { !$0.isEmpty }
      // Nothing, one and two: who has more cases gives names to codes.
      return numbered.count <= 3 && numbered.contains { $0.contains { $0.contains(1) || $0.contains(2) } }
    }
    guard let comparison = choice.comparison else { return asksForPlural(choice.condition) != nil }
    // Behind `&&` or a comma the other branch is not only for several.
    guard !withoutParentheses(choice.condition).indices.contains(where: { kind($0) == .logical }),
      !comparesTwice(choice.condition)
    else { return false }
    guard tokens[comparison.operatorToken].kind == .comparison else { return false }
    let isReversed = comparison.subject.lower > comparison.operatorToken
    switch (text(of: comparison.operatorToken), comparison.number, isReversed) {
    case ("==", 1, _), ("!=", 1, _), ("===", 1, _), ("==", 2, _): return true
    case (">", 1, false), ("<=", 1, false), ("<", 1, true), (">=", 1, true): return true
    case (">=", 2, false), ("<", 2, false), ("<=", 2, true), (">", 2, true): return true
    default: return false
    }
  }

  func holds(_ comparison: Comparison, for amount: Int) -> Bool {
    let isReversed = comparison.subject.lower > comparison.operatorToken
    let (left, right) = isReversed ? (comparison.number, amount) : (amount, comparison.number)
    return switch text(of: comparison.operatorToken) {
    case "==", "===": left == right
    case "!=", "!==": left != right
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    default: left >= right
    }
  }

  /// `if box == boxes.last, boxes.count > 1`
  private func comparesTwice(_ condition: TokenRange) -> Bool {
    commaParts(of: condition).count { part in
      part.indices.contains { kind($0) == .comparison && bracket(around: $0) == bracket(around: part.lower) }
    } > 1
  }

  /// The name that is counted: `count` in `self.items.count == 1` and in `[items count] == 1`.
  public func countedName(_ choice: Choice) -> Int? {
    guard let subject = choice.comparison?.subject else { return nil }
    return subject.indices.reversed().first { kind($0) == .identifier }
  }

  /// What a branch comes to: its only statement, as far as that is a text.
  public func outcome(of branch: TokenRange, of choice: Choice) -> Outcome? {
    if choice.kind == .ternary { return Outcome(value: withoutParentheses(branch), target: nil) }
    var body = branch
    if kind(body.lower) == .openBrace { body = TokenRange(body.lower + 1, body.upper - 1) }
    while !body.isEmpty, endsStatement(body.upper - 1) {
      body.upper -= kind(body.upper - 1) == .semicolon ? 1 : (kind(body.upper - 2) == .semicolon ? 2 : 1)
    }
    guard !body.isEmpty, !body.indices.contains(where: { kind($0) == .semicolon }) else { return nil }
    if keyword(body.lower) == .return { return wholeOutcome(TokenRange(body.lower + 1, body.upper)) }
    if let assign = body.indices.first(where: { kind($0) == .assign || kind($0) == .plusAssign }),
      bracket(around: assign) == bracket(around: body.lower)
    {
      guard expressionEnd(startingAt: assign + 1) >= body.upper else { return nil }
      return Outcome(value: TokenRange(assign + 1, body.upper), target: TokenRange(body.lower, assign))
    }
    return viewOutcome(body) ?? callOutcome(body) ?? wholeOutcome(body)
  }

  /// `Text("1 tide").font(.caption)`: the view, whatever is set of it.
  private func viewOutcome(_ range: TokenRange) -> Outcome? {
    guard language == .swift, isCapital(range.lower), kind(range.lower + 1) == .openParen,
      let close = closer(of: range.lower + 1), close + 1 < range.upper, kind(close + 1) == .dot,
      expressionEnd(startingAt: range.lower) >= range.upper,
      case let first = firstIndex(of: displayedTexts, startingAt: range.lower, by: \.name),
      first < displayedTexts.count, displayedTexts[first].name == range.lower
    else { return nil }
    return Outcome(value: TokenRange(range.lower, close + 1), target: nil)
  }

  private func endsStatement(_ token: Int) -> Bool {
    kind(token) == .semicolon || keyword(token) == .break
  }

  private func wholeOutcome(_ range: TokenRange) -> Outcome? {
    expressionEnd(startingAt: range.lower) >= range.upper ? Outcome(value: range, target: nil) : nil
  }

  /// `[label setText:…]`, `[text appendString:…]`, `text.append(…)`: the first argument.
  private func callOutcome(_ range: TokenRange) -> Outcome? {
    var found =
      kind(range.lower) == .openSquare && language == .cFamily ? message(openedAt: range.lower) : nil
    if found == nil, kind(range.upper - 1) == .closeParen, let open = opener(of: range.upper - 1) {
      found = call(at: open - 1)
    }
    guard let call = found, call.range == range, !call.receiver.isEmpty, let first = call.arguments.first
    else { return nil }
    guard localizedCall(spanning: range) == nil,
      formatCall(spanning: range).map({ lexicon.format[$0.pattern].appends }) ?? true
    else { return nil }
    // One branch may `appendFormat:` to the text to which the other one does `appendString:`.
    let appends = source.withSpelling(tokens[call.name].range) { $0.hasPrefix("append") }
    return Outcome(
      value: first.value, target: appends ? call.receiver : TokenRange(call.receiver.lower, call.name + 1))
  }
}

// MARK: The text around

extension Document {
  /// The text a chosen or named piece is a part of: the literal it is interpolated into, the sum or format it
  /// stands in. `nil` where it stands alone.
  public func enclosingText(of range: TokenRange) -> TokenRange? {
    var range = range
    while true {
      if kind(range.lower - 1) == .openInterpolation {
        let literal = literals[Int(tree.brackets[Int(tokens[range.lower - 1].link)].literal)]
        return TokenRange(Int(literal.firstToken), Int(literal.lastToken) + 1)
      }
      if kind(range.lower - 1) == .plus || kind(range.upper) == .plus { return sum(around: range) }
      let isWrapped = kind(range.lower - 1) == .openParen && closer(of: range.lower - 1) == range.upper
      guard isWrapped, !endsOperand(range.lower - 2) || keyword(range.lower - 2) == .return else { break }
      range = TokenRange(range.lower - 1, range.upper + 1)
    }
    let call = formatCalls(around: range).last { call in
      call.format.contains(range) || call.values.contains { $0.contains(range) }
    }
    return call?.call.range
  }

  private func sum(around range: TokenRange) -> TokenRange {
    var range = range
    while kind(range.lower - 1) == .plus, let start = operandStart(endingAt: range.lower - 2) {
      range.lower = start
    }
    while kind(range.upper) == .plus, let end = operandEnd(startingAt: range.upper + 1) { range.upper = end }
    return range
  }

  /// Whether an expression stands in a range again, written alike and not as a member of something else.
  public func mentions(_ expression: TokenRange, in range: TokenRange) -> Bool {
    let expression = withoutSelf(withoutParentheses(expression))
    guard !expression.isEmpty, expression.count <= range.count else { return false }
    return (range.lower...range.upper - expression.count).contains { start in
      sameSpelling(TokenRange(start, start + expression.count), expression)
        && (kind(start - 1) != .dot || isOfSelf(start))
    }
  }
}
