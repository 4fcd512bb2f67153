import L10nSyntax

extension Check {
  /// A localized text that is looked up once more.
  static let doubleLocalization = Check(
    .localizedCalls { call, document, pass in
      guard let inner = document.localizedKey(of: call) else { return }
      pass.reportOnceInFunction(
        document.bytes(of: inner.range), at: inner.range.lower,
        "Localized twice: this is already the localized text, and no table has it as a key",
        confidence: document.isKnownText(inner) && !document.isShownAsIs(by: call)
          // What one bundle does not have another one may.
          && document.bundle(namedBy: inner) == document.bundle(namedBy: call) ? .likely : .possible)
    })
}

extension Document {
  /// The localized text that is all of the key of a call.
  fileprivate func localizedKey(of call: LocalizedCall) -> LocalizedCall? {
    guard let key = call.key.map({ withoutParentheses($0) }) ?? receiver(of: call), !key.isEmpty else {
      return nil
    }
    if let inner = localizedCall(spanning: key), inner.range != call.range { return inner }
    guard call.keys == .text, let literal = literal(spanning: key),
      textPieces(of: literal).isEmpty
    else { return nil }
    let values = interpolations(of: literal)
    return values.count == 1 ? localizedCall(spanning: withoutParentheses(values[0])) : nil
  }

  /// `Text("\(title.localized)")`: the view finds no key `%@`, and shows what is put into it.
  fileprivate func isShownAsIs(by call: LocalizedCall) -> Bool {
    call.origin == .swiftUI && call.key.map { literal(at: $0.lower) != nil } ?? false
  }

  fileprivate func bundle(namedBy call: LocalizedCall) -> String? {
    (call.bundle ?? argument(.label("bundle"), of: call.call)).map { text(of: $0) }
  }

  /// `L10n.title.localized`: a wrapper that is a member has its key before the dot.
  private func receiver(of call: LocalizedCall) -> TokenRange? {
    guard let number = call.pattern, lexicon.localizing[number].key == .receiver else { return nil }
    return call.call.receiver.isEmpty ? nil : withoutParentheses(call.call.receiver)
  }

  /// A call of a function that localizes, or a member whose declaration was read. A type that is only called like a
  /// list of texts may be a list of keys.
  fileprivate func isKnownText(_ call: LocalizedCall) -> Bool {
    if call.pattern != nil { return call.origin != .swiftUI }
    return call.call.name >= 2 && lexicon.isMember(memberHash(call.call.name - 2, call.call.name))
  }
}
