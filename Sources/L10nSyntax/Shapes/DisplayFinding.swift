// What reaches a reader: from each sink back through choices, fallbacks and local variables.

extension ShapeFinder {
  /// One sink is followed into at most this many expressions.
  private static let limit = 48

  mutating func findDisplayedTexts() {
    for site in sinks { expand(site) }
    document.visible.sort { ($0.range.lower, -$0.range.upper) < ($1.range.lower, -$1.range.upper) }
  }

  private mutating func expand(_ site: SinkSite) {
    var waiting = [(range: site.value, depth: 0)]
    var count = 0
    while let (range, depth) = waiting.popLast(), count < Self.limit {
      count += 1
      let range = document.withoutParentheses(range)
      guard !range.isEmpty else { continue }
      if let branches = document.branches(of: range) {
        waiting.append(contentsOf: branches.reversed().map { ($0, depth) })
        continue
      }
      if depth < 3, range.count == 1, document.kind(range.lower) == .identifier {
        let values = document.localValues(of: range.lower)
        waiting.append(contentsOf: values.reversed().map { ($0, depth + 1) })
      }
      document.displayedTexts.append(
        DisplayedText(sink: site.sink, name: site.name, value: range, isSure: site.isSure))
      addVisible(range, document.displayedTexts.count - 1)
    }
  }

  /// The expression itself, the operands it is joined from, what is interpolated and what a format is filled with.
  private mutating func addVisible(_ range: TokenRange, _ text: Int) {
    var waiting = [range]
    var count = 0
    while let range = waiting.popLast(), count < Self.limit {
      count += 1
      let range = document.withoutParentheses(range)
      guard !range.isEmpty else { continue }
      document.visible.append(VisiblePart(range: range, text: text))
      if let branches = document.branches(of: range) {
        waiting.append(contentsOf: branches)
      } else if let operands = document.plusOperands(of: range) {
        waiting.append(contentsOf: operands)
      } else if let literal = document.literal(spanning: range) {
        waiting.append(contentsOf: document.interpolations(of: literal))
      } else if let call = document.formatCall(spanning: range) {
        waiting.append(call.format)
        waiting.append(contentsOf: call.values)
        if document.lexicon.format[call.pattern].appends { waiting.append(call.call.receiver) }
      } else if let call = document.localizedCall(spanning: range), let key = call.key, call.keys == .text {
        waiting.append(key)
      } else if let call = document.appendingCall(spanning: range) {
        waiting.append(call.receiver)
        waiting.append(contentsOf: call.arguments.prefix(1).map(\.value))
      } else if let plain = document.plainText(ofAttributed: range) {
        waiting.append(plain)
      }
    }
  }
}

extension Document {
  /// The text that an attributed string is made of, where making one is the whole of a range.
  func plainText(ofAttributed range: TokenRange) -> TokenRange? {
    guard let call = anyCall(spanning: range), let text = call.arguments.first?.value else { return nil }
    let type = call.isMessage ? call.receiver.lower + 1 : call.name
    guard !call.isMessage || token(call.name, is: "initWithString"),
      token(type, is: "NSAttributedString") || token(type, is: "NSMutableAttributedString")
        || token(type, is: "AttributedString")
    else { return nil }
    return text
  }

  /// The call or message that is the whole of a range.
  func anyCall(spanning range: TokenRange) -> Call? {
    var call: Call?
    if kind(range.lower) == .openSquare {
      call = message(openedAt: range.lower)
    } else if kind(range.upper - 1) == .closeParen, let open = opener(of: range.upper - 1) {
      call = self.call(at: open - 1)
    }
    return call?.range == range ? call : nil
  }

  /// The format call that is the whole of a range.
  public func formatCall(spanning range: TokenRange) -> FormatCall? {
    var index = firstIndex(of: formatCalls, startingAt: range.lower) { $0.call.range.lower }
    while index < formatCalls.count, formatCalls[index].call.range.lower == range.lower {
      if formatCalls[index].call.range == range { return formatCalls[index] }
      index += 1
    }
    return nil
  }

  /// The localized call that is the whole of a range.
  public func localizedCall(spanning range: TokenRange) -> LocalizedCall? {
    var index = firstIndex(of: localizedCalls, startingAt: range.lower) { $0.range.lower }
    while index < localizedCalls.count, localizedCalls[index].range.lower == range.lower {
      if localizedCalls[index].range == range { return localizedCalls[index] }
      index += 1
    }
    return nil
  }

  /// The displayed text an expression is a visible part of, if its value reaches a reader unchanged.
  public func displayedText(showing range: TokenRange) -> DisplayedText? {
    displayedTexts(showing: range).first { _ in true }
  }

  /// All displayed texts an expression is a visible part of.
  public func displayedTexts(showing range: TokenRange) -> some Sequence<DisplayedText> {
    let start = firstIndex(of: visible, startingAt: range.lower) { $0.range.lower }
    return visible[start...].lazy.prefix { $0.range.lower == range.lower }
      .filter { $0.range == range }.map { displayedTexts[$0.text] }
  }

  /// Whether what shows a text is only the making of attributed text, which may go anywhere.
  public func isAttributedText(_ shown: DisplayedText) -> Bool {
    guard case .display(let number) = shown.sink else { return false }
    return lexicon.display[number].owner == "NSAttributedString"
  }

