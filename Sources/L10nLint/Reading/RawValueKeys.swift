import L10nSyntax

// Raw values that an enum looks up itself: `var title: String { NSLocalizedString(rawValue, comment: "") }`.

extension Document {
  /// The raw values of the enum around a call whose key is its own raw value; those of `known` enums were read before.
  func rawValueKeys(of call: LocalizedCall, _ known: inout Set<Int>) -> [KeyText] {
    guard language == .swift, let key = call.key.map(withoutParentheses), isSearchable, isOwnRawValue(key),
      !isConditional(key.lower), let type = typeName(around: key.lower)
    else { return [] }
    let declared = declaredTypes.filter { sameSpelling($0, type) }
    guard declared.count == 1, keyword(declared[0] - 1) == .enum, kind(declared[0] + 1) == .colon,
      token(declared[0] + 2, is: "String"), known.insert(declared[0]).inserted,
      let open = (declared[0]..<tokens.count).first(where: { kind($0) == .openBrace }),
      let close = closer(of: open)
    else { return [] }
    let cases = (open + 1..<close).filter { token in
      keyword(token) == .case && self.open(ofBracket: bracket(around: token)) == open
    }
    let keys = cases.flatMap { rawValues(ofCase: $0, before: close) }
    return keys.count > Self.mostCases ? [] : keys
  }

  /// `switch self { case .ebb: "Ebb"; default: NSLocalizedString(rawValue, …) }`: not for all cases.
  private func isConditional(_ token: Int) -> Bool {
    guard let body = functionBody(around: token) else { return false }
    return (body.lower..<token).contains { [.switch, .if, .guard].contains(keyword($0)) }
  }

  /// A longer list is no list of texts that people read.
  private static let mostCases = 256

  /// `case ebb, flood = "tide.flood"`: what has no value of its own has its name.
  private func rawValues(ofCase word: Int, before end: Int) -> [KeyText] {
    var keys: [KeyText] = []
    var name = word + 1
    while name < end, kind(name) == .identifier {
      var next = name + 1
      if kind(next) == .assign, let literal = literal(at: name + 2) {
        let range = tokens(of: literal)
        if let text = text(of: literal) { keys.append(KeyText(text: text, range: range)) }
        next = range.upper
      } else if !text(of: name).hasPrefix("`") {
        keys.append(KeyText(text: text(of: name), range: TokenRange(name, name + 1)))
      }
      guard kind(next) == .comma else { break }
      name = next + 1
    }
    return keys
  }
}
