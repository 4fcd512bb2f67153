import L10nSyntax

extension Check {
  /// An English ending chosen by an amount, or written in brackets.
  static let literalPluralSuffix = Check(
    .choices { choice, document, pass in
      guard document.choosesByAmount(choice) else { return }
      let endings = PluralEndings(suffixes: pass.options.list("suffixes"), pairs: pass.options.list("pairs"))
      let outcomes = choice.branches.compactMap { document.outcome(of: $0, of: choice) }
      guard document.isEnglishEnding(outcomes, of: choice, endings) else { return }
      guard !document.isForMachines(outcomes[0].value), !document.isThrown(choice.range),
        !document.isPartOfPath(choice.range)
      else { return }
      if let name = document.countedName(choice), document.namesPlace(name) { return }
      let range =
        choice.kind == .ternary ? choice.range : TokenRange(choice.range.lower, choice.condition.upper)
      pass.report(
        range,
        document.remark(on: choice, outcomes),
        doubts: document.localizedCalls(within: choice.range).isEmpty ? [.unlocalized] : [])
      // One sentence needs one text, however many numbers it has.
      if let sentence = document.enclosingText(of: choice.range) { pass.joinLastReport(within: sentence) }
    },
    .stringLiterals { literal, document, pass in
      guard document.source.withSpelling(literal.contentRange, { $0.contains(UInt8(ascii: "(")) }) else {
        return
      }
      let suffixes = pass.options.list("suffixes")
      let pieces = document.textPieces(of: literal)
      let takesValue = literal.flags.contains(.interpolated)
      let ranges = pieces.lazy.compactMap {
        document.source.optionalPlural(in: $0, suffixes, takesValue: takesValue)
      }
      guard let range = ranges.first,
        document.isReadByPeople(literal)
      else { return }
      let text = document.source.string(range)
      pass.report(
        range, at: Int(literal.firstToken),
        "Plural is written with an optional ending, `\(text)`: most languages cannot do that",
        confidence: takesValue || !document.source.withSpelling(literal.contentRange, \.countsNothing)
          || !document.joins(around: document.tokens(of: literal)).isEmpty ? .likely : .possible,
        doubts: document.isLocalized(literal)
          ? [.pluralForms([document.reference(to: literal)]), .askedBefore(document.reference(to: literal))]
          : [.unlocalized])
    },
    .tables { table, pass in optionalPlurals(table, &pass) }
  )
}

extension Document {
  /// What is wrong with the English that an amount chooses.
  fileprivate func remark(on choice: Choice, _ outcomes: [Outcome]) -> String {
    if choosesKeys(choice, outcomes) {
      return "Separate keys for one and several: most languages have more plural forms"
    }
    if PluralEndings.areWords(outcomes.compactMap { constantText(of: $0.value) }) {
      return "Plural is chosen from two English words: most languages have more forms"
    }
    return "Plural is made by adding an English ending: most languages have other endings and more forms"
  }

  fileprivate func isEnglishEnding(_ outcomes: [Outcome], of choice: Choice, _ endings: PluralEndings) -> Bool
  {
    guard let first = outcomes.first, outcomes.count == choice.branches.count else { return false }
    guard outcomes.count > 1 else {
      // `if count > 1 { text += "s" }`
      return first.target != nil
        && constantText(of: first.value).map { endings.suffixes.contains($0) } ?? false
    }
    guard let last = outcomes.last else { return false }
    guard let left = constantText(of: first.value), let right = constantText(of: last.value) else {
      return addsEnding(first.value, last.value, endings) || addsEnding(last.value, first.value, endings)
    }
    if endings.differOnlyByEnding(left, right) { return true }
    guard endings.areOneAndSeveral(left, right) else { return false }
    return enclosingText(of: choice.range) != nil || isNoun(left, choice)
  }

  /// `"/v1/\(count == 1 ? "tram" : "trams")/\(id)"`
  fileprivate func isPartOfPath(_ choice: TokenRange) -> Bool {
    guard let text = enclosingText(of: choice), let literal = literal(at: text.lower) else { return false }
    let pieces = textPieces(of: literal)
    guard let first = pieces.first, first.start == literal.contentRange.start else { return false }
    return source[first].first == UInt8(ascii: "/")
      && !pieces.contains { source[$0].contains(UInt8(ascii: " ")) }
  }

  /// A word in lower case that is kept or returned will stand in a sentence.
  private func isNoun(_ text: String, _ choice: Choice) -> Bool {
    guard text.allSatisfy({ $0.isLowercase || $0.isWhitespace }) else { return false }
    guard choice.kind == .ternary else { return true }
    return kind(choice.range.lower - 1) == .assign || keyword(choice.range.lower - 1) == .return
  }

  /// `word` and `word + "s"`, `"\(word)s"`, `[word stringByAppendingString:@"s"]`.
  private func addsEnding(_ plain: TokenRange, _ longer: TokenRange, _ endings: PluralEndings) -> Bool {
    let literals = longer.indices.compactMap { literal(at: $0) }
    guard let literal = literals.last, longer.count > plain.count else { return false }
    let end = unescaped(
      ByteRange(
        literal.contentRange.end - min(2, UInt32(literal.contentRange.count)), literal.contentRange.end),
      of: literal)
    let text = textPieces(of: literal).last.map { unescaped($0, of: literal) } ?? ""
    guard endings.suffixes.contains(text), !end.isEmpty else { return false }
    return longer.indices.contains { start in
      start + plain.count <= longer.upper && zip(plain.indices, start...).allSatisfy { sameSpelling($0, $1) }
    }
  }

  fileprivate func reference(to literal: StringLiteral) -> TextReference {
    .key(bytes(of: tokens(of: literal)))
  }

  /// Whether a literal is localized or shown.
  fileprivate func isReadByPeople(_ literal: StringLiteral) -> Bool {
    let range = TokenRange(Int(literal.firstToken), Int(literal.lastToken) + 1)
    if displayedText(showing: range) != nil { return true }
    return localizedCalls(around: range).contains { call in
      (call.key?.contains(range) ?? false) || (call.value?.contains(range) ?? false)
    }
  }
}

extension SourceText {
  /// `item(s)`
  fileprivate func optionalPlural(
    in piece: ByteRange, _ suffixes: [String], takesValue: Bool
  ) -> ByteRange? {
    withSpelling(piece) { $0.optionalPlural(suffixes, takesValue: takesValue) }.map {
      ByteRange(piece.start + $0.start, piece.start + $0.end)
    }
  }
}
