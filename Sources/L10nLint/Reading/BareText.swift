import L10nSyntax

// The text that reaches a reader through what keeps its words: `title.uppercased()`, `"• \(title)"`.

extension Document {
  /// A text without the call behind it that keeps its words, or what a literal without words puts between signs.
  func bareText(_ value: TokenRange) -> TokenRange {
    guard language == .swift, value.count > 2 else { return value }
    if let literal = literal(spanning: value) { return textBetweenSigns(literal) ?? value }
    let isCall = kind(value.upper - 1) == .closeParen
    guard let name = isCall ? opener(of: value.upper - 1).map({ $0 - 1 }) : value.upper - 1,
      name > value.lower + 1, kind(name - 1) == .dot,
      changesCase(name) || token(name, is: "trimmingCharacters")
    else { return value }
    return TokenRange(value.lower, name - 1)
  }

  /// `title` in `"\(title)"` and `"• \(title)"`
  private func textBetweenSigns(_ literal: StringLiteral) -> TokenRange? {
    let hasWords = textPieces(of: literal).contains { source.string($0).contains(where: \.isLetter) }
    let values = interpolations(of: literal)
    return values.count == 1 && !hasWords ? values[0] : nil
  }

  /// The literals that a text chooses between: whole texts, formats that are filled, and the first words of sums.
  func textLiterals(of value: TokenRange) -> [StringLiteral] {
    choices(in: value).flatMap { choice -> [StringLiteral] in
      if let literal = literal(spanning: choice) { return [literal] }
      if let call = formatCall(spanning: choice) {
        return choices(in: call.format).compactMap(literal(spanning:)).filter(hasWholeWord)
      }
      let pieces = (plusOperands(of: choice) ?? []).flatMap { choices(in: $0) }
      let words = pieces.compactMap(literal(spanning:)).first { wording(of: $0) == .likely }
      return words.map { [$0] } ?? []
    }
  }

  /// `About %d stones aboard`; units such as those of `%.1f tok/s` are none.
  private func hasWholeWord(_ format: StringLiteral) -> Bool {
    let pieces = source.string(format.contentRange).split(separator: " ")
    return pieces.contains { $0.count > 3 && $0.allSatisfy(\.isLetter) }
  }
}
