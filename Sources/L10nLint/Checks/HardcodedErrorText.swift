import L10nSyntax

extension Check {
  /// A literal with words in what an error tells people.
  static let hardcodedErrorText = Check(
    .stringLiterals { literal, document, pass in
      let shown = document.sinks(of: literal).first { document.row(of: $0)?.isForErrors ?? false }
      guard shown != nil || document.isValueOfErrorKey(literal), !document.isLocalized(literal),
        let wording = document.wording(of: literal), !document.isMeantToStay(literal),
        !document.isCodeBehindText(literal), !document.fillsFormat(literal)
      else { return }
      if let shown, document.isNeverAsked(shown.name) { return }
      let isMixed = shown.map { document.isOfTranslatedError($0.name) } ?? false
      pass.report(
        document.tokens(of: literal),
        "`\(document.nameOfErrorText(literal, shown))` of this error is not localized: alerts show it untranslated",
        kind: isMixed ? "mixed" : "plain",
        confidence: isMixed && !document.standsInForDescription(literal)
          && !document.saysItInLanguages(Int(literal.firstToken)) ? wording : .possible)
    })
}

extension Document {
  /// What alerts ask the error for.
  fileprivate func nameOfErrorText(_ literal: StringLiteral, _ shown: DisplayedText?) -> String {
    let name = text(of: shown?.name ?? Int(literal.firstToken) - 2)
    if name.hasSuffix("ecoverySuggestion") || name.hasSuffix("ecoverySuggestionErrorKey") {
      return "localizedRecoverySuggestion"
    }
    return name.hasSuffix("ailureReason") || name.hasSuffix("ailureReasonErrorKey")
      ? "localizedFailureReason" : "localizedDescription"
  }

  /// Most errors that are made with a dictionary are read by developers alone.
  ///
  /// `[NSLocalizedDescriptionKey: "…"]`, `@{ NSLocalizedDescriptionKey : @"…" }`, with a format or a choice before it.
  fileprivate func isValueOfErrorKey(_ literal: StringLiteral) -> Bool {
    var value = tokens(of: literal)
    if let call = formatCall(of: literal), call.format == value { value = call.call.range }
    guard kind(value.lower - 1) == .colon, kind(value.lower - 2) == .identifier else { return false }
    return Self.errorKeys.contains { token(value.lower - 2, spells: $0) }
  }

  /// `Texts.failed + " Code: TimedOut"`: what a reader has to know stands before it.
  fileprivate func isCodeBehindText(_ literal: StringLiteral) -> Bool {
    let start = Int(literal.firstToken)
    guard kind(start - 1) == .plus, kind(start - 2) != .string else { return false }
    return source.withSpelling(literal.contentRange) { $0.holds(" Code: ") || $0.holds(" code: ") }
      && textPieces(of: literal).count < 3
  }

  /// `String(format: text, address ?? "(nil)")`: the format is what the error says.
  fileprivate func fillsFormat(_ literal: StringLiteral) -> Bool {
    guard valueReplaced(by: literal) != nil else { return false }
    let range = tokens(of: literal)
    return formatCalls(around: range).contains { call in call.values.contains { $0.contains(range) } }
  }

  /// `error?.localizedDescription ?? "…"`: who fails without an error?
  fileprivate func standsInForDescription(_ literal: StringLiteral) -> Bool {
    valueReplaced(by: literal).map { token($0.upper - 1, is: "localizedDescription") } ?? false
  }

  private static let errorKeys = [
    "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedRecoverySuggestionErrorKey",
    "NSLocalizedFailureErrorKey",
  ]

  /// `func localizedDescription(using texts: Texts) -> String`: the type has another text for readers.
  fileprivate func saysItInLanguages(_ place: Int) -> Bool {
    guard language == .swift, isSearchable, let type = typeName(around: place) else { return false }
    return functionNames.contains { name in
      token(name, is: "localizedDescription") && isInType(named: type, name)
    }
  }

  /// `LocalizedError` asks for a `String?`: a property of type `String` is another one of the same name.
  fileprivate func isNeverAsked(_ property: Int) -> Bool {
    language == .swift && kind(property + 1) == .colon && token(property + 2, is: "String")
      && kind(property + 3) != .postfixQuestion
  }

  /// A type whose errors are for people, and where somebody has begun to look their texts up. A reason beside a
  /// description is no part of what alerts show.
  fileprivate func isOfTranslatedError(_ property: Int) -> Bool {
    guard let type = typeName(around: property), let open = opening(behind: type),
      let close = closer(of: open)
    else { return false }
    if token(property, is: "failureReason"), isBesideDescription(within: TokenRange(open + 1, close)) {
      return false
    }
    guard !localizedCalls(within: TokenRange(open, close)).isEmpty else { return false }
    return isLocalizedError(TokenRange(type, open)) || isDeclaredLocalizedError(type)
  }

  /// Whether the members of a type have a description that says nothing of the reason.
  private func isBesideDescription(within members: TokenRange) -> Bool {
    let body = bracket(around: members.lower)
    let description = members.indices.first { name in
      keyword(name - 1) == .var && token(name, is: "errorDescription") && bracket(around: name) == body
    }
    guard let description, let open = opening(behind: description), let close = closer(of: open) else {
      return false
    }
    return !(open..<close).contains { token($0, is: "failureReason") }
  }

  /// The brace that opens the body of a type or a property.
  private func opening(behind type: Int) -> Int? {
    (type..<min(type + 60, tokens.count)).first { kind($0) == .openBrace }
  }

  private func isLocalizedError(_ head: TokenRange) -> Bool {
    head.indices.contains {
      token($0, is: "LocalizedError") || token($0, is: "RecoverableError") || token($0, is: "NSError")
    }
  }

  /// How far from its texts the declaration of an error stands.
  private static let farthestDeclaration = 4000

  /// Whether a type is declared, or extended, as one whose texts are shown, in another place of the file.
  private func isDeclaredLocalizedError(_ type: Int) -> Bool {
    tokens(within: Self.farthestDeclaration, of: type).contains {
      name in
      guard token(name, is: "LocalizedError") || token(name, is: "RecoverableError") else { return false }
      return (max(0, name - 12)..<name).contains { sameSpelling($0, type) && kind($0 + 1) == .colon }
    }
  }
}
