// Code whose texts only those who make the software get to see, as far as tokens tell.

// MARK: Conditions of the compiler

extension Document {
  /// Who gets the code below the `#if` at `directive`, and who that below its `#else`.
  func readers(ofCondition directive: Int) -> (then: Context, otherwise: Context) {
    let line = conditionLine(directive + 1)
    guard !line.isEmpty else { return ([], []) }
    if language == .cFamily, line.count == 1, token(line.lower, is: "0") { return (.disabled, []) }
    if language == .swift, keyword(line.lower) == .false { return (.disabled, []) }
    if keyword(directive) == .ifndef { return ([], isBuildForDevelopers(line.lower) ? .debug : []) }
    let alternatives = alternatives(in: line)
    let isOnlyForDevelopers = alternatives.allSatisfy { part in
      part.indices.contains { choosesDevelopers($0) == true }
    }
    if isOnlyForDevelopers { return (.debug, []) }
    // `#if !DEBUG`, and nothing else
    let isWithoutDevelopers =
      !line.indices.contains { kind($0) == .logical }
      && line.indices.contains { choosesDevelopers($0) == false }
    return ([], isWithoutDevelopers ? .debug : [])
  }

  private func conditionLine(_ start: Int) -> TokenRange {
    var end = start
    while end < min(tokens.count, start + 40), tokens[end].kind != .directiveEnd,
      !tokens[end].flags.contains(.startsLine)
    { end += 1 }
    return TokenRange(start, end)
  }

  /// What stands between each `||`.
  private func alternatives(in line: TokenRange) -> [TokenRange] {
    var parts: [TokenRange] = []
    var start = line.lower
    for position in line.indices where token(position, is: "||") {
      parts.append(TokenRange(start, position))
      start = position + 1
    }
    return parts + [TokenRange(start, line.upper)]
  }

  private func isBuildForDevelopers(_ name: Int) -> Bool {
    kind(name) == .identifier && source.withSpelling(tokens[name].range) { $0.isBuildForDevelopers }
  }

  /// Whether a name of a condition is for developers (`DEBUG`, `!RELEASE`) or for everybody (`RELEASE`, `!DEBUG`);
  /// `nil` where it speaks of neither.
  private func choosesDevelopers(_ name: Int) -> Bool? {
    guard kind(name) == .identifier else { return nil }
    return source.withSpelling(tokens[name].range) { spelling in
      if spelling.isBuildForDevelopers { return !isNegated(name) }
      return spelling.isBuildForAll ? isNegated(name) : nil
    }
  }

  /// `!DEBUG`, `!defined(DEBUG)`, `!targetEnvironment(simulator)`
  private func isNegated(_ name: Int) -> Bool {
    var before = name - 1
    if kind(before) == .openParen { before -= 1 }
    if token(before, is: "defined") || token(before, is: "targetEnvironment") { before -= 1 }
    return token(before, is: "!")
  }
}

// MARK: Marks

extension Document {
  /// What stands below `// MARK: - Debug`, up to the next mark or the end of the type.
  func developerSections() -> [TokenRange] {
    var sections: [TokenRange] = []
    var start: Int?
    for comment in tree.comments {
      guard let isForDevelopers = source.withSpelling(comment.range, { $0.markForDevelopers }) else {
        continue
      }
      let here = Int(comment.tokensBefore)
      if let start { sections.append(section(from: start, to: here)) }
      start = isForDevelopers ? here : nil
    }
    if let start { sections.append(section(from: start, to: tokens.count)) }
    return sections
  }

  private func section(from start: Int, to end: Int) -> TokenRange {
    let number = bracket(around: start)
    let close = number == 0 ? end : Int(tree.brackets[number].close)
    return TokenRange(start, max(start, min(end, close)))
  }
}

// MARK: Branches

extension Document {
  /// Tokens of a condition, and of a block to either side, that are looked at.
  private static let longestBlock = 80

  /// `if isDebugBuild {`, `guard buildChannel.isPublic else {`
  func branchReaders(openedAt open: Int) -> Context {
    if keyword(open - 1) == .else {
      guard let condition = conditionOfElse(open - 1) else { return [] }
      return decides(condition, \.isReleaseName) ? .debug : []
    }
    guard let condition = condition(before: open) else { return [] }
    return decides(condition, \.isDeveloperBuildName) ? .debug : []
  }

  /// What stands between `if` and the brace of its block; `nil` for another block, that of a closure in the condition too.
  public func condition(before open: Int) -> TokenRange? { condition(endingAt: open, .if) }

