import L10nSyntax

extension Check {
  /// Each text in another language that is the base text, word for word.
  static let untranslatedValue = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.isCarried(pass.project.layout) else { return }
      let texts = Translations(joined)
      let isOther = joined.languages.indices.map { !joined.isSameLanguage($0, 0) }
      var found: [(row: JoinedTable.Row, translation: Translation, words: Int, isTold: Bool)] = []
      var counts = [Int](repeating: 0, count: joined.languages.count)
      texts.forEachKey { row, translations in
        let words = texts.withText(of: translations[0].base) { $0.plainWords }
        guard words > 1 else { return }
        let others = translations.filter { isOther[$0.language] }
        let same = others.filter { texts.isUntranslated($0) }
        for translation in others { counts[translation.language] += 1 }
        // What somebody translated can be translated.
        let isTold = same.count < others.count
        for translation in same { found.append((row, translation, words, isTold)) }
      }
      let partial = mostlyUntranslated(found.map(\.translation.language), counts)
      for (row, translation, words, isTold) in found {
        let isSure = words > 2 && isTold && !partial.contains(translation.language)
        guard !texts.isMarked(translation) else { continue }
        texts.report(
          translation,
          "`\(texts.name(of: row))` says the same in `\(texts.spelling(of: translation.language))` as in"
            + " `\(texts.spelling(of: 0))`: it is not translated",
          kind: words > 2 ? "sentence" : "words", confidence: isSure ? .likely : .possible, &pass)
      }
    })

  /// Languages whose translation has only begun: each text would be told.
  private static func mostlyUntranslated(_ found: [Int], _ counts: [Int]) -> Set<Int> {
    var same = [Int](repeating: 0, count: counts.count)
    for language in found { same[language] += 1 }
    return Set(counts.indices.filter { same[$0] * (counts[$0] >= 20 ? 10 : 2) > counts[$0] })
  }
}

extension Spelling {
  /// How many words a text has, up to three, without names: those with a capital behind the first word.
  fileprivate var plainWords: Int {
    // An address of some sort, or a name in a form of its own.
    guard contains(0x20) else { return 0 }
    var reader = WordReader(self)
    var count = 0
    var isFirst = true
    while count < 3, let word = reader.next() {
      if isFirst || !(65...90).contains(self[word.lowerBound]) { count += 1 }
      isFirst = false
    }
    return count
  }
}

extension Translations {
  fileprivate func isUntranslated(_ translation: Translation) -> Bool {
    withTexts(of: translation) { $0.count == $1.count && $0.elementsEqual($1) }
  }

  /// The catalog says itself that somebody has to look at it.
  fileprivate func isMarked(_ translation: Translation) -> Bool {
    translation.state == .needsReview || translation.state == .stale
  }
}
