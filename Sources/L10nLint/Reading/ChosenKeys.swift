import L10nSyntax

// Two keys, one of which a number chooses: `String(format: tr(count == 1 ? "boat.one" : "boat.several"), count)`.

extension Document {
  /// The keys of a choice, be it by way of a variable, whose text is filled with what is counted; none where they differ by an
  /// English ending, or are texts.
  func keysChosenByAmount(_ choice: Choice) -> [TokenRange] {
    guard choice.kind == .ternary, choice.branches.count == 2, let subject = choice.comparison?.subject,
      choosesByAmount(choice)
    else { return [] }
    let keys = choice.branches.map(withoutParentheses)
    let names = keys.compactMap { literal(spanning: $0) != nil ? constantText(of: $0) : nil }
    guard names.count == 2, names[0] != names[1],
      names.allSatisfy({ $0.withSpelling { KeyLook(of: $0) != .text } }),
      !PluralEndings.asOnPage.areOneAndSeveral(names[0], names[1]),
      calls(lookingUp: choice.range).contains(where: { isFilled($0, with: subject) })
    else { return [] }
    return keys
  }

  private func calls(lookingUp value: TokenRange) -> [LocalizedCall] {
    let body = functionBody(around: value.lower)
    return localizedCalls.filter { call in
      guard let key = call.key.map(withoutParentheses), body?.contains(key) ?? false else { return false }
      return key == value
        || key.count == 1 && key.lower > value.lower && localValues(of: key.lower).last == value
    }
  }

  /// `String(format: tr(key), count)`, `tr(key, count)`
  private func isFilled(_ call: LocalizedCall, with subject: TokenRange) -> Bool {
    let isCount = { (value: TokenRange) in sameSpelling(withoutParentheses(value), subject) }
    return call.call.arguments.contains { isCount($0.value) }
      || formatCalls(around: call.range).contains {
        $0.format == call.range && $0.values.contains(where: isCount)
      }
  }
}
