import L10nSyntax

/// A literal with words that people read as it stands in the code.
struct TextOfCode {
  /// The function of the project that shows it, by its name, where it is not given to a control at once.
  var function: Int?
  var confidence: Confidence
  var doubts: [Doubt]
}

extension Document {
  /// What is known of a literal that somebody shows as it stands; `nil` of any other, and of what nobody has to translate.
  func textOfCode(_ literal: StringLiteral) -> TextOfCode? {
    let sinks = displayedTexts.isEmpty ? [] : sinks(of: literal)
    guard sinks.isEmpty else { return textOfCode(literal, in: sinks.filter { isShownAsItStands($0) }) }
    guard let function = functionGiven(tokens(of: literal)), let wording = wordingToTranslate(literal) else {
      return nil
    }
    return TextOfCode(
      function: function.name, confidence: isSample(literal) ? .possible : wording,
      doubts: [.shownByNone([function.parameter])] + doubts(about: literal, in: []))
  }

  /// Whether a control surely gets a literal and shows it, whatever it says.
  func showsAsItStands(_ literal: StringLiteral) -> Bool {
    !isLocalized(literal) && joins(around: tokens(of: literal)).isEmpty
      && sinks(of: literal).contains { isShownAsItStands($0) && $0.isSure && !isHidden(literal, in: $0) }
  }

  /// What is known of a literal that a function gets which others give text that is looked up; `nil` where one shows it that
  /// is known, or nobody has to translate it.
  func givenText(_ literal: StringLiteral) -> TextOfCode? {
    guard displayedTexts.isEmpty || sinks(of: literal).isEmpty, let wording = wordingToTranslate(literal)
    else {
      return nil
    }
    // What is thrown is for developers as often as for readers.
    let isDoubtful = isSample(literal) || isThrown(tokens(of: literal))
    return TextOfCode(
      function: nil, confidence: isDoubtful ? .possible : wording, doubts: doubts(about: literal, in: []))
  }

  private func textOfCode(_ literal: StringLiteral, in sinks: [DisplayedText]) -> TextOfCode? {
    guard !sinks.isEmpty, let wording = wordingToTranslate(literal) else { return nil }
    let isSure = sinks.contains { $0.isSure && !isAttributedText($0) && !isHidden(literal, in: $0) }
    let isCertain = isSure && !isDefaultOfFallback(literal) && !isSample(literal)
    return TextOfCode(
      function: nil, confidence: isCertain ? wording : .possible, doubts: doubts(about: literal, in: sinks))
  }
}

extension Document {
  /// How sure it is that a literal has words for people that somebody should translate; `nil` where nobody should.
  fileprivate func wordingToTranslate(_ literal: StringLiteral) -> Confidence? {
    guard !isLocalized(literal), let wording = wording(of: literal), !isRedacted(literal),
      !isMeantToStay(literal), !goesOn(literal), !saysOK(literal)
    else { return nil }
    return wording
  }

  /// Most languages keep the word on their buttons, and the others know it.
  private func saysOK(_ literal: StringLiteral) -> Bool {
    source.withSpelling(literal.contentRange) { $0.isSpelledInAnyCase("ok") || $0.isSpelledInAnyCase("okay") }
  }
}

extension Document {
  /// Errors and SwiftUI have rules of their own, and the titles of most menus made by code are never seen.
  fileprivate func isShownAsItStands(_ shown: DisplayedText) -> Bool {
    guard let row = row(of: shown), !row.isForErrors else { return false }
    return !isMenu(shown.name) && !isSetOnMenu(shown.name)
  }

  /// `"No books. " + "Add one."`: what the code puts together is told at its first piece.
  fileprivate func goesOn(_ literal: StringLiteral) -> Bool {
    let text = tokens(of: literal)
    return joins(around: text).contains { join in
      join.kind == .plus
        && join.operands.prefix(32).contains { operand in
          guard case .literal(let number) = operand.content, operand.range.upper <= text.lower else {
            return false
          }
          return wording(of: literals[number]) == .likely
        }
    }
  }

  /// `?? "Default title"` says what it is; `Default` alone may be the name of a choice.
  fileprivate func isDefaultOfFallback(_ literal: StringLiteral) -> Bool {
    guard valueReplaced(by: literal) != nil else { return false }
    return source.withSpelling(literal.contentRange) { $0.hasPrefix("Default ") }
  }

  /// `3 days left`: nobody writes a number into the code that readers see; it waits for the real one.
  fileprivate func isSample(_ literal: StringLiteral) -> Bool {
    source.withSpelling(literal.contentRange) { $0.first.map { $0.isDecimalDigit } ?? false }
  }

  /// `NSMenu(title:)`, `[[NSMenu alloc] initWithTitle:…]`
  private func isMenu(_ name: Int) -> Bool {
    (max(0, name - 4)...name).contains { token($0, is: "NSMenu") }
  }
}

extension Document {
  /// `NSMenu *menu = …; [menu setTitle:…]`
  fileprivate func isSetOnMenu(_ name: Int) -> Bool {
    let receiver = kind(name - 1) == .dot ? name - 2 : name - 1
    guard token(name, is: "setTitle") || token(name, is: "title"), kind(receiver) == .identifier else {
      return false
    }
    return localValues(of: receiver).contains { value in
      value.indices.prefix(12).contains { token($0, is: "NSMenu") }
    }
  }
}

extension DisplayPattern {
  /// What an error says of itself.
  var isForErrors: Bool { owner == "LocalizedError" || owner == "RecoverableError" }
}
