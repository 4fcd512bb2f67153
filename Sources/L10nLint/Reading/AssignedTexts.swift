import L10nSyntax

// Texts that the code of a type gives a property, which views show: `errorText = "Wrong password"`, above it `Text(errorText)`.

extension Document {
  /// The property that a literal is the first text of, with all others that its type gives it.
  func assignedMember(beginningWith literal: StringLiteral) -> TextMember? {
    guard language == .swift, literal.firstToken > 3, mayBeginText(literal), isSearchable,
      let property = property(given: literal), wording(of: literal) == .likely,
      let type = typeName(around: property)
    else { return nil }
    let literals = textsAssigned(to: property, in: type)
    guard literals.first?.firstToken == literal.firstToken else { return nil }
    let isShown = isShown(property, of: type)
    guard isShown || !isOfFileOnly(property) && !isOfFileOnly(type) else { return nil }
    return TextMember(
      name: property, literals: literals,
      shown: isShown ? [] : [.member(memberHash(type, property))])
  }

  /// The property that a literal is assigned to, by a function that is given it or at once.
  private func property(given literal: StringLiteral) -> Int? {
    let name = Int(literal.firstToken) - 2
    if let property = propertyBegun(with: literal) { return property }
    if kind(name + 1) == .assign {
      return isAssigned(name) && !followsAnother(name) ? propertyAssigned(at: name) : nil
    }
    guard kind(name + 1) == .openParen || kind(name + 1) == .colon else { return nil }
    let use = usesOfParameter(given: literal).first { use in
      kind(use - 1) == .assign && isAssigned(use - 2) && endsStatement(use)
    }
    return use.flatMap { propertyAssigned(at: $0 - 2) }
  }

  /// `var notice = "…"`, `var notice: String = "…"` in a type, where neither an initializer nor the reader gives another text.
  private func propertyBegun(with literal: StringLiteral) -> Int? {
    guard let property = variable(withValueAt: Int(literal.firstToken)), mayHoldText(property),
      case let name = property.name, keyword(name - 1) == .var,
      keyword(name - 2) != .static, functionBody(around: name) == nil,
      endsStatement(Int(literal.lastToken)), let type = typeName(around: name), !isGiven(name, to: type),
      !isBoundToText(name)
    else { return nil }
    return name
  }

  /// Whether the initializer that a structure has by itself may give a property another text.
  private func isGiven(_ property: Int, to type: Int) -> Bool {
    keyword(type - 1) == .struct && ![.private, .fileprivate].contains(keyword(property - 2))
      && kind(property - 3) != .at
  }

  /// The one property of a text that `self.name =` or `name =` means.
  private func propertyAssigned(at name: Int) -> Int? {
    guard functionBody(around: name) != nil, isOfProperty(name), let type = typeName(around: name),
      let property = soleDeclaration(of: name, in: type), isStoredText(property)
    else { return nil }
    return property
  }

  /// `errorText = "…"`, `self.errorText = "…"`, `self?.errorText = "…"`
  private func isAssigned(_ name: Int) -> Bool {
    guard kind(name) == .identifier, kind(name + 1) == .assign, !isVariable(declaredAt: name) else {
      return false
    }
    guard kind(name - 1) == .dot else {
      return tokens[name].flags.contains(.startsLine) || kind(name - 1) == .openBrace
        || kind(name - 1) == .semicolon || keyword(name - 1) == .in || kind(name - 1) == .colon
    }
    let owner = kind(name - 2) == .postfixQuestion ? name - 3 : name - 2
    return keyword(owner) == .self
  }

  /// A text that the lines above give the same name is told first. The files that give one name a thousand texts are written
  /// by programs.
  private func followsAnother(_ name: Int) -> Bool {
    guard let body = functionBody(around: name) else { return false }
    return (max(body.lower, name - Self.linesAbove)..<name).contains { earlier in
      kind(earlier + 1) == .assign && sameSpelling(earlier, name) && isAssigned(earlier)
        && literal(at: earlier + 2).map { wording(of: $0) == .likely } ?? false
    }
  }

