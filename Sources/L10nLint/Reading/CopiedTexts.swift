import L10nSyntax

/// The texts of a table that are those of its base language.
struct CopiedTexts {
  private let texts: Translations
  private let project: ProjectFacts
  /// By number of the language, whether it is another one that is to be translated.
  private let isOther: [Bool]
  private let isOfInterface: Bool
  /// Whether there are enough languages to say that most translate a word.
  private let isWordAsked: Bool
  /// Labels into which code puts values.
  private let filledKeys: Set<String>
  private var copies: [CopiesOfText] = []
  private var marks: LanguageMarks
  private var remnants: BaseRemnants
  /// Without what varies with a number: that is often left where all other texts are done.
  private var counts: CopyCounts
  private var countsOfPlurals: CopyCounts
  /// Hashes of the keys with copies, each of which is told once.
  private var copiedKeys: Set<UInt64> = []

  init(_ joined: JoinedTable, _ project: ProjectFacts) {
    self.project = project
    let interface = project.resources.interface(of: joined)
    texts = Translations(joined, of: interface)
    isOther = joined.languages.indices.map { number in
      joined.languages[number].tag?.isKnown == true && !joined.isSameLanguage(number, 0)
        && !joined.isPartial(number, by: project.languages)
    }
    isWordAsked = isOther.count(where: \.self) > CopiesOfText.fewestLanguagesWithWord
    isOfInterface = joined.isOfInterface(project.resources.layout)
    filledKeys = isOfInterface ? interface?.keysOfFilledLabels ?? [] : []
    marks = LanguageMarks(texts)
    remnants = BaseRemnants(texts)
    counts = CopyCounts(of: joined.languages.count)
    countsOfPlurals = counts
    texts.forEachKey(andNew: true) { note($0, $1, variesWithNumber: false) }
    texts.forEachPlural { note($0, $1, variesWithNumber: true) }
  }

  private mutating func note(
    _ row: JoinedTable.Row, _ translations: [Translation], variesWithNumber: Bool
  ) {
    guard filledKeys.isEmpty || !filledKeys.contains(texts.joined.key(of: row)),
      variesWithNumber || !texts.joined.variesAsAWhole(row)
    else { return }
    marks.note(translations.filter { isOther[$0.language] })
    let words = texts.withText(of: translations[0].base) { $0.wordsToTranslate(inInterface: isOfInterface) }
    // A single word is no name where it has a form for one and another for many, or most languages translate it.
    guard words.isWord ? isWordAsked : words.all > (variesWithNumber ? 0 : 1) else { return }
    // Of a new text that is another one nobody knows yet whether it is good.
    let others = translations.filter {
      isOther[$0.language] && ($0.state != .new || texts.isUntranslated($0)) && !texts.isInBoth($0)
    }
    if !words.isWord { remnants.note(others) }
    let copied = others.filter { texts.isUntranslated($0) && !texts.isTranslatedBeside($0, others) }
    if variesWithNumber {
      countsOfPlurals.add(others, copied: copied, words)
    } else {
      counts.add(others, copied: copied, words)
    }
    guard let first = copied.first, copiedKeys.insert(texts.joined.hashOfKey(of: row)).inserted else {
      return
    }
    let isForAll =
      texts.withText(of: first.base, \.isLongSentence)
      && project.keys.audience(of: row, in: texts.joined) == .users
    copies.append(
      CopiesOfText(
        texts, copied, of: others, words, isForAll: isForAll, variesWithNumber: variesWithNumber))
  }

  func report(_ pass: inout ResourcePass) {
    let doubtful = counts.doubtful
    let begunPlurals = countsOfPlurals.doubtful.begun.subtracting(doubtful.begun)
    let longer = copies.filter { !$0.isWord }
    let (plurals, wholes) = (longer.filter(\.variesWithNumber), longer.filter { !$0.variesWithNumber })
    report(begun(doubtful.begun, wholes, by: counts), "texts", &pass)
    report(begun(begunPlurals, plurals, by: countsOfPlurals), "plurals", &pass)
    let doubtfulPlurals = counts.joined(with: countsOfPlurals).doubtful.withBegun(
      doubtful.begun.union(begunPlurals))
    var loanWords = LoanWords(of: texts)
    for copy in copies {
      copy.report(without: copy.variesWithNumber ? doubtfulPlurals : doubtful, &loanWords, &pass)
    }
    remnants.report(unsure: doubtful.begun.union(doubtful.unsure), &pass)
    marks.report(&pass)
  }

  /// The languages that have begun, by their copies; not those in which the base texts are written, as it is the base
  /// language that lacks its own there.
  private func begun(
    _ languages: Set<Int>, _ copies: [CopiesOfText], by counts: CopyCounts
  ) -> [BegunLanguage] {
    guard !languages.isEmpty else { return [] }
    // Asked of some, as it takes time.
    let samples = copies.prefix(Self.mostSamples).map { (copy: $0, language: $0.languageOfBase) }
    return languages.sorted().compactMap { language in
      let tag = texts.joined.languages[language].tag?.language
      let own = samples.filter { $0.copy.translation(into: language) != nil }
      guard own.isEmpty || own.count(where: { $0.language == tag }) * 2 < own.count,
        let copy = copies.lazy.compactMap({ $0.translation(into: language) }).first
      else { return nil }
      let (copied, all) = counts.plainTexts(of: language)
      return BegunLanguage(copy: copy, copied: copied, all: all)
    }
  }

  /// What holds for whole languages is said once for a table: few of them wait for all their texts.
  private func report(_ begun: [BegunLanguage], _ noun: String, _ pass: inout ResourcePass) {
    for group in begun.grouped(by: \.isMostlyCopied) {
      for alike in texts.bySilence(group, \.copy, pass) { reportAlike(alike, noun, &pass) }
    }
  }

  private static let mostSamples = 50

  private func reportAlike(_ alike: [BegunLanguage], _ noun: String, _ pass: inout ResourcePass) {
    guard let first = alike.first, let least = alike.map(\.copied).min(), let most = alike.map(\.copied).max()
    else { return }
    let base = "the same as in `\(texts.spelling(of: 0))`: not translated"
    let others = alike.dropFirst().relatedPlaces { other in
      texts.place(
        other.copy,
        "\(other.copied) of \(other.all) \(noun) in `\(texts.spelling(of: other.copy.language))`", &pass)
    }
    texts.report(
      first.copy,
      alike.count == 1
        ? "\(least) of \(first.all) \(noun) of `\(texts.spelling(of: first.copy.language))` are \(base)"
        : "\(texts.list(alike.map(\.copy.language))) each have \(least == most ? "" : "\(least) to ")\(most) \(noun)"
          + " that are \(base)",
      kind: "begun", confidence: first.isMostlyCopied ? .possible : .likely, besides: others, &pass)
  }
}

/// A language in which more than a tenth of the texts are copies.
private struct BegunLanguage {
  /// The first of them.
  let copy: Translation
  let copied: Int
  let all: Int

  /// Somebody has only made the file.
  var isMostlyCopied: Bool { copied * 2 > all }
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
  func isUntranslated(_ translation: Translation) -> Bool {
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
