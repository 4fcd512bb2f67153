// Code that runs only on systems older than some version, as its file shows: what stands behind the `else` of `#available`.

/// Code that no system of a version, or of a later one, comes to. Of systems that it does not name none does.
public struct CodeForOldSystems: Sendable, Equatable {
  public let before: [SystemVersion]
  public let tokens: TokenRange
}

extension Document {
  /// In the order of the conditions.
  public var codeForOldSystems: [CodeForOldSystems] {
    let sign: Token.Kind = language == .swift ? .hash : .at
    var found: [CodeForOldSystems] = []
    for token in tokens.indices where tokens[token].kind == sign && found.count < Self.mostConditions {
      guard let condition = availabilityCondition(at: token), let range = range(without: condition) else {
        continue
      }
      found.append(CodeForOldSystems(before: condition.versions, tokens: range))
    }
    return found
  }

  /// Nobody writes more of them in one file, nor more versions in one, nor longer blocks.
  private static let (mostConditions, longestCondition, longestBody) = (256, 32, 4096)

  /// What runs where a system is too old for a condition.
  private func range(without condition: AvailabilityCondition) -> TokenRange? {
    let (start, end) = language == .swift ? condition.ends : withoutSign(condition)
    let isUnless = condition.isDenied
    if keyword(start - 1) == .guard {
      guard keyword(end) == .else, let block = block(at: end + 1) else { return nil }
      return isUnless ? rest(behind: block.upper) : block
    }
    if isUnless {
      // Whatever else has to be true, unless it may be true instead.
      guard let open = openBrace(from: end), let whole = self.condition(before: open),
        !whole.indices.contains(where: { token($0, is: "||") || kind($0) == .ternary })
      else { return nil }
      return block(at: open)
    }
    guard keyword(start - 1) == .if, let block = block(at: end) else { return nil }
    if keyword(block.upper + 1) == .else { return alternatives(from: block.upper + 2) }
    return leaves(block) ? rest(behind: block.upper) : nil
  }

  /// `(@available(iOS 15, *))` and `(!@available(iOS 15, *))` with their parentheses; `(a && @available(iOS 15, *))` without.
  private func withoutSign(_ condition: AvailabilityCondition) -> (Int, Int) {
    let (start, end) = condition.ends
    let first = condition.isDenied ? start - 1 : start
    guard kind(first - 1) == .openParen, kind(end) == .closeParen else { return (start, end) }
    return (first - 1, end + 1)
  }

  private func block(at open: Int) -> TokenRange? {
    guard kind(open) == .openBrace else { return nil }
    return closer(of: open).map { TokenRange(open + 1, $0) }
  }

  /// What stands behind an `else`: a block, or further conditions with all their blocks.
  private func alternatives(from start: Int) -> TokenRange? {
    var position = start
    while keyword(position) == .if {
      guard let open = openBrace(from: position + 1), let close = closer(of: open) else { return nil }
      guard keyword(close + 1) == .else else { return TokenRange(start, close) }
      position = close + 2
    }
    return block(at: position).map { TokenRange(start, $0.upper) }
  }

  /// The brace of the block that follows a condition.
  private func openBrace(from start: Int) -> Int? {
    var position = start
    while position < tokens.count {
      switch kind(position) {
      case .openBrace: return position
      case .openParen, .openSquare:
        guard let close = closer(of: position) else { return nil }
        position = close
      case .closeParen where language == .cFamily: break
      case .closeBrace, .closeParen, .closeSquare, .semicolon: return nil
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Whether a statement of a block leaves it, whatever is true.
  private func leaves(_ block: TokenRange) -> Bool {
    var isLeft = false
    eachStatementToken(from: block.lower) { token in
      // What a build leaves out leaves nothing.
      if kind(token) == .hash { return false }
      switch keyword(token) {
      case .return, .throw, .break, .continue: isLeft = beginsStatement(token, of: block)
      default: break
      }
      return !isLeft
    }
    return isLeft
  }

  /// `if (isLow) return;` and `title = L10n.continue` begin none.
  private func beginsStatement(_ token: Int, of block: TokenRange) -> Bool {
    switch kind(token - 1) {
    case _ where token == block.lower: true
    case .semicolon, .closeBrace: true
    case .dot: false
    default: language == .swift && tokens[token].flags.contains(.startsLine)
    }
  }

  /// What follows a block up to the end of the one around it, or to the next case.
  private func rest(behind close: Int) -> TokenRange? {
    let around = bracket(around: close + 1)
    guard around != 0, kind(open(ofBracket: around)) == .openBrace else { return nil }
    var end: Int? = Int(tree.brackets[around].close)
    eachStatementToken(from: close + 1) { token in
      // What comes before may call a function that stands here.
      if keyword(token) == .func { end = nil }
      let endsCase = keyword(token) == .case || keyword(token) == .default && kind(token - 1) != .dot
      if endsCase { end = token }
      return end != nil && !endsCase
    }
    return end.flatMap { $0 > close + 1 ? TokenRange(close + 1, $0) : nil }
  }

  /// Calls `visit` with the tokens from one on that stand in no further brackets, up to the end of the brackets around them, while
  /// it says so.
  private func eachStatementToken(from start: Int, _ visit: (Int) -> Bool) {
    var position = start
    for _ in 0..<Self.longestBody where position < tokens.count {
      switch kind(position) {
      case .closeBrace, .closeParen, .closeSquare: return
      case .openBrace, .openParen, .openSquare:
        guard let close = closer(of: position) else { return }
        position = close
      default: if !visit(position) { return }
      }
      position += 1
    }
  }
}

/// `#available(iOS 15, *)`, `#unavailable(iOS 15)`, `@available(iOS 15, *)` in a condition.
private struct AvailabilityCondition {
  let versions: [SystemVersion]
  /// The first token, and the one behind the last.
  let ends: (start: Int, end: Int)
  let isDenied: Bool
}

extension Document {
  private func availabilityCondition(at token: Int) -> AvailabilityCondition? {
    let isOfSwift = language == .swift
    let isDenied = isOfSwift ? self.token(token, is: "#unavailable") : self.token(token - 1, is: "!")
    guard
      isOfSwift ? isDenied || self.token(token, is: "#available") : self.token(token + 1, is: "available")
    else { return nil }
    let open = isOfSwift ? token + 1 : token + 2
    guard kind(open) == .openParen, let close = closer(of: open), close - open < Self.longestCondition else {
      return nil
    }
    let parts = commaParts(of: TokenRange(open + 1, close)).filter { !self.token($0.lower, is: "*") }
    let versions = parts.compactMap { version($0) }
    // Of a system that is not known here nobody knows which versions run the code.
    guard !versions.isEmpty, versions.count == parts.count else { return nil }
    return AvailabilityCondition(versions: versions, ends: (token, close + 1), isDenied: isDenied)
  }

  private func version(_ part: TokenRange) -> SystemVersion? {
    guard part.indices.allSatisfy({ [.identifier, .number, .dot].contains(kind($0)) }) else { return nil }
    return SystemVersion(source.string(bytes(of: part)))
  }
}