  private static let linesAbove = 400

  /// Whether no parameter and no variable of the function has the name.
  private func isOfProperty(_ name: Int) -> Bool {
    var bodies = Bodies()
    return isOfProperty(name, &bodies)
  }

  /// Where each function first declares a variable of a name, by the start of its body; `nil` where it does not.
  private typealias Bodies = [Int: Int?]

  private func isOfProperty(_ name: Int, _ bodies: inout Bodies) -> Bool {
    if kind(name - 1) == .dot { return true }
    guard let body = functionBody(around: name), !isParameter(name) else { return false }
    let first =
      bodies[body.lower]
      ?? firstOccurrence(of: name, in: body.indices) { other in
        // Nobody can assign to what `if let` makes of it.
        isVariable(declaredAt: other) && !(keyword(other - 1) == .let && isBoundByCondition(other))
      }
    bodies[body.lower] = .some(first)
    return first.map { $0 > name } ?? true
  }

  /// `var text: String`, `var text: String?`, `var text = ""`
  private func isStoredText(_ property: Int) -> Bool {
    guard keyword(property - 1) == .var else { return false }
    if kind(property + 1) == .assign { return literal(at: property + 2) != nil }
    guard kind(property + 1) == .colon, token(property + 2, is: "String") else { return false }
    let end = kind(property + 3) == .postfixQuestion ? property + 4 : property + 3
    return kind(end) != .dot && (kind(end) != .openBrace || isObserved(end))
  }

  /// `{ didSet { … } }`
  private func isObserved(_ brace: Int) -> Bool {
    token(brace + 1, is: "didSet") || token(brace + 1, is: "willSet")
  }

  private func textsAssigned(to property: Int, in type: Int) -> [StringLiteral] {
    var bodies = Bodies()
    let literals = nearby(property).flatMap { name -> [StringLiteral] in
      guard name > 2, kind(name + 1) == .assign, sameSpelling(name, property), isAssigned(name),
        context(at: name).isEmpty, case let text = literal(at: name + 2),
        endsStatement(text.map { Int($0.lastToken) } ?? name + 2), isInType(named: type, name),
        isOfProperty(name, &bodies)
      else { return [] }
      return text.map { [$0] } ?? literalsGiven(to: name + 2)
    }
    let value = kind(property + 1) == .colon ? property + 4 : property + 2
    let first = literal(at: value).flatMap { propertyBegun(with: $0) == property ? $0 : nil }
    return ((first.map { [$0] } ?? []) + literals).filter { wording(of: $0) == .likely }
      .sorted { $0.firstToken < $1.firstToken }
  }

  // MARK: What shows it

  /// Whether a view of the type shows a property as it stands: by itself, or what `if let` makes of it.
  private func isShown(_ property: Int, of type: Int) -> Bool {
    displayedTexts.contains { shown in
      isShownByView(shown) && isInType(named: type, shown.name)
        && choices(in: shown.value).contains { means(property, $0) }
    }
  }

  /// `errorText`, `self.errorText`, `error` behind `if let error = errorText`, and what an alert calls it.
  private func means(_ property: Int, _ value: TokenRange) -> Bool {
    guard value.count == 1 else { return names(property, value) }
    let name = value.lower
    if let presented = valuePresented(as: name) { return names(property, presented) }
    guard let body = functionBody(around: name) else { return false }
    let declared = occurrences(of: name, in: body.lower..<name).last(where: isVariable(declaredAt:))
    if let declared, kind(declared + 1) == .assign {
      return localValues(of: name).contains { $0.lower == declared + 2 && names(property, $0) }
    }
    return sameSpelling(name, property) && !isBoundAnew(name)
  }

  /// `errorText`, `self.errorText`
  private func names(_ property: Int, _ value: TokenRange) -> Bool {
    sameSpelling(value.upper - 1, property) && isOwnName(value)
  }
}
