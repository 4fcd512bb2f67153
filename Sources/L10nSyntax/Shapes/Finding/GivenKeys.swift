// Literals that the project's own functions and types take as keys: `Row(title: "cart.total")`.

extension ShapeFinder {
  /// Which function a name means is known at the end of the file.
  mutating func readGiven(_ index: Int, _ word: Word) {
    let rows = document.lexicon.localizing
    for number in rows.numbers(of: word) where rows[number].call.form == .given {
      given.append((number, index))
    }
  }

  /// What a file declares itself decides there; of other files the lexicon knows.
  mutating func addGivenKeys() {
    addKeysGivenInFile()
    guard !given.isEmpty else { return }
    let declared = Set((document.functionNames + document.declaredTypes).map(document.nameHash))
    for (number, name) in given where !declared.contains(document.nameHash(name)) {
      addGivenKey(document.lexicon.localizing[number], number, name)
    }
  }

  private mutating func addKeysGivenInFile() {
    let parameters = Dictionary(grouping: document.keyParameters()) { document.nameHash($0.callee) }
    guard !parameters.isEmpty else { return }
    let rows = document.lexicon.localizing
    for name in document.tokens.indices
    where document.kind(name) == .identifier && document.kind(name + 1) == .openParen {
      for parameter in parameters[document.nameHash(name), default: []] {
        let type = document.tokens[parameter.type].word
        guard let row = rows.numbers(of: type).first(where: { rows[$0].call.form == .typed }) else {
          continue
        }
        addGivenKey(parameter.pattern, row, name)
      }
    }
  }

  private mutating func addGivenKey(_ pattern: LocalizingPattern, _ row: Int, _ name: Int) {
    guard let key = document.key(givenBy: name, to: pattern) else { return }
    for choice in document.choices(in: key) {
      let call = Call(name: name, receiver: .empty, arguments: [], range: choice, isMessage: false)
      add(document.lexicon.localizing[row], row, call, key: choice, origin: pattern.origin)
    }
  }
}

extension Document {
  fileprivate func key(givenBy name: Int, to pattern: LocalizingPattern) -> TokenRange? {
    guard kind(name) == .identifier, keyword(name - 1) != .func, let call = call(at: name),
      labels(of: call, fit: pattern.call), reaches(name, pattern.call.owner),
      let key = argument(pattern.key, of: call), isLiteralText(key), !isName(key, givenTo: call)
    else { return nil }
    return key
  }

  /// `CreditRow(title: "Seadog", url: page)`: one word beside an address is what somebody is called there.
  private func isName(_ key: TokenRange, givenTo call: Call) -> Bool {
    guard let literal = literal(spanning: withoutParentheses(key)),
      source[literal.contentRange].allSatisfy({ $0.isASCIILetter || $0 >= 0x80 })
    else { return false }
    return call.arguments.contains { argument in
      argument.label.map {
        token($0, is: "url") || token($0, is: "link") || token($0, is: "destination")
      } ?? false
    }
  }

  /// Whether a call may be one of a function of a type, or of none.
  private func reaches(_ name: Int, _ owner: String?) -> Bool {
    guard let owner else { return kind(name - 1) != .dot || isModule(name - 2) }
    // A modifier stands behind a view, and what a variable is nobody knows.
    if owner == "View" {
      return kind(name - 1) != .dot || kind(name - 2) == .closeParen || kind(name - 2) == .closeBrace
    }
    guard kind(name - 1) == .dot else {
      return typeName(around: name).map { token($0, spells: owner) } ?? false
    }
    if token(name - 2, spells: owner) { return true }
    return isOfSelf(name) && (typeName(around: name).map { token($0, spells: owner) } ?? false)
  }
}
