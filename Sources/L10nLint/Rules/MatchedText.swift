import L10nSyntax

// Texts that the code compares, searches or looks up, and that nobody reads.

extension TextUse {
  /// The text is compared, searched or looked up, not shown.
  func isMatching(in document: Document) -> Bool {
    switch self {
    case .compared, .switched, .subscripted, .key: true
    case .receiver(let call): document.isMatching(call)
    case .argument(let argument, let call): document.isMatching(call) || document.isLookup(argument.label)
    case .element, .assigned, .other: false
    }
  }
}

extension Document {
  /// Whether a text is only matched, or given to a variable that is there for nothing else.
  func isOnlyMatched(_ text: TokenRange) -> Bool {
    if isMatched(text) { return true }
    guard kind(text.lower - 1) == .assign, let body = functionBody(around: text.lower) else { return false }
    let uses = body.indices.filter {
      $0 != text.lower - 2 && kind($0) == .identifier && sameSpelling($0, text.lower - 2)
    }
    return !uses.isEmpty && uses.allSatisfy { isMatched(TokenRange($0, $0 + 1)) }
  }

  /// In whichever case: `pictures[name.lowercased()]`.
  private func isMatched(_ text: TokenRange) -> Bool {
    let use = use(of: text)
    if case .receiver(let call) = use, casingCalls.contains(where: { $0.call.name == call.name }) {
      return self.use(of: call.range).isMatching(in: self)
    }
    return use.isMatching(in: self)
  }

  fileprivate func isLookup(_ label: Int?) -> Bool {
    guard let label else { return false }
    return ["forKey", "objectForKey", "valueForKey", "named", "systemName", "rawValue", "identifier"]
      .contains { token(label, spells: $0) }
  }
}
