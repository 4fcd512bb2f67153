import L10nSyntax

// Texts that functions of a file hand on: `fail("No network")`, where `fail(_ text: String)` says `errorText = text`.

extension Document {
  /// The uses of the parameter that a literal is given to, in the one function of the file that has the name.
  func usesOfParameter(given literal: StringLiteral) -> [Int] {
    let text = tokens(of: literal)
    let bracket = bracket(around: text.lower)
    guard bracket != 0, kind(open(ofBracket: bracket)) == .openParen, mayBeginText(literal), isSearchable,
      let call = call(at: open(ofBracket: bracket) - 1), isOwn(call),
      let head = soleFunction(named: call.name),
      let parameter = head.parameters.first(where: { value(of: $0, in: head, givenBy: call) == text })
    else { return [] }
    return occurrences(of: parameter.name, in: head.body.indices)
  }

  /// The literals that calls give to the parameter that a name in a function means.
  func literalsGiven(to name: Int) -> [StringLiteral] {
    guard kind(name) == .identifier, let head = functionHead(around: name),
      let parameter = head.parameters.first(where: { sameSpelling($0.name, name) }),
      soleFunction(named: head.name) != nil
    else { return [] }
    return occurrences(of: head.name, in: nearby(head.name)).compactMap { other in
      guard other != head.name, let call = call(at: other), isOwn(call), context(at: other).isEmpty,
        let value = value(of: parameter, in: head, givenBy: call)
      else { return nil }
      return literal(spanning: value)
    }
  }

  /// `fail("…")`, `self.fail("…")`, `self?.fail("…")`
  private func isOwn(_ call: Call) -> Bool {
    guard !isCapital(call.name) else { return false }
    return call.receiver.isEmpty
      ? kind(call.name - 1) != .dot : keyword(call.receiver.lower) == .self && call.receiver.count < 3
  }

  /// The function that the file declares under a name, if it is the only one.
  private func soleFunction(named name: Int) -> FunctionHead? {
    let declared = functionNames.filter { sameSpelling($0, name) }
    guard declared.count == 1, kind(declared[0] + 1) == .openParen, let close = closer(of: declared[0] + 1)
    else { return nil }
    let brace = (close..<min(tokens.count, close + Self.longestResult)).first { kind($0) == .openBrace }
    guard let brace, brace + 1 < tokens.count, let head = functionHead(around: brace + 1),
      head.form == .function,
      head.name == declared[0]
    else { return nil }
    return head
  }

  /// What a call gives to a parameter, by its label or by its place among those without one.
  private func value(
    of parameter: FunctionHead.Parameter, in head: FunctionHead, givenBy call: Call
  ) -> TokenRange? {
    if let label = parameter.label {
      return call.arguments.first { $0.label.map { sameSpelling($0, label) } ?? false }?.value
    }
    let bare = head.parameters.filter { $0.label == nil }
    guard let place = bare.firstIndex(where: { $0.name == parameter.name }) else { return nil }
    let given = call.arguments.filter { $0.label == nil }
    return place < given.count ? given[place].value : nil
  }

  /// Tokens between the parameters of a function and its body.
  private static let longestResult = 24
}
