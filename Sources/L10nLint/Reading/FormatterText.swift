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
    guard let call = formatterCall(endingAt: text.upper), !call.receiver.isEmpty,
      !names(of: call.receiver).contains(where: namesMachineFormat)
    else { return false }
    return mayWriteWords(call) && !writesLocale
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

  /// `formatter.locale = Locale(identifier: "en_US_POSIX")`, of whichever formatter of the file.
  private var writesLocale: Bool {
    tokens.indices.contains { token in
      guard self.token(token, is: "locale") || self.token(token, is: "setLocale") else { return false }
      let end = min(tokens.count, token + 14)
      return (token + 1..<end).contains { kind($0) == .string && kind($0 - 1) == .colon }
    }
  }

  /// Whether the pattern that was set last has the name of a day, a month or a part of the day; one of digits has no case.
  private func mayWriteWords(_ call: Call) -> Bool {
    let start = functionBody(around: call.name)?.lower ?? 0
    let pattern = (start..<call.range.lower).last { token in
      self.token(token, is: "dateFormat") && kind(token + 1) == .assign
        || self.token(token, is: "setDateFormat")
    }
    guard let pattern, let text = constantText(of: TokenRange(pattern + 2, pattern + 3)) else { return true }
    return text.contains("MMM") || text.contains("LLL") || text.contains { "EceabB".contains($0) }
  }
}
