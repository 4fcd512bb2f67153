import L10nSyntax

extension Check {
  /// A number of decimals on a currency formatter.
  static let fixedCurrencyDigits = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .fractionDigits, let value = call.value, value.count == 1,
        document.token(value.lower, is: "2"),
        document.uses(around: call).members.contains(where: { document.setsCurrencyStyle($0) })
      else { return }
      pass.report(
        TokenRange(call.name, value.upper),
        "Two decimals fit dollars and euros, but yen have none and dinars have three")
    })
}

extension Document {
  fileprivate func setsCurrencyStyle(_ member: ObjectUses.Member) -> Bool {
    guard member.isSet, let value = member.value else { return false }
    return (token(member.name, is: "numberStyle") || token(member.name, is: "setNumberStyle"))
      && isCurrencyStyle(value)
  }
}
