import L10nSyntax

// Texts that one call takes for one thing and for several: `add(count, singularKey: "%lld boat", pluralKey: "%lld boats")`.

extension Document {
  /// Hashes of the texts with a value that stand beside each other as forms of one text.
  var textsOfForms: [UInt64] {
    var asked: Set<Int> = []
    var hashes: [UInt64] = []
    for literal in literals where mayBeForm(literal) {
      let inner = bracket(around: Int(literal.firstToken))
      // What looks the text up stands between it and its label.
      for bracket in [inner, self.bracket(around: open(ofBracket: inner))]
      where bracket != 0 && asked.insert(bracket).inserted {
        hashes += textsOfForms(inBracketAt: open(ofBracket: bracket))
      }
    }
    return hashes
  }

  /// Hashes of the texts with a percent sign that are not given to views, which show them as they are.
  var textsToFill: [UInt64] {
    literals.compactMap { literal in
      guard !literal.flags.contains(.interpolated), holdsPercent(literal),
        !localizedCalls(around: tokens(of: literal)).contains(where: { $0.origin == .swiftUI })
      else { return nil }
      return withText(literal.contentRange, of: literal, \.quickHash)
    }
  }

  private func mayBeForm(_ literal: StringLiteral) -> Bool {
    literal.flags.contains(.interpolated) ? isLocalized(literal) : holdsPercent(literal)
  }

  private func holdsPercent(_ literal: StringLiteral) -> Bool {
    source.withSpelling(literal.contentRange) { $0.contains(UInt8(ascii: "%")) }
  }

  private func textsOfForms(inBracketAt open: Int) -> [UInt64] {
    let parts = labeledParts(inBracketAt: open)
    let forms = parts.map { numberMeant(by: $0.label) }
    guard forms.contains(.one), forms.contains(.several) else { return [] }
    return zip(parts, forms).filter { $1 != nil }.flatMap { part, _ in texts(of: part.value) }
      .map { $0.withSpelling(\.quickHash) }
  }

  private func texts(of value: TokenRange) -> [String] {
    if let text = constantText(of: value) { return [text] }
    return localizedCall(in: value).map { extractedKeys(of: localizedCalls[$0]).map(\.text) } ?? []
  }

  /// The arguments of a call or a message, or the elements of a dictionary, that have a label.
  private func labeledParts(inBracketAt open: Int) -> [(label: Int, value: TokenRange)] {
    guard let close = closer(of: open) else { return [] }
    switch (language, kind(open)) {
    case (.cFamily, .openSquare):
      guard let message = message(openedAt: open) else { return [] }
      return message.arguments.map { ($0.label ?? message.name, $0.value) }
    case (.swift, .openParen), (.swift, .openSquare): break
    // `@{`
    case (.cFamily, .openBrace) where tokens[open].range.count == 2: break
    default: return []
    }
    return commaParts(of: TokenRange(open + 1, close)).prefix(Self.mostForms).compactMap { part in
      let label = kind(part.lower) == .dot ? part.lower + 1 : part.lower
      guard part.upper > label + 2, kind(label + 1) == .colon else { return nil }
      return (label, TokenRange(label + 2, part.upper))
    }
  }

  /// A call with its forms has few arguments; longer lists are tables.
  private static let mostForms = 16

  private enum NumberMeant { case one, several }

  /// `singularKey`, `one`, `"other"`, `.many`
  private func numberMeant(by label: Int) -> NumberMeant? {
    let name = literal(at: label).flatMap { text(of: $0) } ?? text(of: label)
    let words = name.split { !$0.isLetter }.flatMap { String($0).words }
    if words.contains(where: ["one", "singular"].contains) { return .one }
    return words.contains(where: ["few", "many", "other", "plural", "several"].contains) ? .several : nil
  }
}
