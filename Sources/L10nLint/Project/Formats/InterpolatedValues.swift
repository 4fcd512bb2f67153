import L10nSyntax

// What the build writes into a key for the values that are interpolated there.

extension Document {
  /// The specifier of each value whose type the file spells out, or which the code names itself; empty where there is
  /// none.
  func specifiers(ofInterpolated values: [TokenRange]) -> [String?] {
    let found = values.map(specifier)
    return found.contains { $0 != nil } ? found : []
  }

  private func specifier(ofInterpolated value: TokenRange) -> String? {
    let value = withoutParentheses(value)
    guard !value.isEmpty, let end = operandEnd(startingAt: value.lower) else { return nil }
    if end == value.upper { return typeOfInterpolated(value).flatMap { Self.specifiers[$0] } }
    // `\(sum, specifier: "%.2f")`
    guard end + 3 < value.upper, kind(end) == .comma, token(end + 1, is: "specifier"), kind(end + 2) == .colon
    else { return nil }
    return constantText(of: TokenRange(end + 3, value.upper))
  }

  private static let specifiers = ["Int": "%lld", "Double": "%lf", "String": "%@"]

  /// The name of a type of the language, where nothing else can be meant.
  private func typeOfInterpolated(_ value: TokenRange) -> String? {
    if kind(value.lower) == .string || kind(value.lower) == .stringOpen {
      return literal(spanning: value) == nil ? nil : "String"
    }
    if isCount(value) { return "Int" }
    if let call = call(at: value.lower) {
      let name = text(of: call.name)
      return call.range == value && call.receiver.isEmpty && Self.specifiers[name] != nil ? name : nil
    }
    guard isOwnName(value), kind(value.upper - 1) == .identifier else { return nil }
    let name = value.upper - 1
    if !isOfSelf(name), case .type(let type) = declaration(of: name) { return nameOfType(type) }
    return typeOfProperty(name)
  }

  /// `count`, where the file declares one such name, `let count: Int`.
  private func typeOfProperty(_ name: Int) -> String? {
    guard isSearchable, isOfSelf(name) || localValues(of: name).isEmpty && !isParameter(name) else {
      return nil
    }
    let declared = variableNames.filter { sameSpelling($0, name) }
    guard declared.count == 1, kind(declared[0] + 1) == .colon, endsType(declared[0] + 3) else { return nil }
    return text(of: declared[0] + 2)
  }

  /// Not `Int?`, `Int...` or `Double.Type`.
  private func endsType(_ token: Int) -> Bool {
    kind(token) == .assign || kind(token) == .openBrace || kind(token) == .closeBrace
      || endsStatement(token - 1)
  }

  private func nameOfType(_ type: TokenRange) -> String? { type.count == 1 ? text(of: type.lower) : nil }
}
