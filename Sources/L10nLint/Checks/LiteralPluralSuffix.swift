import L10nSyntax

extension Check {
  /// An English ending chosen by an amount, or written in brackets.
  static let literalPluralSuffix = Check(
    .choices { choice, pass in
      let document = pass.document
      guard document.choosesByAmount(choice) else { return }
      let endings = PluralEndings(suffixes: pass.options.list("suffixes"), pairs: pass.options.list("pairs"))
      let outcomes = choice.branches.compactMap { document.outcome(of: $0, of: choice) }
      guard document.isEnglishEnding(outcomes, of: choice, endings) else { return }
      guard !document.isForMachines(outcomes[0].value), !document.isThrown(choice.range) else { return }
      if let name = document.countedName(choice), document.namesPlace(name) { return }
      let range =
        choice.kind == .ternary ? choice.range : TokenRange(choice.range.lower, choice.condition.upper)
      pass.report(
        range, "Plural made by adding an English ending: most languages have other endings and more forms",
        doubts: document.localizedCalls(within: choice.range).isEmpty ? [.unlocalized] : [])
    },
    .stringLiterals { literal, pass in
      let document = pass.document
      guard document.source.withSpelling(literal.contentRange, { $0.contains(UInt8(ascii: "(")) }) else {
        return
      }
      let pieces = document.textPieces(of: literal).filter { document.source[$0].contains(UInt8(ascii: "(")) }
      guard !pieces.isEmpty else { return }
      let suffixes = pass.options.list("suffixes")
      guard let range = pieces.lazy.compactMap({ document.optionalPlural(in: $0, suffixes) }).first,
        document.isReadByPeople(literal)
      else { return }
      let text = document.source.string(range)
      pass.report(
        range, at: Int(literal.firstToken),
        "Plural with an optional ending, `\(text)`: most languages cannot write it",
        doubts: document.isLocalized(literal)
          ? [.pluralForms([document.reference(to: literal)]), .askedBefore(document.reference(to: literal))]
          : [.unlocalized])
    },
    .tables { table, pass in optionalPlurals(table, &pass) }
  )
}

extension Document {
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
    return enclosingText(of: choice.range) != nil || isNoun(left, choice, first)
  }

  /// A word in lower case that is kept or returned will stand in a sentence.
  private func isNoun(_ text: String, _ choice: Choice, _ outcome: Outcome) -> Bool {
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

  /// `item(s)`: two letters, an ending in brackets, and no letter behind it.
  fileprivate func optionalPlural(in piece: ByteRange, _ suffixes: [String]) -> ByteRange? {
    let bytes = source[piece]
    for open in bytes.indices.dropFirst(2)
    where bytes[open] == UInt8(ascii: "(") && bytes[open - 1].isWordByte {
      for suffix in suffixes where bytes[(open + 1)...].starts(with: suffix.utf8) {
        let close = open + 1 + suffix.utf8.count
        guard close < bytes.endIndex, bytes[close] == UInt8(ascii: ")"), bytes[open - 2].isWordByte else {
          continue
        }
        guard close + 1 == bytes.endIndex || !bytes[close + 1].isWordByte,
          !bytes[(close + 1)...].startsFormula
        else { continue }
        var start = open
        while start > bytes.startIndex, bytes[start - 1].isWordByte { start -= 1 }
        return ByteRange(UInt32(start), UInt32(close + 1))
      }
    }
    return nil
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

extension ArraySlice<UInt8> {
  /// ` = 0`, ` + 1`: what stands before is a function of mathematics.
  fileprivate var startsFormula: Bool {
    first { $0 != UInt8(ascii: " ") }.map {
      [UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*")].contains($0)
    } ?? false
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool { (65...90).contains(self & 0xDF) || self >= 0x80 }
}
