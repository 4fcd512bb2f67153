// Following text through the local variables of one function.

extension Document {
  /// How far back in a function an assignment is looked for, so that a huge function stays cheap.
  private static let reach = 3000

  /// What the local variable named at `token` was given before that place, newest last.
  public func localValues(of token: Int) -> [TokenRange] {
    guard tokens[token].kind == .identifier, tokens[token].word.keyword.map(\.isOperand) ?? true,
      let body = functionBody(around: token)
    else { return [] }
    var values: [TokenRange] = []
    var position = token - 1
    let floor = max(body.lower, token - Self.reach)
    while position >= floor, values.count < Self.mostValues {
      if tokens[position].kind == .identifier, sameSpelling(position, token), kind(position - 1) != .dot,
        kind(position - 1) != .arrow, let value = assignedValue(at: position), value.upper <= token
      {
        values.append(value)
      }
      position -= 1
    }
    return values.reversed()
  }

  /// The newest values are enough of a variable that is used for many texts.
  private static let mostValues = 8

  /// Whether the text around `token` only goes to a variable of its function that only logs and stops read.
  public func isOnlyLogged(_ token: Int) -> Bool {
    guard let name = recipients(of: TokenRange(token, token + 1)).first, kind(name + 1) == .assign,
      let body = functionBody(around: name), body.contains(TokenRange(name, name + 1)),
      keyword(name - 1) == .let || isDeclaredInC(name)
    else { return false }
    var isRead = false
    for position in token..<min(body.upper, token + Self.reach)
    where tokens[position].kind == .identifier && sameSpelling(position, name) {
      guard context(at: position).contains(.log) else { return false }
      isRead = true
    }
    return isRead
  }

  /// `NSString *name =`, `id name =`; what is only assigned may live longer than the function.
  private func isDeclaredInC(_ name: Int) -> Bool {
    guard language == .cFamily else { return false }
    let type = token(name - 1, is: "*") ? name - 2 : name - 1
    return kind(type) == .identifier && !tokens[name].flags.contains(.startsLine)
  }

  /// `name = value`, `name: Type = value`, `name += value`.
  private func assignedValue(at name: Int) -> TokenRange? {
    var position = name + 1
    if language == .swift, kind(position) == .colon {
      position += 1
      let end = min(position + 8, tokens.count)
      while position < end, tokens[position].kind != .assign {
        guard !tokens[position].flags.contains(.startsLine), tokens[position].kind != .comma else {
          return nil
        }
        position += 1
      }
    }
    guard let kind = kind(position), kind == .assign || kind == .plusAssign else { return nil }
    let value = TokenRange(position + 1, valueEnd(startingAt: position + 1))
    return value.isEmpty ? nil : value
  }

  /// The tokens within the outermost braces around `token` that are no type's: the body of its function.
  public func functionBody(around token: Int) -> TokenRange? {
    guard let brace = functionBrace(around: token) else { return nil }
    let open = Int(tree.brackets[brace].open)
    let close = tree.brackets[brace].close
    return TokenRange(open + 1, close == Bracket.none ? tokens.count : Int(close))
  }

  func functionBrace(around token: Int) -> Int? {
    var number = bracket(around: token)
    var body: Int?
    var steps = 0
    while number != 0, steps < 128 {
      steps += 1
      let bracket = tree.brackets[number]
      if tokens[Int(bracket.open)].kind == .openBrace, tokens[Int(bracket.open)].range.count == 1 {
        if isTypeBody(openedAt: Int(bracket.open)) { break }
        body = number
      }
      number = Int(bracket.parent)
    }
    return body
  }

  /// Whether a brace opens the body of a class, struct, enum, extension, protocol or namespace.
  public func isTypeBody(openedAt open: Int) -> Bool { typeKeyword(before: open) != nil }

  /// The token of the keyword that declares the type opened by the brace at `open`.
  func typeKeyword(before open: Int) -> Int? {
    var position = open - 1
    let floor = max(0, open - 60)
    while position >= floor {
      switch tokens[position].kind {
      case .closeBrace, .openBrace, .semicolon, .assign, .ternary, .closeParen:
        return nil
      case .identifier:
        switch tokens[position].word.keyword {
        case .class, .struct, .enum, .extension, .protocol, .actor, .namespace:
          guard kind(position - 1) != .dot, kind(position + 1) == .identifier else { break }
          return position
        case .func, .var, .let, .`init`, .if, .for, .while, .switch, .return, .else, .do, .in:
          return nil
        default: break
        }
      default: break
      }
      position -= 1
    }
    return nil
  }

  /// A hash over the names of a type and a member, the same in every file and run.
  public func pairHash(_ type: Int, _ member: Int) -> UInt64 {
    Self.pairHash(source[tokens[typeName(meantBy: type)].range], source[tokens[member].range])
  }

  public static func pairHash(
    _ type: some Sequence<UInt8>, _ member: some Sequence<UInt8>
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in type { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0x2e) &* 0x100_0000_01b3
    for byte in member { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
