// What the code around an expression does with its text, as far as tokens tell.

/// The one thing that happens next to a text.
public enum TextUse: Sendable {
  /// An operand of `==`, `<` and the like; the range is the other operand.
  case compared(TokenRange)
  /// The subject of a `switch`; the range is its body.
  case switched(TokenRange)
  /// What a subscript looks up; the range is what is looked into.
  case subscripted(TokenRange)
  /// The key of a dictionary literal: `[text: 1]`, `@{ text : @1 }`.
  case key
  /// An element of a list: `["a", text]`, `@[ text ]`.
  case element
  /// An argument of a call.
  case argument(Argument, Call)
  /// The receiver of a member or message.
  case receiver(Call)
  /// Assigned to the variable or property that the token names.
  case assigned(Int)
  case other
}

extension Document {
  /// How many enclosing expressions are climbed.
  private static let height = 24

  /// What is done with the text of an expression. A text built around it (`"a" + text`, `"a\(text)"`, a format, a
  /// choice) stands for it: the use of that text is the answer.
  public func use(of range: TokenRange) -> TextUse {
    var range = range
    for _ in 0..<Self.height {
      range = withSuffixes(range)
      if let comparison = comparison(of: range) { return comparison }
      if let member = memberCall(on: range) { return .receiver(member) }
      if let wider = widened(range) {
        range = wider
        continue
      }
      switch enclosure(of: range) {
      case .text(let wider): range = wider
      case .use(let use): return use
      }
    }
    return .other
  }

  /// A text that stands for a range, or the use that was looked for.
  private enum Enclosure {
    case text(TokenRange)
    case use(TextUse)
  }

  private func withSuffixes(_ range: TokenRange) -> TokenRange {
    var range = range
    while kind(range.upper) == .postfixBang || kind(range.upper) == .postfixQuestion { range.upper += 1 }
    while let word = keyword(range.lower - 1), word == .try || word == .await { range.lower -= 1 }
    return range
  }

  private func comparison(of range: TokenRange) -> TextUse? {
    if kind(range.upper) == .comparison, let end = operandEnd(startingAt: range.upper + 1) {
      return .compared(TokenRange(range.upper + 1, end))
    }
    if kind(range.lower - 1) == .comparison, let start = operandStart(endingAt: range.lower - 2) {
      return .compared(TokenRange(start, range.lower - 1))
    }
    return nil
  }

  private func memberCall(on range: TokenRange) -> Call? {
    guard kind(range.upper) == .dot, kind(range.upper + 1) == .identifier else { return nil }
    if let call = call(at: range.upper + 1) { return call }
    return Call(
      name: range.upper + 1, receiver: range, arguments: [], range: TokenRange(range.lower, range.upper + 2),
      isMessage: false)
  }

  /// The sum, the fallback or the choice a range is one of the texts of.
  private func widened(_ range: TokenRange) -> TokenRange? {
    let (before, after) = (kind(range.lower - 1), kind(range.upper))
    var wider = range
    if after == .plus || after == .coalesce, let end = operandEnd(startingAt: range.upper + 1) {
      wider.upper = end
    }
    if before == .plus || before == .coalesce, let start = operandStart(endingAt: range.lower - 2) {
      wider.lower = start
    }
    guard wider == range else { return wider }
    if before == .ternary, let colon = matchingColon(after: range.lower - 1, before: tokens.count),
      colon == range.upper,
      let start = expressionStart(endingAt: range.lower - 2), let end = operandEnd(startingAt: colon + 1)
    {
      return TokenRange(start, end)
    }
    if before == .colon, let question = choice(endingAt: range.lower - 1),
      let start = expressionStart(endingAt: question - 1)
    {
      return TokenRange(start, range.upper)
    }
    return nil
  }

  /// The `?` of the choice whose `:` stands at `colon`.
  private func choice(endingAt colon: Int) -> Int? {
    var position = colon - 1
    let floor = max(0, colon - 200)
    while position >= floor {
      switch tokens[position].kind {
      case .ternary:
        return matchingColon(after: position, before: tokens.count) == colon ? position : nil
      case .closeParen, .closeSquare, .closeBrace, .closeInterpolation:
        guard let open = opener(of: position) else { return nil }
        position = open
      case .openParen, .openSquare, .openBrace, .openInterpolation, .comma, .semicolon, .assign:
        return nil
      default: break
      }
      position -= 1
    }
    return nil
  }

  /// Each text of a list reads the whole of it.
  private static let longestList = 4_000

  private func enclosure(of range: TokenRange) -> Enclosure {
    if kind(range.upper) == .colon { return .use(.key) }
    if kind(range.lower - 1) == .assign {
      return .use(assignedName(before: range.lower - 1).map { .assigned($0) } ?? .other)
    }
    if keyword(range.lower - 1) == .switch, kind(range.upper) == .openBrace,
      let close = closer(of: range.upper)
    {
      return .use(.switched(TokenRange(range.upper + 1, close)))
    }
    let number = bracket(around: range.lower)
    let open = open(ofBracket: number)
    guard number != 0, let close = closer(of: open) else { return .use(.other) }
    switch tokens[open].kind {
    case .openInterpolation:
      let literal = literals[Int(tree.brackets[number].literal)]
      return .text(TokenRange(Int(literal.firstToken), Int(literal.lastToken) + 1))
    case .openParen:
      guard close - open < Self.longestList else { return .use(.other) }
      if let call = call(at: open - 1), isName(open - 1) { return argument(range, of: call) }
      guard open + 1 == range.lower, close == range.upper else { return .use(.other) }
      return .text(TokenRange(open, close + 1))
    case .openSquare:
      guard close - open < Self.longestList else { return .use(.element) }
      if let call = message(openedAt: open) { return argument(range, of: call) }
      if tokens[open].range.count == 1, !tokens[open].flags.contains(.startsLine), open + 1 == range.lower,
        let start = operandStart(endingAt: open - 1)
      {
        return .use(.subscripted(TokenRange(start, open)))
      }
      return .use(.element)
    default:
      return .use(.other)
    }
  }

  /// `if (` and `return (` open no arguments.
  private func isName(_ token: Int) -> Bool { keyword(token).map(\.isOperand) ?? true }

  private func argument(_ range: TokenRange, of call: Call) -> Enclosure {
    if call.isMessage, call.receiver == range { return .use(.receiver(call)) }
    if let format = formatCall(spanning: call.range), format.format == range || format.values.contains(range)
    {
      return .text(call.range)
    }
    for argument in call.arguments where argument.value.contains(range) {
      guard argument.value == range || call.isMessage else { return .use(.other) }
      return .use(.argument(argument, call))
    }
    return .use(.other)
  }

  /// Whether a call compares or searches texts.
  public func isMatching(_ call: Call) -> Bool {
    [
      "contains", "hasPrefix", "hasSuffix", "range", "compare", "starts", "firstIndex", "isEqual",
      "isEqualToString",
      "containsString", "containsObject", "rangeOfString", "caseInsensitiveCompare", "localizedCompare",
      "localizedCaseInsensitiveCompare", "localizedCaseInsensitiveContains", "localizedStandardCompare",
      "localizedStandardContains", "localizedStandardRange", "index", "hash",
    ].contains { token(call.name, spells: $0) }
  }
}
