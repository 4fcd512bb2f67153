import L10nSyntax

extension Check {
  /// A choice by an amount between a text for one and a text for several.
  static let manualPlural = Check(
    .choices { choice, document, pass in
      let choice = document.resolved(choice)
      let keys = document.keysChosenByAmount(choice)
      if !keys.isEmpty, !document.isChosenWithin(choice) {
        let texts = keys.map { TextReference.key(document.bytes(of: $0)) }
        return pass.report(choice.range, chosen, doubts: [.pluralForms(texts), .usual(.oneForm)])
      }
      guard document.choosesByAmount(choice), !document.isChosenWithin(choice) else { return }
      let name = document.countedName(choice)
      if let name, document.namesPlace(name) { return }
      let texts = document.texts(of: choice)
      guard texts.count > 1, !document.areNoForms(texts, of: choice) else { return }
      let isShown =
        texts.contains { document.shows(choice, in: $0) } || document.isShownAround(choice)
        || document.isShownBeside(choice) && document.shareNoun(texts)
      let isNamed = name.map { document.namesAmount($0) } ?? true
      guard isShown || isNamed && texts.contains(where: { document.showsOne(of: choice, in: $0) }) else {
        return
      }
      let range =
        choice.kind == .ternary ? choice.range : TokenRange(choice.range.lower, choice.condition.upper)
      guard !texts.contains(where: { document.namesPlural($0) }),
        !texts.allSatisfy({ document.context(at: $0.lower).contains(.log) })
      else { return }
      let references = texts.compactMap { document.localizedCall(in: $0) }
        .compactMap { document.reference(to: document.localizedCalls[$0]) }
      let others = texts.filter { $0.lower >= range.upper }
      pass.report(
        range, chosen,
        confidence: texts.allSatisfy { document.isInScriptWithoutPlurals($0) } ? .possible : .likely,
        related: others.map { (document.bytes(of: $0), "one of the texts") },
        doubts: [.pluralForms(references), .usual(.oneForm)] + (references.isEmpty ? [.unlocalized] : []))
    }
  )

  private static let chosen =
    "Plural form is chosen in code: other languages have more forms, or fewer"
}

extension Document {
  /// Whether a literal is in Chinese, Japanese, Korean or Thai: its author knows one form for all numbers, and chose for
  /// another reason.
  fileprivate func isInScriptWithoutPlurals(_ text: TokenRange) -> Bool {
    guard let literal = literal(spanning: text) else { return false }
    return textPieces(of: literal)
      .contains { piece in
        source.string(piece).unicodeScalars.contains { scalar in
          (0x0E00...0x0E7F).contains(scalar.value) || (0x3040...0x9FFF).contains(scalar.value)
            || (0xAC00...0xD7A3).contains(scalar.value)
        }
      }
  }

  /// `let isOne = count == 1` and then a choice by `isOne`: one by the amount.
  fileprivate func resolved(_ choice: Choice) -> Choice {
    let condition = withoutParentheses(choice.condition)
    guard choice.comparison == nil, condition.count == 1, let value = localValues(of: condition.lower).last
    else { return choice }
    var choice = choice
    choice.comparison = comparison(in: value)
    return choice
  }

