import L10nSyntax

/// The texts of one key that are the base text, one a language.
struct CopiesOfText {
  private let texts: Translations
  private let translations: [Translation]
  private let words: WordsToTranslate
  /// What somebody translated can be translated, and so can a whole sentence.
  private let canBeTranslated: Bool
  /// Nearly nobody has translated it: an export has put the base text there.
  private let isNew: Bool
  /// No name: names are the same in most languages.
  private let isTranslatedByMost: Bool
  let variesWithNumber: Bool

  init(
    _ texts: Translations, _ copied: [Translation], of others: [Translation], _ words: WordsToTranslate,
    isForAll: Bool, variesWithNumber: Bool
  ) {
    (self.texts, self.words, self.variesWithNumber) = (texts, words, variesWithNumber)
    var seen: Set<Int> = []
    translations = copied.filter { !$0.isMarked && seen.insert($0.language).inserted }
    // Where there is one translation, whole sentences speak for themselves.
    canBeTranslated =
      copied.count < others.count || others.count == 1 && words.plain > 3
      || isForAll
    isNew = others.count > 2 && copied.count * 2 > others.count
    let translated = others.count - copied.count
    isTranslatedByMost =
      words.isWord
      ? translated >= Self.fewestLanguagesWithWord && copied.count * 4 <= translated
        && texts.areTranslatedInLatin(others)
      : translated > 2 && copied.count * 2 < translated
  }

  /// So many translate a word of which one that does not is told.
  static let fewestLanguagesWithWord = 4

  var isWord: Bool { words.isWord }

  /// The language that the base text is written in, where that can be told.
  var languageOfBase: String? {
    translations.first.flatMap { texts.withText(of: $0.base, \.languageOfSentence) }
  }

  func translation(into language: Int) -> Translation? { translations.first { $0.language == language } }

  func report(
    without doubtful: CopyCounts.Doubtful, _ loanWords: inout LoanWords, _ pass: inout ResourcePass
  ) {
    let doubtfulForPhrases = words.isWord ? doubtful.ofWords : doubtful.ofNames
    let isSentence = words.plain > 2 && canBeTranslated && !staysInBaseLanguage
    var (sentences, phrases, possible): ([Translation], [Translation], [Translation]) = ([], [], [])
    for translation in translations where !doubtful.begun.contains(translation.language) {
      let language = translation.language
      // Asked last, as it takes time.
      let isToStay = { saysAnotherThing(translation) || isInItsLanguage(translation) }
      if isSentence, !doubtful.unsure.contains(language), !isWrittenAlike(translation), !isToStay() {
        sentences.append(translation)
      } else if isPhrase(translation), !doubtfulForPhrases.contains(language), !isToStay(),
        !(words.isWord && loanWords.contains(translation))
      {
        phrases.append(translation)
      } else if words.plain > 1 {
        possible.append(translation)
      }
    }
    let kind = words.plain < 3 ? "words" : isNew ? "new" : "sentence"
    report(sentences, kind, .likely, &pass)
    report(phrases, "phrase", .likely, &pass)
    report(possible, kind, .possible, &pass)
  }

  private func report(
    _ copied: [Translation], _ kind: String, _ confidence: Confidence, _ pass: inout ResourcePass
  ) {
    for alike in texts.bySilence(copied, { $0 }, pass) { reportAlike(alike, kind, confidence, &pass) }
  }

  private func reportAlike(
    _ copied: [Translation], _ kind: String, _ confidence: Confidence, _ pass: inout ResourcePass
  ) {
    guard let first = copied.first else { return }
    let others = copied.dropFirst().relatedPlaces { texts.place($0, "the same text", &pass) }
    texts.report(
      first,
      "`\(texts.name(of: first.row))` is the same in `\(texts.spelling(of: 0))` and in"
        + " \(texts.list(copied.map(\.language))): it is not translated",
      kind: kind, confidence: confidence, besides: others, &pass)
  }

  /// The base text is another one than its key, which reads like a text and has other words: it may be in the language of
  /// the translation.
  private func saysAnotherThing(_ translation: Translation) -> Bool {
    let key = texts.joined.key(of: translation.row)
    guard key.looks == .text, key.contains(" ") else { return false }
    let base = texts.withText(of: translation.base) { String(decoding: $0, as: UTF8.self) }
    guard base != key else { return false }
    let words = Set(base.lowercased().split { !$0.isLetterOrNumber })
    let own = key.lowercased().split { !$0.isLetterOrNumber }
    return own.count(where: words.contains) * 3 < own.count * 2
  }

  /// A French text in the French table and in the English one: it is the base language that lacks its text.
  private func isInItsLanguage(_ translation: Translation) -> Bool {
    let language = texts.joined.languages[translation.language].tag?.language
    return language != nil && texts.withText(of: translation.base, \.languageOfSentence) == language
  }

  /// A text about English, or one that stands beside its like: `title_en` beside `title`.
  private var staysInBaseLanguage: Bool {
    guard let key = translations.first.map({ texts.joined.key(of: $0.row) }) else { return false }
    if key.contains("nglish") { return true }
    guard let language = texts.joined.languages[0].tag?.language, key.hasSuffix("_" + language) else {
      return false
    }
    return texts.joined.row(of: String(key.dropLast(language.utf8.count + 1))) != nil
  }

  /// Words that most languages translate, in one that has letters of its own: `Dark Mode` in the Japanese table. Where
  /// they vary with a number they are no name, in whatever letters.
  private func isPhrase(_ translation: Translation) -> Bool {
    guard words.plain < 3, isTranslatedByMost, !staysInBaseLanguage,
      texts.joined.languages[0].tag?.likelyScript == "Latn",
      let tag = texts.joined.languages[translation.language].tag,
      tag.isSurelyNotLatin
        || variesWithNumber && words.plain == 2 && !Self.relatives.contains(tag.language)
    else { return false }
    return !texts.withText(of: translation.base) {
      $0.holdsName || $0.namesKey || words.all == 1 && ($0.contains(where: \.isCapital) || $0.isUnit)
    } && !(words.isWord && texts.joined.key(of: translation.row).hasPrefix("CFBundle"))
  }

  /// A few words may be good in a near relative of English too, unless one of them is surely English.
  private func isWrittenAlike(_ translation: Translation) -> Bool {
    guard words.plain < 4, let language = texts.joined.languages[translation.language].tag?.language,
      Self.relatives.contains(language)
    else { return false }
    return !texts.withText(of: translation.base) { $0.hasEnglishWord }
  }

  private static let relatives: Set = ["da", "sv", "nb", "nn", "no", "nl", "de"]
}

extension LanguageTag {
  /// Serbian is written in both ways.
  fileprivate var isSurelyNotLatin: Bool {
    if language == "sr", script == nil { return false }
    return likelyScript.map { $0 != "Latn" } ?? false
  }
}

extension Translations {
  /// Whether two languages with Latin letters have another word: brands are the same in nearly all of them.
  fileprivate func areTranslatedInLatin(_ others: [Translation]) -> Bool {
    others.count {
      joined.languages[$0.language].tag?.likelyScript == "Latn" && !isUntranslated($0)
    } > 1
  }
}

extension Spelling {
  /// `%d km`, `%lld kcal`: a few letters, and a number before them.
  fileprivate var isUnit: Bool {
    let letters = reversed().prefix(while: \.isASCIILetter).count
    return letters < 4 && letters < count
  }
}
