// Following text through the local variables of one function.

extension Document {
  /// How far back in a function an assignment is looked for, so that a huge function stays cheap.
  private static let farthestValue = 3000

  /// What the local variable named at `token` was given before that place, newest last.
  public func localValues(of token: Int) -> [TokenRange] {
    guard tokens[token].kind == .identifier, tokens[token].word.keyword.map(\.isOperand) ?? true,
      let body = functionBody(around: token)
    else { return [] }
    var values: [TokenRange] = []
    var position = token - 1
    let floor = max(body.lower, token - Self.farthestValue)
    while position >= floor, values.count < Self.mostValues {
      if tokens[position].kind == .identifier, sameSpelling(position, token), kind(position - 1) != .dot,
        kind(position - 1) != .arrow, let value = assignedValue(at: position), value.upper <= token
      {
        values.append(value)
      }
      position -= 1
    }
    return values.reversed()
  }

  /// The newest values are enough of a variable that is used for many texts.
  private static let mostValues = 8

  /// Whether the text around `token` only goes to a variable of its function that only logs and stops read.
  public func isOnlyLogged(_ token: Int) -> Bool {
    guard let name = recipients(of: TokenRange(token, token + 1)).first, kind(name + 1) == .assign,
      let body = functionBody(around: name), body.contains(TokenRange(name, name + 1)),
      keyword(name - 1) == .let || isDeclaredInC(name)
    else { return false }
    var isRead = false
    for position in occurrences(of: name, in: token..<min(body.upper, token + Self.farthestValue)) {
      guard context(at: position).contains(.log) else { return false }
      isRead = true
    }
    return isRead
  }

  /// `NSString *name =`, `id name =`; what is only assigned may live longer than the function.
  private func isDeclaredInC(_ name: Int) -> Bool {
    guard language == .cFamily else { return false }
    let type = token(name - 1, is: "*") ? name - 2 : name - 1
    return kind(type) == .identifier && !tokens[name].flags.contains(.startsLine)
  }

  /// `name = value`, `name: Type = value`, `name += value`.
  private func assignedValue(at name: Int) -> TokenRange? {
    guard let sign = assignment(behind: name) else { return nil }
    let value = TokenRange(sign + 1, valueEnd(startingAt: sign + 1))
    return value.isEmpty ? nil : value
  }
}
