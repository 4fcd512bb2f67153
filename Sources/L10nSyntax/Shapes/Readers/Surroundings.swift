// In which context a place stands: asked only where a check is about to report.

extension Document {
  public func context(at token: Int) -> Context {
    var context = fileContext.union(conditionalContexts[token])
    if isNeverTaken(at: token) { context.insert(.debug) }
    found(around: token) { number -> Void? in
      let open = open(ofBracket: number)
      switch tokens[open].kind {
      case .openParen: context.formUnion(callContext(openedAt: open))
      case .openSquare: context.formUnion(messageContext(openedAt: open))
      case .openBrace:
        context.formUnion(bodyContext(openedAt: open))
        context.formUnion(branchReaders(openedAt: open))
      default: break
      }
      return nil
    }
    return context
  }

  // MARK: Calls

  private func callContext(openedAt open: Int) -> Context {
    guard let kind = kind(open - 1), kind == .identifier || kind == .hash else { return [] }
    if isLogging(open - 1) { return .log }
    return source.withSpelling(tokens[open - 1].range) { $0.holdsWord("Debug") || $0.hasPrefix("debug") }
      ? .debug : []
  }

  /// A logging function or macro, or a member of a logger: `NSLog(`, `log.info(`, `Logger.ui.debug(`.
  private func isLogging(_ name: Int) -> Bool {
    if lexicon.roles(of: tokens[name].word).contains(.log),
      kind(name - 1) != .dot || isModule(name - 2) || isLogName(name)
    {
      return true
    }
    if isLogName(name) { return true }
    guard kind(name - 1) == .dot, let start = operandStart(endingAt: name - 2) else { return false }
    for token in start..<name where kind(token) == .identifier && isLogName(token) { return true }
    return false
  }

  /// Names that are a logger's by their spelling.
  private func isLogName(_ token: Int) -> Bool {
    source.withSpelling(tokens[token].range) { $0.isLogName }
  }

  private func messageContext(openedAt open: Int) -> Context {
    guard language == .cFamily, tokens[open].range.count == 1, kind(open + 1) == .identifier else {
      return []
    }
    // `[trace lowercaseString]` is no logger: only functions are called `trace` and `assert`.
    return isLogName(open + 1) && !token(open + 1, is: "trace") ? .log : []
  }

  // MARK: Bodies

  private func bodyContext(openedAt open: Int) -> Context {
    var context: Context = []
    var position = open - 1
    let floor = max(0, open - Self.longestTypeHead)
    while position >= floor {
      switch tokens[position].kind {
      case .closeBrace, .openBrace, .semicolon:
        return context
      case .closeParen, .closeSquare:
        guard let opener = opener(of: position) else { return context }
        position = opener
      case .hash where token(position, is: "#Preview"):
        return context.union(.preview)
      case .identifier:
        switch tokens[position].word.keyword {
        case .func, .var, .class, .struct, .enum, .extension, .actor, .protocol:
          context.formUnion(nameContext(position + 1, declaredBy: position))
          if language == .swift { return context }
        case .catch, .if, .for, .while, .guard, .else:
          return context
        default:
          if token(position, is: "PreviewProvider") || token(position, is: "PreviewModifier") {
            context.insert(.preview)
          } else if token(position, is: "XCTestCase") {
            context.insert(.test)
          }
        }
      case .operator where language == .cFamily && isMethodSign(position):
        if let close = closer(of: position + 1) {
          context.formUnion(nameContext(close + 1, declaredBy: nil))
        }
        return context
      default: break
      }
      position -= 1
    }
    return context
  }

  /// What a declared name says; without a keyword for a method of Objective-C.
  private func nameContext(_ name: Int, declaredBy keyword: Int?) -> Context {
    guard kind(name) == .identifier else { return [] }
    let word = keyword.flatMap { self.keyword($0) }
    let isFunction = word == nil || word == .func
    let isProperty = word == nil || word == .var
    let isType = !isFunction && !isProperty
    let isHarness = isType && hasPreviews && isOfFileOnly(name)
    return source.withSpelling(tokens[name].range) { spelling in
      var context: Context = []
      if isProperty, spelling.isDescription { context.insert(.description) }
      if spelling.isForDevelopers || isFunction && spelling.warnsDevelopers || isType && spelling.isTrial {
        context.insert(.debug)
      }
      if spelling.isPreview || isHarness && spelling.holdsWord("Preview") { context.insert(.preview) }
      if spelling.hasSuffix("Tests") || spelling.hasSuffix("TestCase") || isFunction && spelling.isMock {
        context.insert(.test)
      }
      return context
    }
  }
}

extension Spelling {
  /// `log`, `logger`, `DDLogInfo`, `logError`, `AppLog`, `XCTAssert…`
  fileprivate var isLogName: Bool {
    if hasPrefix("XCT") || hasPrefix("DDLog") || hasPrefix("NSAssert") || hasPrefix("NSCAssert") {
      return true
    }
    if hasSuffix("Log") || hasSuffix("Logger") || hasSuffix("_log") || hasSuffix("LOG") { return true }
    return hasWord("log") || hasWord("Log") || hasWord("assert") || isLogStem
  }

  private var isLogStem: Bool {
    guard count < 13 else { return false }
    return isSpelledInAnyCase("log") || isSpelledInAnyCase("logger") || isSpelledInAnyCase("logging")
      || isSpelledInAnyCase("nslog") || isSpelledInAnyCase("ddlog") || isSpelledInAnyCase("oslog")
      || isSpelledInAnyCase("trace") || isSpelledInAnyCase("assert") || isSpelledInAnyCase("precondition")
  }

  /// Begins with a word: `logError` but not `login`.
  private func hasWord(_ word: StaticString) -> Bool {
    guard hasPrefix(word) else { return false }
    guard count > word.utf8CodeUnitCount else { return true }
    let next = self[word.utf8CodeUnitCount]
    return next == UInt8(ascii: "_") || next.isCapital
  }

  /// A property that is read by people who look for mistakes.
  fileprivate var isDescription: Bool {
    isSpelled("description") || isSpelled("debugDescription") || isSpelled("customMirror")
      || isSpelled("playgroundDescription")
  }

  fileprivate var isPreview: Bool {
    hasSuffix("_Previews") || hasSuffix("Preview_") || hasSuffix("ForPreview")
  }
}
