// Calls and properties of `locale-calls.yml`.

extension ShapeFinder {
  mutating func readLocaleCall(_ index: Int, _ word: Word) {
    for number in document.lexicon.regional(word) {
      let pattern = document.lexicon.regional[number]
      if pattern.call.form == .setter {
        guard let call = localeSetter(index, pattern.subject) else { continue }
        document.localeCalls.append(call)
        return
      }
      guard let call = match(pattern.call, at: index) else { continue }
      var value = document.argument(pattern.value, of: call)
      if call.isMessage { value = value.map { document.firstValue(of: $0) } }
      document.localeCalls.append(
        LocaleCall(
          subject: pattern.subject, name: index, receiver: call.receiver, value: value, range: call.range,
          result: pattern.result))
      return
    }
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
    } else if document.language == .cFamily || !document.tokens[index].flags.contains(.startsLine) {
      return nil
    }
    return LocaleCall(
      subject: subject, name: index, receiver: receiver, value: value,
      range: TokenRange(receiver.lower, index + 1))
  }
}
