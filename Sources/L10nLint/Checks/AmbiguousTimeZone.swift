import L10nSyntax

extension Check {
  /// A time zone by an abbreviation that several regions use.
  static let ambiguousTimeZone = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .timeZone, let value = call.value,
        let name = document.constantText(of: document.withoutParentheses(value)), name.isZoneAbbreviation
      else { return }
      pass.report(
        value,
        "`\(name)` is a fixed offset or names several time zones: it does not follow the rules of a region")
    })
}

extension String {
  /// Three or four capitals that are not those of world time.
  fileprivate var isZoneAbbreviation: Bool {
    guard (3...4).contains(utf8.count), utf8.allSatisfy({ $0.isCapital }) else { return false }
    return self != "UTC" && self != "GMT"
  }
}
