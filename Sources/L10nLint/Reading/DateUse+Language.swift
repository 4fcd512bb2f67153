import L10nSyntax

// Whose language the dates of a formatter are in.

extension Document {
  func language(of uses: ObjectUses, in call: LocaleCall) -> DateUse.Language {
    let sets = uses.members.filter { $0.isSet && isLocale($0.name) }
    // What is set behind the pattern may be for the next one.
    if let set = sets.last(where: { $0.name < call.name }) ?? sets.last, let value = set.value {
      // `Locale.current.chosenInSettings` is another one.
      let isMember =
        value.count > 2 && kind(value.upper - 2) == .dot
        && !followsReader(TokenRange(value.upper - 1, value.upper))
      // Where each language has its own pattern, that is for one.
      let isChosen = isChosenLanguage(value) && !isChosenByLanguage(call.name)
      return followsReader(value) && !isMember || isChosen
        ? .reader : writesLocaleOut(value) ? .fixed : .chosen
    }
    if call.result != nil { return .own }
    guard let made = uses.initialValues.last else { return isFromElsewhere(call) ? .unknown : .reader }
    if made.indices.contains(where: { names(language: $0) }) { return .chosen }
    if made.indices.contains(where: isOwnFormatter) { return .own }
    return isPlainFormatter(made) ? .reader : .unknown
  }

  /// `stampFormatter.dateFormat = …` in a file that declares no `stampFormatter`: another one, or a module, has set it up.
  private func isFromElsewhere(_ call: LocaleCall) -> Bool {
    guard language == .swift, call.receiver.count == 1, let name = call.receiver.indices.first,
      kind(name) == .identifier, keyword(name) == nil, isSearchable
    else { return false }
    let declaration = firstOccurrence(of: name, in: tokens.indices) { token in
      isVariable(declaredAt: token) || keyword(token + 1) == .in
        || kind(token + 1) == .colon && isFormatterType(token + 2)
    }
    return declaration == nil
  }

  private func isFormatterType(_ name: Int) -> Bool {
    kind(name) == .identifier && source.withSpelling(tokens[name].range) { $0.hasSuffix("Formatter") }
  }

  private func isLocale(_ name: Int) -> Bool {
    token(name, is: "locale") || token(name, is: "setLocale")
  }

  /// `.current`, `Locale.autoupdatingCurrent`, `[NSLocale currentLocale]`
  func followsReader(_ locale: TokenRange) -> Bool {
    let spellings = ["current", "autoupdatingCurrent", "currentLocale", "autoupdatingCurrentLocale"]
    return locale.indices.contains { index in
      kind(index) == .identifier && spellings.contains { token(index, spells: $0) }
    }
  }

  /// `Locale(identifier: appLanguage)`: whatever language somebody has chosen.
  private func isChosenLanguage(_ locale: TokenRange) -> Bool {
    guard let call = call(at: locale.lower), call.range == locale, token(call.name, is: "Locale"),
      let identifier = argument(.label("identifier"), of: call), constantText(of: identifier) == nil
    else { return false }
    return identifier.indices.contains { token in
      kind(token) == .identifier && text(of: token).words.contains { Self.wordsOfLanguages.contains($0) }
    }
  }

  /// `Locale(identifier: "en_US_POSIX")`, `[NSLocale localeWithLocaleIdentifier:@"en_US"]`
  private func writesLocaleOut(_ locale: TokenRange) -> Bool {
    let literal = locale.upper - 2
    return locale.count > 3 && kind(literal) == .string && kind(literal - 1) == .colon
      && constantText(of: TokenRange(literal, literal + 1)) != nil
  }

  private static let wordsOfLanguages: Set = [
    "lang", "language", "languages", "localization", "localizations",
  ]

  /// `locale:` of an initializer, `DateFormatter.posix`, `makeISOFormatter()`
  private func names(language token: Int) -> Bool {
    guard kind(token) == .identifier || kind(token) == .string else { return false }
    let words = text(of: token).words
    return words.contains("posix") || words.contains("iso") || words.contains("iso8601")
      || words.contains("rfc")
      || words == ["locale"] && !givesReader(token) || text(of: token).contains("POSIX")
  }

  /// `locale: .current`
  private func givesReader(_ label: Int) -> Bool {
    kind(label + 1) == .colon
      && followsReader(TokenRange(label + 2, expressionEnd(startingAt: label + 2)))
  }

  /// `DateFormatter()`, `[[NSDateFormatter alloc] init]`, `NSDateFormatter.new`, or a closure that makes one.
  func isPlainFormatter(_ value: TokenRange) -> Bool {
    if kind(value.lower) == .openBrace { return true }
    return value.indices.contains {
      token($0, is: "DateFormatter") || token($0, is: "NSDateFormatter") || token($0, is: "nil")
        || token($0, is: "DateIntervalFormatter") || token($0, is: "NSDateIntervalFormatter")
    } && value.count < 10
  }

  /// A class of formatters that this file implements, without a word of locales.
  private func isOwnFormatter(_ name: Int) -> Bool {
    guard kind(name) == .identifier, isSearchable,
      source.withSpelling(tokens[name].range, { $0.hasSuffix("DateFormatter") })
    else { return false }
    let isImplemented =
      implementationNames.contains { sameSpelling($0, name) }
      || typeHeads.contains { keyword($0 - 1) == .class && sameSpelling($0, name) }
    return isImplemented && !tokens.indices.contains { isLocale($0) }
  }
}
