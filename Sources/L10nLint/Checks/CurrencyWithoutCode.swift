import L10nSyntax

extension Check {
  /// A currency style on a formatter that nobody tells the currency.
  static let currencyWithoutCode = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .numberStyle, let value = call.value, document.isCurrencyStyle(value) else {
        return
      }
      let uses = document.uses(around: call)
      guard !uses.members.contains(where: { $0.isSet && document.decidesCurrency($0) }) else { return }
      pass.report(
        TokenRange(call.name, value.upper),
        "Without `currencyCode` the same amount is shown in dollars to one reader and in yen to another",
        confidence: document.isPlain(uses) ? .likely : .possible)
    })
}

extension Document {
  fileprivate func decidesCurrency(_ member: ObjectUses.Member) -> Bool {
    switch text(of: member.name) {
    case "currencyCode", "setCurrencyCode", "currencySymbol", "setCurrencySymbol",
      "internationalCurrencySymbol":
      true
    case "locale", "setLocale":
      member.value.map { !followsReader($0) } ?? false
    default: false
    }
  }

  /// The formatter is made here, so that nobody else can have told it the currency.
  fileprivate func isPlain(_ uses: ObjectUses) -> Bool {
    guard let made = uses.initialValues.last else { return false }
    return made.count < 10
      && made.indices.contains { token($0, is: "NumberFormatter") || token($0, is: "NSNumberFormatter") }
  }
}
