import L10nSyntax

extension Check {
  /// Casing without a locale, of localized text anywhere and of other text on its way to a reader.
  static let unlocalizedCasing = Check(
    .casingCalls { call, document, pass in
      guard !document.usesLocale(call), !document.use(of: call.range).isMatching(in: document) else { return }
      if let text = document.localizedText(in: call.subject) {
        let reference = document.reference(to: document.localizedCalls[text])
        report(call, document, texts: reference.map { [$0] } ?? [], &pass)
      } else if let confidence = document.confidenceOfDate(call) {
        report(call, document, confidence, &pass)
      } else if let confidence = document.confidence(of: call),
        document.name(of: call.subject, endingWithAnyOf: pass.options.list("machine-names")) == nil,
        !document.hasHexadecimalDigits(call.subject), !document.isGivenOnlyLiterals(call.subject),
        !document.isRawValue(call.subject), !document.hasWordsOfCode(call.subject),
        !document.isHandle(call)
      {
        report(call, document, confidence, &pass)
      }
    })

  private static func report(
    _ call: CasingCall, _ document: Document, _ confidence: Confidence = .likely,
    texts: [TextReference] = [], _ pass: inout Pass
  ) {
    let casing = Casing(
      function: document.text(of: call.call.name),
      operation: document.lexicon.casing[call.pattern].operation, texts: texts)
    pass.report(
      document.spelling(of: call), casing.message(), confidence: confidence,
      fix: .followingReader(call, in: document), doubts: [.sameCase(casing)])
  }
}

extension Document {
  /// `formatter.string(from: day).uppercased()`, wherever it goes; in lower case it may be something to look up, unless it
  /// is shown. A month or a day that begins a line has a capital in any language, and hardly one has a letter whose capital
  /// differs.
  fileprivate func confidenceOfDate(_ call: CasingCall) -> Confidence? {
    guard isWrittenByFormatter(call.subject) else { return nil }
    return switch lexicon.casing[call.pattern].operation {
    case .upper: .likely
    case .lower: displayedText(showing: call.range) != nil ? .likely : nil
    case .capitalize, .initial: .possible
    }
  }

  /// How sure it is that people read a cased text and that it is in a language; `nil` where nothing says so.
  fileprivate func confidence(of call: CasingCall) -> Confidence? {
    guard constantText(of: withoutParentheses(call.subject)) == nil else { return nil }
    let isCapitalized = lexicon.casing[call.pattern].operation == .capitalize
    if isValueOfLocalizedText(call.range) {
      return isNameOrCode(call.subject) || isOfRecord(call.subject) || isCapitalized ? .possible : .likely
    }
    var shown = displayedTexts(of: call)
    let isNamed = shown.isEmpty
    if isNamed { shown = displayedText(throughNameOf: call).map { [$0] } ?? [] }
    guard !shown.isEmpty else { return nil }
    let isInitial = isCutOut(call.subject) || isInitial(call.subject)
    let isSure = shown.contains { text in
      text.isSure && !isAttributedText(text) && !hasOwnWords(text.value, around: call)
        && !(isInitial && (isNamed || isShownAlone(call, in: text.value)))
    }
    // Texts of a language have their capitals already: what needs some is a name that the code or a service knows.
    let isForReaders =
      isSure && !isCapitalized && !isNameOrCode(call.subject)
      && !isKnownToCode(call.subject) && !isOfRecord(call.subject)
    return isForReaders ? .likely : .possible
  }

  /// `String(format: NSLocalizedString("%@ left", …), duration.lowercased())`: whoever reads the text reads the value.
  private func isValueOfLocalizedText(_ range: TokenRange) -> Bool {
    formatCall(filledBy: range).map { localizedCall(in: $0.format) != nil } ?? false
  }

  /// The system names a language or a region, most often in that language itself, or a text is called a code or a kind.
  private func isNameOrCode(_ subject: TokenRange) -> Bool {
    let isOfSystem = subject.indices.contains { token in
      ["forIdentifier", "forLanguageCode", "forRegionCode", "displayNameForKey"]
        .contains { self.token(token, spells: $0) }
    }
    if isOfSystem { return true }
    // `(boat.languages.first ?? "EN")`: neither the replacement nor the choice of one says what it is.
    let value =
      subject.indices.first { kind($0) == .coalesce }.map { TokenRange(subject.lower, $0) } ?? subject
    let name = value.indices.last { kind($0) == .identifier && !["first", "last"].contains(text(of: $0)) }
    return name.flatMap { text(of: $0).words.last }.map(Self.wordsOfCodes.contains) ?? false
  }

