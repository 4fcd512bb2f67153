import L10nSyntax

// Raw values of an enum that views show: `case ebb = "Ebb tide"`, and where the view is, `Text(tide.rawValue)`.

/// The raw values of an enum that read like texts.
struct RawValues {
  /// The name of the enum.
  let type: Int
  let literals: [StringLiteral]
  /// What views of other files may show them as; none where a view of the file does.
  let shown: [ShownName]
  /// Where that is.
  let place: ByteRange?
  /// The property of the enum that has localized texts.
  let localized: Int?
  /// The enum and its protocols, whose raw values may be keys.
  let owners: [ShownName]
}

extension Document {
  /// The raw values of an enum, where a literal is the first that may be a text.
  func rawValues(beginningWith literal: StringLiteral) -> RawValues? {
    guard language == .swift, isRawValue(literal), mayBeginText(literal), isSearchable,
      let all = rawValues(of: literal), let type = typeName(around: Int(literal.firstToken)),
      keyword(type - 1) == .enum,
      kind(type + 1) == .colon, token(type + 2, is: "String"), !isOfOtherThings(type)
    else { return nil }
    let texts = all.filter { mayBeginText($0) && wording(of: $0) == .likely }
    guard texts.count * 2 > all.count else { return nil }
    let names = [ShownName.rawValue(of: type, self)] + membersMadeOfRawValue(type)
    let place = membersShown().first { names.contains($0.name) }.map { bytes(of: $0.value) }
    guard place != nil || typeName(around: type) == nil && !isOfFileOnly(type) else { return nil }
    return RawValues(
      type: type, literals: texts, shown: place == nil ? names : [], place: place,
      localized: localizedProperty(of: type), owners: parents(ofEnum: type).map { .rawValue(of: $0, self) })
  }

  /// `case ebb = "Ebb tide"`, `case ebb = "Ebb tide", flood = "Flood tide"`
  private func isRawValue(_ literal: StringLiteral) -> Bool {
    let name = Int(literal.firstToken) - 2
    guard kind(name + 1) == .assign, kind(name) == .identifier else { return false }
    return keyword(name - 1) == .case || kind(name - 1) == .comma
  }

  /// All raw values of the enum of one, unless another one before it may be a text: of a thousand, only that one asks.
  private func rawValues(of literal: StringLiteral) -> [StringLiteral]? {
    let number = bracket(around: Int(literal.firstToken))
    guard number != 0, kind(open(ofBracket: number)) == .openBrace,
      let end = closer(of: open(ofBracket: number))
    else { return nil }
    let start = firstIndex(of: literals, startingAt: open(ofBracket: number)) { Int($0.firstToken) }
    let own = firstIndex(of: literals, startingAt: Int(literal.firstToken)) { Int($0.firstToken) }
    let isBesides = { isRawValue($0) && bracket(around: Int($0.firstToken)) == number }
    guard !literals[start..<own].reversed().contains(where: { isBesides($0) && mayBeginText($0) }) else {
      return nil
    }
    return literals[start...].prefix { Int($0.firstToken) < end }.filter(isBesides)
  }

  /// The enum itself, and what stands behind its type.
  private func parents(ofEnum type: Int) -> [Int] {
    [type]
      + (type + 3..<tokens.count).prefix(Self.longestParents).prefix { kind($0) != .openBrace }
      .filter { kind($0) == .identifier && isCapital($0) }
  }

  /// Nobody names more behind a type.
  private static let longestParents = 40

  /// Keys of files, and what is called by its own name in all languages.
  private func isOfOtherThings(_ type: Int) -> Bool {
    text(of: type).words.contains(where: Self.wordsOfNames.contains)
      || parents(ofEnum: type).contains { token($0, is: "CodingKey") }
  }

  private static let wordsOfNames: Set = [
    "brand", "font", "icon", "identifier", "image", "key", "keys", "language", "license", "locale",
    "notification",
    "symbol",
  ]

