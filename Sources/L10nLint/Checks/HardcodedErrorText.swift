import L10nSyntax

extension Check {
  /// A literal with words in what an error tells people.
  static let hardcodedErrorText = Check(
    .stringLiterals { literal, pass in
      let document = pass.document
      guard document.isErrorText(literal), !document.isLocalized(literal),
        let wording = document.wording(of: literal)
      else { return }
      pass.report(
        document.tokens(of: literal),
        "`localizedDescription` of this error is not localized: alerts show it in the developer's language",
        confidence: document.isValueOfErrorKey(literal) ? .possible : wording)
    })
}

extension Document {
  fileprivate func isErrorText(_ literal: StringLiteral) -> Bool {
    isValueOfErrorKey(literal) || sinks(of: literal).contains { row(of: $0)?.isForErrors ?? false }
  }

  /// Most errors that are made with a dictionary are read by developers alone.
  ///
  /// `[NSLocalizedDescriptionKey: "…"]`, `@{ NSLocalizedDescriptionKey : @"…" }`, with a format or a choice before it.
  fileprivate func isValueOfErrorKey(_ literal: StringLiteral) -> Bool {
    var value = tokens(of: literal)
    if let call = formatCall(of: literal), call.format == value { value = call.call.range }
    guard kind(value.lower - 1) == .colon, kind(value.lower - 2) == .identifier else { return false }
    return Self.errorKeys.contains { token(value.lower - 2, spells: $0) }
  }

  private static let errorKeys = [
    "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedRecoverySuggestionErrorKey",
    "NSLocalizedFailureErrorKey",
  ]
}
