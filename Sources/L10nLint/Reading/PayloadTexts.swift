import L10nSyntax

// Texts that the case of an enum carries to a view: `state = .failed("The weir does not open")`, and where the view is,
// `case .failed(let message): Text(message)`.

/// The values of cases that patterns of a file bind.
struct GivenPayloads: Sendable {
  var shown: [ShownMember] = []
  /// Those that are used in another way.
  var others: [ShownName] = []
}

extension Document {
  /// What patterns of the file take out of cases: shown as it stands, or used in another way.
  func payloads() -> GivenPayloads {
    var found = GivenPayloads()
    guard language == .swift, isSearchable, !fileContext.contains(.test) else { return found }
    let shown = payloadsShown()
    for token in tokens.indices where keyword(token) == .case {
      guard let (name, value) = boundPayload(behind: token) else { continue }
      let payload = ShownName.payload(nameHash(name))
      if let place = shown[value] {
        found.shown.append(ShownMember(name: payload, place: place))
      } else {
        found.others.append(payload)
      }
    }
    return found
  }

  /// The case that a literal is the first text of, with all others that the file gives it.
  func payload(beginningWith literal: StringLiteral) -> TextMember? {
    guard language == .swift, mayBeginText(literal), isSearchable, !fileContext.contains(.test),
      let name = caseGiven(literal), wording(of: literal) == .likely
    else { return nil }
    let texts = occurrences(of: name, in: tokens.indices).flatMap { other -> [StringLiteral] in
      guard caseGiven(TokenRange(other + 2, other + 3)) == other else { return [] }
      return self.literal(at: other + 2).map { [$0] } ?? literalsGiven(to: other + 2)
    }.filter(mayBeginText).sorted { $0.firstToken < $1.firstToken }
    guard texts.first?.firstToken == literal.firstToken else { return nil }
    return TextMember(name: name, literals: texts, shown: .payload(nameHash(name)))
  }

  /// Tokens between a pattern and what is shown of it.
  private static let farthestPattern = 2000

  /// The case that carries a literal, by a function that is given it or at once.
  private func caseGiven(_ literal: StringLiteral) -> Int? {
    let text = tokens(of: literal)
    if let name = caseGiven(text) { return name }
    return usesOfParameter(given: literal).lazy.compactMap { caseGiven(TokenRange($0, $0 + 1)) }.first
  }

  /// `failed` in `.failed("…")`, `State.failed("…")`: no pattern, which compares.
  private func caseGiven(_ text: TokenRange) -> Int? {
    let name = text.lower - 2
    guard name > 0, kind(name + 1) == .openParen, kind(text.upper) == .closeParen, kind(name) == .identifier,
      kind(name - 1) == .dot, !isCapital(name)
    else { return nil }
    let isImplicit = kind(name - 2) != .identifier || tokens[name - 1].flags.contains(.spaceBefore)
    guard isImplicit || isCapital(name - 2), keyword(name - 2) != .case else { return nil }
    return name
  }

  /// The name of a case and that of its value behind `case`: `.failed(let message)`, `let .failed(message)`.
  private func boundPayload(behind word: Int) -> (name: Int, value: Int)? {
    let isOutside = keyword(word + 1) == .let
    var name = isOutside ? word + 2 : word + 1
    if kind(name) == .identifier, isCapital(name) { name += 1 }
    guard kind(name) == .dot, kind(name + 1) == .identifier, kind(name + 2) == .openParen else { return nil }
    let value = isOutside ? name + 3 : name + 4
    guard isOutside || keyword(name + 3) == .let, kind(value) == .identifier, kind(value + 1) == .closeParen
    else { return nil }
    return (name + 1, value)
  }

  /// By the token that a pattern binds, where views show it.
  private func payloadsShown() -> [Int: ByteRange] {
    guard importsInterface else { return [:] }
    var found: [Int: ByteRange] = [:]
    for shown in displayedTexts {
      guard case .localizing = shown.sink, context(at: shown.name).isEmpty, shown.value.count == 1 else {
        continue
      }
      for value in valuesBound(to: shown.value.lower) { found[value] = bytes(of: shown.value) }
    }
    return found
  }

  /// What patterns bind that a name stands for; by way of a function of the file that is given it, too.
  private func valuesBound(to name: Int) -> [Int] {
    if let value = valueBound(to: name) { return [value] }
    guard let head = functionHead(around: name), head.form == .function,
      let place = head.parameters.firstIndex(where: { sameSpelling($0.name, name) })
    else { return [] }
    return occurrences(of: head.name, in: tokens.indices).compactMap { function in
      guard function != head.name, let call = call(at: function), place < call.arguments.count else {
        return nil
      }
      let given = call.arguments[place].value
      return given.count == 1 && kind(given.lower) == .identifier ? valueBound(to: given.lower) : nil
    }
  }

  /// The nearest pattern above a name that binds it, as its last token.
  private func valueBound(to name: Int) -> Int? {
    guard let body = functionBody(around: name) else { return nil }
    let above = max(body.lower, name - Self.farthestPattern)..<name
    return above.last { token in
      sameSpelling(token, name) && kind(token + 1) == .closeParen
        && (isVariable(declaredAt: token) || kind(token - 1) == .openParen)
    }
  }
}
