// Calls that somebody has asked for by their spelling.

extension ShapeFinder {
  /// Several patterns may mean one call: each of them is somebody's.
  mutating func readWatchedCall(_ index: Int, _ word: Word) {
    for number in document.lexicon.watched.numbers(of: word) {
      guard let call = watchedCall(document.lexicon.watched[number], at: index) else { continue }
      document.watchedCalls.append(WatchedCall(pattern: number, call: call))
    }
  }

  private mutating func watchedCall(_ pattern: CallPattern, at index: Int) -> Call? {
    switch pattern.form {
    case .setter: return assignment(to: index)
    case .function, .method:
      guard pattern.language == nil || pattern.language == document.language, !isDeclaration(index),
        pattern.owner != nil || document.isMember(index) == (pattern.form == .method),
        let call = call(at: index),
        document.hasExactly(pattern.labels, call), document.isSent(call, to: pattern.owner)
      else { return nil }
      return call
    default: return match(pattern, at: index).flatMap { document.isSent($0, to: pattern.owner) ? $0 : nil }
    }
  }

  /// `view.title = value` as a call with one argument.
  private func assignment(to name: Int) -> Call? {
    guard document.kind(name + 1) == .assign, let receiver = setterReceiver(name) else { return nil }
    let value = TokenRange(name + 2, document.expressionEnd(startingAt: name + 2))
    guard !value.isEmpty else { return nil }
    return Call(
      name: name, receiver: receiver, arguments: [Argument(label: nil, value: value)],
      range: TokenRange(receiver.lower, value.upper), isMessage: false)
  }
}

extension Document {
  /// Whether a call has these labels, all of them and no others. Values without a label behind the last one are as many
  /// as anybody likes: `String(format:)` fills a format with any number of them.
  fileprivate func hasExactly(_ labels: [String]?, _ call: Call) -> Bool {
    guard let labels else { return !call.isMessage }
    guard !call.isMessage else { return false }
    guard call.arguments.count == labels.count || call.arguments.count > labels.count && !labels.isEmpty
    else { return false }
    for (number, argument) in call.arguments.enumerated() {
      let label = number < labels.count ? labels[number] : "_"
      guard argument.label.map({ token($0, spells: label) }) ?? (label == "_") else { return false }
    }
    return true
  }

  /// Whether the wanted type or module stands before the dot: a call without it may be of anything.
  fileprivate func isSent(_ call: Call, to owner: String?) -> Bool {
    guard let owner else { return true }
    if call.receiver.isEmpty { return isModule(call.name - 2) && token(call.name - 2, spells: owner) }
    return token(call.receiver.upper - 1, spells: owner)
  }
}
