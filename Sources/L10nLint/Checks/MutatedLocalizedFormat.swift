import L10nSyntax

extension Check {
  /// Formats that are changed between their look-up and the call that fills them.
  static let mutatedLocalizedFormat = Check(
    .formatCalls { call, document, pass in
      guard let change = document.change(ofFormat: call.format, names: pass.options.list("changes")) else {
        return
      }
      pass.report(
        change, "Localized format is changed before it is filled: its plural forms are lost",
        confidence: .likely)
    })
}

extension Document {
  /// The expression that makes another text of a localized format, be it written in its place or held by a constant.
  fileprivate func change(ofFormat range: TokenRange, names: [String]) -> TokenRange? {
    let range = withoutParentheses(range)
    if let change = change(in: range, names: names) { return change }
    guard range.count == 1, kind(range.lower) == .identifier else { return nil }
    let values = localValues(of: range.lower)
    guard values.count == 1, let value = values.first else { return nil }
    return change(in: withoutParentheses(value), names: names)
  }

  private func change(in range: TokenRange, names: [String]) -> TokenRange? {
    guard !range.isEmpty, localizedCall(spanning: range) == nil else { return nil }
    let isSum = joins(spanning: range).contains { join in
      join.kind == .plus
        && join.operands.contains(where: \.isLocalized)
    }
    if isSum { return range }
    guard let change = member(endingOf: range), names.contains(text(of: change.name)),
      localizedCall(spanning: withoutParentheses(change.receiver)) != nil
    else { return nil }
    return range
  }

  /// The last member of an expression and what it is asked of: `text.uppercased()`, `[text uppercaseString]`.
  private func member(endingOf range: TokenRange) -> (name: Int, receiver: TokenRange)? {
    if language == .cFamily, kind(range.lower) == .openSquare {
      return message(openedAt: range.lower).flatMap { $0.range == range ? ($0.name, $0.receiver) : nil }
    }
    let last = range.upper - 1
    if kind(last) == .closeParen, let open = opener(of: last), open > range.lower {
      return call(at: open - 1).flatMap { $0.range == range ? ($0.name, $0.receiver) : nil }
    }
    guard kind(last) == .identifier, kind(last - 1) == .dot else { return nil }
    return (last, TokenRange(range.lower, last - 1))
  }
}
