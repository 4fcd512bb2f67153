import L10nSyntax

extension Document {
  /// `name` in `name ?? "Nobody"`: the value that a literal stands in for where there is none, as far as tokens reach;
  /// without the type in `values["name"] as? String ?? "Nobody"`, which a cast asks for.
  func valueReplaced(by literal: StringLiteral) -> TokenRange? {
    let sign = Int(literal.firstToken) - 1
    guard kind(sign) == .coalesce, let start = operandStart(endingAt: sign - 1) else { return nil }
    guard kind(start - 1) == .postfixQuestion, keyword(start - 2) == .as,
      let cast = operandStart(endingAt: start - 3)
    else { return TokenRange(start, sign) }
    return TokenRange(cast, start - 2)
  }

  /// `formatter.string(from: price) ?? "$2.99"`: what nobody sees unless a formatter fails.
  func standsInForFormatted(_ literal: StringLiteral) -> Bool {
    valueReplaced(by: literal).map(isFormatted) ?? false
  }

  /// `formatter.string(from: sum)`, `sum.formatted()`
  func isFormatted(_ value: TokenRange) -> Bool {
    guard kind(value.upper - 1) == .closeParen, let open = opener(of: value.upper - 1) else { return false }
    return token(open - 1, is: "string") && token(open + 1, is: "from") || token(open - 1, is: "formatted")
  }
}

extension Document {
  /// `error.errorDescription ?? "Something went wrong"`, `Bundle.main.object(forInfoDictionaryKey: "CFBundleName") ?? "App"`:
  /// what stands before the sign hardly ever lacks a value.
  func isSeldomTaken(_ literal: StringLiteral) -> Bool {
    guard let value = valueReplaced(by: literal) else {
      return isForUnknownCase(literal) || isForMissingInformation(literal)
    }
    if constantText(of: tokens(of: literal))?.isForTheImpossible ?? false { return true }
    // A formatter always has a text for a value that is there.
    if standsInForFormatted(literal), !value.indices.contains(where: { kind($0) == .postfixQuestion }) {
      return true
    }
    if namesOwnVersion(value) { return true }
    // `session.name`: what a record may lack, it mostly has.
    if kind(value.upper - 1) == .identifier, kind(value.upper - 2) == .dot { return true }
    let sources = [value] + (value.count == 1 ? localValues(of: value.lower) : [])
    let isLookUp = localizedCalls(within: value).contains { $0.range.upper == value.upper }
    return sources.lazy.flatMap(\.indices).contains { token in
      // `selected?.name`: where it has no value, there is mostly nothing to show either. A call may return none, but for one
      // that looks its text up.
      kind(token) == .postfixQuestion && (kind(value.upper - 1) == .identifier || isLookUp)
        || kind(token) == .identifier
          && (keyword(token) == .try || Self.namesWithValue.contains { self.token(token, spells: $0) })
    }
  }

  /// `bundle.infoDictionary?["CFBundleVersion"] != nil ? … : "Unknown"`: every app has what is asked for.
  private func isForMissingInformation(_ literal: StringLiteral) -> Bool {
    choices(around: tokens(of: literal)).contains { choice in
      guard choice.kind == .ternary, choice.branches.count == 2,
        let sign = choice.condition.indices.first(where: { kind($0) == .comparison }),
        token(sign + 1, is: "nil"), token(sign, is: "!=") || token(sign, is: "=="),
        choice.branches[token(sign, is: "!=") ? 1 : 0].contains(tokens(of: literal))
      else { return false }
      return choice.condition.indices.contains {
        token($0, is: "infoDictionary") || token($0, is: "forInfoDictionaryKey")
      }
    }
  }

  /// `@unknown default: return "Unknown"`
  private func isForUnknownCase(_ literal: StringLiteral) -> Bool {
    let before = Int(literal.firstToken) - 1
    let colon = keyword(before) == .return ? before - 1 : before
    return kind(colon) == .colon && keyword(colon - 1) == .default && token(colon - 2, is: "unknown")
  }

  /// `appVersion`, `currentBuildNumber`: every program has one.
  private func namesOwnVersion(_ value: TokenRange) -> Bool {
    guard value.count == 1, kind(value.lower) == .identifier else { return false }
    let words = text(of: value.lower).words
    return words.contains { $0 == "version" || $0 == "build" }
      && words.allSatisfy(["app", "build", "bundle", "current", "number", "short", "version"].contains)
  }

  private static let namesWithValue = [
    "errorDescription", "forInfoDictionaryKey", "infoDictionary", "localizedDescription",
  ]
}

extension String {
  /// `Name not found`, `Location error`, `(no address)`: written for a case that the code rules out.
  var isForTheImpossible: Bool {
    if hasPrefix("("), hasSuffix(")") { return true }
    let words = lowercased().split { !$0.isLetter }
    return words.last == "error" || words.last == "missing" || words.suffix(2) == ["not", "found"]
  }
}
