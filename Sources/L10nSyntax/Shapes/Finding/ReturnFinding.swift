// What declarations give back: the texts that a method or computed property returns.

extension Document {
  /// A body is read this far.
  private static let longestBody = 2000

  /// The body of the declaration whose label or name stands at `name`; `nil` for a call of it.
  func declaredBody(_ name: Int, owner: String?) -> TokenRange? {
    if language == .cFamily { return methodBody(name, owner: owner) }
    guard let owner else {
      return keyword(name - 1) == .var ? body(behind: name) : nil
    }
    let open = open(ofBracket: bracket(around: name))
    guard kind(open) == .openParen, kind(name - 1) == .comma || name - 1 == open, keyword(open - 2) == .func,
      token(open - 1, spells: owner), let close = closer(of: open)
    else { return nil }
    return body(behind: close)
  }

  /// `- (NSString *)owner:(…)a name:(…)b {`
  private func methodBody(_ name: Int, owner: String?) -> TokenRange? {
    guard kind(name + 1) == .colon, kind(name + 2) == .openParen, let type = closer(of: name + 2) else {
      return nil
    }
    var position = name - 1
    while position > name - 16, position > 0, !tokens[position].flags.contains(.startsLine) { position -= 1 }
    guard let owner, (max(0, position)..<name).contains(where: { token($0, spells: owner) }) else {
      return nil
    }
    return body(behind: type)
  }

  /// The braces that open soon behind a token, before any value is given.
  private func body(behind token: Int) -> TokenRange? {
    for position in token + 1..<min(token + 16, tokens.count) {
      switch tokens[position].kind {
      case .openBrace:
        return closer(of: position).map { TokenRange(position + 1, $0) }
      case .assign, .semicolon, .closeBrace: return nil
      case .identifier where keyword(position) == .func || keyword(position) == .var: return nil
      default: continue
      }
    }
    return nil
  }

  /// What a body returns: behind each `return`, else behind each label of its `switch`, else all of it.
  public func returnedValues(in body: TokenRange) -> [TokenRange] {
    var values: [TokenRange] = []
    var position = body.lower
    let end = min(body.upper, body.lower + Self.longestBody)
    while position < end {
      if keyword(position) == .return, kind(position - 1) != .dot {
        values.append(TokenRange(position + 1, min(valueEnd(startingAt: position + 1), body.upper)))
      } else if tokens[position].kind == .openParen || tokens[position].kind == .openSquare,
        let close = closer(of: position)
      {
        position = close
      }
      position += 1
    }
    values.removeAll(where: \.isEmpty)
    guard values.isEmpty, language == .swift else { return values }
    if keyword(body.lower) == .switch { return switchValues(at: body.lower) }
    let value = TokenRange(body.lower, valueEnd(startingAt: body.lower))
    return value.upper == body.upper && !value.isEmpty ? [value] : []
  }

  /// What is assigned, or returned by a body, where the type before `next` ends.
  func values(behindType next: Int) -> [TokenRange] {
    switch kind(next) {
    case .assign:
      if keyword(next + 1) == .switch { return switchValues(at: next + 1) }
      let value = TokenRange(next + 1, valueEnd(startingAt: next + 1))
      return value.isEmpty ? [] : [value]
    case .openBrace:
      return closer(of: next).map { returnedValues(in: TokenRange(next + 1, $0)) } ?? []
    default:
      return []
    }
  }
}
