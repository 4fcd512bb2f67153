// What the place of a name among the tokens around it says of its use.

extension UnsafeBufferPointer<Token> {
  /// `[tide name]`, `tide.name`, `@selector(name)`, `[tide nameOfDay:day]`
  func mayAskForMethod(_ name: Int) -> Bool {
    guard name > 0, name + 1 < count else { return false }
    if self[name + 1].kind == .colon { return mayBeginSelector(name) }
    if self[name + 1].kind == .closeSquare || self[name - 1].kind == .dot { return true }
    return self[name + 1].kind == .closeParen && self[name - 1].kind == .openParen && name > 1
      && self[name - 2].word.keyword == .selector
  }

  /// `[Tide nameOfDay:day]`, `[[tide class] nameOfDay:day]`, `@selector(nameOfDay:)`; what follows an argument is no first word.
  private func mayBeginSelector(_ name: Int) -> Bool {
    switch self[name - 1].kind {
    case .identifier:
      let before = name > 1 ? self[name - 2].kind : .openSquare
      return before == .openSquare || before == .closeParen || before == .dot
    case .closeParen: return !isOfMethod(name - 1)
    case .closeSquare, .openParen: return true
    default: return false
    }
  }

  /// Whether a bracket closes the type of a method: `+ (NSString *)nameOfDay:`. No type has more tokens.
  private func isOfMethod(_ close: Int) -> Bool {
    var depth = 0
    for token in (Swift.max(0, close - 16)...close).reversed() {
      if self[token].kind == .closeParen { depth += 1 }
      if self[token].kind == .openParen { depth -= 1 }
      guard depth == 0 else { continue }
      return token == 0 || self[token].flags.contains(.startsLine)
        || self[token - 1].flags.contains(.startsLine)
    }
    return false
  }

  /// `@interface ShelfController`, `@class ShelfController`
  func isDeclared(_ name: Int) -> Bool {
    guard name > 1, self[name - 2].kind == .at else { return false }
    switch self[name - 1].word.keyword {
    case .interface, .implementation, .class, .protocol: return true
    default: return false
    }
  }

  /// `tide == .high`, `tide == Tide.high`: who compares makes none.
  func isCompared(_ name: Int) -> Bool {
    guard name > 2, self[name - 1].kind == .dot else { return false }
    let before = self[name - 2].kind == .identifier ? self[name - 3].kind : self[name - 2].kind
    return before == .comparison
  }

  /// What follows `case` or `catch`, up to the colon of a branch, the value that is looked at, its block, or the next line.
  func pattern(behind word: Int) -> Range<Int> {
    var end = word + 1
    while end < count, end < word + 24 {
      let token = self[end]
      if [.colon, .assign, .semicolon, .openBrace, .closeBrace].contains(token.kind) { break }
      if token.kind == .identifier, token.word.keyword == .where || token.word.keyword == .in { break }
      if token.flags.contains(.startsLine), self[end - 1].kind != .comma { break }
      end += 1
    }
    return word + 1..<end
  }

  /// `.offline`, or `offline` behind `case` and behind a comma.
  func isNameOfCase(_ name: Int) -> Bool {
    switch self[name - 1].kind {
    case .dot, .comma: true
    case .identifier: self[name - 1].word.keyword == .case
    default: false
    }
  }
}
