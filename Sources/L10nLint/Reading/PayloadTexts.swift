import L10nSyntax

// Texts that the case of an enum carries to a view: `state = .failed("The weir does not open")`, and where the view is,
// `case .failed(let message): Text(message)`.

/// The values of cases that patterns of a file bind.
struct GivenPayloads: Sendable {
  var shown: [ShownMember] = []
  /// Those that are used in another way.
  var others: [ShownName] = []
}

extension FileReading {
  /// What patterns of the file take out of cases: shown as it stands, or used in another way.
  func payloads() -> GivenPayloads {
    var found = GivenPayloads()
    guard document.language == .swift, document.isSearchable else { return found }
    lazy var shown = document.payloadsShown()
    for token in document.tokens.indices
    where document.keyword(token) == .case || document.keyword(token) == .catch {
      for (name, value) in document.payloadsTaken(behind: token) {
        let payload = ShownName.payload(document.nameHash(name))
        if let range = value.flatMap({ shown[$0] }) {
          found.shown.append(ShownMember(name: payload, place: place(range)))
        } else {
          found.others.append(payload)
        }
      }
    }
    return found
  }
}

extension Document {
  /// The case that a literal is the first text of, with all others that the file gives it.
  func payload(beginningWith literal: StringLiteral) -> TextMember? {
    guard language == .swift, mayBeginText(literal), isSearchable, let name = caseGiven(literal),
      wording(of: literal) == .likely
    else { return nil }
    // Of a thousand texts only the first one asks for the others.
    let first = firstOccurrence(of: name, in: tokens.indices) { textGiven(at: $0) != nil }
    guard first.flatMap({ textGiven(at: $0) })?.firstToken ?? literal.firstToken >= literal.firstToken else {
      return nil
    }
    let texts = occurrences(of: name, in: tokens.indices).flatMap { other -> [StringLiteral] in
      if let text = textGiven(at: other) { return [text] }
      return caseGiven(TokenRange(other + 2, other + 3)) == other ? literalsGiven(to: other + 2) : []
    }.filter { mayBeginText($0) && wording(of: $0) == .likely }.sorted { $0.firstToken < $1.firstToken }
    guard texts.first?.firstToken == literal.firstToken else { return nil }
    return TextMember(name: name, literals: texts, shown: [.payload(nameHash(name))])
  }

  /// Tokens between a pattern and what is shown of it.
  private static let farthestPattern = 2000
  /// Tokens of the patterns behind one `case`.
  private static let longestPattern = 200

  /// The case that carries a literal, by a function that is given it or at once.
  private func caseGiven(_ literal: StringLiteral) -> Int? {
    let text = tokens(of: literal)
    if let name = caseGiven(text) { return name }
    for use in usesOfParameter(given: literal) {
      if let name = caseGiven(TokenRange(use, use + 1)) { return name }
    }
    return nil
  }

  /// The text in `.failed("…")`.
  private func textGiven(at name: Int) -> StringLiteral? {
    guard let text = literal(at: name + 2), caseGiven(tokens(of: text)) == name, mayBeginText(text),
      wording(of: text) == .likely
    else { return nil }
    return text
  }

  /// `failed` in `.failed("…")`: no pattern, which compares, and no member of a type that is named.
  private func caseGiven(_ text: TokenRange) -> Int? {
    let name = text.lower - 2
    guard name > 2, kind(name + 1) == .openParen, kind(text.upper) == .closeParen, kind(name) == .identifier,
      kind(name - 1) == .dot, !isCapital(name), keyword(name - 2) != .case
    else { return nil }
    switch kind(name - 2) {
    // `queue.push(.failed("…"))` may take another enum.
    case .openParen: return isCapital(name - 3) ? name : nil
    case .identifier: return keyword(name - 2) == nil ? nil : name
    case .closeParen, .comparison: return nil
    default: return name
    }
  }

  /// The cases of which patterns take something, each with the token that binds its one value: `.failed(let message)`,
  /// `let .failed(message)`; without one where there are several.
  fileprivate func payloadsTaken(behind word: Int) -> [(name: Int, value: Int?)] {
    var found: [(name: Int, value: Int?)] = []
    var position = word + 1
    while position < min(tokens.count, word + Self.longestPattern) {
      switch kind(position) {
      case .colon, .assign, .openBrace, .semicolon: return found
      case .openParen:
        guard let close = closer(of: position) else { return found }
        if kind(position - 1) == .identifier, kind(position - 2) == .dot,
          keyword(word + 1) == .let || (position..<close).contains(where: { keyword($0) == .let })
        {
          let isOne = kind(close - 1) == .identifier && (position..<close).allSatisfy { kind($0) != .comma }
          found.append((position - 1, isOne ? close - 1 : nil))
        }
        position = close
      default: break
      }
      position += 1
    }
    return found
  }

  /// By the token that a pattern binds, where views show it.
  fileprivate func payloadsShown() -> [Int: ByteRange] {
    guard importsInterface else { return [:] }
    var found: [Int: ByteRange] = [:]
    for shown in displayedTexts where isShownByView(shown) && shown.value.count == 1 {
      for value in valuesBound(to: shown.value.lower) { found[value] = bytes(of: shown.value) }
    }
    return found
  }

  /// What patterns bind that a name stands for; by way of a function of the file that is given it, too.
  private func valuesBound(to name: Int) -> [Int] {
    if let value = valueBound(to: name) { return [value] }
    guard let (head, place) = parameter(named: name), head.form == .function else { return [] }
    return occurrences(of: head.name, in: tokens.indices).compactMap { function in
      guard function != head.name, let call = call(at: function),
        let given = value(of: head.parameters[place], in: head, givenBy: call)
      else { return nil }
      return given.count == 1 && kind(given.lower) == .identifier ? valueBound(to: given.lower) : nil
    }
  }

  /// The nearest pattern above a name that binds it, as its last token.
  private func valueBound(to name: Int) -> Int? {
    guard let body = functionBody(around: name) else { return nil }
    let above = max(body.lower, name - Self.farthestPattern)..<name
    return above.last { token in
      sameSpelling(token, name) && kind(token + 1) == .closeParen
        && (isVariable(declaredAt: token) || isBoundOutside(token))
    }
  }

  /// `message` of `case let .failed(message)`.
  private func isBoundOutside(_ value: Int) -> Bool {
    kind(value - 1) == .openParen && kind(value - 2) == .identifier && kind(value - 3) == .dot
      && keyword(value - 4) == .let
  }
}
