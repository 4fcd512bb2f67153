// Cases of enums, whose texts nobody sees if no code makes them.

/// Looks up the cases of one file by the places of their texts. The enums are collected once, when a text first stands in
/// a `switch self`.
public struct CaseNames {
  /// Who can make the cases, by the name of the enum; only of those whose cases nothing but a name makes.
  private var enums: [String: Makers]?

  public init() {}

  /// Where an enum can be named.
  public enum Makers: Int, Sendable { case ofFile, ofModule, all }

  /// A case that has to be made for a branch to run.
  public struct Needed {
    /// The token of its name.
    public let token: Int
    public let makers: Makers
    /// All names of a `switch` over another value than `self`, whose type may be declared in any file.
    public let switched: SwitchedNames?
  }

  /// The cases in whose branches a token stands. That of a `switch self` is left out unless nothing but its name makes it: the
  /// enum is declared in the same file, and neither has raw values nor is decoded. Known for Swift only.
  public mutating func names(around token: Int, in document: Document) -> [Needed] {
    guard document.language == .swift, document.isSearchable else { return [] }
    let others = document.branches(around: token).map { branch in
      Needed(token: branch.name, makers: .ofModule, switched: branch.switched)
    }
    guard let name = document.nameOfBranch(around: token), let type = document.typeName(around: token) else {
      return others
    }
    let enums = enums ?? document.enumsMadeByName
    self.enums = enums
    let makers = enums[document.text(of: type)]
    return (makers.map { [Needed(token: name, makers: $0, switched: nil)] } ?? []) + others
  }
}

extension Document {
  /// How many brackets stand between a text and the branch it is in.
  static let deepestText = 12

  /// `offline` in the branch of `case .offline:`, `case .offline(let since):`, `case let .offline(since):`
  fileprivate func nameOfBranch(around token: Int) -> Int? {
    switchOverSelf(around: token).flatMap { nameOfBranch(around: token, in: $0) }
  }

  /// The same in one `switch`, by the number of its bracket.
  func nameOfBranch(around token: Int, in body: Int) -> Int? {
    guard let word = caseWord(before: token, in: body) else { return nil }
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
      let open = open(ofBracket: number)
      return kind(open) == .openBrace && keyword(open - 1) == .self && keyword(open - 2) == .switch
        ? number : nil
    }
  }

  /// The `case` of the branch that a token stands in.
  private func caseWord(before token: Int, in body: Int) -> Int? {
    let floor = open(ofBracket: body)
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

  /// By the name of an enum of the file, who can make its cases, if nothing in the file but their names does.
  var enumsMadeByName: [String: CaseNames.Makers] {
    var enums: [String: CaseNames.Makers] = [:]
    var others: Set<String> = []
    for head in typeHeads {
      let isDeclared = keyword(head - 1) == .enum
      guard isDeclared || keyword(head - 1) == .extension else { continue }
      // `extension Harbour.Tide: CaseIterable`
      let name = lastName(of: head)
      let words = modifiers(before: head - 1)
      let spelling = text(of: name)
      if !isMadeByName(name) || isDeclared && words == nil { others.insert(spelling) }
      if isDeclared, let words {
        let isPublic = words.contains(.public) || isInPublicExtension(name)
        let makers: CaseNames.Makers = isOfFileOnly(name) ? .ofFile : isPublic ? .all : .ofModule
        // Several types may have one of this name.
        enums[spelling] = enums[spelling].map { $0.rawValue > makers.rawValue ? $0 : makers } ?? makers
      }
    }
    return enums.filter { !others.contains($0.key) }
  }

  /// Whether no protocol behind the name of an enum makes its cases.
  private func isMadeByName(_ name: Int) -> Bool {
    let head = TokenRange(
      name + 1, (name + 1..<tokens.count).first { kind($0) == .openBrace } ?? tokens.count)
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
