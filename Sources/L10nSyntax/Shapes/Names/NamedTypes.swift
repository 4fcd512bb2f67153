// Types that nothing but their names leads to, so that nobody sees their texts if no code writes those.

extension Document {
  public struct NamedType {
    /// The token of its name.
    public let name: Int
    public let isPublic: Bool
    public let body: TokenRange
    /// Whether a protocol or a class stands behind it that is not known here and might lead to it.
    public let hasUnknownParents: Bool
  }

  /// Types whose names the file writes nowhere but in themselves, in previews and in what only developers get, and to which no
  /// attribute leads. Known for Swift only.
  public var typesForOthers: [NamedType] {
    guard language == .swift, isSearchable else { return [] }
    return tree.brackets.compactMap { namedType($0) }.filter { isWrittenInItselfOnly($0) }
  }

  private func namedType(_ body: Bracket) -> NamedType? {
    let open = Int(body.open)
    guard kind(open) == .openBrace, body.close != Bracket.none, let keyword = typeKeyword(before: open),
      let words = modifiers(before: keyword)
    else { return nil }
    switch self.keyword(keyword) {
    case .struct, .class, .enum, .actor: break
    default: return nil
    }
    return NamedType(
      name: keyword + 1, isPublic: words.contains(.public) || words.contains(.open),
      body: TokenRange(open, Int(body.close)),
      hasUnknownParents: !asksForKnownNames(TokenRange(keyword + 2, open), or: \.isViewClass))
  }

  private func isWrittenInItselfOnly(_ type: NamedType) -> Bool {
    !tokens.indices.contains { token in
      kind(token) == .identifier && token != type.name && !type.body.contains(token)
        && sameSpelling(token, type.name) && isReleased(token) && !context(at: token).contains(.preview)
    }
  }
}
