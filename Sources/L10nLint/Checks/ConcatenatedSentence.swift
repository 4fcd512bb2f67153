import L10nSyntax

extension Check {
  /// Localized text, or words on their way to a reader, glued to other text.
  static let concatenatedSentence = Check(
    .joins { join, document, pass in
      let shown =
        document.displayedText(showing: join.range) ?? document.textGrown(by: join)
        ?? document.textAdded(by: join)
      guard shown != nil || !document.localizedCalls.isEmpty else { return }
      let wording = document.wording(of: join)
      guard !wording.isForMachines, !join.addsMeasure(in: document), !document.isDefaultValue(join.range),
        !document.namesPlace(join), !document.isOfSuggestedName(join.range.lower)
      else { return }
      if let phrase = wording.phraseGluingLocalizedText {
        guard !document.isToldBefore(join, phrase), !document.labelsVersion(phrase, join.range),
          !document.addsOnlySigns(phrase), !document.namesCode(join)
        else { return }
        let doubts =
          document.doubts(about: phrase) + document.captionDoubts(phrase, in: join.range)
          + document.listDoubts(phrase, in: join.range) + document.signDoubts(phrase, join)
        let isDoubtful =
          join.namesItsTexts && !document.holdsText(join, phrase) || document.addsMark(join)
          || document.looksUpAnything(phrase) || document.listsFacts(join)
        report(
          join.range, confidence: isDoubtful ? .possible : .likely, isSentence: phrase.standsBetweenValues,
          doubts: doubts, &pass)
      } else if let shown, wording.gluesWordsToValue, !document.namesVersion(in: join.range),
        !document.namesCode(join)
      {
        let isSure = shown.isSure && !document.isOneText(join.range)
        report(join.range, confidence: isSure ? .likely : .possible, doubts: [.unlocalized], &pass)
      } else if wording.gluesCaption, join.operands.contains(where: { $0.content != .other }),
        !document.namesCode(join), !document.context(at: join.range.lower).contains(.description)
      {
        reportCaption(join.range, &pass)
      }
    },
    .displayedTexts { text, document, pass in
      guard document.isOneText(text.value), !document.isLocalizedLiteral(text) else { return }
      let wording = document.wording(of: text.value)
      guard wording.gluesWordsToValue, wording.phraseGluingLocalizedText == nil, !wording.isForMachines,
        !document.namesVersion(in: text.value)
      else { return }
      let goesOn = document.goesOn(text)
      report(
        text.value, confidence: goesOn && text.isSure ? .likely : .possible,
        doubts: goesOn ? [.unlocalized] : [], &pass)
    },
    .localizedCalls { call, document, pass in
      // `Text("\(L10n.a) \(b)")`: a key that is only placeholders.
      guard call.keys == .text, case .interpolated = document.keyForm(of: call), let key = call.key else {
        return
      }
      let wording = document.wording(of: key)
      guard let phrase = wording.phraseGluingLocalizedText, !document.addsOnlySigns(phrase),
        !document.labelsVersion(phrase, key), !wording.phrases.contains(where: { $0.parts.contains(.words) })
      else { return }
      let doubts = document.doubts(about: phrase) + document.captionDoubts(phrase, in: key)
      report(
        key, confidence: document.looksUpAnything(phrase) ? .possible : .likely,
        doubts: doubts + [.translated(.key(document.bytes(of: key)))], &pass)
    }
  )

  private static func reportCaption(_ range: TokenRange, _ pass: inout Pass) {
    let document = pass.document
    guard !document.isReadWithinJoin(range), !document.isSpoken(range), !document.isForMachines(range) else {
      return
    }
    let message = "Caption and value are joined in code: translations cannot change the colon or the order"
    pass.report(range, message, kind: "caption", confidence: .possible)
  }

  private static func report(
    _ range: TokenRange, confidence: Confidence = .likely, isSentence: Bool = false, doubts: [Doubt] = [],
    _ pass: inout Pass
  ) {
    let document = pass.document
    // What is spoken is a list of complete texts.
    guard !document.isReadWithinJoin(range), isSentence || !document.isSpoken(range),
      !document.isForMachines(range)
    else { return }
    let message = "Sentence is built from pieces: translations cannot change the order of its parts"
    pass.report(range, message, kind: "sentence", confidence: confidence, doubts: doubts)
    pass.joinLastReportOfSameCode()
    // Whatever is written for one and for several becomes one text with forms.
    if let plural = document.plural(around: range) { pass.joinLastReport(within: plural, ofOtherTexts: true) }
  }
}

