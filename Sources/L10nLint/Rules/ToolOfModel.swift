import L10nSyntax

extension Document {
  /// Whether a file without any view declares a tool that a language model calls, `struct TideTool: Tool`: what it answers
  /// is read by the model.
  var isToolOfModel: Bool {
    guard language == .swift, !importsInterface, isSearchable else { return false }
    return tokens.indices.dropFirst(3).contains { token in
      kind(token) == .identifier && (kind(token - 1) == .colon || kind(token - 1) == .comma)
        && source.withSpelling(tokens[token].range) { $0.hasSuffix("Tool") } && isParent(token)
    }
  }

  private func isParent(_ token: Int) -> Bool {
    var position = token - 1
    while position > 0, kind(position) == .comma || kind(position) == .identifier { position -= 1 }
    guard kind(position) == .colon else { return false }
    return keyword(position - 2) == .struct || keyword(position - 2) == .class
      || keyword(position - 2) == .actor
  }
}
