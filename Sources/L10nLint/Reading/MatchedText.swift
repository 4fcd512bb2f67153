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
  /// Whether a text is only matched, or given to a variable of its function that is there for nothing else.
  func isOnlyMatched(_ text: TokenRange) -> Bool {
    if isMatched(text) { return true }
    guard case .assigned(let name) = use(of: text), isDeclaredHere(name),
      let body = functionBody(around: name)
    else { return false }
    let uses = occurrences(of: name, in: body.indices).filter { token in
      token != name && self.kind(token - 1) != .dot
        // `name: name`
        && (self.kind(token + 1) != .colon || self.kind(token - 1) == .ternary)
    }
    return !uses.isEmpty && uses.allSatisfy { isMatched(TokenRange($0, $0 + 1)) }
  }

  /// `let name =`, `NSString *name =`
  private func isDeclaredHere(_ name: Int) -> Bool {
    if language == .swift { return isVariable(declaredAt: name) }
    return token(name - 1, is: "*") && kind(name - 2) == .identifier
  }

  /// In whichever case: `pictures[name.lowercased()]`.
  private func isMatched(_ text: TokenRange) -> Bool {
    let use = use(of: text)
    if case .receiver(let call) = use, changesCase(call.name) {
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
