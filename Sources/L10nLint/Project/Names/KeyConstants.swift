import L10nSyntax

/// A constant that may hold a key.
struct KeyConstant: Sendable {
  /// Empty where nobody can tell.
  var text: String
  /// Where it stands in its file.
  var place: Place
  /// No other file can name it.
  var isOfFileOnly: Bool
}

extension FileReading {
  /// What constants say, by their type and name: `static let tide = "shore.tide"`, `case tide = "shore.tide"`,
  /// and in C by their name alone, `NSString *const Tide = @"shore.tide"`, `#define Tide @"shore.tide"`.
  var keyConstants: [MemberHash: KeyConstant] {
    var constants: [MemberHash: KeyConstant] = [:]
    for literal in document.literals
    where !literal.flags.contains(.interpolated) && !literal.contentRange.isEmpty {
      guard let (constant, isOfFileOnly) = document.constant(holding: literal),
        let text = document.text(of: literal)
      else { continue }
      // Two of one name in one file: the empty text says that nobody can tell.
      let other = constants[constant]
      constants[constant] = KeyConstant(
        text: other == nil || other?.text == text ? text : "", place: other?.place ?? place(literal.range),
        isOfFileOnly: isOfFileOnly && other?.isOfFileOnly ?? true)
    }
    return constants
  }
}

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

  fileprivate func constant(holding literal: StringLiteral) -> (name: MemberHash, isOfFileOnly: Bool)? {
    let first = Int(literal.firstToken)
    guard language == .swift else {
      return nameInC(before: first).map { (memberHash(ofGlobal: $0), false) }
    }
    guard kind(first - 1) == .assign else { return nil }
    let name = keyword(first - 3) == .case ? first - 2 : staticConstant(before: first - 1)
    guard let name, let type = typeName(around: name) else { return nil }
    return (memberHash(type, name), isOfFileOnly(name) || isOfFileOnly(type))
  }

  private func nameInC(before literal: Int) -> Int? {
    if kind(literal - 1) == .identifier, keyword(literal - 2) == .define { return literal - 1 }
    guard kind(literal - 1) == .assign, kind(literal - 2) == .identifier, bracket(around: literal) == 0 else {
      return nil
    }
    return literal - 2
  }

  /// The constant that is all of the key of a call: `Keys.tide`, `Keys.tide.rawValue`, and a single name in C; and what a
  /// member asks for, `Keys.tide.localized`.
  func constantKey(of call: LocalizedCall) -> MemberHash? {
    guard language == .swift else {
      guard let key = call.key, key.count == 1, case .computed = keyForm(of: call) else { return nil }
      return memberHash(ofGlobal: key.lower)
    }
    guard let key = call.key else {
      guard asksForReceiver(call) else { return nil }
      return keyConstant(named: TokenRange(call.range.lower, max(call.range.lower, call.call.name - 1)))
    }
    guard case .computed = keyForm(of: call) else { return nil }
    return keyConstant(named: key)
  }

  /// Whether the key of a call is what stands before its name.
  private func asksForReceiver(_ call: LocalizedCall) -> Bool {
    if let number = call.pattern { return lexicon.localizing[number].key == .receiver }
    // A list of keys that is called like one of texts: `L10n.tide.localized`.
    return lexicon.localizing.numbers(of: tokens[call.call.name].word).contains {
      lexicon.localizing[$0].key == .receiver
    }
  }

  /// `Keys.tide`, `Keys.Shore.tide.rawValue`
  private func keyConstant(named range: TokenRange) -> MemberHash? {
    var end = range.upper
    if end - range.lower > 3, token(end - 1, is: "rawValue") { end -= 2 }
    let isMember = end - range.lower > 2 && isMemberChain(TokenRange(range.lower, end))
    return isMember ? memberHash(end - 3, end - 1) : nil
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
