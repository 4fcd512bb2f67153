import L10nSyntax

extension Check {
  static let manualPlural = Check(
    .choices { choice, pass in
      let document = pass.document
      guard document.choosesByAmount(choice), !document.isChosenWithin(choice) else { return }
      let name = document.countedName(choice)
      if let name, document.namesPlace(name) { return }
      let texts = document.texts(of: choice)
      guard texts.count > 1, !document.differOnlyByEnding(texts), !document.isForMachines(texts[0]),
        !document.namesOne(texts, choice)
      else { return }
      let isShown = texts.contains { document.shows(choice, in: $0) } || document.isShownAround(choice)
      let isNamed = name.map { document.namesAmount($0) } ?? true
      guard isShown || isNamed && texts.contains(where: { document.showsOne(of: choice, in: $0) }) else {
        return
      }
      let range =
        choice.kind == .ternary ? choice.range : TokenRange(choice.range.lower, choice.condition.upper)
      pass.report(
        range, "Plural chosen by the code: other languages have more forms than one and several, or fewer")
    }
  )
}

extension Document {
  /// The texts a choice is made between; none where a branch is something else.
  fileprivate func texts(of choice: Choice) -> [TokenRange] {
    var branches = choice.branches
    if branches.count == 1, choice.kind == .conditional, let exit = earlyExit(behind: choice) {
      branches.append(exit)
    }
    let outcomes = branches.map { outcome(of: $0, of: choice) }
    let texts = outcomes.compactMap { $0 }
    guard texts.count == branches.count || (choice.kind == .cases && texts.count > 1) else { return [] }
    guard let target = texts.first?.target else {
      return texts.allSatisfy { $0.target == nil } ? worded(texts) : []
    }
    let isSame = texts.dropFirst().allSatisfy { outcome in
      outcome.target.map { sameSpelling($0, target) } ?? false
    }
    return isSame ? worded(texts) : []
  }

  private func worded(_ outcomes: [Outcome]) -> [TokenRange] {
    let texts = outcomes.map { commaParts(of: $0.value).first ?? $0.value }
    return texts.allSatisfy { isWorded($0) } ? texts : []
  }

  /// Localized text, or a text with words in it.
  private func isWorded(_ range: TokenRange) -> Bool {
    let wording = wording(of: range)
    return wording.phrases.contains { $0.localizedCall != nil || $0.parts.contains(.words) }
      && !wording.isForMachines
  }

  /// `return …` behind `if … { return … }`.
  private func earlyExit(behind choice: Choice) -> TokenRange? {
    guard let branch = choice.branches.first, keyword(choice.range.upper) == .return else { return nil }
    let first = kind(branch.lower) == .openBrace ? branch.lower + 1 : branch.lower
    guard keyword(first) == .return else { return nil }
    return TokenRange(choice.range.upper, expressionEnd(startingAt: choice.range.upper + 1))
  }

  /// A choice within another one by the same amount is told once.
  fileprivate func isChosenWithin(_ choice: Choice) -> Bool {
    guard let subject = choice.comparison?.subject else { return false }
    return choices(around: choice.range).contains { outer in
      choosesByAmount(outer)
        && outer.comparison.map { sameSpelling($0.subject, subject) } ?? false
    }
  }

  // MARK: Where the number is seen

  /// Whether a text holds the amount itself, or is a format for a number that is filled elsewhere.
  fileprivate func shows(_ choice: Choice, in range: TokenRange) -> Bool {
    if let subject = choice.comparison?.subject {
      if mentions(subject, in: range) {
        return !isOnlyNumbered(subject, in: range) && !showsRest(of: choice, in: range)
      }
    } else if values(in: range).contains(where: { namesAmount($0.upper - 1) }) {
      return true
    }
    guard formatCalls(within: range).isEmpty else { return false }
    return texts(in: range).contains { $0.formatSpecifiers.contains(where: \.isNumeric) }
  }