extension Join {
  /// `height += title.height(width: width)`
  fileprivate func addsMeasure(in document: Document) -> Bool {
    guard kind == .plusAssign, let name = operands.first?.range.upper else { return false }
    return document.kind(name - 1) == .identifier
      && ["height", "length", "size", "width"].contains(document.text(of: name - 1).words.last ?? "")
  }

  /// Whether all that it puts together has a name first: such pieces are units, signs and whole sentences as often as
  /// parts of one.
  fileprivate var namesItsTexts: Bool {
    switch kind {
    case .interpolation, .format: !operands.contains(where: \.isLocalized)
    case .plus: operands.allSatisfy { $0.content == .other }
    case .plusAssign, .append, .list: false
    }
  }
}

extension Phrase {
  /// `\(page) \(L10n.of) \(count)`
  fileprivate var standsBetweenValues: Bool {
    guard parts.count > 2, let first = parts.first, let last = parts.last else { return false }
    return first.isValue && last.isValue
  }
}

extension Phrase.Part {
  fileprivate var isValue: Bool { self == .value || self == .number }
}

extension Wording {
  /// A caption, a colon and what belongs to it.
  fileprivate var gluesCaption: Bool {
    zip(phrases, phrases.dropFirst()).contains { caption, value in
      caption.endsWithColon && caption.parts.contains { $0 != .value && $0 != .number }
        && value.parts.first != .words
    }
  }

  fileprivate var gluesWordsToValue: Bool {
    phrases.contains { $0.parts.contains(.words) && $0.parts.contains(.value) }
  }
}

extension Document {
  /// Whether the one text that has a name is what one call gives, and no choice, and goes on with a value that is none:
  /// `let sender = L10n.sentBy`, `"\(sender) \(name)"`. A unit stands behind its number.
  fileprivate func holdsText(_ join: Join, _ phrase: Phrase) -> Bool {
    guard case .localized? = phrase.parts.first, isParted(join),
      phrase.parts.dropFirst().allSatisfy({ if case .localized = $0 { false } else { true } })
    else { return false }
    return join.operands.contains { operand in
      guard operand.range.count == 1, kind(operand.range.lower) == .identifier else { return false }
      let values = localValues(of: operand.range.lower)
      guard values.count == 1, let call = localizedCall(spanning: withoutParentheses(values[0])) else {
        return false
      }
      let last = sourceText(of: call)?.last { $0 != " " }
      return !(last.map { ",:;-–—|".contains($0) } ?? false)
    }
  }

  /// Whether a space stands between what is joined; else it may be one word.
  private func isParted(_ join: Join) -> Bool {
    join.operands.contains { operand in
      switch operand.content {
      case .text(let range): source[range].contains(UInt8(ascii: " "))
      case .literal(let number): source[literals[number].contentRange].contains(UInt8(ascii: " "))
      default: false
      }
    }
  }

  /// `row.title = "\(row.title) of \(owner)"`: what is shown already gets words and a value behind it.
  fileprivate func goesOn(_ text: DisplayedText) -> Bool {
    guard kind(text.value.lower - 1) == .assign, let literal = literal(spanning: text.value),
      let first = interpolations(of: literal).first, first.count > 1,
      let start = operandStart(endingAt: text.value.lower - 2)
    else { return false }
    return sameSpelling(TokenRange(start, text.value.lower - 1), first)
  }

  /// The choice by an amount that a text is a branch of, or stands behind: `if count == 1 { return one }; return several`.
  fileprivate func plural(around text: TokenRange) -> TokenRange? {
    if let choice = choices(around: text).first(where: choosesByAmount) { return choice.range }
    let exit = text.lower - 1
    guard keyword(exit) == .return else { return nil }
    let behind = firstIndex(of: choices, startingAt: exit) { $0.range.lower }
    return choices[..<behind].suffix(Self.choicesBeforeExit)
      .first { $0.range.upper == exit && $0.branches.count == 1 && choosesByAmount($0) }
      .map { TokenRange($0.range.lower, text.upper) }
  }

