// What a text says that grows statement by statement, as it stands where something is appended.

extension Document {
  /// What a variable holds at a place of its function, as far back as it surely stands there.
  struct Growth {
    /// The newest one first.
    var pieces: [Piece] = []
    /// Goes back to where the variable was given its first text.
    var isWhole = false
    /// Something was given to the variable, be it sure or not.
    var isKnown = false
  }

  /// A text that was given or appended.
  struct Piece {
    var range: TokenRange
    /// A token of the statement, outside of its brackets.
    var statement: Int
    var isStart: Bool
  }

  /// More pieces make no sentence.
  private static let mostPieces = 8

  /// Text that grows: nothing is there yet, or it ends with a line break, or something open. A space that was appended
  /// alone says nothing: there the text before it is read as well.
  func readReceiver(_ range: TokenRange, _ wording: inout Wording) {
    guard range.count == 1, kind(range.lower) == .identifier else {
      return isTextOfAttributed(range) ? readUnknown(&wording) : read(range, &wording, depth: 1)
    }
    let growth = growth(before: range.lower)
    guard growth.isKnown else { return readUnknown(&wording) }
    let last = growth.pieces.firstIndex { !isBlank($0.range) }
    for piece in growth.pieces.prefix(last.map { $0 + 1 } ?? 0).reversed() { readPiece(piece, &wording) }
    wording.forgetFinished()
  }

  private func readUnknown(_ wording: inout Wording) {
    wording.add(.value)
    wording.isOpen = true
  }

  /// `[attributed mutableString]`, `attributed.mutableString`
  private func isTextOfAttributed(_ range: TokenRange) -> Bool {
    token(range.upper - 1, is: "mutableString") || token(range.upper - 2, is: "mutableString")
  }

  /// All that a variable holds before text is appended to it; `nil` where that is not sure.
  public func textGrown(before join: Join) -> Wording? {
    guard var wording = wordingGrown(before: join) else { return nil }
    wording.end()
    return wording
  }

  /// The phrase that a variable ends with before text is appended to it, if a sentence goes on there; `nil` where that is not
  /// sure.
  public func phraseGrown(before join: Join) -> Phrase? {
    wordingGrown(before: join)?.unfinished
  }

  private func wordingGrown(before join: Join) -> Wording? {
    guard let variable = grownVariable(of: join) else { return nil }
    let growth = growth(before: variable)
    guard growth.isWhole else { return nil }
    var wording = Wording()
    for piece in growth.pieces.reversed() { readPiece(piece, &wording) }
    return wording
  }

  /// The variable that a join adds to: `text += more`, `text = text + more`, `[text appendString:more]`.
  public func grownVariable(of join: Join) -> Int? {
    guard let first = join.operands.first?.range, first.count == 1, kind(first.lower) == .identifier else {
      return nil
    }
    switch join.kind {
    case .plusAssign, .append: return first.lower
    case .plus where kind(first.lower - 1) == .assign && kind(first.lower - 2) == .identifier:
      return sameSpelling(first.lower, first.lower - 2) ? first.lower : nil
    default: return nil
    }
  }

  /// Where a variable was given a text last that it had not before.
  public func lastStart(of name: Int) -> Int? {
    localValues(of: name).last { kind($0.lower - 1) == .assign && !sameSpelling($0.lower, name) }?.lower
  }

  private func readPiece(_ piece: Piece, _ wording: inout Wording) {
    guard !isEmptyText(piece.range) else { return }
    read(copiedText(piece.range) ?? piece.range, &wording, depth: 1)
  }

  /// Spaces and nothing else.
  private func isBlank(_ range: TokenRange) -> Bool {
    guard let text = constantText(of: range), !text.isEmpty else { return false }
    return text.allSatisfy { $0 == " " || $0 == "\u{A0}" }
  }

  /// `[NSMutableString stringWithString:text]`, `[[NSMutableString alloc] initWithString:text]`
  private func copiedText(_ range: TokenRange) -> TokenRange? {
    guard language == .cFamily, kind(range.lower) == .openSquare, let call = message(openedAt: range.lower),
      token(call.name, is: "stringWithString") || token(call.name, is: "initWithString")
    else { return nil }
    return call.arguments.first?.value
  }

  private func growth(before name: Int) -> Growth {
    var found = localValues(of: name).map {
      Piece(range: $0, statement: $0.lower - 1, isStart: kind($0.lower - 1) == .assign)
    }
    let start = found.last { $0.isStart }?.range.upper ?? 0
    for piece in appendings(to: name, after: start)
    where !found.contains(where: { $0.range.lower == piece.range.lower }) {
      found.append(piece)
    }
    found.sort { $0.statement < $1.statement }
    var growth = Growth(isKnown: !found.isEmpty)
    let change = lastChange(of: name)
    for piece in found.reversed().prefix(Self.mostPieces) {
      guard piece.statement > change else { break }
      // What another branch appended may stand there or not: then nothing is said about it.
      guard isSure(piece, at: name), growth.pieces.isEmpty || !isRepeated(name, since: piece) else { break }
      growth.pieces.append(piece)
      guard !piece.isStart else {
        growth.isWhole = !isRepeated(name, since: piece)
        break
      }
    }
    return growth
  }

