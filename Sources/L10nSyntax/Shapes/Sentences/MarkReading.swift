// Expressions that stand for marks between texts, not for words.

extension Document {
  /// `let flag = "🌐 "`, `NSString *indent = @"    "`, `let colon = isFrench ? " :" : ":"`: what a variable holds that never
  /// has a letter.
  func mark(in variable: Int) -> String? {
    let values = localValues(of: variable)
    guard language == .cFamily || values.count == 1 && keyword(values[0].lower - 3) == .let else {
      return nil
    }
    let texts = values.flatMap { branches(of: $0) ?? [$0] }.map { constantText(of: withoutParentheses($0)) }
    let areMarks = texts.allSatisfy { text in
      text.map { !$0.isEmpty && !$0.contains { $0.isLetterOrNumber } } ?? false
    }
    return areMarks ? texts.last ?? nil : nil
  }

  /// `let size = "(\(bytes))"`: brackets separate, wherever they are written.
  func isBracketed(_ range: TokenRange) -> Bool {
    if let call = formatCall(spanning: range), let format = constantText(of: call.format) {
      let text = format.drop { $0 == " " }
      return text.first == "(" && text.firstIndex(of: ")") == text.indices.last
    }
    guard let literal = literal(spanning: range) else { return false }
    let pieces = literal.flags.contains(.interpolated) ? textPieces(of: literal) : [literal.contentRange]
    var depth = 0
    for piece in pieces {
      for place in piece.start..<piece.end {
        if source[Int(place)] == UInt8(ascii: "(") { depth += 1 }
        if source[Int(place)] == UInt8(ascii: ")") { depth -= 1 }
        if depth < 1 {
          return depth == 0 && place > literal.contentRange.start + 1 && place + 1 == literal.contentRange.end
        }
      }
    }
    return false
  }

  /// `"\n" + details`
  func startsLine(_ range: TokenRange) -> Bool {
    guard let first = plusOperands(of: range)?.first, let text = constantText(of: first) else { return false }
    return text.first?.isNewline ?? false
  }

  /// `name.map { ": " + $0 }`: what is said of a value that may be missing.
  func mapped(_ range: TokenRange) -> TokenRange? {
    let isInParentheses = kind(range.upper - 1) == .closeParen
    let close = range.upper - (isInParentheses ? 2 : 1)
    guard language == .swift, kind(close) == .closeBrace, let open = opener(of: close) else { return nil }
    let name = open - (isInParentheses ? 2 : 1)
    guard name > range.lower + 1, token(name, is: "map"), kind(name - 1) == .dot
    else { return nil }
    let text = closureBody(openedAt: open, closedAt: close)
    guard !text.isEmpty, expressionEnd(startingAt: text.lower) >= close else { return nil }
    return text
  }

  /// `pick(zh: "、", en: ", ")`: a function that chooses by the language between texts without a letter.
  func chosenSign(_ range: TokenRange) -> String? {
    guard kind(range.upper - 1) == .closeParen, kind(range.lower - 1) != .dot,
      let call = anyCall(spanning: range), call.receiver.isEmpty, call.name == range.lower,
      call.arguments.count > 1, call.arguments.allSatisfy({ $0.label.map(isShortLabel) ?? false })
    else { return nil }
    let texts = call.arguments.map { constantText(of: withoutParentheses($0.value)) }
    let areSigns = texts.allSatisfy { text in
      text.map { !$0.isEmpty && !$0.contains { $0.isLetterOrNumber } } ?? false
    }
    return areSigns ? texts.last ?? nil : nil
  }

  /// `zh`, `en`, `zhHans`
  private func isShortLabel(_ label: Int) -> Bool {
    2...6 ~= tokens[label].range.count && token(label, is: "of") == false
  }
}
