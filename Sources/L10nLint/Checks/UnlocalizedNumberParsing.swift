import L10nSyntax

extension Check {
  /// Typed text that becomes a number by the rules of programming languages.
  static let unlocalizedNumberParsing = Check(
    .localeCalls { call, pass in
      let document = pass.document
      guard call.subject == .numberParsing || call.subject == .integerParsing, let value = call.value,
        let typed = document.typedName(value), !document.keepsDigits(before: typed)
      else { return }
      let isWhole = call.subject == .integerParsing
      if isWhole, document.text(of: typed).words.contains(where: pass.options.list("code-names").contains) {
        return
      }
      pass.report(
        call.range,
        "`\(document.text(of: call.name))` knows neither the decimal sign nor the digits of the reader",
        kind: isWhole ? "integer" : "decimal")
    })
}

extension Document {
  /// `filter { "0123456789".contains($0) }`: what is left are digits that every language of code reads.
  fileprivate func keepsDigits(before token: Int) -> Bool {
    guard let body = functionBody(around: token) else { return false }
    return (max(body.lower, token - 400)..<token).contains { place in
      self.token(place, spells: "isASCII")
        || tokens[place].kind == .string && tokens[place].range.count == 12
          && constantText(of: TokenRange(place, place + 1)) == "0123456789"
    }
  }
}
