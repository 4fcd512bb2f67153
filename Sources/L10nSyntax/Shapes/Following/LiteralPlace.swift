// What a string literal is used for.

extension Document {
  /// The tokens of a literal.
  public func tokens(of literal: StringLiteral) -> TokenRange {
    TokenRange(Int(literal.firstToken), Int(literal.lastToken) + 1)
  }

  /// Whether a literal is the key or the default value of a localized call, or part of one.
  public func isLocalized(_ literal: StringLiteral) -> Bool { localizedCall(of: literal) != nil }

  /// The call whose key or default value a literal is, or is part of.
  public func localizedCall(of literal: StringLiteral) -> LocalizedCall? {
    let range = tokens(of: literal)
    let start = callStart(around: range, .localizing) ?? range.lower
    return shapes(of: localizedCalls, startingAt: start) { $0.range }.first { call in
      call.key?.contains(range) == true || call.value?.contains(range) == true
    }
  }

  /// The call that fills a literal, where the literal is a format.
  public func formatCall(of literal: StringLiteral) -> FormatCall? {
    let range = tokens(of: literal)
    return formatCall(around: range) { $0.format.contains(range) }
  }

  /// The call that puts an expression into a format.
  public func formatCall(filledBy value: TokenRange) -> FormatCall? {
    formatCall(around: value) { $0.values.contains(value) }
  }

  private func formatCall(around range: TokenRange, where isMeant: (FormatCall) -> Bool) -> FormatCall? {
    guard !formatCalls.isEmpty, let start = callStart(around: range, .format) else { return nil }
    return shapes(of: formatCalls, startingAt: start) { $0.call.range }.first(where: isMeant)
  }

  /// The name of what a literal is made for: the variable or argument it becomes, or the function that returns it.
  public func purpose(of literal: StringLiteral) -> Int? {
    switch use(of: tokens(of: literal)) {
    case .assigned(let name): name
    case .argument(let argument, _) where argument.label != nil: argument.label
    default: functionHead(around: Int(literal.firstToken))?.name
    }
  }

  /// The first token of the call or message whose brackets stand directly around a range, but for a `CFSTR(…)`.
  private func callStart(around range: TokenRange, _ role: Lexicon.Roles) -> Int? {
    var bracket = tree.brackets[bracket(around: range.lower)]
    if language == .cFamily, token(Int(bracket.open) - 1, is: "CFSTR") {
      bracket = tree.brackets[Int(bracket.parent)]
    }
    let open = Int(bracket.open)
    switch kind(open) {
    case .openSquare:
      return open
    case .openParen
    where kind(open - 1) == .identifier && lexicon.roles(of: tokens[open - 1].word).contains(role):
      return call(at: open - 1)?.range.lower
    default:
      return nil
    }
  }

  /// Whether a value is joined to a literal by `+` or `stringByAppendingString:`, before it or behind it.
  public func joins(at literal: StringLiteral) -> (before: Bool, after: Bool) {
    let range = tokens(of: literal)
    var joins = (before: false, after: false)
    if kind(range.lower - 1) == .plus { joins.before = !endsLiteral(range.lower - 2) }
    if kind(range.upper) == .plus {
      // `"$" + "\(total)"`
      joins.after = self.literal(at: range.upper + 1) == nil || kind(range.upper + 2) == .openInterpolation
    }
    guard !joins.before, !joins.after else { return joins }
    switch use(of: range) {
    case .receiver(let call) where isAppending(call) || token(call.name, is: "stringByAppendingFormat"):
      joins.after = true
    case .argument(_, let call) where isAppending(call): joins.before = true
    default: break
    }
    return joins
  }

  private func endsLiteral(_ token: Int) -> Bool { kind(token) == .string || kind(token) == .stringClose }

  /// Whether a view around a literal is drawn as gray bars in its place: `Text("$0.00").redacted(reason: .placeholder)`,
  /// and all that a widget shows before it knows anything, `func placeholder(in context: Context)`.
  public func isRedacted(_ literal: StringLiteral) -> Bool {
    if let head = functionHead(around: Int(literal.firstToken)), token(head.name, is: "placeholder"),
      let label = head.parameters.first?.label, token(label, is: "in")
    {
      return true
    }
    var rest = Self.farthestRedaction
    return found(around: Int(literal.firstToken), within: 16) { number in
      closer(of: open(ofBracket: number)).flatMap { hasRedaction(behind: $0, &rest) ? true : nil }
    } ?? false
  }

  /// So many tokens behind a literal are looked at, because all literals of a view ask for the same modifiers.
  private static let farthestRedaction = 2000
  /// A closure of a modifier that redacts its view does little else.
  private static let longestRedaction = 100

  /// Looks through the modifiers behind a call and the closures they are given.
  private func hasRedaction(behind close: Int, _ rest: inout Int) -> Bool {
    var position = close + 1
    while rest > 0, kind(position) == .dot, kind(position + 1) == .identifier {
      position += 2
      rest -= 1
      while rest > 0, let opener = kind(position), opener == .openParen || opener == .openBrace,
        let end = closer(of: position)
      {
        let limit = min(end, position + Self.longestRedaction)
        if (position - 1...limit).contains(where: { token($0, is: "redacted") }) { return true }
        rest -= limit - position + 1
        position = end + 1
      }
    }
    return false
  }
}