  /// `var title: LocalizedStringKey { … }`, `var title: String { String(localized: …) }`
  private func localizedProperty(of type: Int) -> Int? {
    variableNames.first { name in
      guard kind(name + 1) == .colon, isInType(named: type, name) else { return false }
      if isTypeOfKeys(name + 2) { return true }
      guard let member = variable(declaredAt: name), mayHoldText(member), let body = member.body else {
        return false
      }
      return !localizedCalls(within: body).isEmpty
    }
  }

  /// `var title: String { rawValue }`, `var title: String { self.rawValue }`
  private func membersMadeOfRawValue(_ type: Int) -> [ShownName] {
    variableNames.filter { name in
      guard kind(name + 1) == .colon, isInType(named: type, name),
        let member = variable(declaredAt: name), mayHoldText(member), let body = member.body
      else { return false }
      return returnedValues(in: body).contains(where: isOwnRawValue)
    }.map { .member(memberHash(type, $0)) }
  }
}

extension ShownName {
  /// The raw value of an enum or of what follows a protocol, by the token of its name. An enum within another type has its
  /// name for the file.
  static func rawValue(of type: Int, _ document: Document) -> ShownName {
    let isWithin = document.typeHeads.contains { head in
      document.keyword(head - 1) == .enum && document.sameSpelling(head, type)
        && (document.typeName(around: head) != nil || document.isOfFileOnly(head))
    }
    return .member(document.memberHash(type, named: isWithin ? "own rawValue" : "rawValue"))
  }
}

// MARK: Raw values that are keys

/// Whose raw values a file looks up in a table: `LocalizedStringKey(tide.rawValue)`.
struct RawValueLookups: Sendable {
  /// Enums, and protocols that enums follow.
  var types: Set<ShownName> = []
  var isOfUnknownType = false
}

extension Document {
  func rawValueLookups() -> RawValueLookups {
    var found = RawValueLookups()
    guard language == .swift, isSearchable else { return found }
    for name in tokens.indices where token(name, is: "rawValue") && isLookedUp(name) {
      if let type = ownerOfRawValue(name) {
        found.types.insert(.rawValue(of: type, self))
      } else {
        found.isOfUnknownType = true
      }
    }
    return found
  }

  /// `tide.rawValue`, `self.rawValue`, `Tide.ebb.rawValue`, `rawValue`
  private func ownerOfRawValue(_ name: Int) -> Int? {
    guard kind(name - 1) == .dot, !isOfSelf(name) else { return typeName(around: name) }
    guard kind(name - 2) == .identifier else { return nil }
    if kind(name - 3) == .dot { return kind(name - 4) == .identifier && isCapital(name - 4) ? name - 4 : nil }
    return typeName(ofValue: name - 2) ?? typeName(ofElement: name - 2)
  }

  /// Whether a call or a member around a name says that it localizes, or its type is that of keys.
  private func isLookedUp(_ name: Int) -> Bool {
    if kind(name + 1) == .dot, saysThatItLocalizes(name + 2) { return true }
    var inner = name
    let isGiven = found(around: name, within: Self.farthestLookup) { number -> Bool? in
      let open = open(ofBracket: number)
      guard kind(open) != .openBrace else { return false }
      defer { inner = open }
      let isOfKeys =
        token(open - 1, is: "init") && functionHead(around: open).map { isTypeOfKeys($0.name + 2) } ?? false
      let label = max(open, inner - Self.farthestLabel)
      return isOfKeys || saysThatItLocalizes(open - 1)
        || (label..<inner).contains(where: saysThatItLocalizes) ? true : nil
    }
    return isGiven ?? false
  }

  /// Brackets between a raw value and the call that looks it up.
  private static let farthestLookup = 4
  /// Tokens between it and the label of its argument.
  private static let farthestLabel = 16

  /// Their first letter may be a capital.
  private static let partsOfLookups: [StaticString] = ["ocali", "ranslat", "10n"]

  private func saysThatItLocalizes(_ name: Int) -> Bool {
    guard kind(name) == .identifier else { return false }
    return source.withSpelling(tokens[name].range) { name in
      name.isSpelled("tr") || Self.partsOfLookups.contains { name.holds($0) }
    }
  }
}