  private static let wordsOfCodes: Set = [
    "airport", "chain", "code", "format", "gate", "identifier", "kind", "language", "languages", "locale",
    "localization", "localizations", "method", "network", "protocol", "region", "type",
  ]

  /// `reply["name"]`, or a variable that was given it: what a service sends has a language that nobody here knows.
  private func isOfRecord(_ subject: TokenRange) -> Bool {
    let subject = withoutParentheses(subject)
    if subject.indices.contains(where: isLookupByText) { return true }
    guard let name = names(of: subject).first, name == subject.lower else { return false }
    return localValues(of: name).contains { value in
      value.indices.contains(where: isLookupByText) && !value.indices.contains { kind($0) == .coalesce }
    }
  }

  private func isLookupByText(_ bracket: Int) -> Bool {
    guard kind(bracket) == .openSquare, let key = literal(at: bracket + 1) else { return false }
    let isBehindValue = [.identifier, .postfixQuestion, .postfixBang, .closeParen, .closeSquare]
      .contains(kind(bracket - 1))
    return isBehindValue && Int(key.lastToken) + 1 == closer(of: bracket)
  }

  /// A parameter of a private function whose calls all have a literal: it is in the language of the code.
  fileprivate func isGivenOnlyLiterals(_ subject: TokenRange) -> Bool {
    guard let number = forwardedParameter(subject),
      let head = functionHead(around: subject.lower),
      head.form == .function, isOfFileOnly(head.name)
    else { return false }
    var calls = 0
    for token in tokens.indices where token != head.name && sameSpelling(token, head.name) {
      guard let call = call(at: token), number < call.arguments.count else { continue }
      guard constantText(of: call.arguments[number].value) != nil else { return false }
      calls += 1
    }
    return calls > 0
  }

  /// `String(rgb, radix: 16)`, also by way of a variable.
  fileprivate func hasHexadecimalDigits(_ subject: TokenRange) -> Bool {
    if isHexadecimal(subject) { return true }
    guard let name = names(of: subject).first else { return false }
    return localValues(of: name).contains(where: isHexadecimal)
  }

  /// `"@\(name.lowercased())"`, `"#\(topic.lowercased())"`: readers type it like this.
  fileprivate func isHandle(_ call: CasingCall) -> Bool {
    guard kind(call.range.lower - 1) == .openInterpolation else { return false }
    let start = Int(tokens[call.range.lower - 1].start)
    return start > 0 && "@#".utf8.contains(source[start - 1])
  }

  /// The raw value of a case is written in the code: what it lacks is a translation.
  fileprivate func isRawValue(_ subject: TokenRange) -> Bool {
    let subject = withoutParentheses(subject)
    return subject.count > 1 && token(subject.upper - 1, is: "rawValue")
  }

  /// `"Signed in as \(name)".uppercased()`, also by way of a variable: the words are in the language of the code.
  fileprivate func hasWordsOfCode(_ subject: TokenRange) -> Bool {
    let subject = withoutParentheses(subject)
    let values =
      subject.count == 1 && kind(subject.lower) == .identifier ? localValues(of: subject.lower) : []
    return ([subject] + values).contains { value in
      value.indices.contains { token in
        guard let literal = literal(at: token), Int(literal.firstToken) == token, !isLookupByText(token - 1),
          kind(token - 1) != .coalesce
        else {
          return false
        }
        return hasWords(literal)
      }
    }
  }

  /// The displayed texts a cased text is part of. A function that changes a variable in place has no value: there the
  /// variable is looked for.
  private func displayedTexts(of call: CasingCall) -> [DisplayedText] {
    guard call.locale != nil, call.call.receiver.isEmpty else {
      return Array(displayedTexts(showing: call.range))
    }
    let variable = withoutParentheses(call.subject)
    return variable.isEmpty ? [] : displayedText(ofVariable: variable.upper - 1).map { [$0] } ?? []
  }

