import L10nSyntax

extension Check {
  /// A symbol that is set on a currency formatter.
  static let overriddenCurrencySymbol = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .currencySymbol, let value = call.value else { return }
      let text = document.constantText(of: document.withoutParentheses(value))
      // An empty symbol leaves the amount alone on purpose.
      guard text.map({ !$0.allSatisfy(\.isWhitespace) }) ?? !document.isNil(value) else { return }
      pass.report(
        document.setter(of: call),
        "A custom symbol replaces the currency symbol that readers of each country know",
        confidence: text == nil ? .possible : .likely)
    })
}

extension Document {
  fileprivate func isNil(_ value: TokenRange) -> Bool { value.count == 1 && keyword(value.lower) == .nil }

  /// The name of the property and what it is given.
  fileprivate func setter(of call: LocaleCall) -> TokenRange {
    TokenRange(call.name, call.value?.upper ?? call.name + 1)
  }
}
