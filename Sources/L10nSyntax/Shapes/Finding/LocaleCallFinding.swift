// Calls and properties of `locale-calls.yml`.

extension ShapeFinder {
  mutating func readLocaleCall(_ index: Int, _ word: Word) {
    var declared: [LocaleCall] = []
    for number in document.lexicon.regional.numbers(of: word) {
      let pattern = document.lexicon.regional[number]
      if pattern.call.form == .setter {
        guard let call = localeSetter(index, pattern.subject) else { continue }
        document.localeCalls.append(call)
        return
      }
      guard let call = match(pattern.call, at: index) else { continue }
      var value = document.argument(pattern.value, of: call)
      if call.isMessage { value = value.map { document.firstValue(of: $0) } }
      let found = LocaleCall(
        subject: pattern.subject, name: index, receiver: call.receiver, value: value, range: call.range,
        result: pattern.result)
      guard found.result != nil else { return document.localeCalls.append(found) }
      declared.append(found)
    }
    document.localeCalls += document.meant(of: declared)
  }

  /// `formatter.dateFormat = …`, `$0.dateFormat = …`, and `dateFormat = …` of one's own.
  private func localeSetter(_ index: Int, _ subject: LocalePattern.Subject) -> LocaleCall? {
    guard document.kind(index + 1) == .assign else { return nil }
    let value = TokenRange(index + 2, document.expressionEnd(startingAt: index + 2))
    guard !value.isEmpty else { return nil }
    var receiver = TokenRange(index, index)
    if let before = document.kind(index - 1), before == .dot || before == .arrow {
      guard let start = document.operandStart(endingAt: index - 2) else { return nil }
      receiver = TokenRange(start, index - 1)
    } else if document.language == .cFamily || !document.startsStatement(index) {
      return nil
    }
    return LocaleCall(
      subject: subject, name: index, receiver: receiver, value: value,
      range: TokenRange(receiver.lower, index + 1))
  }
}

extension Document {
  /// Which of the functions of a project a call means that all have its name and labels: those that could take its literals
  /// as patterns, if they do the same with them. A function may take several.
  fileprivate func meant(of calls: [LocaleCall]) -> [LocaleCall] {
    let fitting = calls.filter { call in
      choices(in: call.value ?? TokenRange(0, 0)).allSatisfy { value in
        literal(at: value.lower).map { isDatePattern($0) } ?? true
      }
    }
    guard let first = fitting.first, first.result != .fixed,
      fitting.allSatisfy({ $0.result == first.result })
    else { return [] }
    return fitting.indices.filter { number in
      !fitting[..<number].contains { $0.value == fitting[number].value }
    }
    .map { fitting[$0] }
  }

  /// Whether a literal can be nothing but a date pattern.
  func isDatePattern(_ literal: StringLiteral) -> Bool {
    guard literal.flags.isDisjoint(with: [.interpolated, .escaped, .multiline]) else { return false }
    return DatePattern(source, in: literal.contentRange)?.isUnmistakable ?? false
  }
}
