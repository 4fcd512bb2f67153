import L10nSyntax

extension Check {
  /// A formatter that all share, changed by one of them.
  static let sharedFormatterMutation = Check(
    .localeCalls { call, document, pass in
      guard call.subject.setsFormatter, call.result == nil, let name = call.receiver.indices.last,
        document.kind(name) == .identifier, document.isShared(name), document.isChangedInUse(name)
      else { return }
      pass.report(
        TokenRange(call.receiver.lower, call.name + 1),
        "`\(document.text(of: name))` is shared: this change affects all other code that uses it, on any thread"
      )
    })
}

extension LocalePattern.Subject {
  fileprivate var setsFormatter: Bool {
    switch self {
    case .datePattern, .dateTemplate, .formatterLocale, .numberStyle, .fractionDigits, .currencyCode: true
    default: false
    }
  }
}

extension Document {
  /// How far before a place its declaration is looked for, so that a huge file stays cheap.
  private static let farthestDeclaration = 4000

  /// `static let formatter = DateFormatter()`, one of the file, or C's `static NSDateFormatter *formatter`.
  fileprivate func isShared(_ name: Int) -> Bool {
    for position in (max(0, name - Self.farthestDeclaration)..<name).reversed()
    where kind(position) == .identifier && sameSpelling(position, name) && reaches(position, name) {
      if let isShared = declaresShared(position) { return isShared }
    }
    return false
  }

  /// Whether what is declared at one token is still there at a later one.
  private func reaches(_ declaration: Int, _ token: Int) -> Bool {
    let bracket = bracket(around: declaration)
    return bracket == 0 || Int(tree.brackets[bracket].close) > token
  }

  /// Whether a declaration is of a formatter for all; `nil` where the token declares nothing.
  private func declaresShared(_ name: Int) -> Bool? {
    guard language == .swift else {
      guard token(name - 1, is: "*"), kind(name - 2) == .identifier else { return nil }
      return isFormatter(name - 2) && keyword(name - 3) == .static
    }
    guard let word = keyword(name - 1), word == .let || word == .var, kind(name + 1) != .openBrace else {
      return nil
    }
    let isOfAll = keyword(name - 2) == .static || bracket(around: name) == 0
    return isOfAll && (name..<min(tokens.count, name + 8)).contains(where: isFormatter)
  }

  private func isFormatter(_ token: Int) -> Bool {
    ["DateFormatter", "NumberFormatter", "NSDateFormatter", "NSNumberFormatter"].contains {
      self.token(token, spells: $0)
    }
  }

  /// The place is no part of making it: a statement of a function, within no condition or block.
  fileprivate func isChangedInUse(_ name: Int) -> Bool {
    guard let head = functionHead(around: name), head.form != .property, head.form != .initializer else {
      return false
    }
    let open = open(ofBracket: bracket(around: name))
    if language == .cFamily, kind(open) == .openSquare {
      return self.open(ofBracket: bracket(around: open)) == head.body.lower - 1
    }
    return open == head.body.lower - 1
  }
}
