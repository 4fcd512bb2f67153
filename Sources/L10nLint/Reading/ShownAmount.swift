import L10nSyntax

// Where a choice by an amount shows the number itself: in its texts, beside them, or as value of a chosen format.

extension Document {
  /// Whether a text holds the amount itself, or is a format for a number that is filled elsewhere.
  func shows(_ choice: Choice, in range: TokenRange) -> Bool {
    if let subject = choice.comparison?.subject {
      if mentions(subject, in: range) {
        return !isOnlyNumbered(subject, in: range) && !showsRest(of: choice, in: range)
          && !isReduced(subject, in: range)
      }
    } else if values(in: range).contains(where: { namesAmount($0.upper - 1) }) {
      return true
    }
    guard formatCalls(within: range).isEmpty else { return false }
    return texts(in: range).contains { $0.formatSpecifiers.contains(where: \.isNumeric) }
  }

  /// `Running query %d of %d`, `Level %d`: no noun stands behind the number, so none has to agree with it.
  private func isOnlyNumbered(_ subject: TokenRange, in range: TokenRange) -> Bool {
    guard let (before, behind) = words(around: subject, in: range) else { return false }
    if behind.hasPrefix(" of "), !(behind.dropFirst(4).first?.isLetter ?? false) { return true }
    let next = behind.first { $0 != " " }
    return (before + behind).contains(" ") && !(next?.isLetter ?? false) && next != "%" && next != "\u{FFFC}"
  }

  /// What a text says before a value and behind it; another value is U+FFFC.
  private func words(around value: TokenRange, in range: TokenRange) -> (before: String, behind: String)? {
    if let call = formatCalls(within: range).first {
      guard let number = call.values.firstIndex(where: { mentions(value, in: $0) }),
        let format = texts(in: call.format).first,
        let specifier = format.formatSpecifiers.enumerated().first(where: { ($1.position ?? $0) == number })
      else { return nil }
      let place = specifier.element.range
      return (String(format[..<place.lowerBound]), String(format[place.upperBound...]))
    }
    for token in range.indices where kind(token) == .openInterpolation {
      guard let close = closer(of: token), mentions(value, in: TokenRange(token + 1, close)) else { continue }
      let literal = literals[Int(tree.brackets[Int(tokens[token].link)].literal)]
      let before = words(of: literal, in: Int(literal.firstToken)..<token)
      // A word, and neither a key nor a text that goes on behind a `+`.
      guard let word = before.split(separator: " ").last, word.allSatisfy(\.isLetter),
        !range.indices.contains(where: { $0 > Int(literal.lastToken) && kind($0) == .plus })
      else { return nil }
      return (before, words(of: literal, in: close + 1..<Int(literal.lastToken)))
    }
    return nil
  }

