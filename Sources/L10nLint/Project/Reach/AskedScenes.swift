import L10nSyntax

/// How the code of one file asks storyboards for scenes.
struct AskedScenes: Sendable {
  /// By identifiers that no text of the code says: `instantiateViewController(withIdentifier: row["scene"])`.
  fileprivate(set) var isForAny = false
  /// By raw values: `scene.rawValue`.
  fileprivate(set) var isByRawValues = false
  /// The constants that it asks by: `Scenes.quay`.
  fileprivate(set) var constants: [NameHash] = []
  /// Constants of types that say a text or the name of a class, and those that say anything else.
  fileprivate(set) var (known, unknown): ([NameHash], [NameHash]) = ([], [])
  /// A type says itself what its raw values are.
  fileprivate(set) var makesRawValues = false

  init() {}

  init(of document: Document, _ names: WrittenNames) {
    document.addConstants(to: &self)
    guard Document.asking.contains(where: { names.holds(NameHash($0)) }) else { return }
    for token in document.tokens.indices where document.kind(token) == .identifier {
      document.addScene(askedAt: token, to: &self)
    }
  }
}

extension Sequence<AskedScenes> {
  /// Whether any scene may be asked for, as the texts of a project do not say all that are.
  var areForAny: Bool {
    if contains(where: \.isForAny) { return true }
    if contains(where: \.isByRawValues), contains(where: \.makesRawValues) { return true }
    let asked = Set(flatMap(\.constants))
    guard !asked.isEmpty else { return false }
    return !asked.isSubset(of: Set(flatMap(\.known))) || !asked.isDisjoint(with: flatMap(\.unknown))
  }
}

extension Document {
  fileprivate static let asking = [
    "instantiateViewController", "instantiateController", "instantiateViewControllerWithIdentifier",
    "instantiateControllerWithIdentifier", "StoryboardScene", "R",
  ]

  fileprivate func addScene(askedAt token: Int, to asked: inout AskedScenes) {
    if isGeneratedScene(token) {
      asked.isForAny = true
    } else if Self.asking.prefix(4).contains(where: { self.token(token, spells: $0) }),
      let identifier = identifier(askedBy: token)
    {
      add(identifier, to: &asked)
    }
  }

  /// `StoryboardScene.Harbour.tide`, `R.storyboard.harbour.tide`: a program makes a name for each scene.
  private func isGeneratedScene(_ token: Int) -> Bool {
    guard kind(token + 1) == .dot, isCapital(token) else { return false }
    if self.token(token, is: "StoryboardScene") { return true }
    if self.token(token, is: "R") { return self.token(token + 2, is: "storyboard") }
    return false
  }

  /// `withIdentifier: "tide"`, the label left out; empty where somebody else calls the function. Functions of the project that have
  /// its name and other labels call it themselves.
  private func identifier(askedBy name: Int) -> TokenRange? {
    let isMessage = kind(name + 1) == .colon
    let isCall = kind(name + 1) == .openParen && kind(name + 3) == .colon
    guard isMessage || isCall else {
      return kind(name - 1) == .dot && kind(name + 1) != .openParen ? .empty : nil
    }
    guard isMessage || token(name + 2, is: "withIdentifier") || token(name + 2, is: "identifier") else {
      return nil
    }
    let start = isMessage ? name + 2 : name + 4
    var end = start
    while end < min(tokens.count, start + Self.longestIdentifier) {
      switch tokens[end].kind {
      case .openParen, .openSquare, .openBrace, .openInterpolation: end = closer(of: end) ?? tokens.count
      case .closeParen, .closeSquare, .comma, .semicolon: return TokenRange(start, end)
      default: break
      }
      end += 1
    }
    return TokenRange(start, min(end, tokens.count))
  }

  /// No identifier takes more tokens.
  private static let longestIdentifier = 40

  /// What is no text, no constant and no name of a class may be anything.
  private func add(_ identifier: TokenRange, to asked: inout AskedScenes) {
    if !identifier.isEmpty, let branches = branches(of: withoutParentheses(identifier)) {
      for branch in branches { add(branch, to: &asked) }
    } else if isByRawValue(identifier) {
      asked.isByRawValues = true
    } else if language == .swift, isConstant(identifier) {
      asked.constants.append(nameHash(identifier.upper - 1))
    } else if !isKnown(identifier), !isLocalText(identifier) {
      asked.isForAny = true
    }
  }

  /// `scene.rawValue`, `Scenes.quay.rawValue`, `rawValue`
  private func isByRawValue(_ value: TokenRange) -> Bool {
    language == .swift && isMemberChain(value) && token(value.upper - 1, is: "rawValue")
  }

  /// `Scenes.quay`, `Self.quay`, `.quay`: no value of a type, which may say anything.
  private func isConstant(_ value: TokenRange) -> Bool {
    guard value.count > 1 else { return false }
    let names = kind(value.lower) == .dot ? TokenRange(value.lower + 1, value.upper) : value
    return isMemberChain(names)
      && names.indices.allSatisfy { kind($0) == .dot || isCapital($0) == ($0 < names.upper - 1) }
  }

