import L10nSyntax

extension Document {
  /// `name` in `name ?? "Nobody"`: the value that a literal stands in for where there is none, as far as tokens reach;
  /// without the type in `values["name"] as? String ?? "Nobody"`, which a cast asks for.
  func valueReplaced(by literal: StringLiteral) -> TokenRange? {
    let sign = Int(literal.firstToken) - 1
    guard kind(sign) == .coalesce, let start = operandStart(endingAt: sign - 1) else { return nil }
    guard kind(start - 1) == .postfixQuestion, keyword(start - 2) == .as,
      let cast = operandStart(endingAt: start - 3)
    else { return TokenRange(start, sign) }
    return TokenRange(cast, start - 2)
  }

  /// `formatter.string(from: price) ?? "$2.99"`: what nobody sees unless a formatter fails.
  func standsInForFormatted(_ literal: StringLiteral) -> Bool {
    guard let value = valueReplaced(by: literal), kind(value.upper - 1) == .closeParen,
      let open = opener(of: value.upper - 1)
    else { return false }
    return token(open - 1, is: "string") && token(open + 1, is: "from") || token(open - 1, is: "formatted")
  }
}
