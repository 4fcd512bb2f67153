/// How many texts each language has, and how many of them are those of the base language.
struct CopyCounts {
  /// Of texts with words that are no names.
  private var plain: Counts
  /// Names count here too.
  private var withNames: Counts
  /// And texts that are a single word.
  private var withWords: Counts
  private let languages: Range<Int>

  private struct Counts {
    var all: [Int]
    var copied: [Int]

    mutating func add(_ translations: [Translation], copied copies: [Translation]) {
      for translation in translations { all[translation.language] += 1 }
      for translation in copies { copied[translation.language] += 1 }
    }

    mutating func add(_ other: Counts) {
      for language in all.indices {
        all[language] += other.all[language]
        copied[language] += other.copied[language]
      }
    }
  }

  init(of languages: Int) {
    self.languages = 0..<languages
    let none = Array(repeating: 0, count: languages)
    plain = Counts(all: none, copied: none)
    (withNames, withWords) = (plain, plain)
  }

  mutating func add(_ translations: [Translation], copied copies: [Translation], _ words: WordsToTranslate) {
    withWords.add(translations, copied: copies)
    if words.isWord { return }
    withNames.add(translations, copied: copies)
    if words.plain > 1 { plain.add(translations, copied: copies) }
  }

  /// Those of other texts in the same languages as well.
  func joined(with other: CopyCounts) -> CopyCounts {
    var joined = self
    joined.plain.add(other.plain)
    joined.withNames.add(other.withNames)
    joined.withWords.add(other.withWords)
    return joined
  }

  /// Languages whose copies say little.
  struct Doubtful {
    /// The translation has only begun: of many texts, a tenth shows that.
    let begun: Set<Int>
    /// There are few texts, of which half are copies.
    let unsure: Set<Int>
    /// Both, as all words show it, or all texts.
    let ofNames, ofWords: Set<Int>

    /// With other languages that have only begun.
    func withBegun(_ begun: Set<Int>) -> Doubtful {
      Doubtful(
        begun: begun, unsure: unsure, ofNames: ofNames.union(begun), ofWords: ofWords.union(begun))
    }
  }

  var doubtful: Doubtful {
    Doubtful(
      begun: begun(by: plain), unsure: unsure(by: plain),
      ofNames: begun(by: withNames).union(unsure(by: withNames)),
      ofWords: begun(by: withWords).union(unsure(by: withWords)))
  }

  func plainTexts(of language: Int) -> (copied: Int, all: Int) {
    (plain.copied[language], plain.all[language])
  }

  private func begun(by counts: Counts) -> Set<Int> {
    Set(languages.filter { counts.all[$0] >= Self.manyTexts && counts.copied[$0] * 10 > counts.all[$0] })
  }

  private func unsure(by counts: Counts) -> Set<Int> {
    Set(languages.filter { counts.all[$0] < Self.manyTexts && counts.copied[$0] * 2 > counts.all[$0] })
  }

  private static let manyTexts = 20
}