  /// Where something else than appending last changed what the variable holds, or may have: `text.removeAll()`,
  /// `[text setString:@""]`, `clear(&text)`.
  private func lastChange(of name: Int) -> Int {
    let from = max(functionBody(around: name)?.lower ?? name, name - Self.farthestChange)
    return (from..<max(from, name)).last { token in
      guard kind(token) == .identifier, sameSpelling(token, name) else { return false }
      if self.token(token - 1, is: "&") { return true }
      let member = kind(token + 1) == .dot ? token + 2 : token + 1
      guard kind(member) == .identifier, kind(token - 1) != .dot else { return false }
      return source.withSpelling(tokens[member].range) { name in Self.changes.contains { name.hasPrefix($0) }
      }
    } ?? -1
  }

  private static let farthestChange = 3000

  /// How members begin that leave other text behind.
  private static let changes: [StaticString] = [
    "remove", "insert", "replace", "delete", "set", "clear", "reset", "trim", "pop", "pad", "truncate",
  ]

  private func isSure(_ piece: Piece, at name: Int) -> Bool {
    isInBlock(of: piece, name) && !isOtherBranch(piece) && !isOtherCase(piece, than: name)
  }

  /// `if (a) [text appendString:b]; else [text appendString:c];`
  private func isOtherBranch(_ piece: Piece) -> Bool {
    let end = kind(piece.range.upper) == .closeSquare ? piece.range.upper + 1 : piece.range.upper
    if kind(end) == .semicolon && keyword(end + 1) == .else { return true }
    guard language == .cFamily else { return false }
    let isMessage = kind(piece.statement) == .openSquare
    let before = isMessage ? piece.statement - 1 : piece.statement - 2
    return isBehindCondition(before)
  }

  /// The end of `if (…)`, `else` and the like, without braces behind it.
  private func isBehindCondition(_ token: Int) -> Bool {
    if keyword(token) == .else { return true }
    guard kind(token) == .closeParen, let open = opener(of: token) else { return false }
    return [.if, .for, .while].contains(keyword(open - 1))
  }

  /// `case .shelf: text += a` and `case .box: text += b` stand in one pair of braces.
  private func isOtherCase(_ piece: Piece, than token: Int) -> Bool {
    let end = min(token, piece.range.upper + 400)
    return (piece.range.upper..<max(piece.range.upper, end)).contains { place in
      (keyword(place) == .case || keyword(place) == .default)
        && bracket(around: place) == bracket(around: piece.statement)
    }
  }

  /// Whether the code at a token may run several times after a text was given once.
  private func isRepeated(_ token: Int, since piece: Piece) -> Bool {
    let outer = bracket(around: piece.statement)
    if language == .cFamily, isBehindLoop(kind(token - 1) == .openSquare ? token - 2 : token - 1) {
      return true
    }
    return found(around: token) { number in
      if number == outer { return false }
      let open = open(ofBracket: number)
      return kind(open) == .openBrace && !runsOnce(openedAt: open) ? true : nil
    } ?? false
  }

  /// What stands in another branch is no text before a place.
  private func isInBlock(of piece: Piece, _ token: Int) -> Bool {
    let outer = bracket(around: piece.statement)
    return outer == 0 || found(around: token) { $0 == outer ? true : nil } ?? false
  }

  /// The texts that were appended to the variable named at `name` before it; further back than a screen nobody looks.
  private func appendings(to name: Int, after start: Int) -> [Piece] {
    guard let body = functionBody(around: name) else { return [] }
    var pieces: [Piece] = []
    var index = firstIndex(of: joins, startingAt: name) { $0.range.lower } - 1
    let floor = max(0, index - 32)
    while index >= floor, index >= 0, joins[index].range.lower >= max(start, body.lower) {
      let join = joins[index]
      index -= 1
      guard join.kind == .append || join.kind == .plusAssign, join.range.upper <= name else { continue }
      let receiver = join.operands[0].range
      guard receiver.count == 1, sameSpelling(receiver.lower, name) else { continue }
      let text = TokenRange(join.operands[1].range.lower, join.operands[join.operands.count - 1].range.upper)
      let range = formatCall(spanning: join.range) == nil ? text : join.range
      pieces.append(Piece(range: range, statement: join.range.lower, isStart: false))
    }
    return pieces
  }

  /// `""`, `String()`, `[NSMutableString string]`, `[[NSMutableString alloc] init]`, `NSMutableString.new`.
  private func isEmptyText(_ range: TokenRange) -> Bool {
    if let text = constantText(of: range) { return text.isEmpty }
    let isMutable = range.indices.contains {
      token($0, is: "NSMutableString") || token($0, is: "NSMutableAttributedString")
    }
    if language == .swift, kind(range.lower + 1) == .openParen {
      return (isMutable || token(range.lower, is: "String"))
        && (range.count == 3 || token(range.lower + 2, is: "capacity"))
    }
    return isMutable && range.count <= 9 && literalNumber(at: range.upper - 1) == nil
      && range.indices.contains {
        token($0, is: "string") || token($0, is: "init") || token($0, is: "new")
          || token($0, is: "stringWithCapacity")
      }
  }

  /// Whether the variable a receiver names was given text in this function; arrays have an `append` too.
  func isText(_ range: TokenRange) -> Bool {
    guard range.count == 1 else { return false }
    return localValues(of: range.lower).contains { value in
      literalNumber(at: value.lower) != nil || localizedCall(in: value) != nil || isEmptyText(value)
    }
  }
}