  /// Whether a value is a text, or made of the name of a class alone.
  fileprivate func isKnown(_ value: TokenRange) -> Bool {
    guard !value.isEmpty else { return false }
    if let literal = literal(spanning: value) {
      guard literal.flags.contains(.interpolated) else { return true }
      let pieces = pieces(of: literal)
      guard pieces.count == 1, case .interpolation(let type) = pieces[0] else { return false }
      return isClass(type)
    }
    guard kind(value.lower + 1) == .openParen, closer(of: value.lower + 1) == value.upper - 1 else {
      return false
    }
    let argument = TokenRange(value.lower + 2, value.upper - 1)
    if token(value.lower, is: "NSStringFromClass") { return isClass(argument) }
    return token(value.lower, is: "String") && token(argument.lower, is: "describing")
      && isClass(TokenRange(argument.lower + 2, argument.upper))
  }

  /// `Quay.self`, `self` of a type, `[Quay class]`, `[self class]`
  private func isClass(_ value: TokenRange) -> Bool {
    guard !value.isEmpty else { return false }
    if language == .cFamily {
      if value.count == 1 { return token(value.lower, is: "self") }
      return value.count == 4 && kind(value.lower) == .openSquare && token(value.lower + 2, is: "class")
        && (isCapital(value.lower + 1) || token(value.lower + 1, is: "self"))
    }
    guard keyword(value.upper - 1) == .self else { return false }
    if value.count == 1 { return isOfType(value.lower) }
    return (value.lower..<value.upper - 1).allSatisfy { kind($0) == .dot || isCapital($0) }
  }

  /// Whether `self` is the type.
  private func isOfType(_ token: Int) -> Bool { functionHead(around: token)?.isStatic ?? false }

  /// Whether a name is declared in its function, and given texts alone.
  private func isLocalText(_ value: TokenRange) -> Bool {
    let name = value.lower
    guard value.count == 1, kind(name) == .identifier, parameter(named: name) == nil,
      let body = functionBody(around: name)
    else { return false }
    let places = occurrences(of: name, in: body.indices)
    let isDeclared = places.contains { other in
      let block = bracket(around: other)
      return other < name && isPlainText(givenAt: other)
        && found(around: name) { $0 == block ? true : nil } ?? false
    }
    return isDeclared && places.allSatisfy { isPlainText(givenAt: $0) || isOnlyHandedOver($0) }
  }

  /// `withIdentifier: name)`
  private func isOnlyHandedOver(_ name: Int) -> Bool {
    guard kind(name - 1) == .colon else { return false }
    switch kind(name + 1) {
    case .closeParen, .closeSquare, .comma: return true
    default: return false
    }
  }

  /// `let name = "quay"`
  private func isPlainText(givenAt name: Int) -> Bool {
    guard let sign = assignment(behind: name), kind(sign) == .assign else { return false }
    switch kind(name - 1) {
    case .dot, .openParen, .comma: return false
    default: break
    }
    let text = TokenRange(sign + 1, valueEnd(startingAt: sign + 1))
    return choices(in: text).allSatisfy { literal(spanning: $0).map(isPlain) ?? false }
  }

  private func isPlain(_ literal: StringLiteral) -> Bool { !literal.flags.contains(.interpolated) }
}

// MARK: Constants

extension Document {
  fileprivate func addConstants(to asked: inout AskedScenes) {
    guard language == .swift else { return }
    for name in variableNames {
      if token(name, is: "rawValue") {
        asked.makesRawValues = asked.makesRawValues || !isNumber(name)
      } else if modifiers(before: name - 1).map({ $0.contains(.static) || $0.contains(.class) }) ?? true,
        let isKnown = isKnownConstant(name)
      {
        if isKnown { asked.known.append(nameHash(name)) } else { asked.unknown.append(nameHash(name)) }
      }
    }
  }

  /// `let rawValue: Int`
  private func isNumber(_ name: Int) -> Bool {
    kind(name + 1) == .colon
      && source.withSpelling(tokens[name + 2].range) { $0.hasPrefix("Int") || $0.hasPrefix("UInt") }
  }

  /// Whether a constant says a text or a class; `nil` where a protocol asks for it.
  private func isKnownConstant(_ name: Int) -> Bool? {
    if let sign = assignment(behind: name) {
      return keyword(name - 1) == .let && isKnown(TokenRange(sign + 1, valueEnd(startingAt: sign + 1)))
    }
    let open = name + 3
    guard kind(name + 1) == .colon, kind(open) == .openBrace, let close = closer(of: open) else {
      return false
    }
    if token(open + 1, is: "get"), close <= open + 3 { return nil }
    return isKnown(TokenRange(keyword(open + 1) == .return ? open + 2 : open + 1, close))
  }
}
