import L10nSyntax

extension Check {
  /// What a number or a date says of itself to developers, shown to readers.
  static let descriptionInInterface = Check(
    .displayedTexts { shown, document, pass in
      guard let subject = document.described(shown.value),
        case let isDecimal = document.kind(ofReceiver: subject) == .decimal,
        isDecimal || document.name(of: subject, endingWithAnyOf: pass.options.list("names")) != nil
      else { return }
      pass.report(
        shown.value,
        "`description` formats numbers and dates for developers: every reader sees the same format",
        confidence: shown.isSure && (isDecimal || document.isDate(subject)) ? .likely : .possible)
    })
}

extension Document {
  /// Types of an app that stand for amounts and durations often describe themselves for people.
  fileprivate func isDate(_ range: TokenRange) -> Bool { name(of: range, endingWithAnyOf: ["date"]) != nil }

  /// What is asked in `date.description` and `[date description]`.
  fileprivate func described(_ range: TokenRange) -> TokenRange? {
    let last = range.upper - 1
    if token(last, is: "description"), kind(last - 1) == .dot { return TokenRange(range.lower, last - 1) }
    guard language == .cFamily, kind(range.lower) == .openSquare, let call = message(openedAt: range.lower),
      call.range == range, token(call.name, is: "description")
    else { return nil }
    return call.receiver
  }
}
