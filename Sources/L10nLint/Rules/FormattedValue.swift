import L10nSyntax

extension Document {
  /// `formatter.string(from: price) ?? "$2.99"`: what nobody sees unless a formatter fails.
  func standsInForFormatted(_ literal: StringLiteral) -> Bool {
    let coalesce = Int(literal.firstToken) - 1
    guard kind(coalesce) == .coalesce, kind(coalesce - 1) == .closeParen, let open = opener(of: coalesce - 1)
    else { return false }
    return token(open - 1, is: "string") && token(open + 1, is: "from") || token(open - 1, is: "formatted")
  }
}
