// Choices between texts: `a ? b : c`, `if`/`else`, `switch`.

extension ShapeFinder {
  mutating func findChoices() {
    for token in choosing {
      if document.tokens[token].kind == .ternary {
        readTernary(token)
      } else if document.keyword(token) == .switch {
        readSwitch(token)
      } else {
        readConditional(token)
      }
    }
    document.choices.sort { ($0.range.lower, -$0.range.upper) < ($1.range.lower, -$1.range.upper) }
  }

  private mutating func readTernary(_ token: Int) {
    guard let conditionStart = document.expressionStart(endingAt: token - 1),
      let colon = document.matchingColon(after: token, before: document.tokens.count)
    else { return }
    let end = document.expressionEnd(startingAt: colon + 1)
    let condition = TokenRange(conditionStart, token)
    let branches = [TokenRange(token + 1, colon), TokenRange(colon + 1, end)]
    guard !branches[1].isEmpty, branches.contains(where: { holdsText($0) }) else { return }
    document.choices.append(
      Choice(
        kind: .ternary, condition: condition, branches: branches, range: TokenRange(conditionStart, end),
        comparison: document.comparison(in: condition)))
  }

  /// `if count == 1 { … } else { … }`, kept only where the condition compares with a number, or says that it is about a
  /// plural, and a branch has text.
  /// `guard count != 1 else { … }` has one branch.
  private mutating func readConditional(_ token: Int) {
    guard let (whole, body) = conditionAndBody(of: token) else { return }
    var condition = whole
    if document.keyword(condition.upper - 1) == .else { condition.upper -= 1 }
    let comparison = document.comparison(in: condition)
    guard comparison != nil || document.asksForPlural(condition) != nil else { return }
    var branches = [body]
    var end = body.upper
    let isLast = document.keyword(end) != .else || document.keyword(end + 1) != .if
    if document.keyword(end) == .else {
      let rest = blockOrStatement(at: end + 1)
      guard let rest else { return }
      branches.append(rest)
      end = rest.upper
    }
    guard comparison != nil || branches.count == 2 && isLast, branches.contains(where: { holdsText($0) })
    else {
      return
    }
    document.choices.append(
      Choice(
        kind: .conditional, condition: condition, branches: branches, range: TokenRange(token, end),
        comparison: comparison))
  }

  private func conditionAndBody(of token: Int) -> (TokenRange, TokenRange)? {
    if document.language == .cFamily {
      guard document.kind(token + 1) == .openParen, let close = document.closer(of: token + 1),
        let body = blockOrStatement(at: close + 1)
      else { return nil }
      return (TokenRange(token + 2, close), body)
    }
    guard let open = document.brace(behind: token), let close = document.closer(of: open) else { return nil }
    return (TokenRange(token + 1, open), TokenRange(open, close + 1))
  }

  /// `{ … }`, or in C a single statement up to its semicolon.
  private func blockOrStatement(at start: Int) -> TokenRange? {
    if document.kind(start) == .openBrace {
      return document.closer(of: start).map { TokenRange(start, $0 + 1) }
    }
    if document.keyword(start) == .if { return conditionAndBody(of: start)?.1 }
    guard document.language == .cFamily else { return nil }
    var position = start
    let limit = min(start + 200, document.tokens.count)
    while position < limit {
      switch document.tokens[position].kind {
      case .semicolon: return TokenRange(start, position + 1)
      case .openParen, .openSquare, .openBrace:
        guard let close = document.closer(of: position) else { return nil }
        position = close
      case .closeBrace: return nil
      default: break
      }
      position += 1
    }
    return nil
  }

  /// `switch count { case 0: … case 1: … default: … }`
  private mutating func readSwitch(_ token: Int) {
    guard let (subject, body) = conditionAndBody(of: token), body.count > 2 else { return }
    let cases = document.cases(openedAt: body.lower)
    let branches = cases.map(\.body)
    guard let number = cases.compactMap({ document.integer(at: $0.label + 1) }).first,
      branches.contains(where: { holdsText($0) })
    else { return }
    let comparison = Comparison(subject: subject, operatorToken: token, number: number)
    document.choices.append(
      Choice(
        kind: .cases, condition: subject, branches: branches, range: TokenRange(token, body.upper),
        comparison: comparison))
  }

  /// Whether a branch is short enough to be about one text, and holds a literal or a localized call.
  private func holdsText(_ range: TokenRange) -> Bool {
    guard range.count <= 160 else { return false }
    for token in range.indices where document.literalNumber(at: token) != nil { return true }
    let index = document.firstIndex(of: document.localizedCalls, startingAt: range.lower) { $0.range.lower }
    return index < document.localizedCalls.count && range.contains(document.localizedCalls[index].range)
  }
}

extension Document {
  /// A condition of more code than this compares more than a number.
  private static let longestCondition = 1000

  /// The comparison with a whole number in a condition: `count == 1`, `1 < [items count]`.
  public func comparison(in range: TokenRange) -> Comparison? {
    guard range.count < Self.longestCondition else { return nil }
    let range = withoutParentheses(range)
    var next = range.lower
    while next < range.upper {
      let token = next
      next += 1
      // What a closure compares is another matter.
      if tokens[token].kind == .openBrace, let close = closer(of: token) { next = close + 1 }
      guard tokens[token].kind == .comparison else { continue }
      if let number = integer(at: token + 1), let start = operandStart(endingAt: token - 1),
        start >= range.lower
      {
        return Comparison(subject: TokenRange(start, token), operatorToken: token, number: number)
      }
      if let number = integer(at: token - 1), let end = operandEnd(startingAt: token + 1), end <= range.upper
      {
        return Comparison(subject: TokenRange(token + 1, end), operatorToken: token, number: number)
      }
    }
    return nil
  }

  /// The value of a small whole number, as `1`, `1.0`, `1u` or `@1`.
  public func integer(at token: Int) -> Int? {
    guard kind(token) == .number else { return nil }
    var value = 0
    var isBehindPoint = false
    for byte in source[tokens[token].range] {
      switch byte {
      case UInt8(ascii: "0") where isBehindPoint: continue
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isBehindPoint:
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        if value > 1_000_000 { return nil }
      case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "l"), UInt8(ascii: "L"): continue
      case UInt8(ascii: "f"), UInt8(ascii: "F"):
        guard isBehindPoint else { return nil }
      case UInt8(ascii: ".") where !isBehindPoint: isBehindPoint = true
      default: return nil
      }
    }
    return value
  }
}