  private func conditionOfElse(_ word: Int) -> TokenRange? {
    guard kind(word - 1) == .closeBrace else { return condition(endingAt: word, .guard) }
    guard let open = opener(of: word - 1) else { return nil }
    return condition(endingAt: open, .if)
  }

  /// What stands between `if` or `guard` and the token `end`.
  func condition(endingAt end: Int, _ word: Keyword) -> TokenRange? {
    var position = end - 1
    while position >= 0, position > end - Self.longestBlock {
      switch tokens[position].kind {
      case .closeParen, .closeSquare:
        guard let open = opener(of: position) else { return nil }
        position = open
      case .openBrace, .closeBrace, .openParen, .openSquare, .semicolon: return nil
      case .identifier where keyword(position) == word: return TokenRange(position + 1, end)
      default: break
      }
      position -= 1
    }
    return nil
  }

  /// Whether a condition holds only where one of the names says yes.
  private func decides(_ condition: TokenRange, _ isWanted: (Spelling) -> Bool) -> Bool {
    var isFound = false
    for token in condition.indices {
      if self.token(token, is: "||") { return false }
      guard kind(token) == .identifier, source.withSpelling(tokens[token].range, isWanted) else { continue }
      if saysOnlyOfBuild(token), !isBuild(token - 2) { continue }
      isFound = isFound || !self.token((operandStart(endingAt: token) ?? token) - 1, is: "!")
    }
    return isFound
  }

  /// A post may be public as well, a link internal, a letter one of the alphabet, and a member the developer.
  private func saysOnlyOfBuild(_ name: Int) -> Bool {
    token(name, is: "isPublic") || token(name, is: "isInternal") || token(name, is: "isAlpha")
      || token(name, is: "isDev") || token(name, is: "isDevelopment")
  }

  private func isBuild(_ name: Int) -> Bool {
    guard kind(name) == .identifier else { return false }
    return text(of: name).words.contains { Self.wordsOfBuilds.contains($0) }
  }

  private static let wordsOfBuilds: Set = [
    "app", "build", "bundle", "channel", "config", "configuration", "environment", "release",
  ]

  /// A branch that must never be taken says so to whoever takes it: `assertionFailure("…")` stands beside the text.
  func isNeverTaken(at token: Int) -> Bool {
    blockHolds(around: token) { $0.saysNever($1) }
  }

  private func saysNever(_ name: Int) -> Bool {
    if token(name, is: "assertionFailure") { return true }
    guard kind(name + 1) == .openParen else { return false }
    if token(name, is: "NSAssert") { return token(name + 2, is: "NO") || token(name + 2, is: "false") }
    return token(name, is: "assert") && (keyword(name + 2) == .false || token(name + 2, is: "NO"))
  }

  /// Whether something is true of a token that stands in the innermost block around `token`, or in the same case of a
  /// `switch`, and in no block within it.
  ///
  /// The document is an argument: a closure that holds it would hold a copy.
  public func blockHolds(around token: Int, _ isWanted: (Document, Int) -> Bool) -> Bool {
    var position = token
    return found(around: token) { number in
      let open = open(ofBracket: number)
      if kind(open) == .openBrace {
        return holds(before: position, isWanted) || holds(after: position, isWanted)
      }
      position = open
      return nil
    } ?? false
  }

  private func holds(before start: Int, _ isWanted: (Document, Int) -> Bool) -> Bool {
    var position = start - 1
    for _ in 0..<Self.longestBlock where position >= 0 {
      switch tokens[position].kind {
      case .openBrace: return false
      case .closeParen, .closeSquare, .closeBrace:
        guard let open = opener(of: position) else { return false }
        position = open
      case .identifier:
        if endsCase(position) { return false }
        if isWanted(self, position) { return true }
      default: break
      }
      position -= 1
    }
    return false
  }

  private func holds(after start: Int, _ isWanted: (Document, Int) -> Bool) -> Bool {
    var position = start
    for _ in 0..<Self.longestBlock where position < tokens.count {
      switch tokens[position].kind {
      case .closeBrace: return false
      case .openParen, .openSquare, .openBrace:
        guard let close = closer(of: position) else { return false }
        position = close
      case .identifier:
        if endsCase(position) { return false }
        if isWanted(self, position) { return true }
      default: break
      }
      position += 1
    }
    return false
  }

  private func endsCase(_ token: Int) -> Bool { keyword(token) == .case || keyword(token) == .default }
}
