import L10nSyntax

extension Check {
  /// The language of the reader, compared with a code that is written out.
  static let languageStringComparison = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .languageCode, let code = document.comparedCode(call.range) else { return }
      pass.report(
        document.withIdentifier(call.range),
        "Code checks for `\(code)`: what differs by language belongs in resources, and languages have variants",
        confidence: document.followsReader(call.receiver) ? .likely : .possible)
    })
}

extension Document {
  /// The literal that a language code is compared with, or chosen by.
  fileprivate func comparedCode(_ range: TokenRange) -> String? {
    let range = withIdentifier(range)
    switch use(of: range) {
    case .compared(let other):
      return code(in: other)
    case .receiver(let call) where isMatching(call):
      return call.arguments.first.flatMap { code(in: $0.value) }
    case .switched(let body):
      return body.indices.lazy.filter { keyword($0) == .case }
        .compactMap { code(in: TokenRange($0 + 1, $0 + 2)) }.first
    case .element, .argument:
      return codeOfList(around: range)
    default:
      return nil
    }
  }

  /// `locale.language.languageCode?.identifier`
  fileprivate func withIdentifier(_ range: TokenRange) -> TokenRange {
    var end = range.upper
    while kind(end) == .postfixQuestion || kind(end) == .postfixBang { end += 1 }
    guard kind(end) == .dot, token(end + 1, is: "identifier") || token(end + 1, is: "rawValue") else {
      return range
    }
    return TokenRange(range.lower, end + 2)
  }

  /// `["ar", "he"].contains(code)`
  private func codeOfList(around range: TokenRange) -> String? {
    let open = open(ofBracket: bracket(around: range.lower))
    guard kind(open) == .openParen, token(open - 1, is: "contains"), kind(open - 2) == .dot,
      kind(open - 3) == .closeSquare, let list = opener(of: open - 3)
    else { return nil }
    return code(in: TokenRange(list + 1, list + 2))
  }

  /// `"ja"`, `"zh-Hans"`
  private func code(in range: TokenRange) -> String? {
    guard let text = constantText(of: range), (2...8).contains(text.utf8.count),
      text.utf8.allSatisfy({ $0.isASCIILetter || $0 == 0x2D || $0 == 0x5F })
    else { return nil }
    return text
  }
}