  /// So many tokens behind its value a variable is looked for, so that a huge function stays cheap.
  private static let farthestUse = 3000

  /// The displayed text that a variable is a visible part of, somewhere behind `token` in the same function.
  public func displayedText(ofVariable token: Int, where isMeant: (Int) -> Bool = { _ in true })
    -> DisplayedText?
  {
    guard let body = functionBody(around: token) else { return nil }
    var index = firstIndex(of: visible, startingAt: token + 1) { $0.range.lower }
    let end = min(body.upper, token + Self.farthestUse)
    while index < visible.count, visible[index].range.lower < end {
      let range = visible[index].range
      if range.count == 1, sameSpelling(range.lower, token) {
        return isMeant(range.lower) ? displayedTexts[visible[index].text] : nil
      }
      index += 1
    }
    return nil
  }

  public func firstIndex<Element>(of list: [Element], startingAt token: Int, by start: (Element) -> Int)
    -> Int
  {
    list.partitionPoint { start($0) < token }
  }

  /// The range within its outer parentheses, without `try` and casts before it.
  public func withoutParentheses(_ range: TokenRange) -> TokenRange {
    var range = range
    while !range.isEmpty {
      if let word = keyword(range.lower), word == .try || word == .await {
        range.lower += 1
      } else if tokens[range.lower].kind == .openParen, closer(of: range.lower) == range.upper - 1 {
        range = TokenRange(range.lower + 1, range.upper - 1)
      } else if language == .cFamily, tokens[range.lower].kind == .openParen,
        let close = closer(of: range.lower),
        close + 1 < range.upper, isCast(closing: close)
      {
        range.lower = close + 1
      } else {
        return range
      }
    }
    return range
  }

  /// The operands of `a ? b : c` (without the condition) and `a ?? b`, where the range is one of these, and the branches
  /// of an `if` or `switch` that is a value.
  public func branches(of range: TokenRange) -> [TokenRange]? {
    if let branches = conditionalBranches(of: range) { return branches }
    var position = range.lower
    // `a ?? false ? b : c` is a choice between `b` and `c`.
    var fallback: [TokenRange]?
    while position < range.upper {
      switch tokens[position].kind {
      case .ternary:
        guard let colon = matchingColon(after: position, before: range.upper) else { return nil }
        if colon == position + 1 {
          return [TokenRange(range.lower, position), TokenRange(colon + 1, range.upper)]
        }
        return [TokenRange(position + 1, colon), TokenRange(colon + 1, range.upper)]
      case .coalesce where fallback == nil:
        fallback = [TokenRange(range.lower, position), TokenRange(position + 1, range.upper)]
      case .stringOpen:
        position = max(position, Int(literals[Int(tokens[position].link)].lastToken))
      case .openParen, .openSquare, .openBrace:
        guard let close = closer(of: position), close < range.upper else { return fallback }
        position = close
      case .comma, .semicolon:
        return fallback
      default:
        break
      }
      position += 1
    }
    return fallback
  }

  /// Choices within choices that are still read.
  static let deepestChoice = 8
  private static let longestBranch = 2000

  /// The `:` of the `?` at `token`.
  public func matchingColon(after token: Int, before end: Int) -> Int? {
    var position = token + 1
    var open = 0
    while position < min(end, token + Self.longestBranch, tokens.count) {
      switch tokens[position].kind {
      case .ternary:
        open += 1
      case .colon:
        if open == 0 { return position }
        open -= 1
      case .openParen, .openSquare, .openBrace, .openInterpolation:
        guard let close = closer(of: position), close < end else { return nil }
        position = close
      case .closeParen, .closeSquare, .closeBrace, .closeInterpolation, .semicolon:
        return nil
      default:
        break
      }
      position += 1
    }
    return nil
  }

  /// The operands of `a + b + c`, where the range is such a sum and nothing else.
  public func plusOperands(of range: TokenRange) -> [TokenRange]? {
    var operands: [TokenRange] = []
    var position = range.lower
    while let end = operandEnd(startingAt: position), end <= range.upper {
      operands.append(TokenRange(position, end))
      guard end < range.upper else { return operands.count > 1 ? operands : nil }
      guard tokens[end].kind == .plus else { return nil }
      position = end + 1
    }
    return nil
  }

  /// Whether a range is made of string literals only, joined, adjacent or chosen between.
  func isLiteralText(_ range: TokenRange) -> Bool {
    choices(in: range).allSatisfy { text in
      guard !text.isEmpty else { return false }
      return literal(spanning: text) != nil || language == .cFamily && constantText(of: text) != nil
    }
  }

  /// What an expression chooses between, itself where it chooses nothing.
  public func choices(in range: TokenRange, depth: Int = 0) -> [TokenRange] {
    let range = withoutParentheses(range)
    guard depth < Self.deepestChoice, let branches = branches(of: range) else { return [range] }
    return branches.flatMap { choices(in: $0, depth: depth + 1) }
  }
}

extension Document {
  /// The sign that gives a property a text, or adds one to it: `label.text = more`, `label.text! += more`.
  func assignment(behindProperty name: Int) -> Int? {
    if kind(name + 1) == .assign || kind(name + 1) == .plusAssign { return name + 1 }
    return kind(name + 2) == .plusAssign && (token(name + 1, is: "!") || token(name + 1, is: "?"))
      ? name + 2 : nil
  }
}
