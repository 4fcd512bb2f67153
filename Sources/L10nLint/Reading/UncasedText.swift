import L10nSyntax

extension Document {
  /// A text without the `.lowercased()` around it, which only a comparison wanted.
  func uncased(_ range: TokenRange) -> TokenRange {
    guard range.count > 2 else { return range }
    let end = range.upper
    if range.count > 4, isCasing(end - 3), kind(end - 2) == .openParen, kind(end - 4) == .dot {
      return TokenRange(range.lower, end - 4)
    }
    if isCasing(end - 1), kind(end - 2) == .dot { return TokenRange(range.lower, end - 2) }
    // `[title lowercaseString]`
    if range.count > 3, isCasing(end - 2), kind(range.lower) == .openSquare, kind(end - 1) == .closeSquare {
      return TokenRange(range.lower + 1, end - 2)
    }
    return range
  }

  private func isCasing(_ name: Int) -> Bool {
    ["lowercased", "uppercased", "lowercaseString", "uppercaseString"].contains { token(name, is: $0) }
  }
}

extension Document {
  /// Whether a casing call follows a language; `nil` for its locale is none.
  func usesLocale(_ call: CasingCall) -> Bool {
    guard lexicon.casing[call.pattern].isLocalized || call.locale != nil else { return false }
    guard let locale = call.locale, locale.count == 1 else { return true }
    return !token(locale.lower, is: "nil") && !token(locale.lower, is: "NULL")
  }

  /// The name of a casing call to the end of the call: what a finding points at.
  func spelling(of call: CasingCall) -> TokenRange { TokenRange(call.call.name, call.range.upper) }
}
