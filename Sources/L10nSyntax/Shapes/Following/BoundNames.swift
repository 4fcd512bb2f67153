// What a name stands for that something else in the function may hide.

extension Document {
  /// Whether a parameter, a closure, a loop or a pattern gives the name to something else: `ForEach(notes) { note in Text(note) }`,
  /// `case .failed(let note)`; but not `if let note { … }`.
  public func isBoundAnew(_ name: Int) -> Bool {
    guard parameter(named: name) == nil, let body = functionBody(around: name) else { return true }
    return occurrences(of: name, in: body.lower..<name).contains { other in
      if keyword(other + 1) == .in || keyword(other - 1) == .for || isTypedOrOneOfSeveral(other) {
        return true
      }
      // `{ number, note in`
      if kind(other - 1) == .comma || kind(other + 1) == .comma, !isVariable(declaredAt: other) {
        return (other + 1..<min(other + 8, tokens.count)).contains { keyword($0) == .in }
      }
      guard isVariable(declaredAt: other) else { return false }
      return !isBoundByCondition(other) || kind(other + 1) == .assign
    }
  }

  /// `if let note`, `guard isOpen, let note`: a name that is declared by a condition.
  public func isBoundByCondition(_ name: Int) -> Bool {
    [.if, .guard, .while].contains(keyword(name - 2)) || kind(name - 2) == .comma
  }

  /// `{ (note: String) in`, `let (note, place) = …`
  private func isTypedOrOneOfSeveral(_ name: Int) -> Bool {
    let bracket = bracket(around: name)
    guard bracket != 0, case let open = open(ofBracket: bracket), kind(open) == .openParen else {
      return false
    }
    if kind(name + 1) == .colon { return closer(of: open).map { keyword($0 + 1) == .in } ?? false }
    return keyword(open - 1) == .let || keyword(open - 1) == .var
  }
}
