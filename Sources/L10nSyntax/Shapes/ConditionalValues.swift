// `if` and `switch` as values: `let name = if isNew { a } else { b }`.

extension Document {
  /// Conditions within conditions, and branches, that are still read.
  private static let deepest = 4
  private static let mostBranches = 24
  private static let longestCondition = 200

  /// The token behind the value that starts at `token`: an expression, or an `if` or `switch` that is one.
  public func valueEnd(startingAt token: Int) -> Int {
    conditionalValue(at: token)?.end ?? expressionEnd(startingAt: token)
  }

  /// The branches of an `if` or `switch` that stands for a value: each of them is one expression.
  func conditionalBranches(of range: TokenRange) -> [TokenRange]? {
    guard let value = conditionalValue(at: range.lower), value.end == range.upper else { return nil }
    return value.branches
  }

  private func conditionalValue(at token: Int, depth: Int = 0) -> (branches: [TokenRange], end: Int)? {
    guard language == .swift, depth < Self.deepest else { return nil }
    switch keyword(token) {
    case .if: return ifValue(at: token, depth)
    case .switch: return switchValue(at: token, depth)
    default: return nil
    }
  }

  /// Without an `else` it is a statement.
  private func ifValue(at token: Int, _ depth: Int) -> (branches: [TokenRange], end: Int)? {
    var branches: [TokenRange] = []
    var head = token
    while branches.count < Self.mostBranches {
      guard let open = brace(behind: head), let close = closer(of: open) else { return nil }
      let branch = TokenRange(open + 1, close)
      guard isOneValue(branch, depth) else { return nil }
      branches.append(branch)
      if head > token, keyword(head) == .else { return (branches, close + 1) }
      guard keyword(close + 1) == .else else { return nil }
      head = keyword(close + 2) == .if ? close + 2 : close + 1
    }
    return nil
  }

  private func switchValue(at token: Int, _ depth: Int) -> (branches: [TokenRange], end: Int)? {
    guard let open = brace(behind: token), let close = closer(of: open) else { return nil }
    let branches = cases(openedAt: open).map { _, body in
      let end = kind(body.upper - 1) == .semicolon ? body.upper - 1 : body.upper
      return TokenRange(body.lower, end)
    }
    guard !branches.isEmpty, branches.count <= Self.mostBranches,
      branches.allSatisfy({ isOneValue($0, depth) })
    else { return nil }
    return (branches, close + 1)
  }

  /// The first value behind each label of the `switch` at `token`, whatever else stands there.
  func switchValues(at token: Int) -> [TokenRange] {
    guard let open = brace(behind: token) else { return [] }
    return cases(openedAt: open).map { _, body in
      TokenRange(body.lower, min(valueEnd(startingAt: body.lower), body.upper))
    }.filter { !$0.isEmpty }
  }

  /// Where each label of the `switch` begins whose brace opens at `open`, and what stands behind it.
  func cases(openedAt open: Int) -> [(label: Int, body: TokenRange)] {
    guard let close = closer(of: open) else { return [] }
    var cases: [(label: Int, body: TokenRange)] = []
    var label = open
    var start: Int?
    var position = open + 1
    while position <= close {
      if position == close || isCaseLabel(position) {
        if let start { cases.append((label, TokenRange(start, position))) }
        (label, start) = (position, nil)
      } else if start == nil, tokens[position].kind == .colon {
        start = position + 1
      } else if tokens[position].kind.isOpener, let end = closer(of: position) {
        position = end
      }
      position += 1
    }
    return cases
  }

  /// `case`, `default`, `@unknown`; not `if case`, nor `FileManager.default`.
  private func isCaseLabel(_ token: Int) -> Bool {
    switch keyword(token) {
    case .case, .default:
      kind(token - 1) != .dot && kind(token - 1) != .comma
        && ![.if, .guard, .while, .for].contains(keyword(token - 1))
    default:
      kind(token) == .at && self.token(token + 1, is: "unknown")
    }
  }

  private func isOneValue(_ range: TokenRange, _ depth: Int) -> Bool {
    guard !range.isEmpty else { return false }
    let end =
      conditionalValue(at: range.lower, depth: depth + 1)?.end ?? expressionEnd(startingAt: range.lower)
    return end == range.upper
  }

  /// The brace that opens behind a condition.
  func brace(behind token: Int) -> Int? {
    var position = token + 1
    while position < min(tokens.count, token + Self.longestCondition) {
      switch tokens[position].kind {
      case .openBrace: return position
      case .openParen, .openSquare:
        guard let close = closer(of: position) else { return nil }
        position = close
      case .semicolon, .closeBrace, .closeParen, .closeSquare: return nil
      default: break
      }
      position += 1
    }
    return nil
  }
}
