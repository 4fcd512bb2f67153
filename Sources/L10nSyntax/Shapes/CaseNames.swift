// Cases of enums, whose texts nobody sees if no code makes them.

extension Document {
  /// In a larger file the declaration of an enum is not looked for.
  private static let mostTokens = 20_000

  /// The case in whose branch of a `switch self` a token stands, if nothing but its name makes it: the enum is declared in
  /// the same file, and neither has raw values nor is decoded. Known for Swift only.
  public func caseName(around token: Int) -> (token: Int, isPublic: Bool)? {
    guard language == .swift, tokens.count < Self.mostTokens, let name = nameOfBranch(around: token),
      let type = typeName(around: token), let declared = declarationOfEnum(spelledLike: type),
      let words = modifiers(before: declared - 1), isMadeByName(declared)
    else { return nil }
    return (name, words.contains(.public))
  }

  /// `offline` in the branch of `case .offline:`, `case .offline(let since):`, `case let .offline(since):`
  private func nameOfBranch(around token: Int) -> Int? {
    guard let body = switchOverSelf(around: token), let word = caseWord(before: token, in: body) else {
      return nil
    }
    var name = word + 1
    if keyword(name) == .let || keyword(name) == .var { name += 1 }
    guard kind(name) == .dot, kind(name + 1) == .identifier else { return nil }
    name += 1
    let end = kind(name + 1) == .openParen ? closer(of: name + 1).map { $0 + 1 } : name + 1
    // What several cases share is there for each.
    return end.map { kind($0) == .colon } ?? false ? name : nil
  }

  /// The number of the bracket of a `switch self` around a token.
  private func switchOverSelf(around token: Int) -> Int? {
    var number = bracket(around: token)
    while number != 0 {
      let open = Int(tree.brackets[number].open)
      if kind(open) == .openBrace, keyword(open - 1) == .self, keyword(open - 2) == .switch { return number }
      number = Int(tree.brackets[number].parent)
    }
    return nil
  }

  private func caseWord(before token: Int, in body: Int) -> Int? {
    let floor = Int(tree.brackets[body].open)
    var position = token
    while position > floor {
      switch tokens[position].kind {
      case .closeParen, .closeSquare, .closeBrace, .closeInterpolation:
        guard let open = opener(of: position) else { return nil }
        position = open
      case .identifier where keyword(position) == .case && bracket(around: position) == body: return position
      case .identifier where keyword(position) == .default && bracket(around: position) == body: return nil
      default: break
      }
      position -= 1
    }
    return nil
  }

  /// The name of an enum where it is declared.
  private func declarationOfEnum(spelledLike type: Int) -> Int? {
    tokens.indices.dropFirst().first { token in
      kind(token) == .identifier && keyword(token - 1) == .enum && sameSpelling(token, type)
    }
  }

  /// Whether no protocol of an enum makes its cases.
  private func isMadeByName(_ name: Int) -> Bool {
    tokens.indices.allSatisfy { token in
      guard kind(token) == .identifier, kind(token + 1) == .colon,
        keyword(token - 1) == .enum || keyword(token - 1) == .extension, sameSpelling(token, name)
      else { return true }
      let parents = (token + 2..<tokens.count).prefix { kind($0) != .openBrace && keyword($0) != .where }
      return parents.allSatisfy { parent in
        kind(parent) == .comma
          || source.withSpelling(tokens[parent].range) { name in
            Self.protocolsThatMakeNothing.contains { name.isSpelled($0) }
          }
      }
    }
  }

  private static let protocolsThatMakeNothing: [StaticString] = [
    "CustomDebugStringConvertible", "CustomNSError", "CustomStringConvertible", "Equatable", "Error",
    "Hashable",
    "Identifiable", "LocalizedError", "RecoverableError", "Sendable",
  ]
}
