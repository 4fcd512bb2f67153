extension Check {
  /// A literal with words that reaches a view, an alert, a menu or a notification as it stands.
  static let hardcodedText = Check(
    .stringLiterals { literal, document, pass in
      guard let found = document.textOfCode(literal) else { return }
      let message =
        found.function.map {
          "`\(document.text(of: $0))` shows a hardcoded text: readers of other languages see it untranslated"
        } ?? "Hardcoded text is shown: readers of other languages see it untranslated"
      pass.report(
        document.tokens(of: literal), message, confidence: found.confidence, doubts: found.doubts)
    })
}
