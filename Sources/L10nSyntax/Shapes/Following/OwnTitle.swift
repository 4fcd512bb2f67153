extension Document {
  /// `title = …` in a controller, which every controller has from the system: `self.title = …` without the first word.
  func isOwnTitle(_ name: Int) -> Bool {
    guard language == .swift, token(name, is: "title"), startsStatement(name),
      let body = functionBody(around: name), isInController(name)
    else { return false }
    let isParameter = functionHead(around: name)?.parameters.contains { token($0.name, is: "title") } ?? false
    return !isParameter
      && !(body.lower..<name).contains { token in
        self.token(token, is: "title") && isVariable(declaredAt: token)
      }
  }

  /// `self.title = …` in a controller.
  func isTitleOfSelf(_ name: Int) -> Bool {
    token(name, is: "title") && kind(name - 1) == .dot && keyword(name - 2) == .`self` && isInController(name)
  }

  /// Not what goes on with the line before.
  func startsStatement(_ token: Int) -> Bool {
    switch kind(token - 1) {
    case .openBrace, .semicolon: true
    case .dot, .arrow, .comma, .openParen: false
    default: tokens[token].flags.contains(.startsLine)
    }
  }

  /// Whether the type around, or one that it is made of, is called a controller.
  private func isInController(_ token: Int) -> Bool {
    guard let name = typeName(around: token) else { return false }
    return headOfType(from: name).contains { token in
      kind(token) == .identifier && source.withSpelling(tokens[token].range) { $0.hasSuffix("Controller") }
    }
  }
}