  /// The choice itself, and those within it.
  private static let choicesBeforeExit = 4

  /// What shows a variable that was given words before, and now gets a value behind them. Where it had both already, that
  /// was told.
  fileprivate func textGrown(by join: Join) -> DisplayedText? {
    guard let variable = grownVariable(of: join), let before = textGrown(before: join),
      !before.isForMachines, !before.gluesWordsToValue, before.phraseGluingLocalizedText == nil
    else { return nil }
    let start = lastStart(of: variable)
    return displayedText(ofVariable: variable) { lastStart(of: $0) == start }
  }

  /// `label.text += " of " + name`; a variable is shown, and told of, where it is given to a label.
  fileprivate func textAdded(by join: Join) -> DisplayedText? {
    guard join.kind == .plusAssign, join.operands.count > 1, join.operands[0].range.count > 2 else {
      return nil
    }
    return displayedText(showing: TokenRange(join.operands[1].range.lower, join.range.upper))
  }

  /// `@"No rows in " + NSStringFromClass(type)`: only developers know the names of classes. `[key
  /// stringByAppendingString:@"Key"]` is a name of the code itself.
  fileprivate func namesCode(_ join: Join) -> Bool {
    if join.operands.count == 2, join.operands[0].content == .other, !join.operands[0].isLocalized,
      Self.namesOfCode.contains(where: { token(join.operands[0].range.upper - 1, is: $0) }),
      literal(spanning: join.operands[1].range) != nil
    {
      return true
    }
    return join.operands.contains { operand in
      operand.range.indices.prefix(64).contains { token in
        kind(token) == .identifier && source.withSpelling(tokens[token].range) { $0.isNameOfCode }
      }
    }
  }

  private static let namesOfCode: [StaticString] = ["key", "keyPath", "identifier", "className"]

  /// `exportSuggestedName`, `defaultName()`: a name that people may change, with a mark or a number behind it.
  fileprivate func isOfSuggestedName(_ token: Int) -> Bool {
    guard let head = functionHead(around: token), !returnedValues(in: head.body).isEmpty else { return false }
    let words = text(of: head.name).words
    return words.last == "name"
      && words.contains { ["suggested", "unique", "default", "proposed"].contains($0) }
  }

  /// `defaultValue: "\(…)"`: what is interpolated there becomes a placeholder.
  fileprivate func isDefaultValue(_ range: TokenRange) -> Bool {
    kind(range.lower - 1) == .colon && token(range.lower - 2, is: "defaultValue")
  }

  /// A literal with interpolations, or a literal format with its values: one text that is not localized yet, rather
  /// than one put together from pieces.
  fileprivate func isOneText(_ range: TokenRange) -> Bool {
    if let pieces = plusOperands(of: range) {
      // Joined only to break the line.
      return pieces.allSatisfy { literal(spanning: $0) != nil }
    }
    if literal(at: range.lower) != nil {
      return literal(spanning: range)?.flags.contains(.interpolated) ?? false
    }
    return formatCall(spanning: range).map { constantText(of: $0.format) != nil } ?? false
  }

  /// `%@ %d°%.3f'`: a place on the globe is written in this order everywhere.
  fileprivate func namesPlace(_ join: Join) -> Bool {
    guard join.kind == .format,
      let format = formatCall(spanning: join.range).flatMap({ constantText(of: $0.format) }),
      let degrees = format.firstIndex(of: "°")
    else { return false }
    return format[degrees...].contains { $0 == "'" || $0 == "′" || $0 == "’" }
  }

  /// A literal given to SwiftUI is a key.
  fileprivate func isLocalizedLiteral(_ text: DisplayedText) -> Bool {
    if case .localizing = text.sink { return literal(at: text.value.lower) != nil }
    return false
  }
}

extension Spelling {
  fileprivate var isNameOfCode: Bool {
    isSpelled("NSStringFromClass") || isSpelled("NSStringFromSelector") || isSpelled("__FUNCTION__")
      || isSpelled("__PRETTY_FUNCTION__") || isSpelled("__func__")
  }
}
