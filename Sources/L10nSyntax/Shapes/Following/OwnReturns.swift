// What a function or a property of the same type returns: `label.text = greeting()`, `label.text = [self greeting]`.

extension Document {
  /// What the one function or property that a value asks its own type for returns, if that is a text.
  func valuesReturned(to value: TokenRange) -> [TokenRange] {
    guard isSearchable, let name = ownMember(askedBy: value),
      let body = language == .swift ? bodyOfText(named: name, value) : bodyOfMethod(named: name)
    else { return [] }
    return returnedValues(in: body).filter { isRun($0.lower, byBody: body) }
  }

  /// Whether a body runs a token itself, and no closure, block or function within it does.
  public func isRun(_ token: Int, byBody body: TokenRange) -> Bool {
    var isRun = true
    found(around: token) { number -> Int? in
      let open = open(ofBracket: number)
      guard open >= body.lower, isRun else { return number }
      if kind(open) == .openBrace { isRun = opensBranch(open) }
      return nil
    }
    return isRun
  }

  private func opensBranch(_ open: Int) -> Bool {
    switch statement(before: open) {
    case .if, .else, .guard, .switch, .do, .catch, .for, .while: true
    default: false
    }
  }

  /// `greeting`, `self.greeting(of: sailor)`, `[self greetingOf:sailor]`
  private func ownMember(askedBy value: TokenRange) -> Int? {
    var name = withoutSelf(value).lower
    if kind(value.lower) == .openSquare, language == .cFamily {
      guard token(value.lower + 1, is: "self"), closer(of: value.lower) == value.upper - 1 else { return nil }
      name = value.lower + 2
      return kind(name) == .identifier ? name : nil
    }
    guard kind(name) == .identifier, name < value.upper, keyword(name) == nil,
      language == .swift || name > value.lower
    else { return nil }
    if name + 1 == value.upper { return name }
    return kind(name + 1) == .openParen && closer(of: name + 1) == value.upper - 1 ? name : nil
  }

  /// Of Swift.
  private func bodyOfText(named name: Int, _ value: TokenRange) -> TokenRange? {
    let isCall = name + 1 < value.upper
    let declared = (isCall ? functionNames : variableNames).filter {
      sameSpelling($0, name) && isInSameType($0, name)
    }
    guard declared.count == 1, name > value.lower || !isBoundAnew(name) else { return nil }
    var type = declared[0] + 2
    if isCall {
      guard let close = closer(of: declared[0] + 1), kind(close + 1) == .arrow,
        takes(TokenRange(declared[0] + 2, close), argumentsOf: name)
      else { return nil }
      type = close + 2
    } else {
      guard kind(declared[0] + 1) == .colon, keyword(declared[0] - 1) == .var else { return nil }
    }
    let open = kind(type + 1) == .postfixQuestion ? type + 2 : type + 1
    guard token(type, is: "String"), kind(open) == .openBrace, let close = closer(of: open) else {
      return nil
    }
    return TokenRange(open + 1, close)
  }

  /// Whether a call gives what a function wants: those of its parameters that it leaves out have a value.
  private func takes(_ parameters: TokenRange, argumentsOf name: Int) -> Bool {
    var arguments = (call(at: name)?.arguments ?? [])[...]
    for parameter in swiftParameters(parameters) {
      if let next = arguments.first, fits(next.label, parameter.label) {
        arguments.removeFirst()
      } else if !parameter.type.indices.contains(where: { kind($0) == .assign }) {
        return false
      }
    }
    return arguments.isEmpty
  }

  private func fits(_ label: Int?, _ other: Int?) -> Bool {
    guard let label, let other else { return label == nil && other == nil }
    return sameSpelling(label, other)
  }

  /// Of Objective-C: `- (NSString *)greeting {`, the only one in its file.
  private func bodyOfMethod(named name: Int) -> TokenRange? {
    var body: TokenRange?
    for other in occurrences(of: name, in: tokens.indices) where isMethod(named: other) {
      guard body == nil, let open = brace(ofMethod: other), let close = closer(of: open),
        implementation(around: other) == implementation(around: name)
      else { return nil }
      body = TokenRange(open + 1, close)
    }
    return body
  }

  /// Not one that is only declared.
  private func isMethod(named name: Int) -> Bool {
    guard kind(name - 1) == .closeParen, let open = opener(of: name - 1), open > 0,
      token(open + 1, is: "NSString"), isMethodSign(open - 1)
    else { return false }
    return brace(ofMethod: name) != nil
  }

  private func brace(ofMethod name: Int) -> Int? {
    for token in name + 1..<min(tokens.count, name + Self.longestHead) {
      if kind(token) == .openBrace { return token }
      if kind(token) == .semicolon { return nil }
    }
    return nil
  }

  /// The number of the `@implementation` above a token.
  private func implementation(around token: Int) -> Int {
    firstIndex(of: implementationNames, startingAt: token) { $0 }
  }

  /// Tokens between the name of a method and its body.
  private static let longestHead = 80
}
