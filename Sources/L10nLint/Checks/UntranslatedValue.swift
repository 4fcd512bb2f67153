import L10nSyntax

extension Check {
  /// Each key whose texts in other languages are the base text, word for word, or that of a neighbor.
  static let untranslatedValue = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.maker.isOutside else { return }
      let interface = pass.project.resources.interface(of: joined)
      let texts = Translations(joined, of: interface)
      let isOther = joined.languages.indices.map { number in
        joined.languages[number].tag?.isKnown == true && !joined.isSameLanguage(number, 0)
          && !joined.isPartial(number, by: pass.project.languages)
      }
      let isOfInterface = joined.isOfInterface(pass.project.resources.layout)
      let filled = isOfInterface ? interface?.keysOfFilledLabels ?? [] : []
      var copies: [Copies] = []
      var marks = LanguageMarks(texts)
      var remnants = BaseRemnants(texts)
      var counts = CopyCounts(of: joined.languages.count)
      texts.forEachKey(andNew: true) { row, translations in
        guard filled.isEmpty || !filled.contains(joined.key(of: row)) else { return }
        marks.note(translations.filter { isOther[$0.language] })
        let words = texts.withText(of: translations[0].base) {
          $0.wordsToTranslate(inInterface: isOfInterface)
        }
        guard words.all > 1 else { return }
        // Of a new text that is another one nobody knows yet whether it is good.
        let others = translations.filter {
          isOther[$0.language] && ($0.state != .new || texts.isUntranslated($0)) && !texts.isInBoth($0)
        }
        remnants.note(others)
        let copied = others.filter { texts.isUntranslated($0) && !texts.isTranslatedBeside($0, others) }
        counts.add(others, copied: copied, words)
        guard let first = copied.first else { return }
        let isForAll =
          texts.withText(of: first.base, \.isLongSentence)
          && pass.project.keys.audience(of: row, in: joined) == .users
        copies.append(Copies(texts, copied, of: others, words, isForAll: isForAll))
      }
      counts.reportBegun(copies, texts, &pass)
      let doubtful = counts.doubtful
      for copy in copies { copy.report(without: doubtful, &pass) }
      remnants.report(unsure: doubtful.begun.union(doubtful.unsure), &pass)
      marks.report(&pass)
    },
    .tables { joined, pass in
      guard !joined.maker.isOutside else { return }
      NeighborTexts(Translations(joined))?.report(&pass)
    })
}

/// How many texts each language has, and how many of them are those of the base language.
private struct CopyCounts {
  /// Of texts with words that are no names.
  private var plain: Counts
  /// Names count here too.
  private var withNames: Counts
  private let languages: Range<Int>

  private struct Counts {
    var all: [Int]
    var copied: [Int]

    mutating func add(_ translations: [Translation], copied copies: [Translation]) {
      for translation in translations { all[translation.language] += 1 }
      for translation in copies { copied[translation.language] += 1 }
    }
  }

  init(of languages: Int) {
    self.languages = 0..<languages
    let none = Array(repeating: 0, count: languages)
    plain = Counts(all: none, copied: none)
    withNames = plain
  }

  mutating func add(_ translations: [Translation], copied copies: [Translation], _ words: WordsToTranslate) {
    withNames.add(translations, copied: copies)
    if words.plain > 1 { plain.add(translations, copied: copies) }
  }

  /// Languages whose copies say little.
  struct Doubtful {
    /// The translation has only begun: of many texts, a tenth shows that.
    let begun: Set<Int>
    /// There are few texts, of which half are copies.
    let unsure: Set<Int>
    /// Both, as all words show it.
    let ofNames: Set<Int>
  }

  var doubtful: Doubtful {
    Doubtful(
      begun: begun(by: plain), unsure: unsure(by: plain),
      ofNames: begun(by: withNames).union(unsure(by: withNames)))
  }

  private func begun(by counts: Counts) -> Set<Int> {
    Set(languages.filter { counts.all[$0] >= Self.manyTexts && counts.copied[$0] * 10 > counts.all[$0] })
  }

  private func unsure(by counts: Counts) -> Set<Int> {
    Set(languages.filter { counts.all[$0] < Self.manyTexts && counts.copied[$0] * 2 > counts.all[$0] })
  }

  private static let manyTexts = 20

  /// What holds for a whole language is said once.
  func reportBegun(_ copies: [Copies], _ texts: Translations, _ pass: inout ResourcePass) {
    for language in begun(by: plain).sorted() {
      guard let copy = copies.lazy.compactMap({ $0.translation(into: language) }).first else { continue }
      texts.report(
        copy,
        "\(plain.copied[language]) of \(plain.all[language]) texts of `\(texts.spelling(of: language))` are the same as in"
          + " `\(texts.spelling(of: 0))`: this translation has only begun",
        kind: "begun", confidence: .possible, &pass)
    }
  }
}

