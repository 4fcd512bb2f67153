import L10nSyntax

// Elements of one list, and constants of one type, most of which are texts that are looked up.

extension Document {
  /// The text that is looked up and stands in the same list as a literal: `[L10n.moored, "The harbor is closed"]`.
  func textListed(besides literal: StringLiteral) -> LocalizedCall? {
    let text = tokens(of: literal)
    guard let list = list(around: text), !isMarkedForDevelopers(literal),
      !token(list.lower - 3, is: "arguments")
    else { return nil }
    let elements = commaParts(of: list)
    guard elements.contains(where: { choices(in: $0).contains(text) }) else { return nil }
    return elements.lazy.compactMap { self.lookedUpText(in: $0, besides: text) }.first
  }

  /// What stands in the brackets of the list that has a text as an element or as a choice of one.
  func list(around text: TokenRange) -> TokenRange? {
    let bracket = bracket(around: text.lower)
    guard bracket != 0, case let open = open(ofBracket: bracket), kind(open) == .openSquare,
      let close = closer(of: open), close - open < Self.longestList,
      language == .swift ? !endsOperand(open - 1) : token(open, is: "@[")
    else { return nil }
    return TokenRange(open + 1, close)
  }

  /// Tokens of a list of texts for people; a longer one has data.
  private static let longestList = 512

  /// The text that is looked up for a constant of the same type, where those around it are nearly all such texts.
  func textDeclared(besides literal: StringLiteral) -> LocalizedCall? {
    guard language == .swift, let name = constant(with: literal), !isMarkedForDevelopers(literal),
      !isForMachines(name)
    else { return nil }
    let own = firstIndex(of: variableNames, startingAt: name) { $0 }
    let near = variableNames[max(0, own - Self.reach)..<min(variableNames.count, own + Self.reach + 1)]
    var (constants, texts) = (0, [LocalizedCall]())
    for other in near where other != name && isConstantOfTypeOrFile(other) && isInSameType(other, name) {
      constants += 1
      if let text = valueOfConstant(other).flatMap({ lookedUpText(in: $0, besides: tokens(of: literal)) }) {
        texts.append(text)
      }
    }
    return texts.count >= Self.fewestTexts && texts.count * 10 >= constants * 9 ? texts[0] : nil
  }

  /// So many variables before a constant and behind it say what it is for.
  private static let reach = 16
  private static let fewestTexts = 8

  /// The constant whose whole value a literal is.
  private func constant(with literal: StringLiteral) -> Int? {
    let text = tokens(of: literal)
    let name: Int
    switch kind(text.lower - 1) {
    case .assign: name = variable(withValueAt: text.lower)?.name ?? 0
    case .openBrace: name = text.lower - 4
    case .identifier where keyword(text.lower - 1) == .return: name = text.lower - 5
    default: return nil
    }
    return isConstantOfTypeOrFile(name) && valueOfConstant(name) == text ? name : nil
  }

  /// `static let name`, `static var name: String {`, and `let name` of the file.
  private func isConstantOfTypeOrFile(_ name: Int) -> Bool {
    guard isVariable(declaredAt: name) else { return false }
    return (max(0, name - 4)..<name).contains { keyword($0) == .static }
      || bracket(around: name) == 0 && keyword(name - 1) == .let
  }

  /// What stands behind `=`, or what the braces behind its type return.
  private func valueOfConstant(_ name: Int) -> TokenRange? {
    guard let constant = variable(declaredAt: name), mayHoldText(constant) else { return nil }
    let values = constant.body.map(returnedValues(in:)) ?? []
    return values.count == 1 ? values[0] : constant.value
  }
}
