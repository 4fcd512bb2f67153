import L10nSyntax

// Properties of type `String` that views of SwiftUI show, and what other files give them.

/// What the types and functions of a file say of properties and parameters that others may give a text.
struct GivenProperties: Sendable {
  /// Strings that the type shows as they stand.
  var shown: Set<ShownName> = []
  /// Members of other types that views show as they stand.
  var members: [ShownMember] = []
  /// Keys, which are looked up.
  var keys: Set<ShownName> = []
  var payloads = GivenPayloads()
  var lookups = RawValueLookups()
  /// Parameters that functions do not show.
  var others: Set<ShownName> = []
}

extension Document {
  /// Of the types that other files can name.
  func givenProperties() -> GivenProperties {
    var found = GivenProperties()
    guard language == .swift, importsInterface, isSearchable else { return found }
    let properties = variableNames.filter { name in
      isText(declaredAt: name) || kind(name + 1) == .colon && isTypeOfKeysOrText(name + 2)
    }
    var strings: [(property: Int, type: Int)] = []
    for property in properties {
      guard let type = typeName(around: property), typeName(around: type) == nil, !isOfFileOnly(type) else {
        continue
      }
      if kind(property + 1) == .colon, isTypeOfKeysOrText(property + 2) {
        found.keys.insert(.property(memberHash(type, property)))
      } else {
        strings.append((property, type))
      }
    }
    for shown in displayedTexts where !strings.isEmpty {
      guard let name = propertyShown(by: shown), let type = typeName(around: name),
        let given = strings.first(where: {
          sameSpelling($0.property, name) && sameSpelling($0.type, type) && isGivenAsItStands($0.property)
        })
      else { continue }
      found.shown.insert(.property(memberHash(given.type, given.property)))
    }
    return found
  }

  /// The name of a property of the type around that a view of the system gets as it stands.
  private func propertyShown(by shown: DisplayedText) -> Int? {
    guard isShownBySwiftUI(shown), let name = nameOfProperty(bareText(shown.value)),
      context(at: name).isEmpty,
      !isLookedUpBeside(name)
    else { return nil }
    return name
  }

  /// `Text(isName ? title : title.localized)`: what is not to be translated says so.
  private func isLookedUpBeside(_ name: Int) -> Bool {
    let open = open(ofBracket: bracket(around: name))
    guard kind(open) == .openParen, let close = closer(of: open) else { return false }
    return localizedCalls.contains { call in
      open < call.range.lower && call.range.upper <= close
        && nameOfProperty(call.key ?? call.call.receiver).map { sameSpelling($0, name) } ?? false
    }
  }

  /// The name in `title` and `self.title`, if it is that of a property.
  func nameOfProperty(_ value: TokenRange) -> Int? {
    let name = value.upper - 1
    return isOwnName(value) && kind(name) == .identifier && isOfMember(name) ? name : nil
  }

  /// Whether a name means a member of the type, and neither a parameter of the function nor what it was given there.
  func isOfMember(_ name: Int) -> Bool {
    isOfSelf(name) || !isParameter(name) && localValues(of: name).isEmpty
  }

  /// Whether the function around a name has a parameter of this name.
  func isParameter(_ name: Int) -> Bool {
    parameter(named: name) != nil
  }

  /// `let title: String`, `var title = "Title"`
  func isText(declaredAt name: Int) -> Bool {
    if kind(name + 1) == .colon { return token(name + 2, is: "String") }
    guard keyword(name - 1) == .var, kind(name + 1) == .assign, let literal = literal(at: name + 2) else {
      return false
    }
    return endsStatement(Int(literal.lastToken))
  }

  /// `let title: String`, which gets what the initializer is given under this label.
  func isGivenAsItStands(_ property: Int) -> Bool {
    guard isText(declaredAt: property), let type = typeName(around: property) else { return false }
    if kind(property + 1) == .colon {
      switch kind(property + 3) {
      case .openBrace, .postfixQuestion, .dot: return false
      case .assign where keyword(property - 1) == .let: return false
      default: break
      }
    }
    return !nearby(property).contains { token in
      keyword(token) == .`init` && kind(token + 1) == .openParen
        && isInType(named: type, token) && changes(property, initializer: token)
    }
  }

