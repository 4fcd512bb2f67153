// `if` and `switch` as values: `let name = if isNew { a } else { b }`.

extension Document {
  /// Conditions within conditions, and branches, that are still read.
  private static let deepest = 4
  private static let mostBranches = 24
  private static let longestCondition = 120

  /// The token behind the value that starts at `token`: an expression, or an `if` or `switch` that is one.
  func valueEnd(startingAt token: Int) -> Int {
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
    var branches: [TokenRange] = []
    var start: Int?
    var position = open + 1
    while position <= close {
      let isLabel =
        position == close || kind(position - 1) != .dot && [.case, .default].contains(keyword(position))
      if isLabel, let first = start {
        let end = kind(position - 1) == .semicolon ? position - 1 : position
        guard branches.count < Self.mostBranches, isOneValue(TokenRange(first, end), depth) else {
          return nil
        }
        branches.append(TokenRange(first, end))
        start = nil
      } else if start == nil, tokens[position].kind == .colon {
        start = position + 1
      } else if tokens[position].kind.isOpener, let end = closer(of: position) {
        position = end
      }
      position += 1
    }
    return branches.isEmpty ? nil : (branches, close + 1)
  }

  private func isOneValue(_ range: TokenRange, _ depth: Int) -> Bool {
    guard !range.isEmpty else { return false }
    let end =
      conditionalValue(at: range.lower, depth: depth + 1)?.end ?? expressionEnd(startingAt: range.lower)
    return end == range.upper
  }

  /// The brace that opens behind a condition.
  private func brace(behind token: Int) -> Int? {
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
