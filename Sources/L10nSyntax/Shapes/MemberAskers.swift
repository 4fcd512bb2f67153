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
    if words.contains(.private) || words.contains(.fileprivate) || isLabelledByNoun(name) { return .nobody }
    let body = bracket(around: name - 1)
    guard body != 0 else { return .nobody }
    let open = Int(tree.brackets[body].open)
    guard let type = typeKeyword(before: open), !isExposed(type) else { return .somebody }
    let isOfType = words.contains(.static) || words.contains(.class)
    let parents = TokenRange(type + 2, open)
    let isBare = !parents.indices.contains { kind($0) == .colon }
    // Where a protocol is named, its members stand too; what an extension in another file names brings its own along.
    if isBare, isOfType || keyword(type) == .extension { return .nobody }
    if isBare || asksForKnownNames(parents), !isExtended(type + 1) { return .nobody }
    // `class Dates: NSObject` names a class alone, which asks for no member of the type.
    if isOfType, parents.count == 2, isClassOfObjects(parents.upper - 1) { return .nobody }
    return .parents(lastName(of: type + 1))
  }

  /// `func save(content: String)`: what the system asks for takes its sender first, or has a label such as `for`.
  private func isLabelledByNoun(_ name: Int) -> Bool {
    guard keyword(name - 1) == .func, kind(name + 1) == .openParen, kind(name + 2) == .identifier else {
      return false
    }
    return !source.withSpelling(tokens[name + 2].range) { label in
      Self.labelsOfSystem.contains { label.isSpelled($0) }
    }
  }

  private static let labelsOfSystem: [StaticString] = [
    "_", "action", "as", "at", "by", "completion", "configuration", "context", "entities", "for", "forKey",
    "from",
    "identifiers", "in", "inout", "intent", "into", "matching", "of", "on", "proposal", "request", "sender",
    "state",
    "string", "subviews", "to", "value", "when", "where", "with", "withIdentifier",
  ]

  /// `@objcMembers class Dates`: any string may lead to its members.
  private func isExposed(_ type: Int) -> Bool {
    (max(0, type - 4)..<type).contains { token($0, is: "objcMembers") }
  }

  /// Whether an extension in the file gives a type a protocol.
  private func isExtended(_ type: Int) -> Bool {
    !isSearchable
      || tokens.indices.dropFirst().contains { token in
        kind(token) == .identifier && keyword(token - 1) == .extension && sameSpelling(token, type)
          && kind(token + 1) == .colon
      }
  }

  private func isClassOfObjects(_ name: Int) -> Bool {
    kind(name) == .identifier
      && source.withSpelling(tokens[name].range) { $0.hasSuffix("Object") || $0.isViewClass }
  }
}
