import L10nSyntax

// Two keys, one of which a number chooses: `String(format: tr(count == 1 ? "boat.one" : "boat.several"), count)`.

extension Document {
  /// The keys of a choice by an amount, be it by way of a constant, whose text is filled with what is counted; none where they
  /// differ by an English ending, or are texts.
  func keysChosenByAmount(_ choice: Choice) -> [TokenRange] {
    guard choice.kind == .ternary, choice.branches.count == 2, let subject = choice.comparison?.subject,
      let name = countedName(choice), choosesByAmount(choice), namesAmount(name), !namesPlace(name)
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
    let direct = localizedCalls(around: value).filter { $0.key.map(withoutParentheses) == value }
    guard direct.isEmpty, kind(value.lower - 1) == .assign, let body = functionBody(around: value.lower)
    else {
      return direct
    }
    let end = min(body.upper, value.upper + Self.farthestLookup)
    return occurrences(of: value.lower - 2, in: value.upper..<max(value.upper, end)).flatMap { name in
      localizedCalls(around: TokenRange(name, name + 1)).filter { call in
        call.key == TokenRange(name, name + 1) && constantValue(ofLocal: name) == value
      }
    }
  }

  /// A key is chosen shortly before it is looked up.
  private static let farthestLookup = 200

  /// `String(format: tr(key), count)`, `tr(key, count)`
  private func isFilled(_ call: LocalizedCall, with subject: TokenRange) -> Bool {
    let isCount = { (value: TokenRange) in sameSpelling(withoutParentheses(value), subject) }
    return call.call.arguments.contains { isCount($0.value) }
      || formatCalls(around: call.range).contains {
        $0.format == call.range && $0.values.contains(where: isCount)
      }
  }

  /// What a name means that its function declares with `let` and a value, and nothing there gives to anything else: no closure,
  /// loop or pattern.
  func constantValue(ofLocal name: Int) -> TokenRange? {
    guard language == .swift, kind(name) == .identifier, let body = functionBody(around: name) else {
      return nil
    }
    let start = max(body.lower, name - Self.farthestLookup)
    let before = occurrences(of: name, in: start..<name)
    let named = before.filter {
      isVariable(declaredAt: $0) || keyword($0 - 1) == .for || keyword($0 + 1) == .in
        || kind($0 - 1) == .openBrace && kind($0 + 1) == .comma
    }
    guard named.count == 1, let declared = named.first, keyword(declared - 1) == .let,
      let value = localValues(of: name).last, kind(value.lower - 1) == .assign, value.lower - declared <= 4
    else { return nil }
    return value
  }
}