  /// `Running query %d of %d`, `Level %d`: no noun stands behind the number, so none has to agree with it.
  private func isOnlyNumbered(_ subject: TokenRange, in range: TokenRange) -> Bool {
    guard let call = formatCalls(within: range).first,
      let number = call.values.firstIndex(where: { mentions(subject, in: $0) }),
      let format = texts(in: call.format).first, format.contains(" ")
    else { return false }
    let specifiers = format.formatSpecifiers
    guard let specifier = specifiers.enumerated().first(where: { ($1.position ?? $0) == number })?.element
    else {
      return false
    }
    if format[..<specifier.range.lowerBound].hasSuffix(" of ") { return true }
    let next = format[specifier.range.upperBound...].first { $0 != " " }
    return !(next?.isLetter ?? false) && next != "%"
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

  /// `count > 1 ? "Ada and \(count - 1) more" : "Ada"`: nothing is left to count, as with zero.
  private func showsRest(of choice: Choice, in range: TokenRange) -> Bool {
    guard let comparison = choice.comparison, kind(comparison.operatorToken) == .comparison else {
      return false
    }
    let isEqual = text(of: comparison.operatorToken).contains("==")
    return !isEqual
      && range.indices.contains { sign in
        token(sign, is: "-") && integer(at: sign + 1) == 1
          && sameSpelling(sign - 1, comparison.subject.upper - 1)
      }
  }

  /// `"1 file"`, but not `"stack-1"`.
  fileprivate func showsOne(of choice: Choice, in range: TokenRange) -> Bool {
    let number = choice.comparison.flatMap { $0.number == 2 ? "2" : nil } ?? "1"
    return texts(in: range).contains { text in
      text.split(whereSeparator: \.isWhitespace).dropLast().contains { $0 == number }
    }
  }

  /// The number stands beside the chosen text, or the chosen text is a format that is filled.
  fileprivate func isShownAround(_ choice: Choice) -> Bool {
    if let text = enclosingText(of: choice.range) { return showsAround(choice, choice.range, in: text) }
    guard let name = chosenName(choice), let body = functionBody(around: choice.range.lower) else {
      return false
    }
    var uses = (max(choice.range.upper, body.lower)..<max(choice.range.upper, body.upper)).lazy.filter {
      token in
      self.kind(token) == .identifier && self.kind(token - 1) != .dot && self.sameSpelling(token, name)
    }.prefix(4).makeIterator()
    while let use = uses.next() {
      let range = TokenRange(use, use + 1)
      if formatCalls(around: range).contains(where: { $0.format == range && !$0.values.isEmpty }) { return true }
      if let text = enclosingText(of: range), showsAround(choice, range, in: text) { return true }
    }
    return false
  }

  private func showsAround(_ choice: Choice, _ part: TokenRange, in text: TokenRange) -> Bool {
    if let format = formatCall(spanning: text), format.format.contains(part) { return !format.values.isEmpty }
    return shows(choice, in: TokenRange(text.lower, part.lower))
      || shows(choice, in: TokenRange(part.upper, text.upper))
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

  // MARK: What is no plural

  /// `item` and `items`, `is` and `are`: a matter of `literal-plural-suffix`.
  fileprivate func differOnlyByEnding(_ texts: [TokenRange]) -> Bool {
    guard texts.count == 2, let one = constantText(of: withoutParentheses(texts[0])),
      let several = constantText(of: withoutParentheses(texts[1]))
    else { return false }
    return PluralEndings.asOnPage.areOneAndSeveral(one, several)
  }

  /// One thing has its name, several have their number; or one day is `Yesterday`.
  fileprivate func namesOne(_ texts: [TokenRange], _ choice: Choice) -> Bool {
    texts.contains { one in
      let words = text(of: one).lowercased()
      if Self.dayNames.contains(where: { words.contains($0) }) { return true }
      guard !shows(choice, in: one), !showsOne(of: choice, in: one) else { return false }
      return values(in: one).contains { value in !texts.contains { $0 != one && mentions(value, in: $0) } }
    }
  }

  private static let dayNames = ["yesterday", "tomorrow", "today", "tonight"]

  private func values(in range: TokenRange) -> [TokenRange] {
    var values = formatCalls(within: range).flatMap(\.values)
    for token in range.indices where kind(token) == .stringOpen {
      values += literal(at: token).map { interpolations(of: $0) } ?? []
    }
    for call in localizedCalls(within: range)
    where call.pattern == nil && kind(call.range.upper - 1) == .closeParen {
      values +=
        opener(of: call.range.upper - 1).map {
          arguments(between: $0, and: call.range.upper - 1).map(\.value)
        } ?? []
    }
    return values
  }
}