  /// Whether an initializer has a parameter of the name of a property, and makes something else of it:
  /// `init(title: LocalizedStringResource) { self.title = String(localized: title) }`.
  private func changes(_ property: Int, initializer: Int) -> Bool {
    guard let close = closer(of: initializer + 1),
      let label = (initializer + 2..<close).first(where: {
        sameSpelling($0, property) && kind($0 + 1) == .colon
      })
    else { return false }
    guard token(label + 2, is: "String"), let body = functionBody(around: close + 2) else { return true }
    return !body.indices.contains { token in
      token + 3 < tokens.count && sameSpelling(token, property) && kind(token - 1) == .dot
        && kind(token + 1) == .assign && sameSpelling(token + 2, property)
        && (tokens[token + 3].flags.contains(.startsLine) || kind(token + 3) == .closeBrace)
    }
  }

  /// `LocalizedStringKey` and the like, and `Text`, which holds what a key stands for.
  func isTypeOfKeysOrText(_ token: Int) -> Bool {
    isTypeOfKeys(token) || self.token(token, is: "Text")
  }

  /// The type and the label under which a view of the project may be given a text: `BerthCard(title: "Free berths")`.
  func viewGiven(_ value: TokenRange) -> (name: Int, label: Int, property: ShownName)? {
    let (first, end) = (value.lower, value.upper)
    // Behind a choice stands no label: `isOpen ? title : "Far away"`.
    guard kind(first - 1) == .colon, kind(first - 2) == .identifier, language == .swift, importsInterface,
      kind(first - 3) == .openParen || kind(first - 3) == .comma,
      kind(end) == .comma || kind(end) == .closeParen
    else { return nil }
    let open = open(ofBracket: bracket(around: first))
    guard kind(open) == .openParen, kind(open - 1) == .identifier, isCapital(open - 1), isUnknown(open - 1)
    else { return nil }
    return (open - 1, first - 2, .property(memberHash(open - 1, first - 2)))
  }

  /// Whether a type of the file shows as it stands what it is given under a label.
  func shows(_ label: Int, givenTo view: Int) -> Bool {
    let isGiven = variables(near: view).contains { name in
      sameSpelling(name, label) && isInType(named: view, name) && isGivenAsItStands(name)
    }
    return isGiven
      && displayedTexts.contains { shown in
        guard let name = propertyShown(by: shown) else { return false }
        return sameSpelling(name, label) && isInType(named: view, name)
      }
  }

  func isString(_ type: TokenRange) -> Bool {
    !type.isEmpty && token(type.lower, is: "String")
      && (type.count == 1 || kind(type.lower + 1) == .assign)
  }

  /// Whether the file declares a type of the same name.
  func declaresType(named name: Int) -> Bool {
    typeHeads.contains { type in
      (keyword(type - 1) == .struct || keyword(type - 1) == .class) && sameSpelling(type, name)
    }
  }

  /// The one property of this name in the file, or in the type around the name, if it is a `String`.
  func soleProperty(named name: Int, isOwn: Bool) -> Int? {
    guard let property = soleDeclaration(of: name, in: isOwn ? typeName(around: name) : nil),
      isText(declaredAt: property)
    else { return nil }
    return property
  }

  /// Where the file declares the one property of a name, or a type does where one is given.
  func soleDeclaration(of name: Int, in type: Int?) -> Int? {
    let properties = variables(near: name).filter { other in
      sameSpelling(other, name) && functionHead(around: other).map { $0.name == other } ?? true
        && type.map { isInType(named: $0, other) } ?? true
    }
    return properties.count == 1 ? properties[0] : nil
  }

  /// Whether the next token begins a line or ends a block or a statement, or there is none.
  func endsStatement(_ last: Int) -> Bool {
    switch kind(last + 1) {
    case nil, .closeBrace, .semicolon, .directiveEnd: true
    default: tokens[last + 1].flags.contains(.startsLine)
    }
  }

  /// The tokens around one: all of a file that a person wrote.
  func nearby(_ token: Int) -> Range<Int> {
    max(1, token - Self.longestBody)..<max(1, min(tokens.count - 2, token + Self.longestBody))
  }

  /// The variables among them.
  func variables(near token: Int) -> ArraySlice<Int> {
    let near = nearby(token)
    let first = firstIndex(of: variableNames, startingAt: near.lowerBound) { $0 }
    return variableNames[first...].prefix { $0 < near.upperBound }
  }

  private static let longestBody = 12_000
}
