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
    if value.count == 1, kind(value.lower) == .identifier, case .type(let type) = declaration(of: value.lower)
    {
      return nameOfType(type)
    }
    guard isSearchable, let name = nameOfProperty(value), let property = soleDeclaration(of: name, in: nil),
      case .type(let type) = declaration(ofMember: property)
    else { return nil }
    return nameOfType(type)
  }

  private func nameOfType(_ type: TokenRange) -> String? { type.count == 1 ? text(of: type.lower) : nil }
}
