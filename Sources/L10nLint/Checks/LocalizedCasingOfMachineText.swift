import L10nSyntax

extension Check {
  /// Casing with the reader's locale where a program reads the result.
  static let localizedCasingOfMachineText = Check(
    .casingCalls { call, document, pass in
      guard document.usesLocale(call), !document.isPinned(call.locale),
        !document.isReadersText(call.subject)
      else { return }
      let machine = document.name(of: call.subject, endingWithAnyOf: pass.options.list("machine-names"))
      guard
        machine != nil || document.isHexadecimal(call.subject)
          || document.use(of: call.range).isMachine(in: document)
      else { return }
      guard !document.isAskedAgain(call) else { return }
      let name = document.text(of: call.call.name)
      let isSafe = document.isSafe(call)
      let message =
        machine.map {
          "`\(name)` follows the reader's language, but `\(document.text(of: $0))` is read by programs"
        }
        ?? "`\(name)` follows the reader's language, but this text is read by programs"
      pass.report(
        document.spelling(of: call), message, kind: isSafe ? "safe" : "changed",
        confidence: isSafe || !document.isKnown(call.locale) ? .possible : .likely,
        fix: .ignoringReader(call, in: document))
    })
}

extension Document {
  /// Tokens between two questions to one text.
  private static let farthestQuestion = 120

  /// The same text was compared shortly before: `if code.localizedLowercase == "a" || code.localizedLowercase == "b"`.
  fileprivate func isAskedAgain(_ call: CasingCall) -> Bool {
    let number = firstIndex(of: casingCalls, startingAt: call.call.name) { $0.call.name }
    guard number > 0, isComparedOrAsked(call), isComparedOrAsked(casingCalls[number - 1]) else {
      return false
    }
    let last = casingCalls[number - 1]
    return usesLocale(last) && call.call.name - last.call.name < Self.farthestQuestion
      && sameSpelling(call.subject, last.subject)
      && sameSpelling(call.call.name, last.call.name)
      && functionHead(around: call.call.name)?.name == functionHead(around: last.call.name)?.name
  }

  private func isComparedOrAsked(_ call: CasingCall) -> Bool {
    switch use(of: call.range) {
    case .compared, .receiver: true
    default: false
    }
  }

  /// `place.localizedName`: in the language of the reader, also where a program looks it up.
  fileprivate func isReadersText(_ subject: TokenRange) -> Bool {
    if localizedCall(in: subject) != nil { return true }
    return subject.indices.contains { token in
      kind(token) == .identifier && text(of: token).words.contains { $0 == "localized" || $0 == "translated" }
    }
  }

  /// Languages disagree on the case of `i` alone: where nothing that it is compared with has one, the answer stays.
  fileprivate func isSafe(_ call: CasingCall) -> Bool {
    switch use(of: call.range) {
    case .compared(let other): !holdsI(other)
    case .receiver(let matching): !matching.arguments.contains { holdsI($0.value) }
    case .switched(let body): !holdsI(body)
    default: false
    }
  }

  private func holdsI(_ range: TokenRange) -> Bool {
    source[bytes(of: range)].contains { $0 | 0x20 == UInt8(ascii: "i") }
  }

  /// Whether a locale is the same for every reader and leaves ASCII alone: POSIX, root or English.
  fileprivate func isPinned(_ locale: TokenRange?) -> Bool {
    guard let locale else { return false }
    let isEnglish = locale.indices.contains { token in
      if let text = constantText(of: TokenRange(token, token + 1)) {
        return text.isEmpty || text.hasPrefix("en")
      }
      let words = text(of: token).words
      return words.contains("posix") || words.contains("english") || words.first == "system"
    }
    guard !isEnglish, locale.count == 1 else { return isEnglish }
    return localValues(of: locale.lower).contains { $0.count > 1 && isPinned($0) }
  }

  /// Whether it stands here what a locale is: one that comes from elsewhere may be pinned there.
  fileprivate func isKnown(_ locale: TokenRange?) -> Bool {
    guard let locale else { return true }
    let isSpelledOut = locale.indices.contains { token in
      kind(token) == .string
        || kind(token) == .identifier && text(of: token).words.contains { $0 == "current" }
    }
    guard !isSpelledOut, locale.count == 1 else { return isSpelledOut }
    return localValues(of: locale.lower).contains { $0.count > 1 && isKnown($0) }
  }
}
