import L10nSyntax

extension Check {
  /// The first language of the device, used to choose what the app does.
  static let preferredLanguages = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .preferredLanguages, let first = document.firstLanguage(call.range) else {
        return
      }
      pass.report(
        first, "The first of `preferredLanguages` may be a language that the app does not support",
        confidence: document.decides(first) ? .likely : .possible)
    })
}

extension Document {
  /// `preferredLanguages[0]`, `.first`, `.firstObject`, `[… objectAtIndex:0]`
  fileprivate func firstLanguage(_ list: TokenRange) -> TokenRange? {
    if kind(list.upper) == .openSquare, token(list.upper + 1, is: "0"), kind(list.upper + 2) == .closeSquare {
      return TokenRange(list.lower, list.upper + 3)
    }
    if kind(list.upper) == .dot,
      token(list.upper + 1, is: "first") || token(list.upper + 1, is: "firstObject")
    {
      var end = list.upper + 2
      while kind(end) == .postfixBang || kind(end) == .postfixQuestion { end += 1 }
      return TokenRange(list.lower, end)
    }
    guard language == .cFamily, kind(list.lower - 1) == .openSquare,
      let call = message(openedAt: list.lower - 1),
      token(call.name, is: "firstObject") || token(call.name, is: "objectAtIndex")
    else { return nil }
    return call.range
  }

  /// The language makes a locale or is compared, so the app follows it.
  fileprivate func decides(_ first: TokenRange) -> Bool {
    switch use(of: first) {
    case .compared(let other):
      !other.isEmpty && keyword(other.lower) != .nil
    case .switched: true
    case .receiver(let call): isMatching(call)
    case .argument(let argument, _):
      argument.label.map {
        token($0, is: "identifier") || token($0, is: "localeIdentifier")
          || token($0, is: "localeWithLocaleIdentifier")
          || token($0, is: "initWithLocaleIdentifier")
      } ?? false
    default: false
    }
  }
}
