import L10nSyntax

extension Check {
  /// Each text that begins or ends with a space where the text in another language does not.
  static let edgeWhitespace = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1 else { return }
      let texts = Translations(joined)
      // A text of an interface file stands alone, and so does one of an intent.
      let isAlone = joined.isOfInterface(pass.project.resources.layout) || joined.isOfIntents
      let isCompared = joined.languages.map { language in
        language.tag.map { $0.isKnown && !writesWithoutSpaces.contains($0.language) } ?? false
      }
      texts.forEachKey { row, translations in
        guard translations.contains(where: { texts.hasOtherEdge($0) }) else { return }
        let others = translations.filter { isCompared[$0.language] }
        for edge in [Edge.start, .end] { compare(others, at: edge, texts, isAlone: isAlone, &pass) }
      }
    })

  /// Words stand beside each other there, so a space at the edge of the base text needs none.
  private static let writesWithoutSpaces: Set<String> = ["zh", "ja", "yue", "th", "lo", "km", "my"]

  private static func compare(
    _ translations: [Translation], at edge: Edge, _ texts: Translations, isAlone: Bool,
    _ pass: inout ResourcePass
  ) {
    let differing = translations.filter { translation in
      texts.withTexts(of: translation) { base, text in
        guard let mine = edge.space(of: base), let theirs = edge.space(of: text) else { return false }
        return mine != theirs && !(mine && edge.isGlued(text, texts.joined.languages[translation.language]))
      }
    }
    guard let first = differing.first else { return }
    let base = texts.withText(of: first.base) { edge.space(of: $0) ?? false }
    // Where nearly all translators agree, the base text has the slip.
    let isOdd = differing.count > 2 && differing.count * 5 > translations.count * 4
    let isSlip = isOdd || edge == .end && texts.withText(of: first.base, \.isSentence)
    guard !base || !isSlip else { return texts.reportSlip(of: first, edge, &pass) }
    guard !isOdd else { return }
    for alike in texts.bySilence(differing, { $0 }, pass) {
      texts.report(alike, edge, isInBase: base, kind: !base ? "stray" : isAlone ? "alone" : "missing", &pass)
    }
  }
}

private enum Edge {
  case start, end

  /// Whether a text has a space there; `nil` where a line break makes that meaningless or the text is nothing else.
  func space(of text: Spelling) -> Bool? {
    guard let first = text.first, let last = text.last else { return nil }
    guard text.contains(where: { $0 > 0x20 }) else { return nil }
    switch self {
    case .start:
      return first == 0x0A || first == 0x0D
        ? nil : first == 0x20 || first == 0x09 || text.holds("\u{A0}", at: 0) || text.holds("\u{202F}", at: 0)
    case .end:
      return last == 0x0A || last == 0x0D
        ? nil : last == 0x20 || last == 0x09 || text.hasSuffix("\u{A0}") || text.hasSuffix("\u{202F}")
    }
  }

  func isTab(of text: Spelling) -> Bool { (self == .start ? text.first : text.last) == 0x09 }

  /// Whether a language puts what follows or goes before right beside such a text: a Korean particle, a prefix.
  func isGlued(_ text: Spelling, _ language: JoinedTable.Language) -> Bool {
    switch self {
    case .start: language.tag?.language == "ko"
    case .end:
      ["-", "'", "’", "\u{5BE}", "\u{640}", "\u{2010}", "："].contains { text.hasSuffix($0) }
    }
  }
}

extension Spelling {
  /// A capital first, and a full stop or the like before the spaces at the end: nothing has to be held apart.
  fileprivate var isSentence: Bool {
    guard let first = first(where: { $0 > 0x20 }), first.isCapital else { return false }
    return last { $0 > 0x20 }.map { ".!?".utf8.contains($0) } ?? false
  }
}

extension Translations {
  fileprivate func hasOtherEdge(_ translation: Translation) -> Bool {
    withTexts(of: translation) { base, text in
      Edge.start.space(of: base) != Edge.start.space(of: text)
        || Edge.end.space(of: base) != Edge.end.space(of: text)
    }
  }

  /// Once for a key, at the first of its languages.
  fileprivate func report(
    _ translations: [Translation], _ edge: Edge, isInBase: Bool, kind: String, _ pass: inout ResourcePass
  ) {
    guard let first = translations.first else { return }
    let languages = list(translations.map(\.language))
    let isTab = withTexts(of: first) { edge.isTab(of: isInBase ? $0 : $1) }
    let (with, without) = isInBase ? ("`\(spelling(of: 0))`", languages) : (languages, "`\(spelling(of: 0))`")
    let others = translations.dropFirst().relatedPlaces { place($0, "the same", &pass) }
    report(
      first, message(first, edge, isTab: isTab, with: with, without: without), kind: kind, besides: others,
      &pass)
  }

  /// Tells the base text, whose space nobody needs.
  fileprivate func reportSlip(of translation: Translation, _ edge: Edge, _ pass: inout ResourcePass) {
    let other = place(translation, "a translation", &pass)
    let isTab = withText(of: translation.base) { edge.isTab(of: $0) }
    pass.report(
      translation.base.text.range, in: file(of: translation.base),
      message(
        translation, edge, isTab: isTab, with: "`\(spelling(of: 0))`",
        without: "`\(spelling(of: translation.language))`"),
      kind: "stray", related: [other])
  }

  private func message(
    _ translation: Translation, _ edge: Edge, isTab: Bool, with: String, without: String
  ) -> String {
    "`\(name(of: translation.row))` \(edge == .start ? "starts" : "ends") with a \(isTab ? "tab" : "space") in"
      + " \(with), but not in \(without)"
  }
}
