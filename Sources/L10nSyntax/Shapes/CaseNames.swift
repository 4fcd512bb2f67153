// Cases of enums, whose texts nobody sees if no code makes them.

/// Looks up cases by the places of their texts, and each enum once.
public struct CaseNames {
  private let document: Document
  /// By the token of its name, whether an enum is public; `nil` where something else than a name makes its cases.
  private var enums: [Int: Bool?] = [:]

  public init(in document: Document) { self.document = document }

  /// The case in whose branch of a `switch self` a token stands, if nothing but its name makes it: the enum is declared in
  /// the same file, and neither has raw values nor is decoded. Known for Swift only.
  public mutating func name(around token: Int) -> (token: Int, isPublic: Bool)? {
    guard document.language == .swift, let name = document.nameOfBranch(around: token),
      let type = document.typeName(around: token)
    else { return nil }
    let known = enums[type] ?? document.isPublicEnum(type)
    enums[type] = known
    return known.map { (name, $0) }
  }
}

extension Document {
  /// How many brackets stand between a text and the branch it is in.
  private static let deepestText = 12

  public func caseName(around token: Int) -> (token: Int, isPublic: Bool)? {
    var names = CaseNames(in: self)
    return names.name(around: token)
  }

  /// Whether an enum is public; `nil` where something else than a name makes its cases, or it is declared elsewhere.
  fileprivate func isPublicEnum(_ type: Int) -> Bool? {
    guard isSearchable, let declared = declarationOfEnum(spelledLike: type),
      let words = modifiers(before: declared - 1), isMadeByName(declared)
    else { return nil }
    return words.contains(.public) || isInPublicExtension(declared)
  }

  /// `offline` in the branch of `case .offline:`, `case .offline(let since):`, `case let .offline(since):`
  fileprivate func nameOfBranch(around token: Int) -> Int? {
    guard let body = switchOverSelf(around: token), let word = caseWord(before: token, in: body) else {
      return nil
    }
    var name = word + 1
    if keyword(name) == .let || keyword(name) == .var { name += 1 }
    // Names that are keywords elsewhere are not among those that a file writes.
    guard kind(name) == .dot, kind(name + 1) == .identifier, keyword(name + 1) == nil else { return nil }
    name += 1
    let end = kind(name + 1) == .openParen ? closer(of: name + 1).map { $0 + 1 } : name + 1
    // What several cases share is there for each.
    return end.map { kind($0) == .colon } ?? false ? name : nil
  }

  /// The number of the bracket of a `switch self` around a token.
  private func switchOverSelf(around token: Int) -> Int? {
    found(around: token, within: Self.deepestText) { number in
      let open = Int(tree.brackets[number].open)
      return kind(open) == .openBrace && keyword(open - 1) == .self && keyword(open - 2) == .switch
        ? number : nil
    }
  }

  /// The `case` of the branch that a token stands in.
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
    tokens.indices.allSatisfy { word in
      guard keyword(word) == .enum || keyword(word) == .extension, kind(word + 1) == .identifier else {
        return true
      }
      // `extension Harbour.Tide: CaseIterable`
      var type = word + 1
      while kind(type + 1) == .dot, kind(type + 2) == .identifier { type += 2 }
      guard sameSpelling(type, name) else { return true }
      let head = TokenRange(
        type + 1, (type + 1..<tokens.count).first { kind($0) == .openBrace } ?? tokens.count)
      // What it is generic over has colons of its own.
      guard let colon = head.indices.first(where: { kind($0) == .colon }) else { return true }
      let parents = (colon + 1..<head.upper).prefix { keyword($0) != .where }
      return colon == head.lower
        && parents.allSatisfy { parent in
          kind(parent) == .comma
            || source.withSpelling(tokens[parent].range) { KnownProtocol.named($0)?.makesCases == false }
        }
    }
  }
}
