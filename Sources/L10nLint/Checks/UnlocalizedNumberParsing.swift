import L10nSyntax

extension Check {
  /// Typed text that becomes a number by the rules of programming languages.
  static let unlocalizedNumberParsing = Check(
    .localeCalls { call, pass in
      let document = pass.document
      guard call.subject == .numberParsing || call.subject == .integerParsing, let value = call.value,
        let typed = document.typedName(value)
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
