import L10nSyntax

// What an alert hands its closures: `.alert("…", isPresented: $isShown, presenting: failure) { … } message: { … }`.

extension Document {
  /// The value that is presented, where a name is what the closure around it calls it, or is `$0`.
  func valuePresented(as name: Int) -> TokenRange? {
    guard isSearchable, kind(name) == .identifier else { return nil }
    let isUnnamed = token(name, is: "$0")
    let brace = found(around: name) { number -> Int? in
      let open = open(ofBracket: number)
      guard kind(open) == .openBrace else { return nil }
      return isUnnamed || names(itsParameter: name, closureOpenedAt: open) ? open : nil
    }
    guard let brace, let call = callMade(withClosureAt: brace) else { return nil }
    return call.arguments.first { $0.label.map { token($0, is: "presenting") } ?? false }?.value
  }

  /// `{ reason in`, `{ (reason) in`, `{ (reason: String) in`
  private func names(itsParameter name: Int, closureOpenedAt brace: Int) -> Bool {
    guard kind(brace + 1) == .openParen, let close = closer(of: brace + 1) else {
      return sameSpelling(brace + 1, name) && keyword(brace + 2) == .in
    }
    return sameSpelling(brace + 2, name) && keyword(close + 1) == .in
  }

  /// The call that a closure belongs to, by a label, behind its parentheses, or behind another closure of it.
  private func callMade(withClosureAt brace: Int) -> Call? {
    var open = brace
    while kind(open - 1) == .colon, kind(open - 3) == .closeBrace, let before = opener(of: open - 3) {
      open = before
    }
    if kind(open - 1) == .closeParen { return opener(of: open - 1).flatMap { call(at: $0 - 1) } }
    guard kind(open - 1) == .colon, bracket(around: open) != 0 else { return nil }
    return call(at: self.open(ofBracket: bracket(around: open)) - 1)
  }
}
