extension Check {
  /// A literal with words that reaches a view, an alert, a menu or a notification as it stands.
  static let hardcodedText = Check(
    .stringLiterals { literal, document, pass in
      guard let found = document.textOfCode(literal) else { return }
      let shown = found.function.map { "`\(document.text(of: $0))` shows this text" } ?? "This text is shown"
      pass.report(
        document.tokens(of: literal),
        "\(shown) as it stands in the code: readers of other languages get no translation",
        confidence: found.confidence, doubts: found.doubts)
    })
}
