import L10nSyntax

/// A constant or variable of Swift as it is declared: `let tips: [String] = […]`, `var title: String { … }`.
struct DeclaredVariable {
  /// The token of its name.
  let name: Int
  /// Empty where none is written.
  var type: TokenRange
  /// What stands behind `=`.
  var value: TokenRange?
  /// What stands in the braces behind its type.
  var body: TokenRange?
}

extension Document {
  /// The variable that gets its name at a token, behind `let` or `var`.
  func variable(declaredAt name: Int) -> DeclaredVariable? {
    guard language == .swift, kind(name) == .identifier, isVariable(declaredAt: name) else { return nil }
    let end = kind(name + 1) == .colon ? typeEnd(startingAt: name + 2) : name + 1
    var variable = DeclaredVariable(name: name, type: TokenRange(min(name + 2, end), end))
    switch kind(end) {
    case .assign:
      let valueEnd = expressionEnd(startingAt: end + 1)
      let isWhole = endsStatement(valueEnd - 1) || kind(valueEnd) == .comma
      variable.value = isWhole && valueEnd > end + 1 ? TokenRange(end + 1, valueEnd) : nil
    case .openBrace where end > name + 1:
      variable.body = closer(of: end).map { TokenRange(end + 1, $0) }
    default: break
    }
    return variable
  }

  /// The variable that is declared with a value that begins at a token: `title` of `let title: String = "Tide"`.
  func variable(withValueAt start: Int) -> DeclaredVariable? {
    guard kind(start - 1) == .assign else { return nil }
    return assignedName(before: start - 1).flatMap(variable(declaredAt:))
  }

  /// Whether a variable is a `String`, as far as its type is written.
  func mayHoldText(_ variable: DeclaredVariable) -> Bool {
    variable.type.isEmpty || variable.type.count == 1 && token(variable.type.lower, is: "String")
  }

  /// The first token behind the type of a variable.
  private func typeEnd(startingAt start: Int) -> Int {
    var position = start
    while position < tokens.count, ![.assign, .openBrace, .comma].contains(tokens[position].kind),
      position == start || !endsStatement(position - 1)
    {
      let isOpening = [.openParen, .openSquare].contains(tokens[position].kind)
      position = (isOpening ? closer(of: position) ?? tokens.count : position) + 1
    }
    return min(position, tokens.count)
  }
}