  /// `let name = boat.name.uppercased()`, where a text that is shown has `name` among its parts.
  private func displayedText(throughNameOf call: CasingCall) -> DisplayedText? {
    guard case .assigned(let name) = use(of: call.range), kind(name - 1) != .dot, kind(name - 1) != .arrow,
      functionBody(around: name) != nil
    else { return nil }
    return displayedText(ofVariable: name) { place in
      self.localValues(of: place).contains { $0.contains(call.range) }
    }
  }

  /// A localized text, or a variable that was given one and nothing else.
  fileprivate func localizedText(in subject: TokenRange) -> Int? {
    if let text = localizedCall(in: subject) { return text }
    let name = withoutParentheses(subject)
    guard name.count == 1, kind(name.lower) == .identifier else { return nil }
    let values = localValues(of: name.lower)
    guard values.count == 1, kind(values[0].lower - 1) == .assign else { return nil }
    return localizedCall(in: values[0])
  }

  /// A literal around a cased text has words of its own: it is in the language of the code, and so is what it cases.
  private func hasOwnWords(_ value: TokenRange, around call: CasingCall) -> Bool {
    guard value != call.range, localizedCall(in: value) == nil, let literal = literal(at: value.lower) else {
      return false
    }
    return hasWords(literal)
  }

  /// Whether a literal has a word besides what is put into it.
  private func hasWords(_ literal: StringLiteral) -> Bool {
    textPieces(of: literal).contains { unescaped($0, of: literal).hasWord }
  }

  /// `Text(name.uppercased())`, `Text("\(name.uppercased())")`
  private func isShownAlone(_ call: CasingCall, in value: TokenRange) -> Bool {
    guard value != call.range else { return true }
    return literal(spanning: value).map { pieces(of: $0).count == 1 } ?? false
  }

  /// `name.prefix(1)`: where nothing follows, the letters of a host or a process are drawn as often as those of a person.
  private func isCutOut(_ subject: TokenRange) -> Bool {
    names(of: subject).contains { token($0, is: "prefix") || token($0, is: "first") }
      || subject.indices.contains { token($0, is: "prefix") || token($0, is: "substringToIndex") }
  }
}

extension Document {
  /// `initials`, or a variable that was given the first letter of something.
  private func isInitial(_ subject: TokenRange) -> Bool {
    var subject = withoutParentheses(subject)
    let words = names(of: subject).flatMap { text(of: $0).words }
    if words.contains("initial") || words.contains("initials") { return true }
    if let literal = literal(spanning: subject),
      pieces(of: literal).count == 1, let value = interpolations(of: literal).first
    {
      subject = value
    }
    guard subject.count == 1, let value = localValues(of: subject.lower).last else { return false }
    let names = names(of: value)
    // The first of several names is a whole one.
    return isCutOut(value) && names.count > 1 && !(text(of: names[1]).words.last?.hasSuffix("s") ?? true)
  }

  /// How far around a text the code is asked what it compares it with.
  private static let farthestComparison = 4000

  /// `switch ticket.kindName { case "refund": … }`: values that the code knows by heart are names for programs. What
  /// people read may be made of them: `kindNameShort`.
  fileprivate func isKnownToCode(_ subject: TokenRange) -> Bool {
    guard let name = names(of: subject).first(where: { !token($0, is: "description") }) else { return false }
    let spelling = text(of: name)
    guard let last = spelling.words.last, !Tables.titleNames.contains(last) else { return false }
    return tokens(within: Self.farthestComparison, of: name).contains { token in
      guard kind(token) == .identifier, !subject.contains(TokenRange(token, token + 1)),
        spelling.isMade(of: text(of: token)), let start = operandStart(endingAt: token)
      else { return false }
      switch use(of: TokenRange(start, token + 1)) {
      case .compared(let other): return isIdentifier(other)
      case .switched(let body):
        return body.indices.contains {
          keyword($0 - 1) == .case && isIdentifier(TokenRange($0, $0 + 1))
        }
      default: return false
      }
    }
  }

  /// `"refund"`, `"late-fee"`
  private func isIdentifier(_ range: TokenRange) -> Bool {
    guard let text = constantText(of: range), text.utf8.count > 1 else { return false }
    return text.utf8.allSatisfy {
      $0.isSmallLetter || $0.isDecimalDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }
}

extension String {
  /// Whether a name is another one, or begins with the words of one that has several.
  fileprivate func isMade(of name: String) -> Bool {
    guard hasPrefix(name) else { return false }
    return utf8.count == name.utf8.count || name.words.count > 1 && words.starts(with: name.words)
  }
}
