import L10nSyntax

extension Check {
  /// A literal currency code on a formatter.
  static let hardcodedCurrencyCode = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .currencyCode, let value = call.value,
        let code = document.constantText(of: document.withoutParentheses(value)),
        Tables.currencyCodes.contains(code)
      else { return }
      pass.report(
        value, "`\(code)` is hardcoded: an amount in any other currency is labeled wrongly")
    })
}
