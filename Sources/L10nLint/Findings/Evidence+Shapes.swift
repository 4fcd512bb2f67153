import L10nSyntax

// What the engine knows of the shape that a check was looking at when it reported. It is asked for findings only.

extension Document {
  /// Where nothing more is known, the call itself and the function around it say what the finding rests on.
  func evidence(of shape: Pass.Shape, at token: Int) -> [Evidence] {
    let known = evidence(of: shape)
    guard known.allSatisfy({ $0.fact == .reason }) else { return known }
    let around = scope(of: token)
    return call(of: shape) + (around.isEmpty ? type(around: token) : around) + known
  }

  /// How the tables spell the call that a shape is, and what it is called on.
  private func call(of shape: Pass.Shape) -> [Evidence] {
    switch shape {
    case .casingCall(let number):
      let call = casingCalls[number]
      let name = lexicon.casing[call.pattern].call.spelling
      return [Evidence(.call, name)] + evidence(ofReceiver: call.subject)
    case .formatCall(let number):
      return [Evidence(.call, lexicon.format[formatCalls[number].pattern].call.spelling)]
    case .textCall(let number):
      let call = textCalls[number]
      return evidence(of: call.call, as: lexicon.textCalls[call.pattern].call)
    case .watchedCall(let number):
      let call = watchedCalls[number]
      return evidence(of: call.call, as: lexicon.watched[call.pattern])
    case .localeCall(let number): return [Evidence(.call, text(of: localeCalls[number].name))]
    case .literal(let number):
      let calls = formatCalls(around: tokens(of: literals[number]))
      return calls.prefix(1).map { Evidence(.call, lexicon.format[$0.pattern].call.spelling) }
    case .none, .localizedCall, .join, .choice, .displayedText: return []
    }
  }

  private func evidence(of call: Call, as pattern: CallPattern) -> [Evidence] {
    [Evidence(.call, pattern.spelling)]
      + evidence(ofReceiver: call.isMessage ? call.receiver : receiver(of: call.name, isMessage: false))
  }

  private func type(around token: Int) -> [Evidence] {
    typeName(around: token).map { [Evidence(.scope, text(of: $0))] } ?? []
  }

  private func evidence(of shape: Pass.Shape) -> [Evidence] {
    switch shape {
    case .none, .watchedCall: []
    case .literal(let number): evidence(of: literals[number])
    case .localizedCall(let number): evidence(of: localizedCalls[number])
    case .formatCall(let number): evidence(ofShown: formatCalls[number].call.range)
    case .casingCall(let number): evidence(of: casingCalls[number])
    case .textCall(let number):
      evidence(ofShown: textCalls[number].call.range)
        + reason(lexicon.textCalls[textCalls[number].pattern].reason)
    case .localeCall(let number): evidence(ofReceiver: localeCalls[number].receiver)
    case .join(let number): evidence(of: joins[number])
    case .choice(let number):
      [Evidence(.condition, shortText(of: choices[number].condition))]
        + choices[number].branches.prefix(1).flatMap { evidence(ofShown: withoutParentheses($0)) }
    case .displayedText(let number): evidence(of: displayedTexts[number])
    }
  }

  private func evidence(of literal: StringLiteral) -> [Evidence] {
    let call = localizedCall(of: literal).map { evidence(of: $0) } ?? []
    return call + sinks(of: literal).prefix(Self.shownSinks).flatMap { evidence(of: $0) }
  }

  private func evidence(of call: CasingCall) -> [Evidence] {
    let localized = localizedCall(in: call.subject).map { evidence(of: localizedCalls[$0]) } ?? []
    return localized + evidence(ofShown: call.range) + reason(lexicon.casing[call.pattern].reason)
  }

  private func evidence(of join: Join) -> [Evidence] {
    let calls = join.operands.compactMap { operand in
      if case .localized(let number) = operand.content { localizedCalls[number] } else { nil }
    }
    return calls.prefix(Self.shownSinks).flatMap { evidence(of: $0) } + evidence(ofShown: join.range)
  }

  func evidence(of call: LocalizedCall) -> [Evidence] {
    guard let number = call.pattern else {
      let rows = lexicon.localizing.numbers(of: tokens[call.range.lower].word).map { lexicon.localizing[$0] }
      let row = rows.first { $0.call.form == .accessor }
      return [Evidence(.accessor, shortText(of: call.range))] + reason(row?.reason ?? "")
    }
    let row = lexicon.localizing[number]
    let isOfProject = call.origin == .wrapper || call.origin == .discovered
    return [Evidence(isOfProject ? .wrapper : .call, row.call.spelling)] + reason(row.reason)
  }

  // MARK: Sinks

  /// More say nothing more.
  private static let shownSinks = 3

  private func evidence(ofShown range: TokenRange) -> [Evidence] {
    displayedTexts(showing: range).prefix(Self.shownSinks).flatMap { evidence(of: $0) }
  }

  private func evidence(of shown: DisplayedText) -> [Evidence] {
    switch shown.sink {
    case .display(let number):
      let row = lexicon.display[number]
      return [Evidence(.sink, row.call.spelling)]
        + evidence(ofReceiver: receiver(of: shown.name, isMessage: row.call.form == .message))
        + reason(row.reason)
    case .localizing(let number):
      let row = lexicon.localizing[number]
      return [Evidence(.sink, row.call.spelling)] + reason(row.reason)
    }
  }

  /// What stands before the dot, or what a message is sent to.
  private func receiver(of name: Int, isMessage: Bool) -> TokenRange {
    let isMember = kind(name - 1) == .dot || kind(name - 1) == .arrow
    let end = isMember ? name - 1 : name
    guard isMember || isMessage, let start = operandStart(endingAt: end - 1) else { return .empty }
    return TokenRange(start, end)
  }

  private func evidence(ofReceiver receiver: TokenRange) -> [Evidence] {
    receiver.isEmpty ? [] : [Evidence(.receiver, shortText(of: receiver))]
  }

  private func reason(_ text: String) -> [Evidence] { text.isEmpty ? [] : [Evidence(.reason, text)] }

  /// The function around a token.
  func scope(of token: Int) -> [Evidence] {
    functionHead(around: token).map { [Evidence(.scope, text(of: $0.name))] } ?? []
  }

  /// The beginning of a piece of code, on one line.
  func shortText(of range: TokenRange) -> String {
    let bytes = bytes(of: range)
    let start = source.string(ByteRange(bytes.start, min(bytes.end, bytes.start + 240)))
    let words = start.singleSpaced
    return words.count > 60 || bytes.count > 240 ? words.prefix(60) + "…" : words
  }
}
