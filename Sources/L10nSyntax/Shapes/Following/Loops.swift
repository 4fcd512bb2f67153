// Code that runs several times.

extension Document {
  /// `for … {`, `while … {`, `.forEach {`, `enumerateObjectsUsingBlock:^(…) {`
  public func isLoop(openedAt open: Int) -> Bool {
    if kind(open - 1) == .closeParen, let paren = opener(of: open - 1) {
      if let word = keyword(paren - 1), word == .for || word == .while { return true }
      if token(paren - 1, is: "^"), kind(paren - 2) == .colon, kind(paren - 3) == .identifier {
        return source.withSpelling(tokens[paren - 3].range) { $0.hasPrefix("enumerate") }
      }
    }
    guard language == .swift else { return false }
    let name = kind(open - 1) == .openParen ? open - 2 : open - 1
    if keyword(name) == .repeat { return true }
    if kind(name - 1) == .dot {
      return ["forEach", "filter", "sorted", "sort"].contains { self.token(name, spells: $0) }
        || startsWithLoop(name)
    }
    let head = statement(before: open)
    return head == .for || head == .while
  }

  /// Whether a brace opens a branch: closures, blocks and functions of their own may run as often as anybody likes.
  func runsOnce(openedAt open: Int) -> Bool {
    // What stands before a closed brace is another statement; only `else` and `catch` go on behind it.
    guard let head = statement(before: open, isWithin: true) else { return false }
    switch head {
    case .if, .else, .guard, .switch, .catch: return true
    case .do: return language == .swift
    default: return false
    }
  }

  /// In C, the end of `for (…)`, also with `if (…)` behind it, where no braces follow.
  func isBehindLoop(_ token: Int) -> Bool {
    var end = token
    for _ in 0..<8 {
      guard kind(end) == .closeParen, let open = opener(of: end) else { return false }
      if keyword(open - 1) == .for || keyword(open - 1) == .while { return true }
      guard keyword(open - 1) == .if else { return false }
      end = open - 2
    }
    return false
  }

  /// Tokens between the word of a statement and its brace.
  private static let longestHead = 40

  /// `for sailor in boat.crew {`: the word that the line begins with.
  private func startsWithLoop(_ token: Int) -> Bool {
    var position = token
    while position > max(0, token - Self.longestHead), !tokens[position].flags.contains(.startsLine) {
      position -= 1
    }
    return keyword(position) == .for || keyword(position) == .while
  }

  /// The keyword of the statement that a brace belongs to: `for name in names where … {`, `if let name {`. Within it no
  /// other brace is closed.
  public func statement(before open: Int, isWithin: Bool = false) -> Keyword? {
    var position = open - 1
    while position >= max(0, open - Self.longestHead) {
      switch tokens[position].kind {
      case .closeBrace where isWithin: return nil
      case .closeParen, .closeSquare, .closeBrace:
        guard let opener = opener(of: position) else { return nil }
        position = opener
      case .openBrace, .openParen, .openSquare, .semicolon: return nil
      case .identifier where kind(position - 1) != .dot:
        switch keyword(position) {
        case .for, .while, .if, .guard, .switch, .func, .else, .do, .return, .catch: return keyword(position)
        default: break
        }
      default: break
      }
      position -= 1
    }
    return nil
  }
}
