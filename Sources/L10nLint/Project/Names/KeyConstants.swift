import L10nSyntax

extension Document {
  /// Literals that are all of a constant of a type, or the first thing that is given to what the constant holds: `static let
  /// tide = "shore.tide"`, `static let tide = ShoreText(key: "shore.tide")`. They may be keys that only whoever names the
  /// constant looks up.
  var literalsOfConstants: [StringLiteral] {
    guard language == .swift else { return [] }
    return literals.filter { literal in
      guard !literal.flags.contains(.interpolated), !literal.contentRange.isEmpty,
        let assign = assignment(of: Int(literal.firstToken))
      else { return false }
      return staticConstant(before: assign) != nil
    }
  }

  /// The `=` in front of a literal, or of the call whose first argument it is.
  private func assignment(of literal: Int) -> Int? {
    if kind(literal - 1) == .assign { return literal - 1 }
    let open = kind(literal - 1) == .colon && kind(literal - 2) == .identifier ? literal - 3 : literal - 1
    guard kind(open) == .openParen, kind(open - 1) == .identifier, kind(open - 2) == .assign else {
      return nil
    }
    return open - 2
  }
}
