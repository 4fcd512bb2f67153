import L10nSyntax

// Properties that values are members of, where the file declares their type: `total`, `self.total`, `boat.length`.

extension Document {
  /// The declaration of what `self.total` and `boat.length` mean.
  func member(ofValue value: TokenRange) -> Int? {
    let name = value.upper - 1
    guard language == .swift, value.count == 3, kind(name) == .identifier, kind(name - 1) == .dot else {
      return nil
    }
    if isOfSelf(name) { return member(named: name, of: typeName(around: name)) }
    guard kind(value.lower) == .identifier, let type = typeName(ofReceiver: value.lower),
      typeHeads.count(where: { keyword($0 - 1) != .extension && sameSpelling($0, type) }) == 1
    else { return nil }
    return member(named: name, of: type)
  }

  /// The one property of a type that has a name.
  func member(named name: Int, of type: Int?) -> Int? {
    guard language == .swift, isSearchable, let type else { return nil }
    return soleDeclaration(of: name, in: type)
  }

  /// How a property is declared: `let total: Int`, `var total = 0`, `var total: Int { … }`.
  func declaration(ofMember name: Int) -> ValueDeclaration {
    guard let property = variable(declaredAt: name) else { return .unknown }
    if property.type.count == 1 { return .type(property.type) }
    guard property.type.isEmpty, let value = property.value else { return .unknown }
    return .value(value)
  }

  /// The type of a parameter, a variable of the function, or a property of the type around, where it is one word.
  private func typeName(ofReceiver name: Int) -> Int? {
    switch declaration(of: name) {
    case .outside:
      guard let property = member(named: name, of: typeName(around: name)) else { return nil }
      return typeName(declaredBy: declaration(ofMember: property))
    case let declared: return typeName(declaredBy: declared)
    }
  }

  /// `Boat`, `Boat(name: "Tern")`
  private func typeName(declaredBy declaration: ValueDeclaration) -> Int? {
    switch declaration {
    case .type(let type): return type.count == 1 && isCapital(type.lower) ? type.lower : nil
    case .value(let value):
      guard isCapital(value.lower), let call = call(at: value.lower), call.range == value else { return nil }
      return value.lower
    case .outside, .unknown: return nil
    }
  }
}
