import L10nSyntax

extension Check {
  /// A literal with words that reaches a view, an alert, a menu or a notification as it stands.
  static let hardcodedText = Check(
    .stringLiterals { literal, document, pass in
      guard !document.displayedTexts.isEmpty else { return }
      let sinks = document.sinks(of: literal).filter { document.isShownAsItStands($0) }
      guard !sinks.isEmpty, let wording = document.wordingToTranslate(literal) else { return }
      let isSure = sinks.contains {
        $0.isSure && !document.isAttributedText($0) && !document.isHidden(literal, in: $0)
      }
      pass.report(
        document.tokens(of: literal),
        "This text is shown as it stands in the code: readers of other languages get no translation",
        confidence: isSure && !document.isDefaultOfFallback(literal) && !document.isSample(literal)
          ? wording : .possible,
        doubts: document.doubts(about: literal, in: sinks))
    },
    .stringLiterals { literal, document, pass in
      let text = document.tokens(of: literal)
      guard let function = document.functionGiven(text), document.sinks(of: literal).isEmpty,
        let wording = document.wordingToTranslate(literal)
      else { return }
      pass.report(
        text,
        "`\(document.text(of: function.name))` shows this text as it stands in the code: readers of other languages get no translation",
        confidence: document.isSample(literal) ? .possible : wording,
        doubts: [.shownByNone(function.parameter)] + document.doubts(about: literal, in: []))
    })
}

extension Document {
  /// How sure it is that a literal has words for people that somebody should translate; `nil` where nobody should.
  fileprivate func wordingToTranslate(_ literal: StringLiteral) -> Confidence? {
    guard !isLocalized(literal), let wording = wording(of: literal), !isRedacted(literal),
      !isMeantToStay(literal), !goesOn(literal)
    else { return nil }
    return wording
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