  private func words(of literal: StringLiteral, in tokens: Range<Int>) -> String {
    var text = ""
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      if kind(token) == .openInterpolation, let close = closer(of: token) {
        text += "\u{FFFC}"
        token = close
      } else if kind(token) == .stringText {
        text += unescaped(self.tokens[token].range, of: literal)
      }
      token += 1
    }
    return text
  }

  /// The texts of the literals in a range, comments and table names of localized calls left out.
  private func texts(in range: TokenRange) -> [String] {
    let calls = localizedCalls(within: range)
    return range.indices.compactMap { token in
      let isNote = calls.contains { call in
        (call.comment?.contains(token) ?? false) || (call.table?.contains(token) ?? false)
      }
      return isNote ? nil : literal(at: token).flatMap { text(of: $0) }
    }
  }

  /// `count > 1 ? "Ada and \(count - 1) more" : "Ada"`: nothing is left to count, as with zero. With `count == 1` the
  /// rest may be what is counted, unless both texts name the first one.
  private func showsRest(of choice: Choice, in range: TokenRange) -> Bool {
    guard let comparison = choice.comparison, kind(comparison.operatorToken) == .comparison else {
      return false
    }
    let isEqual = text(of: comparison.operatorToken).contains("==")
    return (!isEqual || comparison.number == 1 && shareValue(choice.branches, besides: comparison.subject))
      && range.indices.contains { sign in
        token(sign, is: "-") && integer(at: sign + 1) == 1
          && sameSpelling(sign - 1, comparison.subject.upper - 1)
      }
  }

  /// `count - index`: a place in a row, not how many there are.
  private func isReduced(_ subject: TokenRange, in range: TokenRange) -> Bool {
    let last = subject.upper - 1
    let uses = range.indices.filter { sameSpelling($0, last) }
    return !uses.isEmpty && uses.allSatisfy { token($0 + 1, is: "-") && kind($0 + 2) == .identifier }
  }

  private func shareValue(_ branches: [TokenRange], besides subject: TokenRange) -> Bool {
    guard let first = branches.first else { return false }
    return values(in: first).contains { value in
      !mentions(subject, in: value) && branches.dropFirst().allSatisfy { mentions(value, in: $0) }
    }
  }

  /// `"1 file"`, but not `"stack-1"`.
  func showsOne(of choice: Choice, in range: TokenRange) -> Bool {
    let number = choice.comparison.flatMap { $0.number == 2 ? "2" : nil } ?? "1"
    return texts(in: range).contains { text in
      text.split(whereSeparator: \.isWhitespace).dropLast().contains { $0 == number }
    }
  }

  /// `count == 2 ? "Save 2 files" : "Save file"`: fixed texts, and the number in one of them is the one that is asked for.
  func areForOneNumber(_ texts: [TokenRange], _ choice: Choice) -> Bool {
    guard choice.kind != .cases, let sign = choice.comparison?.operatorToken,
      ["==", "!=", "==="].contains(text(of: sign)), texts.contains(where: { showsOne(of: choice, in: $0) })
    else { return false }
    return texts.allSatisfy(isFixed) && !isShownAround(choice)
  }

  /// Whether a text is written out in the code, and takes no value.
  private func isFixed(_ range: TokenRange) -> Bool {
    let call = localizedCall(in: range).map { localizedCalls[$0] }
    guard let text = constantText(of: range) ?? call.flatMap({ sourceText(of: $0) }) else { return false }
    return text.contains(" ") && !text.utf8.contains { "%{[#".utf8.contains($0) }
  }

  /// The number stands beside the chosen text, or the chosen text is a format that is filled.
  func isShownAround(_ choice: Choice) -> Bool {
    if let text = enclosingText(of: choice.range) { return showsAround(choice, choice.range, in: text) }
    guard let name = chosenName(choice), let body = functionBody(around: choice.range.lower) else {
      return false
    }
    let behind = max(choice.range.upper, body.lower)..<max(choice.range.upper, body.upper)
    var uses = occurrences(of: name, in: behind).filter { self.kind($0 - 1) != .dot }.prefix(4).makeIterator()
    while let use = uses.next() {
      let range = TokenRange(use, use + 1)
      if formatCalls(around: range).contains(where: { $0.format == range && fills($0, choice) }) {
        return true
      }
      if let text = enclosingText(of: range), showsAround(choice, range, in: text) { return true }
    }
    return false
  }

  /// `countLabel.text = "\(count)"` in the same function: another view shows the number of a noun that stands alone.
  func isShownBeside(_ choice: Choice) -> Bool {
    guard choice.kind == .ternary, let subject = choice.comparison?.subject,
      choice.branches.contains(where: { displayedText(showing: $0) != nil }),
      let body = functionBody(around: choice.range.lower)
    else { return false }
    let first = max(body.lower, choice.range.lower - Self.tokensOfNeighbors)
    let end = min(body.upper - subject.count, choice.range.upper + Self.tokensOfNeighbors)
    return (first..<max(first, end)).contains { start in
      let use = TokenRange(start, start + subject.count)
      guard sameSpelling(use, subject), !choice.range.contains(use), kind(start - 1) != .dot,
        kind(use.upper) != .dot, let text = enclosingText(of: use)
      else { return false }
      return displayedText(showing: text) != nil && hasNoLetters(text)
    }
  }

  private static let tokensOfNeighbors = 60

  /// A literal or a format of which only values are left to read.
  private func hasNoLetters(_ text: TokenRange) -> Bool {
    if let literal = literal(spanning: text) {
      return textPieces(of: literal).allSatisfy { !unescaped($0, of: literal).contains(where: \.isLetter) }
    }
    guard let format = formatCall(spanning: text), let pattern = constantText(of: format.format) else {
      return false
    }
    return !pattern.withoutSpecifiers.contains(where: \.isLetter)
  }

  private func showsAround(_ choice: Choice, _ part: TokenRange, in text: TokenRange) -> Bool {
    if let format = formatCall(spanning: text), format.format.contains(part) { return fills(format, choice) }
    return shows(choice, in: TokenRange(text.lower, part.lower))
      || shows(choice, in: TokenRange(part.upper, text.upper))
  }

  /// Whether a chosen format is filled with a number: of its texts, some tell that they only hold names.
  private func fills(_ format: FormatCall, _ choice: Choice) -> Bool {
    guard !format.values.isEmpty else { return false }
    let texts: [String] = choice.branches.flatMap { self.texts(in: $0) }.filter { $0.contains(" ") }
    guard !texts.isEmpty, !texts.contains(where: { $0.formatSpecifiers.contains(where: \.isNumeric) }) else {
      return true
    }
    return format.values.contains { value in
      choice.comparison.map { mentions($0.subject, in: value) } ?? false
        || value.indices.contains { kind($0) == .identifier && namesAmount($0) }
    }
  }

  /// The variable a choice gives its text to.
  private func chosenName(_ choice: Choice) -> Int? {
    if kind(choice.range.lower - 1) == .assign {
      return recipients(of: choice.range).last {
        keyword($0) == nil && kind($0 - 1) != .dot && kind($0 - 1) != .colon
      }
    }
    guard let target = choice.branches.first.flatMap({ outcome(of: $0, of: choice)?.target }) else {
      return nil
    }
    return target.count == 1 ? target.lower : nil
  }

  func values(in range: TokenRange) -> [TokenRange] {
    var values = formatCalls(within: range).flatMap(\.values)
    for token in range.indices where kind(token) == .stringOpen {
      values += literal(at: token).map { interpolations(of: $0) } ?? []
    }
    for call in localizedCalls(within: range) { values += accessorArguments(of: call) }
    return values
  }
}

extension Document {
  /// `.currency`, `NSNumberFormatterCurrencyStyle`: the style of a formatter that shows amounts.
  func isCurrencyStyle(_ value: TokenRange) -> Bool {
    value.indices.contains { index in
      ["currency", "currencyPlural", "currencyISOCode", "currencyAccounting"].contains {
        token(index, spells: $0)
      }
        || source.withSpelling(tokens[index].range) { $0.hasPrefix("NSNumberFormatterCurrency") }
    }
  }
}
