import L10nSyntax

extension Check {
  /// Each text that begins or ends with a space where the text in another language does not.
  static let edgeWhitespace = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1 else { return }
      let texts = Translations(joined)
      let hasNoSpaces = joined.languages.map { writesWithoutSpaces.contains($0.tag?.language ?? "") }
      texts.forEachKey { row, translations in
        guard translations.contains(where: { texts.hasOtherEdge($0) }) else { return }
        let others = translations.filter { !hasNoSpaces[$0.language] }
        for edge in [Edge.start, .end] { compare(others, at: edge, texts, row, &pass) }
      }
    })

  /// Words stand beside each other there, so a space at the edge of the base text needs none.
  private static let writesWithoutSpaces: Set<String> = ["zh", "ja", "yue", "th", "lo", "km", "my"]

  private static func compare(
    _ translations: [Translation], at edge: Edge, _ texts: Translations, _ row: JoinedTable.Row,
    _ pass: inout ResourcePass
  ) {
    let spaces = translations.map { texts.withTexts(of: $0) { (edge.space(of: $0), edge.space(of: $1)) } }
    let differing = zip(translations, spaces).filter { _, spaces in
      guard let base = spaces.0, let text = spaces.1 else { return false }
      return base != text
    }.map(\.0)
    guard let first = differing.first else { return }
    let base = texts.withText(of: first.base) { edge.space(of: $0) ?? false }
    // Where nearly all translators agree, the base text has the slip.
    let isSlipOfBase = differing.count > 2 && differing.count * 5 > translations.count * 4
    let languages = isSlipOfBase ? [] : differing
    if isSlipOfBase, base { texts.report(first, row, edge, of: 0, not: first.language, nil, &pass) }
    for translation in languages {
      if base {
        texts.report(translation, row, edge, of: 0, not: translation.language, "missing", &pass)
      } else {
        texts.report(translation, row, edge, of: translation.language, not: 0, "stray", &pass)
      }
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
    case .start: return first == 0x0A || first == 0x0D ? nil : first == 0x20 || first == 0x09
    case .end: return last == 0x0A || last == 0x0D ? nil : last == 0x20 || last == 0x09
    }
  }
}

extension Translations {
  fileprivate func hasOtherEdge(_ translation: Translation) -> Bool {
    withTexts(of: translation) { base, text in
      Edge.start.space(of: base) != Edge.start.space(of: text)
        || Edge.end.space(of: base) != Edge.end.space(of: text)
    }
  }

  /// `with` is the language whose text has the space. The finding stands where a slip is most likely.
  fileprivate func report(
    _ translation: Translation, _ row: JoinedTable.Row, _ edge: Edge, of with: Int, not without: Int,
    _ kind: String?, _ pass: inout ResourcePass
  ) {
    let verb = edge == .start ? "begins" : "ends"
    let message =
      "`\(name(of: row))` \(verb) with a space in `\(spelling(of: with))`, but not in"
      + " `\(spelling(of: without))`"
    if let kind {
      report(translation, message, kind: kind, &pass)
    } else {
      let other = pass.related(
        translation.text.text.range, in: joined.files[translation.text.file], "a translation")
      pass.report(
        translation.base.text.range, in: joined.files[translation.base.file], message, kind: "stray",
        related: [other])
    }
  }
}