/// The texts of one key that are the base text, one a language.
private struct Copies {
  private let texts: Translations
  private let translations: [Translation]
  private let words: WordsToTranslate
  /// What somebody translated can be translated, and so can a whole sentence.
  private let canBeTranslated: Bool
  /// Nearly nobody has translated it: an export has put the base text there.
  private let isNew: Bool
  /// No name: names are the same in most languages.
  private let isTranslatedByMost: Bool

  init(
    _ texts: Translations, _ copied: [Translation], of others: [Translation], _ words: WordsToTranslate,
    isForAll: Bool
  ) {
    (self.texts, self.words) = (texts, words)
    var seen: Set<Int> = []
    translations = copied.filter { !$0.isMarked && seen.insert($0.language).inserted }
    // Where there is one translation, whole sentences speak for themselves.
    canBeTranslated =
      copied.count < others.count || others.count == 1 && words.plain > 3
      || isForAll
    isNew = others.count > 2 && copied.count * 2 > others.count
    isTranslatedByMost = others.count - copied.count > 2 && copied.count * 3 < others.count
  }

  func translation(into language: Int) -> Translation? { translations.first { $0.language == language } }

  func report(without doubtful: CopyCounts.Doubtful, _ pass: inout ResourcePass) {
    let isSentence = words.plain > 2 && canBeTranslated && !staysInBaseLanguage
    var (sentences, phrases, possible): ([Translation], [Translation], [Translation]) = ([], [], [])
    for translation in translations where !doubtful.begun.contains(translation.language) {
      let language = translation.language
      // Asked last, as it takes time.
      let isToStay = { saysAnotherThing(translation) || isInItsLanguage(translation) }
      if isSentence, !doubtful.unsure.contains(language), !isWrittenAlike(translation), !isToStay() {
        sentences.append(translation)
      } else if isPhrase(translation), !doubtful.ofNames.contains(language), !isToStay() {
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

  /// Words that most languages translate, in one that has letters of its own: `Dark Mode` in the Japanese table.
  private func isPhrase(_ translation: Translation) -> Bool {
    guard words.plain < 3, isTranslatedByMost, !staysInBaseLanguage,
      texts.joined.languages[0].tag?.likelyScript == "Latn",
      let script = texts.joined.languages[translation.language].tag?.likelyScript, script != "Latn"
    else { return false }
    return !texts.withText(of: translation.base) { $0.holdsName || $0.namesKey }
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

extension JoinedInterface {
  /// The labels to which code has an outlet: what they say there mostly stands in for a value.
  fileprivate var keysOfFilledLabels: Set<String> {
    Set(
      interface.texts.lazy.filter { interface.isOfLabel($0) && mayBeSetByCode($0) }
        .compactMap(interface.key))
  }
}

extension InterfaceFile {
  /// What a label says, or the cell that says it on macOS; nobody fills a placeholder.
  fileprivate func isOfLabel(_ text: Text) -> Bool {
    guard let key = key(of: text) else { return false }
    let isOfCell = source.withSpelling(elements[Int(text.element)].name) { $0.isSpelled("textFieldCell") }
    return key.hasSuffix(".text") || isOfCell && key.hasSuffix(".title")
  }
}

extension Translations {
  fileprivate func isUntranslated(_ translation: Translation) -> Bool {
    let (base, text) = (translation.base.text, translation.text)
    // Without escapes the places tell how long the texts are.
    if base.writing == .plain, text.writing == .plain, base.range.count != text.range.count { return false }
    return withTexts(of: translation) { $0.count == $1.count && $0.elementsEqual($1) }
  }

  /// Whether the base text, in Latin letters, says the same in those of the other language too: `Open 打开`.
  fileprivate func isInBoth(_ translation: Translation) -> Bool {
    guard joined.languages[0].tag?.likelyScript == "Latn",
      let script = joined.languages[translation.language].tag?.likelyScript,
      let letters = Self.letters[script]
    else { return false }
    return withText(of: translation.base) { text in
      text.contains { $0 > 0xC9 }
        && String(decoding: text, as: UTF8.self).unicodeScalars.count { letters.contains($0.value) } > 1
    }
  }

  /// The letters of some scripts, roughly.
  private static let letters: [String: ClosedRange<UInt32>] = [
    "Arab": 0x600...0x6FF, "Cyrl": 0x400...0x4FF, "Deva": 0x900...0x97F, "Grek": 0x370...0x3FF,
    "Hans": 0x4E00...0x9FFF, "Hant": 0x4E00...0x9FFF, "Hebr": 0x590...0x5FF, "Jpan": 0x3040...0x9FFF,
    "Kore": 0xAC00...0xD7A3, "Thai": 0xE00...0xE7F,
  ]

  /// Whether the same file has the key once more, with a translation: `duplicate-key` tells of that.
  fileprivate func isTranslatedBeside(_ translation: Translation, _ others: [Translation]) -> Bool {
    guard joined.table(of: translation.cell).format == .strings else { return false }
    return others.contains { other in
      other.file == translation.file && other.language == translation.language
        && !isUntranslated(other)
    }
  }
}
