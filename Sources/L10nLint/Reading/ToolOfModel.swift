import L10nSyntax

extension Document {
  /// Whether a file without any view declares a tool that a language model calls, `struct TideTool: Tool`, or answers its
  /// calls, `-> ToolCallOutput`: what it says is read by the model.
  var isToolOfModel: Bool {
    guard language == .swift, !importsInterface, isSearchable else { return false }
    return tokens.indices.dropFirst(3).contains { token in
      guard kind(token) == .identifier else { return false }
      let isReturned = kind(token - 1) == .arrow
      guard isReturned || kind(token - 1) == .colon || kind(token - 1) == .comma else { return false }
      return source.withSpelling(tokens[token].range) { name in
        isReturned ? name.isAnswerOfTool : name.isToolOfModel && isParent(token)
      }
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

extension Spelling {
  /// `Tool`, `MCPTool`; a `DrawingTool` is one for people.
  fileprivate var isToolOfModel: Bool {
    guard hasSuffix("Tool") else { return false }
    let makers: [StaticString] = ["AI", "Agent", "Assistant", "Chat", "LLM", "MCP", "Model"]
    return count == 4 || makers.contains { holds($0) }
  }

  /// `ToolCallOutput`, `MCPToolResult`
  fileprivate var isAnswerOfTool: Bool {
    let names: [StaticString] = ["ToolCall", "ToolOutput", "ToolResponse", "ToolResult"]
    return names.contains { holds($0) }
  }
}
