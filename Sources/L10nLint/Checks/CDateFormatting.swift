import L10nSyntax

extension Check {
  /// Names of months and days through the C functions.
  static let cDateFormatting = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .cDate, let value = call.value, let text = document.constantText(of: value),
        let specifier = text.wordSpecifier, !text.contains("GMT"), !text.contains("UTC")
      else { return }
      pass.report(
        value, "`\(specifier)` writes English words for readers of every language; use a `DateFormatter`")
    })
}

extension String {
  /// The first specifier of a C date pattern that stands for a word, or for an order of one country.
  fileprivate var wordSpecifier: String? {
    var rest = self[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
      guard let letter = rest.first else { return nil }
      if "aAbBhcxXpPrD".contains(letter) { return "%\(letter)" }
      rest = rest.dropFirst()
    }
    return nil
  }
}
