import L10nSyntax

// What names that a view shows are given elsewhere in their file.

extension Document {
  /// What a stored or computed property, or a parameter, of type `String` is given in this file.
  func givenValues(of value: TokenRange) -> [TokenRange] {
    let name = value.upper - 1
    guard kind(name) == .identifier else { return [] }
    let isOwn = isOwnName(value)
    if isOwn, let (head, place) = parameter(named: name) {
      guard isString(head.parameters[place].type) else { return [] }
      return values(givenByCallsTo: head.name) { call in
        self.value(of: head.parameters[place], in: head, givenBy: call)
      }
    }
    guard let property = isOwn ? soleProperty(named: name, isOwn: true) : property(ofValue: value) else {
      return []
    }
    if let computed = variable(declaredAt: property), let body = computed.body {
      // `if let hint = other { Text(hint) }`
      let isOther = !mayHoldText(computed) && (isOfErrors(name) || value.count == 1 && isBoundAnew(name))
      return value.count > 3 || isOther ? [] : returnedValues(in: body)
    }
    guard isGivenAsItStands(property), let type = typeName(around: property) else { return [] }
    guard isOwn else { return valuesGiven(to: property, of: type, shownAt: name) }
    return isInType(named: type, name) ? values(of: property, givenToMake: type) : []
  }

  /// The property of another type of the file that a view shows: `item.title`, `pages[number].title`.
  private func property(ofValue value: TokenRange) -> Int? {
    let name = value.upper - 1
    guard value.count > 2, kind(name - 1) == .dot, operandStart(endingAt: name) == value.lower,
      variableNames.contains(where: { sameSpelling($0, name) && isText(declaredAt: $0) })
    else { return nil }
    if value.count == 3, kind(value.lower) == .identifier,
      let type = typeName(ofValue: value.lower) ?? typeName(ofElement: value.lower),
      let property = soleDeclaration(of: name, in: type)
    {
      return isText(declaredAt: property) ? property : nil
    }
    guard let property = soleProperty(named: name, isOwn: false),
      !isOfOtherType(value.lower, than: property)
    else { return nil }
    return property
  }

  /// What the file gives values of a type that is there for its view: one that no other file names, or that stands in the
  /// view. What others are given may be anything that people read, such as titles of books.
  private func valuesGiven(to property: Int, of type: Int, shownAt name: Int) -> [TokenRange] {
    guard isOfFileOnly(type) || typeName(around: type).map({ isInType(named: $0, name) }) ?? false,
      !holdsNames(property)
    else { return [] }
    // `"\(L10n.drawnBy) Ada Byron"`: what is looked up there needs a name behind it.
    return values(of: property, givenToMake: type).filter { localizedCalls(within: $0).isEmpty }
  }

  /// Lists of libraries, models and people are made of names: `name`, `licenseType`.
  private func holdsNames(_ property: Int) -> Bool {
    let words = text(of: property).words
    return words.last == "name" || words.contains { Self.wordsOfCredits.contains($0) }
  }

  /// `PackageRow(name: "Alamofire", license: "MIT")`: the author has named it, and nobody translates a license.
  func isOfLicensedWork(_ call: Call) -> Bool {
    let labels = call.arguments.compactMap { $0.label.map { text(of: $0).words } }
    return labels.contains { Self.namesOfWork.contains($0[0]) }
      && labels.contains { label in
        Self.licenses.contains(label[0]) && label.dropFirst().allSatisfy(Self.partsOfLicense.contains)
      }
  }

  private static let namesOfWork: Set = ["author", "library", "name", "package", "project"]
  private static let licenses: Set = ["licence", "license"]
  private static let partsOfLicense: Set = ["link", "name", "text", "type", "url"]
  private static let wordsOfCredits: Set = ["author", "brand", "copyright", "licence", "license", "vendor"]

  /// Whether the file declares a name of another type than the one that has a property, wherever it declares it.
  private func isOfOtherType(_ name: Int, than property: Int) -> Bool {
    guard let type = typeName(around: property) else { return false }
    let declared = declaredTypes(of: name)
    return !declared.isEmpty && !declared.contains { sameSpelling($0, type) }
  }

  /// `Text(hint(for: mode))`, `Text(Self.hint(for: mode))`: what the one function of this name in the file returns, if it
  /// is a `String`.
  func returnedValues(byCall value: TokenRange) -> [TokenRange] {
    guard kind(value.upper - 1) == .closeParen, let open = opener(of: value.upper - 1), open > value.lower,
      value.lower == open - 1 || value.lower == open - 3 && kind(open - 2) == .dot
    else { return [] }
    let near = nearby(open)
    let functions = functionNames.filter { token in
      near.contains(token) && kind(token + 1) == .openParen && sameSpelling(token, open - 1)
    }
    guard functions.count == 1, value.lower == open - 1 || means(value.lower, typeOf: functions[0]),
      let close = closer(of: functions[0] + 1), kind(close + 1) == .arrow, token(close + 2, is: "String")
    else { return [] }
    let brace = kind(close + 3) == .postfixQuestion ? close + 4 : close + 3
    guard kind(brace) == .openBrace, let end = closer(of: brace) else { return [] }
    return returnedValues(in: TokenRange(brace + 1, end))
  }

  /// `self`, `Self` or the name of the type that has a function.
  private func means(_ owner: Int, typeOf function: Int) -> Bool {
    if keyword(owner) == .self || keyword(owner) == .Self { return true }
    return isCapital(owner) && isInType(named: owner, function)
  }

  /// What calls of this file give the property of a type that gets it as it stands.
  private func values(of property: Int, givenToMake type: Int) -> [TokenRange] {
    values(givenByCallsTo: type) { value(labeled: property, givenBy: $0) }
  }

  private func values(givenByCallsTo name: Int, _ value: (Call) -> TokenRange?) -> [TokenRange] {
    guard !hasTwinTakingKeys(name) else { return [] }
    return nearby(name).compactMap { token in
      guard token != name, kind(token + 1) == .openParen, sameSpelling(token, name),
        let call = call(at: token), !isOfLicensedWork(call)
      else { return nil }
      return value(call)
    }
  }

  /// `func hint(_ text: LocalizedStringKey)` beside `func hint(_ text: String)`: literals go there.
  private func hasTwinTakingKeys(_ name: Int) -> Bool {
    nearby(name).contains { token in
      guard token != name, keyword(token - 1) == .func, sameSpelling(token, name),
        kind(token + 1) == .openParen,
        let close = closer(of: token + 1)
      else { return false }
      return (token + 2..<close).contains(where: isTypeOfKeysOrText)
    }
  }
}
