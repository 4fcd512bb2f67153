// Text put together from parts. Only joins with a literal or a localized call among their parts are kept.

extension ShapeFinder {
  mutating func findJoins() {
    namesOfTexts = Set(
      document.localizedCalls.compactMap { document.nameGiven(to: $0.range) }.map { document.nameHash($0) })
    for token in joining {
      switch document.tokens[token].kind {
      case .plus: readSum(token)
      case .plusAssign: readAppending(token)
      default: readJoiningCall(token)
      }
    }
    for number in interpolated { readInterpolation(number) }
    for call in document.formatCalls { readFormatJoin(call) }
    document.joins.sort { ($0.range.lower, -$0.range.upper) < ($1.range.lower, -$1.range.upper) }
  }

  /// Reads `a + b + c` at its first plus.
  private mutating func readSum(_ plus: Int) {
    guard let start = document.operandStart(endingAt: plus - 1), document.kind(start - 1) != .plus else {
      return
    }
    let operands = sumOperands(first: TokenRange(start, plus), plus: plus)
    guard operands.count > 1 else { return }
    add(.plus, operands, TokenRange(start, operands[operands.count - 1].upper))
  }

  private func sumOperands(first: TokenRange, plus: Int) -> [TokenRange] {
    var operands = [first]
    var plus = plus
    while document.kind(plus) == .plus, let end = document.operandEnd(startingAt: plus + 1) {
      operands.append(TokenRange(plus + 1, end))
      plus = end
    }
    return operands
  }

  private mutating func readAppending(_ operatorToken: Int) {
    guard let start = document.operandStart(endingAt: operatorToken - 1),
      let end = document.operandEnd(startingAt: operatorToken + 1)
    else { return }
    let value = TokenRange(operatorToken + 1, end)
    let operands = sumOperands(first: value, plus: end)
    let upper = operands[operands.count - 1].upper
    add(.plusAssign, [TokenRange(start, operatorToken)] + operands, TokenRange(start, upper))
  }

  /// `receiver.append(text)`, `[receiver stringByAppendingString:text]`, `[parts].joined(separator:)`.
  private mutating func readJoiningCall(_ name: Int) {
    guard let call = document.call(at: name) ?? document.messageNamed(name), !call.receiver.isEmpty,
      let first = call.arguments.first
    else { return }
    if document.token(name, is: "joined") || document.token(name, is: "componentsJoinedByString") {
      guard let list = document.list(call.receiver) else { return }
      let elements = document.commaParts(of: TokenRange(list.lower + 1, list.upper - 1))
      // A list with a name holds patterns and names of files as often as words.
      guard list == call.receiver || elements.contains(where: { document.operand($0).isLocalized }) else {
        return
      }
      return add(.list, elements, call.range, separator: first.value)
    }
    if first.label != nil, !call.isMessage { return }
    let value = call.isMessage ? document.firstValue(of: first.value) : first.value
    add(.append, [call.receiver, value], call.range)
  }

  private mutating func readInterpolation(_ number: Int) {
    let literal = document.literals[number]
    let range = TokenRange(Int(literal.firstToken), Int(literal.lastToken) + 1)
    let operands = document.pieces(of: literal).map { piece in
      switch piece {
      case .text(let token):
        Operand(content: .text(document.tokens[token].range), range: TokenRange(token, token + 1))
      case .interpolation(let range):
        document.operand(range)
      }
    }
    guard operands.contains(where: isLocalized), !textKeys.contains(number) else { return }
    document.joins.append(Join(kind: .interpolation, operands: operands, range: range, separator: nil))
  }

  /// A format that is written out in the code and filled with localized text.
  private mutating func readFormatJoin(_ call: FormatCall) {
    guard document.isLiteralText(call.format), document.localizedCall(in: call.format) == nil else { return }
    let values = call.values.map { document.operand($0) }
    guard values.contains(where: isLocalized) else { return }
    document.joins.append(
      Join(
        kind: .format, operands: [document.operand(call.format)] + values, range: call.call.range,
        separator: nil))
  }

  private mutating func add(
    _ kind: Join.Kind, _ ranges: [TokenRange], _ range: TokenRange, separator: TokenRange? = nil
  ) {
    let operands = ranges.map { document.operand($0) }
    let join = Join(kind: kind, operands: operands, range: range, separator: separator)
    guard operands.contains(where: { $0.content != .other || isLocalized($0) }) || growsFromText(join) else {
      return
    }
    if let variable = document.grownVariable(of: join) {
      namesThatGrow.insert(document.nameHash(variable))
    }
    document.joins.append(join)
  }
}

extension ShapeFinder {
  /// A value that is added to a variable of words.
  private mutating func growsFromText(_ join: Join) -> Bool {
    guard join.operands.count == 2, let variable = document.grownVariable(of: join) else { return false }
    let name = document.nameHash(variable)
    if namesOfTexts.contains(name) || namesThatGrow.contains(name) { return true }
    let names = namesOfWords ?? document.namesGivenLiterals()
    namesOfWords = names
    return names.contains(name)
  }

  /// Localized text, also with more appended to it, or the name of a variable that was given one.
  private func isLocalized(_ operand: Operand) -> Bool {
    if operand.isLocalized { return true }
    if document.language == .cFamily, let call = document.appendingCall(spanning: operand.range) {
      return document.localizedCall(in: call.receiver) != nil
    }
    let range = document.withoutParentheses(operand.range)
    guard !namesOfTexts.isEmpty, range.count == 1, document.kind(range.lower) == .identifier,
      namesOfTexts.contains(document.nameHash(range.lower))
    else { return false }
    return document.localValues(of: range.lower).last.flatMap { document.localizedCall(in: $0) } != nil
  }
}

extension Document {
  /// How far before a text the name stands that it is given to, with a condition between them.
  private static let distanceOfName = 40

  /// The variable whose value is a text, or a choice between it and others: `let verb = isCopy ? L10n.copy : L10n.move`.
  /// Members behind the text make no difference, where `use(of:)` stops at them.
  func nameGiven(to text: TokenRange) -> Int? {
    var position = text.lower - 1
    var isBehindCondition = false
    while position > max(0, text.lower - Self.distanceOfName) {
      switch tokens[position].kind {
      case .assign: return assignedName(before: position)
      case .ternary, .colon: isBehindCondition = true
      case .closeParen, .closeSquare:
        guard isBehindCondition, let open = opener(of: position) else { return nil }
        position = open
      case .openBrace, .closeBrace, .semicolon, .openParen, .comma: return nil
      default: if !isBehindCondition { return nil }
      }
      position -= 1
    }
    return nil
  }

  fileprivate func namesGivenLiterals() -> Set<NameHash> {
    Set(
      literals.lazy.filter { !$0.contentRange.isEmpty }.compactMap { self.nameGiven(to: self.tokens(of: $0)) }
        .map { self.nameHash($0) })
  }
}