  /// The texts a choice is made between; none where a branch is something else.
  fileprivate func texts(of choice: Choice) -> [TokenRange] {
    var branches = choice.branches
    if branches.count == 1, choice.kind == .conditional, let exit = earlyExit(behind: choice) {
      branches.append(exit)
    }
    var outcomes = branches.map { outcome(of: $0, of: choice) }
    if branches.count == 1, var before = outcomes[0], let value = valueBefore(choice, before.target) {
      before.value = value
      outcomes.append(before)
    }
    let texts = outcomes.compactMap { $0 }
    guard texts.count == outcomes.count || (choice.kind == .cases && texts.count > 1) else { return [] }
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
    if let text = constantText(of: withoutParentheses(range)), !text.withoutSpecifiers.hasWord {
      return false
    }
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

  /// `var text = several; if count == 1 { text = one }`: what the variable has where nothing is chosen.
  private func valueBefore(_ choice: Choice, _ target: TokenRange?) -> TokenRange? {
    guard choice.kind == .conditional, let target, target.count == 1,
      let value = localValues(of: target.lower).last, value.upper <= choice.range.lower,
      kind(value.lower - 1) == .assign
    else { return nil }
    return value
  }

  /// A choice within another one by the same amount is told once, and so is the rest of a chain of them.
  fileprivate func isChosenWithin(_ choice: Choice) -> Bool {
    guard let subject = choice.comparison?.subject else { return false }
    let start = choice.range.lower
    return choices(around: TokenRange(start, start + 1)).contains { outer in
      outer.range.lower < start && choosesByAmount(outer)
        && outer.comparison.map { sameSpelling($0.subject, subject) } ?? false
    }
  }

  /// Days, then hours, then minutes: one formatter writes all that a function says of a span of time.
  private func goesOnWithTime(_ texts: [TokenRange], _ choice: Choice) -> Bool {
    guard areOfTime(texts), let body = functionBody(around: choice.range.lower) else { return false }
    let end = firstIndex(of: choices, startingAt: choice.range.lower) { $0.range.lower }
    return choices[max(0, end - Self.unitsOfOneText)..<end].contains { earlier in
      body.contains(earlier.range) && earlier.range.upper <= choice.range.lower
        && areOfTime(self.texts(of: earlier)) && choosesByAmount(resolved(earlier))
    }
  }

  /// More units nobody writes one after the other.
  private static let unitsOfOneText = 8

  /// Whether texts of the code, which no table has, speak of a unit of time.
  private func areOfTime(_ texts: [TokenRange]) -> Bool {
    texts.allSatisfy { localizedCall(in: $0) == nil }
      && texts.contains { text in
        self.text(of: text).lowercased().split { !$0.isLetter }.contains { word in
          Tables.timeUnits.contains(String(word)) || Tables.timeUnits.contains("\(word)s")
        }
      }
  }

  // MARK: What is no plural

  /// Whether the texts of a choice are something else than forms of one text for one and for several.
  fileprivate func areNoForms(_ texts: [TokenRange], of choice: Choice) -> Bool {
    if isForMachines(texts[0]) || areIdentifiers(texts) { return true }
    if differOnlyByEnding(texts) || haveTheSameWords(texts) { return true }
    return namesOne(texts, choice) || saysAll(texts, choice) || choosesUnit(choice, texts)
      || texts.contains { isHeadingWithCount($0) } || goesOnWithTime(texts, choice)
      || areForOneNumber(texts, choice)
  }

  /// `item` and `items`, `is` and `are`: a matter of `literal-plural-suffix`.
  private func differOnlyByEnding(_ texts: [TokenRange]) -> Bool {
    guard texts.count == 2, let one = constantText(of: withoutParentheses(texts[0])),
      let several = constantText(of: withoutParentheses(texts[1]))
    else { return false }
    return PluralEndings.asOnPage.areOneAndSeveral(one, several)
  }

  /// `"1 keer"` and `"\(count) keer"`: a language that has one form for both.
  private func haveTheSameWords(_ texts: [TokenRange]) -> Bool {
    let words = texts.map { text in
      literal(spanning: withoutParentheses(text)).map { literal in
        textPieces(of: literal).map { source.string($0).filter(\.isLetter) }.joined()
      }
    }
    guard let first = words[0], !first.isEmpty, literal(at: texts[0].lower).map(isLocalized) == false else {
      return false
    }
    return words.allSatisfy { $0 == first }
  }

  /// `case 60..<3600: "\(seconds / 60) min"`: the amount chooses the unit that it is shown in, and nothing is said of one.
  private func choosesUnit(_ choice: Choice, _ texts: [TokenRange]) -> Bool {
    guard choice.kind == .cases, let subject = choice.comparison?.subject, subject.count == 1,
      !choice.range.indices.contains(where: {
        keyword($0) == .case && integer(at: $0 + 1) == 1 && kind($0 + 2) == .colon
      })
    else { return false }
    return texts.contains { text in
      text.indices.contains { sign in
        token(sign, is: "/") && sameSpelling(sign - 1, subject.lower)
          && integer(at: sign + 1).map { $0 > 9 } ?? false
      }
    }
  }

  /// `Texts.boxesCountable(count)`: the name says that the text has the forms of a plural.
  fileprivate func namesPlural(_ range: TokenRange) -> Bool {
    range.indices.contains { token in
      kind(token) == .identifier
        && text(of: token).words.last == "countable"
    }
  }

  /// One thing has its name, several have their number; or one day is `Yesterday`, and every month is `Monthly`.
  private func namesOne(_ texts: [TokenRange], _ choice: Choice) -> Bool {
    texts.contains { one in
      let words = ownWords(of: one, among: texts)
      if Self.namesOfOne.contains(where: words.contains) { return true }
      guard !shows(choice, in: one), !showsOne(of: choice, in: one) else { return false }
      return values(in: one).contains { value in
        texts.count > 2 && isElement(value, countedBy: choice)
          || !texts.contains { $0 != one && mentions(value, in: $0) }
      }
    }
  }

  /// The words that no other text of a choice has.
  private func ownWords(of one: TokenRange, among texts: [TokenRange]) -> Set<String> {
    texts.filter { $0 != one }.reduce(into: words(of: one)) { $0.subtract(words(of: $1)) }
  }

  private func words(of range: TokenRange) -> Set<String> {
    Set(text(of: range).split { !$0.isLetter }.flatMap { String($0).words })
  }

  /// `guests[0]` in a choice by `guests.count`: a list of names, however many there are.
  private func isElement(_ value: TokenRange, countedBy choice: Choice) -> Bool {
    guard let subject = choice.comparison?.subject, subject.count > 2, token(subject.upper - 1, is: "count"),
      kind(subject.upper - 3) == .identifier
    else { return false }
    return value.indices.contains { token in
      sameSpelling(token, subject.upper - 3)
        && (kind(token + 1) == .openSquare || self.token(token + 2, is: "first"))
    }
  }

  /// `Step` and `Steps`, `person` and `people`: beside a number that another view shows, `Save` and `Done` are no forms.
  fileprivate func shareNoun(_ texts: [TokenRange]) -> Bool {
    guard let first = texts.first else { return false }
    let (one, others) = (words(of: first), texts.dropFirst().map { words(of: $0) })
    return others.contains { several in
      several.contains { word in
        Tables.irregularPlurals.contains(word)
          || one.contains { other in zip(other, word).prefix { $0 == $1 }.count > 2 }
      }
    }
  }

  /// `All boxes` or `No box` for fewer than two: a text that stands for other amounts too is no singular.
  private func saysAll(_ texts: [TokenRange], _ choice: Choice) -> Bool {
    // Whoever asks for one thing has it.
    let comparison = choice.kind == .cases ? nil : choice.comparison
    let isOfOne = comparison.map { ["==", "!=", "==="].contains(text(of: $0.operatorToken)) } ?? true
    return texts.contains { one in
      guard !shows(choice, in: one), !showsOne(of: choice, in: one) else { return false }
      return ownWords(of: one, among: texts)
        .contains { Self.quantifiers.contains($0) || !isOfOne && Self.wordsForNothing.contains($0) }
    }
  }

  /// `row` and `row\(n)`: a name with a number, not a number of things.
  private func areIdentifiers(_ texts: [TokenRange]) -> Bool {
    texts.allSatisfy { text in
      guard let literal = literal(at: withoutParentheses(text).lower), !isLocalized(literal) else {
        return false
      }
      return source.withSpelling(bytes(of: text)) { $0.allSatisfy { $0 > 0x20 && $0 < 0x80 } }
    }
  }

  /// `"\(L10n.letters) (\(count))"`: the heading fits every number that stands in brackets behind it.
  private func isHeadingWithCount(_ text: TokenRange) -> Bool {
    let text = withoutParentheses(text)
    guard let literal = literal(spanning: text), literal.flags.contains(.interpolated) else { return false }
    return textPieces(of: literal).map { source.string($0) }.filter { !$0.isEmpty } == [" (", ")"]
  }

  private static let quantifiers: Set<String> = ["all", "any", "each", "every"]
  private static let wordsForNothing: Set<String> = [
    "empty", "later", "moment", "never", "no", "none", "nothing", "now", "shortly", "soon",
  ]
  private static let namesOfOne = [
    "yesterday", "tomorrow", "today", "tonight", "hourly", "daily", "weekly", "monthly", "quarterly",
    "yearly",
    "annual", "annually",
  ]
}
