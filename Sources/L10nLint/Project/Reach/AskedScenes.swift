import L10nSyntax

// How code asks a storyboard for a scene.

extension Document {
  /// `storyboard.instantiateViewController(withIdentifier: row["scene"])`: by what no text of the code says, or by what a program makes
  /// for each scene.
  func asksForAnyScene(_ names: WrittenNames) -> Bool {
    guard Self.asking.contains(where: { names.holds(NameHash($0)) }) else { return false }
    return tokens.indices.contains { token in
      guard kind(token) == .identifier else { return false }
      if isGeneratedScene(token) { return true }
      guard Self.asking.contains(where: { self.token(token, spells: $0) }) else { return false }
      return identifier(askedBy: token).map { !isKnown($0) } ?? false
    }
  }

  private static let asking = [
    "instantiateViewController", "instantiateController", "instantiateViewControllerWithIdentifier",
    "instantiateControllerWithIdentifier", "StoryboardScene", "R",
  ]

  /// `StoryboardScene.Harbour.tide`, `R.storyboard.harbour.tide`
  private func isGeneratedScene(_ token: Int) -> Bool {
    guard kind(token + 1) == .dot, isCapital(token) else { return false }
    if self.token(token, is: "StoryboardScene") { return true }
    if self.token(token, is: "R") { return self.token(token + 2, is: "storyboard") }
    return false
  }

  /// `withIdentifier: "tide"`, the label left out.
  private func identifier(askedBy name: Int) -> TokenRange? {
    let isMessage = kind(name + 1) == .colon
    let start = isMessage ? name + 2 : name + 4
    guard isMessage || kind(name + 1) == .openParen && kind(name + 3) == .colon else { return nil }
    var end = start
    while end < min(tokens.count, start + Self.longestIdentifier) {
      switch tokens[end].kind {
      case .openParen, .openSquare, .openBrace: end = closer(of: end) ?? tokens.count
      case .closeParen, .closeSquare, .comma, .semicolon: return TokenRange(start, end)
      default: break
      }
      end += 1
    }
    return TokenRange(start, min(end, tokens.count))
  }

  /// No identifier takes more tokens.
  private static let longestIdentifier = 40

  /// Whether an identifier is a text, a name, or made of a class alone.
  private func isKnown(_ identifier: TokenRange) -> Bool {
    let namesClass = identifier.indices.contains {
      keyword($0) == .self || token($0, is: "NSStringFromClass")
    }
    return identifier.indices.allSatisfy { token in
      switch tokens[token].kind {
      case .plus, .openBrace: false
      case .openSquare: language == .cFamily && namesClass
      case .stringOpen, .openInterpolation: namesClass
      case .identifier: keyword(token) != .as && !self.token(token, is: "format")
      default: true
      }
    }
  }
}
