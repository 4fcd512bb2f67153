import L10nSyntax

// Text that the reader has typed, as far as names tell.

extension Document {
  /// `amountField.text ?? ""`, `[self.priceField stringValue]`, or a variable that a `TextField` is bound to.
  func isTypedByReader(_ range: TokenRange) -> Bool {
    let range = withoutParentheses(range)
    if let branches = branches(of: range), let first = branches.first { return isTypedByReader(first) }
    return typedName(range) != nil
  }

  /// The token that names the field or the variable.
  func typedName(_ range: TokenRange) -> Int? {
    let range = withoutParentheses(range)
    if let branches = branches(of: range), let first = branches.first { return typedName(first) }
    let names = range.indices.filter { kind($0) == .identifier && keyword($0) == nil }
    if let text = names.last(where: { isContent($0) }), let owner = names.last(where: { $0 < text }),
      isField(owner)
    {
      let start = min(owner, operandStart(endingAt: text) ?? owner)
      // A formatter around the text has understood it already.
      return names.allSatisfy { (start...text).contains($0) || isPassedOn($0) } ? owner : nil
    }
    guard language == .swift, isOwnName(range), let name = names.last else { return nil }
    if isBoundToText(name), !isNumber(name) { return name }
    // `guard let text = amountField.text, let amount = Double(text)`
    return range.count == 1 ? localValues(of: name).last.flatMap { typedName($0) } : nil
  }

  /// Whether the innermost declaration of a name says that it is a number: a parameter, or a property of the type
  /// around. Another type of the file may have a text of this name.
  private func isNumber(_ name: Int) -> Bool {
    if let (head, place) = parameter(named: name) { return isNumberType(head.parameters[place].type.lower) }
    guard let owner = typeName(around: name) else { return false }
    return variableNames.contains { other in
      kind(other + 1) == .colon && sameSpelling(other, name) && isNumberType(other + 2)
        && isInType(named: owner, other)
    }
  }

  private func isNumberType(_ token: Int) -> Bool {
    ["CGFloat", "Decimal", "Double", "Float", "Int"].contains { self.token(token, spells: $0) }
  }

  private func isContent(_ name: Int) -> Bool {
    token(name, is: "text") || token(name, is: "stringValue") || token(name, is: "string")
  }

  /// What hands a text on as it is, or without the blanks at its ends.
  private func isPassedOn(_ name: Int) -> Bool {
    [
      "NSString", "String", "string", "UTF8String", "trimmingCharacters", "whitespaces",
      "whitespacesAndNewlines",
      "CharacterSet", "NSCharacterSet", "stringByTrimmingCharactersInSet", "whitespaceCharacterSet",
      "whitespaceAndNewlineCharacterSet", "of", "in", "first", "map",
    ].contains { token(name, spells: $0) }
  }

  private func isField(_ name: Int) -> Bool {
    let words = text(of: name).words
    return words.last == "field" || words.last == "input" || words.contains("textfield")
      || words.contains("field")
  }
}
