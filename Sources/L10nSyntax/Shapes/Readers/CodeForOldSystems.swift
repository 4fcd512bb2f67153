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
    var conditions = 0
    for token in tokens.indices where tokens[token].kind == sign && conditions < Self.mostConditions {
      guard let condition = availabilityCondition(at: token) else { continue }
      conditions += 1
      guard let range = range(without: condition) else { continue }
      found.append(CodeForOldSystems(before: condition.versions, tokens: range))
    }
    return found
  }

  /// Nobody writes more of them in one file, nor longer blocks: each is read in one of its own.
  private static let (mostConditions, longestBody) = (256, 4096)

  /// What runs where a system is too old for a condition.
  private func range(without condition: AvailabilityCondition) -> TokenRange? {
    let (start, end) = language == .swift ? condition.ends : withoutSign(condition)
    let isUnless = condition.isDenied
    if keyword(start - 1) == .guard {
      guard keyword(end) == .else, let block = block(at: end + 1) else { return nil }
      return isUnless ? rest(behind: block.upper) : block
    }
    if isUnless {
      // Whatever else has to be true.
      guard let open = openBrace(from: end), self.condition(before: open) != nil else { return nil }
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

  /// Whether nothing comes to the end of a block.
  private func leaves(_ block: TokenRange) -> Bool {
    var isLeft = false
    eachStatementToken(from: block.lower) { token in
      switch keyword(token) {
      case .return, .throw, .break, .continue: isLeft = true
      default: break
      }
      return !isLeft
    }
    return isLeft
  }

  /// What follows a block up to the end of the one around it, or to the next case.
  private func rest(behind close: Int) -> TokenRange? {
    let around = bracket(around: close + 1)
    guard around != 0, kind(open(ofBracket: around)) == .openBrace else { return nil }
    var end = Int(tree.brackets[around].close)
    eachStatementToken(from: close + 1) { token in
      guard keyword(token) == .case || keyword(token) == .default else { return true }
      end = token
      return false
    }
    return end > close + 1 ? TokenRange(close + 1, end) : nil
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
    guard kind(open) == .openParen, let close = closer(of: open) else { return nil }
    let versions = commaParts(of: TokenRange(open + 1, close)).compactMap { part in
      SystemVersion(source.string(bytes(of: part)))
    }
    return versions.isEmpty
      ? nil : AvailabilityCondition(versions: versions, ends: (token, close + 1), isDenied: isDenied)
  }
}
