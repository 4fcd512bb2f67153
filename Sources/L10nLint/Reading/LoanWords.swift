import L10nSyntax

/// Words of the base language that translators use in texts of their own: `hashtags` alone is no forgotten text where another
/// text says `Περισσότερα hashtags`. Collected where somebody asks.
struct LoanWords {
  private let texts: Translations
  private var known: [Int: Set<String>] = [:]

  init(of texts: Translations) { self.texts = texts }

  /// Whether some text of the same language has the word of a translation among words in other letters.
  mutating func contains(_ translation: Translation) -> Bool {
    let word = texts.withTexts(of: translation) { $1.asciiWords }
    return !word.isEmpty && word.allSatisfy(words(of: translation.language).contains)
  }

  private mutating func words(of language: Int) -> Set<String> {
    if let words = known[language] { return words }
    let joined = texts.joined
    var words: Set<String> = []
    for row in joined.rows {
      for cell in joined.cells(of: row, in: language) {
        for value in joined.values(of: cell) {
          joined.withText(of: value.text, in: cell) { text in
            if text.contains(where: { $0 >= 0xC3 && $0 != 0xE2 }) { words.formUnion(text.asciiWords) }
          }
        }
      }
    }
    known[language] = words
    return words
  }
}

extension Spelling {
  /// In small letters and without an `s` at the end; of four letters or more.
  fileprivate var asciiWords: [String] {
    split { !$0.isASCIILetter }.filter { $0.count > 3 }.map { word in
      let small = String(decoding: word, as: UTF8.self).lowercased()
      return small.hasSuffix("s") ? String(small.dropLast()) : small
    }
  }
}
