import L10nSyntax

// Text that a formatter writes: whoever reads it, it is in the language of the reader.

extension Document {
  /// `formatter.string(from: day)`, `[formatter stringFromDate:day]`, also where only its first letters are taken.
  func isWrittenByFormatter(_ text: TokenRange) -> Bool {
    var text = withoutParentheses(text)
    if kind(text.upper - 1) == .postfixQuestion || kind(text.upper - 1) == .postfixBang { text.upper -= 1 }
    while kind(text.upper - 1) == .closeParen, let open = opener(of: text.upper - 1),
      token(open - 1, is: "prefix"), open - 2 > text.lower
    {
      text.upper = open - 2
    }
    guard let call = formatterCall(endingAt: text.upper), let name = names(of: call.receiver).last,
      !names(of: call.receiver).contains(where: namesMachineFormat), isFormatterForReaders(name)
    else { return false }
    return mayWriteWords(call) && !writesLocale(near: name)
  }

  private func formatterCall(endingAt end: Int) -> Call? {
    if language == .cFamily {
      guard kind(end - 1) == .closeSquare, let open = opener(of: end - 1),
        let call = message(openedAt: open)
      else { return nil }
      return token(call.name, is: "stringFromDate") ? call : nil
    }
    guard kind(end - 1) == .closeParen, let open = opener(of: end - 1), token(open - 1, is: "string"),
      let call = call(at: open - 1), call.arguments.count == 1, let label = call.arguments[0].label
    else { return nil }
    return token(label, is: "from") || token(label, is: "for") ? call : nil
  }

  /// `isoFormatter`, `posixFormatter`
  private func namesMachineFormat(_ name: Int) -> Bool {
    text(of: name).words.contains {
      ["iso", "iso8601", "posix", "rfc", "number", "hex", "byte"].contains($0)
    }
  }

  /// Whether its name says that it is a formatter, or its declaration near by that it is one of dates, and none of machines:
  /// `let formatter = ISO8601DateFormatter()`.
  private func isFormatterForReaders(_ name: Int) -> Bool {
    let near = firstIndex(of: variableNames, startingAt: name - Self.nearSetUp) { $0 }
    let makers = variableNames[near...].prefix { $0 < name + Self.nearSetUp }
      .filter { sameSpelling($0, name) }
      .flatMap { $0 + 1..<min($0 + 8, tokens.count) }.filter { kind($0) == .identifier }
    guard !makers.contains(where: namesMachineFormat) else { return false }
    return text(of: name).words.last == "formatter"
      || makers.contains { token in Self.dateFormatters.contains { self.token(token, is: $0) } }
  }

  private static let dateFormatters: [StaticString] = [
    "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "NSDateFormatter",
    "RelativeDateTimeFormatter",
  ]

  /// `formatter.locale = Locale(identifier: "en_US_POSIX")`, of whichever formatter near by.
  private func writesLocale(near name: Int) -> Bool {
    (max(2, name - Self.nearSetUp)..<min(tokens.count, name + Self.nearSetUp)).contains { token in
      let isSet =
        self.token(token, is: "setLocale")
        || self.token(token, is: "locale") && kind(token - 1) == .dot && kind(token + 1) == .assign
      guard isSet else { return false }
      let end = min(tokens.count, token + 14)
      return (token + 1..<end).contains { kind($0) == .string && kind($0 - 1) == .colon }
    }
  }

  /// Tokens to where a formatter is set up.
  private static let nearSetUp = 600

  /// Whether the pattern that was set last has the name of a day, a month or a part of the day; one of digits has no case.
  private func mayWriteWords(_ call: Call) -> Bool {
    let start = max(functionBody(around: call.name)?.lower ?? 0, call.range.lower - Self.nearSetUp)
    let pattern = (start..<call.range.lower).last { token in
      self.token(token, is: "dateFormat") && kind(token + 1) == .assign
        || self.token(token, is: "setDateFormat")
    }
    guard let pattern, let text = constantText(of: TokenRange(pattern + 2, pattern + 3)) else { return true }
    return text.contains("MMM") || text.contains("LLL") || text.contains { "EceabB".contains($0) }
  }
}
