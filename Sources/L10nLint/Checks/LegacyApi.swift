import L10nSyntax

extension Check {
  /// A call or constant for which the table has a better one.
  static let legacyApi = Check(
    .textCalls { call, document, pass in
      let row = document.lexicon.textCalls[call.pattern]
      guard row.deed == .legacy, document.isUse(call.call.name, row.call.form) else { return }
      pass.report(
        TokenRange(call.call.name, call.call.name + 1),
        "`\(document.text(of: call.call.name))` is outdated; use `\(row.instead)`"
      )
    })
}

extension Document {
  /// A type is used where something is asked of it or made of it: the declarations beside that say nothing new.
  fileprivate func isUse(_ name: Int, _ form: CallPattern.Form) -> Bool {
    guard form == .name, isCapital(name) else { return true }
    if kind(name + 1) == .openParen || kind(name + 1) == .dot { return true }
    return kind(name - 1) == .openSquare && kind(name + 1) == .identifier || namesBehavior(name)
  }

  /// `NSDateFormatterBehavior10_0`: a value and no type.
  private func namesBehavior(_ name: Int) -> Bool {
    source.withSpelling(tokens[name].range) { $0.holds("Behavior") }
  }
}
