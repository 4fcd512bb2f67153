import L10nSyntax

// A sentence that grows over several statements is one mistake.

extension Document {
  /// How many joins before one are asked whether they told of it.
  private static let nearest = 12

  /// A value that is added to a sentence that was put together from pieces before, or another branch that goes on with the
  /// same beginning.
  func isToldBefore(_ join: Join, _ phrase: Phrase) -> Bool {
    guard let variable = grownVariable(of: join) else { return false }
    if join.operands.dropFirst().allSatisfy({ $0.content == .other }), let before = textGrown(before: join),
      before.phraseGluingLocalizedText != nil
    {
      return true
    }
    // The sentence that goes on here was put together from pieces before.
    if let begun = phraseGrown(before: join), begun.parts.count > 1, let call = begun.localizedCall {
      let beginning = TokenRange(localizedCalls[call].range.lower, join.range.lower)
      return !labelsVersion(begun, beginning)
    }
    guard let call = phrase.localizedCall, localizedCalls[call].range.upper <= join.range.lower else {
      return false
    }
    let end = firstIndex(of: joins, startingAt: join.range.lower) { $0.range.lower }
    return joins[..<end].suffix(Self.nearest).contains { earlier in
      earlier.range.lower >= localizedCalls[call].range.upper
        && grownVariable(of: earlier).map { sameSpelling($0, variable) } ?? false
        && wording(of: earlier).phraseGluingLocalizedText?.localizedCall == call
    }
  }
}

extension Wording {
  /// A phrase that a localized text shares with another text.
  var phraseGluingLocalizedText: Phrase? {
    phrases.first { $0.parts.count > 1 && $0.localizedCall != nil }
  }
}
