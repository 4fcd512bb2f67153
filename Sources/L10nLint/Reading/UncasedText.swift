import L10nSyntax

extension Document {
  /// A text without the `.lowercased()` around it, which only a comparison wanted.
  func uncased(_ range: TokenRange) -> TokenRange {
    guard range.count > 2 else { return range }
    return casingCalls(within: range).last { $0.range == range }?.subject ?? range
  }

  /// Whether a casing call follows a language; `nil` for its locale is none.
  func usesLocale(_ call: CasingCall) -> Bool {
    guard lexicon.casing[call.pattern].isLocalized || call.locale != nil else { return false }
    guard let locale = call.locale, locale.count == 1 else { return true }
    return !token(locale.lower, is: "nil") && !token(locale.lower, is: "NULL")
  }

  /// The name of a casing call to the end of the call: what a finding points at.
  func spelling(of call: CasingCall) -> TokenRange { TokenRange(call.call.name, call.range.upper) }
}
