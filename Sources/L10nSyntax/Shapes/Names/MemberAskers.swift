// Who may ask for a member of a type without writing its name: protocols of others, and strings that lead to it.

extension Document {
  /// Who may ask for a member without its name.
  enum Asker {
    case nobody, somebody
    /// What stands behind the name of a type, here or in other files.
    case parents(Int)
  }

  func asker(ofMember name: Int, _ words: Set<Keyword>) -> Asker {
    guard !words.contains(.override) else { return .somebody }
    if words.contains(.private) || words.contains(.fileprivate) { return .nobody }
    let body = bracket(around: name - 1)
    guard body != 0 else { return .nobody }
    let open = open(ofBracket: body)
    guard let type = typeKeyword(before: open),
      !isExposed(type) || words.contains(.static) && isNamedAlikeEverywhere(name)
    else { return .somebody }
    let isOfType = words.contains(.static) || words.contains(.class)
    let parents = TokenRange(type + 2, open)
    let isBare = !parents.indices.contains { kind($0) == .colon }
    if isBare, isOfType { return .nobody }
    // What an extension in another file names brings its own members along.
    let isKnown = keyword(type) != .extension && (isBare || asksForKnownNames(parents))
    if isKnown, !isExtended(type + 1) { return .nobody }
    // `class Dates: NSObject` names a class alone, which asks for no member of the type.
    if isOfType, parents.count == 2, isClassOfObjects(parents.upper - 1) { return .nobody }
    return .parents(lastName(of: type + 1))
  }

  /// `@objcMembers class Dates`: any string may lead to the members of its objects.
  private func isExposed(_ type: Int) -> Bool {
    (max(0, type - 4)..<type).contains { token($0, is: "objcMembers") }
  }

  /// Whether Objective-C knows a member by the name that it has here: `title`, `title(_ count: Int)`.
  private func isNamedAlikeEverywhere(_ name: Int) -> Bool {
    kind(name + 1) != .openParen || token(name + 2, is: "_") || kind(name + 2) == .closeParen
  }

  /// Whether an extension in the file gives a type a protocol.
  private func isExtended(_ type: Int) -> Bool {
    !isSearchable
      || typeHeads.contains { head in
        keyword(head - 1) == .extension && sameSpelling(head, type) && kind(head + 1) == .colon
      }
  }

  private func isClassOfObjects(_ name: Int) -> Bool {
    kind(name) == .identifier
      && source.withSpelling(tokens[name].range) { $0.hasSuffix("Object") || $0.isViewClass }
  }
}
