import L10nSyntax

// Texts that functions of a file hand on: `fail("No network")`, where `fail(_ text: String)` says `errorText = text`.

extension Document {
  /// The uses of the parameter that a literal is given to, in the one function of the file that has the name; none where
  /// another call gives it a text before, which is told first.
  func usesOfParameter(given literal: StringLiteral) -> [Int] {
    let text = tokens(of: literal)
    let bracket = bracket(around: text.lower)
    guard bracket != 0, kind(open(ofBracket: bracket)) == .openParen, mayBeginText(literal), isSearchable,
      case let name = open(ofBracket: bracket) - 1, let head = soleFunction(named: name),
      let call = call(at: name), isOwn(call, of: head),
      let parameter = head.parameters.first(where: { value(of: $0, in: head, givenBy: call) == text }),
      isFirst(call, toGiveTextTo: parameter, of: head)
    else { return [] }
    let uses = occurrences(of: parameter.name, in: head.body.indices)
    // `let text = translated(text)`, `{ text in … }`
    return uses.contains { isVariable(declaredAt: $0) || keyword($0 + 1) == .in } ? [] : uses
  }

  /// More calls without a text stand before the first one with a text in no file that a person wrote.
  private static let callsBefore = 64

  /// Whether no call before this one gives the parameter a text.
  private func isFirst(
    _ call: Call, toGiveTextTo parameter: FunctionHead.Parameter, of head: FunctionHead
  ) -> Bool {
    var calls = 0
    let first = firstOccurrence(of: head.name, in: tokens.indices) { name in
      guard name != head.name, calls < Self.callsBefore else { return calls >= Self.callsBefore }
      calls += 1
      guard name != call.name else { return true }
      return literal(givenTo: parameter, of: head, at: name).map { wording(of: $0) == .likely } ?? false
    }
    return first == call.name
  }

  private func literal(
    givenTo parameter: FunctionHead.Parameter, of head: FunctionHead, at name: Int
  ) -> StringLiteral? {
    guard name != head.name, let call = call(at: name), isOwn(call, of: head), context(at: name).isEmpty,
      let value = value(of: parameter, in: head, givenBy: call)
    else { return nil }
    return literal(spanning: value)
  }

  /// The literals that calls give to the parameter that a name in a function means.
  func literalsGiven(to name: Int) -> [StringLiteral] {
    guard kind(name) == .identifier, let (head, place) = parameter(named: name),
      soleFunction(named: head.name) != nil
    else { return [] }
    return occurrences(of: head.name, in: nearby(head.name)).compactMap {
      literal(givenTo: head.parameters[place], of: head, at: $0)
    }
  }

  /// `fail("…")`, `self.fail("…")`, `self?.fail("…")` in the type of the function.
  private func isOwn(_ call: Call, of head: FunctionHead) -> Bool {
    let isBare = call.receiver.isEmpty && kind(call.name - 1) != .dot
    guard isBare || keyword(call.receiver.lower) == .self && call.receiver.count < 3 else { return false }
    return head.owner.map { isInType(named: $0, call.name) } ?? true
  }

  /// The function that the file declares under a name, if it is the only one.
  private func soleFunction(named name: Int) -> FunctionHead? {
    let declared = functionNames.filter { sameSpelling($0, name) }
    guard declared.count == 1, let brace = bodyBrace(ofFunction: declared[0]), brace + 1 < tokens.count,
      let head = functionHead(around: brace + 1),
      head.form == .function,
      head.name == declared[0]
    else { return nil }
    return head
  }
}
