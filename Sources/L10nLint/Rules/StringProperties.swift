import L10nSyntax

// Properties of type `String` that views of SwiftUI show, and what other files give them.

extension Document {
  /// The properties of views that show as they stand what whoever makes the view gives them, as hashes of the type and the name.
  func shownProperties() -> [UInt64] {
    guard language == .swift, importsInterface else { return [] }
    var found: Set<UInt64> = []
    for shown in displayedTexts {
      guard case .localizing = shown.sink, let property = givenProperty(shownBy: shown.value),
        let type = typeName(around: property)
      else { continue }
      found.insert(pairHash(type, property))
    }
    return found.sorted()
  }

  /// `title` or `self.title`, which the type around it declares and gives no value.
  private func givenProperty(shownBy value: TokenRange) -> Int? {
    let name = value.upper - 1
    guard value.count == 1 || value.count == 3 && token(value.lower, is: "self"), kind(name) == .identifier,
      localValues(of: name).isEmpty,
      functionHead(around: name)?.parameters.contains(where: { sameSpelling($0.name, name) }) != true,
      let property = soleProperty(named: name, isOwn: true)
    else { return nil }
    return [.openBrace, .assign, .postfixQuestion, .dot].contains(kind(property + 3)) ? nil : property
  }

  /// The hash of the type and the label under which a view of the project may be given a literal: `BerthCard(title: "Free berths")`.
  func viewGiven(_ literal: StringLiteral) -> (name: Int, pair: UInt64)? {
    let (first, end) = (Int(literal.firstToken), Int(literal.lastToken) + 1)
    guard kind(first - 1) == .colon, kind(first - 2) == .identifier, language == .swift, importsInterface,
      kind(end) == .comma || kind(end) == .closeParen
    else { return nil }
    let open = Int(tree.brackets[bracket(around: first)].open)
    guard kind(open) == .openParen, kind(open - 1) == .identifier, isCapital(open - 1), isUnknown(open - 1)
    else { return nil }
    return (open - 1, pairHash(open - 1, first - 2))
  }

  /// Whether the file declares a type of the same name.
  func declaresType(named name: Int) -> Bool {
    nearby(name).contains { token in
      (keyword(token - 1) == .struct || keyword(token - 1) == .class) && sameSpelling(token, name)
    }
  }

  /// The one property of this name in the file, or in the type around the name, if it is declared as a `String`.
  func soleProperty(named name: Int, isOwn: Bool) -> Int? {
    let type = isOwn ? typeName(around: name) : nil
    let properties = nearby(name).filter { token in
      sameSpelling(token, name) && (keyword(token - 1) == .let || keyword(token - 1) == .var)
        && functionHead(around: token).map { $0.name == token } ?? true
        && type.map { type in typeName(around: token).map { sameSpelling($0, type) } ?? false } ?? true
    }
    guard properties.count == 1, kind(properties[0] + 1) == .colon,
      token(properties[0] + 2, is: "String")
    else { return nil }
    return properties[0]
  }

  /// The tokens around one: all of a file that a person wrote.
  func nearby(_ token: Int) -> Range<Int> {
    max(1, token - Self.reach)..<max(1, min(tokens.count - 2, token + Self.reach))
  }

  private static let reach = 12_000
}
