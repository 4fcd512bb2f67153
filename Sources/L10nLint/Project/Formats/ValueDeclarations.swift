import L10nSyntax

/// What the code before a name says that it stands for.
enum ValueDeclaration {
  case type(TokenRange)
  case value(TokenRange)
  /// The function declares no such name: it may be a member of its type.
  case outside
  /// Something else than a plain declaration names it.
  case unknown
}

// Which declaration a local name has. Wherever something may name it anew, a closure, a pattern or a loop, nothing is known.

extension Document {
  /// How many tokens before its use a declaration is looked for.
  private static let farthestDeclaration = 2000
  /// The head of a block or the label of a case is shorter.
  private static let longestHead = 60
  private static let statements: Set<Keyword> = [.if, .for, .while, .switch, .else, .do, .func]

  /// Goes back from a name over what is closed before it, so that only blocks around it are seen.
  func declaration(of name: Int) -> ValueDeclaration {
    guard let body = functionBody(around: name) else { return .unknown }
    var position = name - 1
    while position >= max(body.lower, name - Self.farthestDeclaration) {
      if [.closeBrace, .closeParen, .closeSquare].contains(tokens[position].kind),
        let open = opener(of: position)
      {
        position = open - 1
        continue
      }
      if kind(position) == .openBrace {
        if mayDeclare(name, inHeadOf: position) { return .unknown }
      } else if kind(position) == .identifier, let found = declaration(of: name, at: position) {
        return found
      }
      position -= 1
    }
    return position < body.lower ? parameter(name, ofFunctionOpenedAt: body.lower - 1) : .unknown
  }

  /// What a token says of a name; `nil` where it is no declaration of it.
  private func declaration(of name: Int, at position: Int) -> ValueDeclaration? {
    switch keyword(position) {
    case .case, .let, .var:
      let pattern = TokenRange(position + 1, labelEnd(behind: position))
      let isPlain = keyword(position) != .case && kind(position + 1) == .identifier
      if !isPlain, pattern.indices.contains(where: { sameSpelling($0, name) }) { return .unknown }
      return nil
    default: break
    }
    guard sameSpelling(position, name), kind(position - 1) != .dot, kind(position - 1) != .arrow else {
      return nil
    }
    let bracket = bracket(around: position)
    // Another value of the same call.
    guard bracket == 0 || kind(open(ofBracket: bracket)) == .openBrace else { return nil }
    // `let boats = 5, name = "Tern"`, `double length, width;`
    if kind(position - 1) == .comma { return .unknown }
    return language == .swift ? swiftDeclaration(at: position) : cDeclaration(at: position)
  }

  private func swiftDeclaration(at name: Int) -> ValueDeclaration? {
    guard isVariable(declaredAt: name) else { return nil }
    // `if let boats = …` is over with its block.
    if keyword(name - 2) == .if || keyword(name - 2) == .while { return nil }
    if kind(name - 2) == .comma { return .unknown }
    if kind(name + 1) == .colon {
      let isOneWord =
        kind(name + 3) == .assign || name + 3 >= tokens.count || tokens[name + 3].flags.contains(.startsLine)
      return isOneWord ? .type(TokenRange(name + 2, name + 3)) : .unknown
    }
    guard kind(name + 1) == .assign else { return .unknown }
    return .value(TokenRange(name + 2, expressionEnd(startingAt: name + 2)))
  }

  private func cDeclaration(at name: Int) -> ValueDeclaration? {
    var start = name
    while start > 0, kind(start - 1) == .identifier || token(start - 1, is: "*"),
      !tokens[start].flags.contains(.startsLine)
    {
      start -= 1
    }
    guard start < name, keyword(start) != .return else { return nil }
    guard kind(name + 1) == .assign || kind(name + 1) == .semicolon else { return .unknown }
    return .type(TokenRange(start, name))
  }

  /// Whether the words before a brace, or those of a closure behind it, have the name: `for (index, name) in`,
  /// `^(NSString *name) {`, `{ (name: String) in`.
  private func mayDeclare(_ name: Int, inHeadOf open: Int) -> Bool {
    var position = open - 1
    while position >= max(0, open - Self.longestHead) {
      if [.openBrace, .closeBrace, .semicolon].contains(tokens[position].kind) { break }
      if sameSpelling(position, name) { return true }
      if let word = keyword(position), Self.statements.contains(word) { break }
      position -= 1
    }
    return isParameter(name, ofClosureOpenedAt: open)
  }

  /// `{ (name: String) in`
  private func isParameter(_ name: Int, ofClosureOpenedAt open: Int) -> Bool {
    let end = min(open + Self.longestHead, name)
    guard open < end,
      let word = (open + 1..<end).first(where: { keyword($0) == .in || kind($0) == .openBrace }),
      keyword(word) == .in
    else { return false }
    return (open + 1..<word).contains { sameSpelling($0, name) }
  }

  private func labelEnd(behind word: Int) -> Int {
    var position = word + 1
    while position < min(tokens.count, word + Self.longestHead) {
      if [.colon, .assign, .semicolon, .openBrace, .closeBrace].contains(tokens[position].kind) { break }
      position += 1
    }
    return position
  }

  /// A parameter of the function, whose type is one of its own where it is generic.
  private func parameter(_ name: Int, ofFunctionOpenedAt open: Int) -> ValueDeclaration {
    guard let head = functionHead(around: name), !token(head.name + 1, is: "<") else { return .unknown }
    if let parameter = head.parameters.first(where: { sameSpelling($0.name, name) }) {
      return .type(parameter.type)
    }
    return isParameter(name, ofClosureOpenedAt: open) ? .unknown : .outside
  }
}
