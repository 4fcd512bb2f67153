import L10nSyntax

extension Check {
  /// Translations that lost the line breaks of their base text, or have some where it has none.
  static let newlineMismatch = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.isOfInformation,
        !joined.maker.isOutside
      else { return }
      let (texts, project) = (Translations(joined), pass.project)
      var edges: [BreakMismatch] = []
      var changes: [[BreakMismatch]] = []
      // Languages that keep the breaks of some text.
      var keeping: Set<Int> = []
      texts.forEachKey(with: .lineBreak) { _, translations in
        let found = translations.compactMap { BreakMismatch($0, of: texts, project) }
        edges += found.filter { $0.edge != nil }
        changes += found.filter { $0.edge == nil }.grouped(by: \.change)
        let differing = Set(found.map(\.translation.language))
        keeping.formUnion(
          translations.lazy.filter { texts.withText(of: $0.base, \.hasLineBreak) }.map(\.language)
            .filter { !differing.contains($0) })
      }
      func apart(_ alike: [BreakMismatch]) -> [[BreakMismatch]] {
        texts.bySilence(alike, \.translation, pass)
      }
      for alike in changes.flatMap(apart) { BreakMismatch.report(change: alike, keeping, &pass) }
      let slips = edges.grouped(by: \.slip)
      let alone = slips.lazy.filter { $0.count == 1 }.joined()
      let together = slips.filter { $0.count > 1 } + alone.grouped(by: \.slipOfKey)
      for alike in together.flatMap(apart) { BreakMismatch.report(alike, &pass) }
    })
}

/// A translation with other line breaks than its base text.
private struct BreakMismatch {
  private let texts: Translations
  let translation: Translation
  private let base: LineBreaks
  private let text: LineBreaks
  private let kind: String
  private let confidence: Confidence
  /// What somebody wrote to break a line and readers see.
  private let letters: String?

  init?(_ translation: Translation, of texts: Translations, _ project: ProjectFacts) {
    let (base, text) = texts.withTexts(of: translation) { (LineBreaks(in: $0), LineBreaks(in: $1)) }
    let isJoined = { texts.isJoined(translation, project) }
    guard let difference = base.difference(from: text, isJoined: isJoined) else { return nil }
    (self.texts, self.translation, self.base, self.text) = (texts, translation, base, text)
    letters =
      text.count < base.count
      ? texts.withTexts(of: translation) { $1.lettersOfBreak(besides: $0, isMarkup: difference == "lost") }
      : nil
    let kind = letters == nil ? difference : "lost"
    let isSure =
      letters != nil
      || kind != "count" && texts.withTexts(of: translation) { $1.isTranslation(of: $0) }
        && !(kind == "lost" && texts.standsAlone(translation, project))
    let isLeftInEnglish = letters == nil && texts.isInLatinLetters(translation)
    // What nobody reads is told by itself.
    let isRead = project.keys.isRead(translation.row, of: texts.joined)
    let isParagraph = kind == "lost" && letters == nil && texts.isOneParagraph(translation)
    self.kind = isParagraph ? "paragraph" : kind
    confidence = isSure && isRead && !isLeftInEnglish && !isParagraph ? .likely : .possible
  }

  /// The end where the breaks differ; `nil` where they differ in between, too.
  var edge: Edge? {
    guard letters == nil, base.inner == text.inner else { return nil }
    return base.trailing == text.trailing ? .start : .end
  }

  enum Edge { case start, end }

  /// One who ends a text with a break too many ends others alike.
  var slip: Slip {
    Slip(
      file: translation.file, language: translation.language, kind: kind, confidence: confidence,
      isMore: isMore, edge: edge)
  }

  /// What many translations of a key have in common, their base text has changed since.
  var change: Change { Change(slip: slipOfKey, count: text.count, letters: letters) }

  struct Change: Hashable {
    var slip: Slip
    var count: Int
    var letters: String?
  }

  /// Translators copy it from each other.
  var slipOfKey: Slip {
    Slip(
      key: texts.joined.hashOfKey(of: translation.row), kind: kind, confidence: confidence, isMore: isMore,
      edge: edge)
  }

  struct Slip: Hashable {
    var key: UInt64 = 0
    var file = 0
    var language = 0
    var kind: String
    var confidence: Confidence
    var isMore: Bool
    var edge: Edge?
  }

  private var isMore: Bool { text.count > base.count }

  func report(_ pass: inout ResourcePass) {
    texts.report(
      translation, message(for: [translation.language]), kind: kind, confidence: confidence, &pass)
  }

  private func message(for languages: [Int]) -> String {
    let (name, source) = (texts.name(of: translation.row), texts.spelling(of: 0))
    let list = texts.list(languages)
    if let letters {
      let breaks = base.count == 1 ? "a line break" : "line breaks"
      return "`\(name)` has \(breaks) in `\(source)`, but shows the letters `\(letters)` in \(list)"
    }
    let breaks = base.count == 1 ? "1 line break" : "\(base.count) line breaks"
    return "`\(name)` has \(breaks) in `\(source)`, but \(text.count) in \(list)"
  }

  /// Translations of one key with the same breaks: where they are many, and their languages keep breaks elsewhere, the base
  /// text has changed since.
  static func report(change alike: [BreakMismatch], _ keeping: Set<Int>, _ pass: inout ResourcePass) {
    guard let first = alike.first else { return }
    let hasChanged =
      alike.count > Translations.mostLanguagesToldAlone && first.letters == nil
      && alike.allSatisfy { keeping.contains($0.translation.language) }
    let others = alike.dropFirst().relatedPlaces { first.texts.place($0.translation, "another one", &pass) }
    first.texts.report(
      first.translation, first.message(for: Set(alike.map(\.translation.language)).sorted()),
      kind: hasChanged && first.kind == "lost" ? "all" : first.kind, confidence: first.confidence,
      besides: others, &pass)
  }

  /// Texts of one language, or of one key, with the same slip at one end.
  static func report(_ alike: [BreakMismatch], _ pass: inout ResourcePass) {
    guard let first = alike.first else { return }
    guard alike.count > 1 else { return first.report(&pass) }
    let (texts, name) = (first.texts, first.texts.name(of: first.translation.row))
    let others = alike.dropFirst().relatedPlaces { texts.place($0.translation, "another one", &pass) }
    let (source, breaks) = (texts.spelling(of: 0), first.isMore ? "more line breaks" : "fewer line breaks")
    let languages = Set(alike.map(\.translation.language)).sorted()
    let isStart = first.edge == .start
    texts.report(
      first.translation,
      languages.count == 1
        ? "\(texts.list(languages)): \(alike.count) texts \(isStart ? "start" : "end") with \(breaks) than in `\(source)`, such as `\(name)`"
        : "`\(name)` \(isStart ? "starts" : "ends") with \(breaks) in \(texts.list(languages)) than in `\(source)`",
      kind: first.kind, confidence: first.confidence, besides: others, &pass)
  }
}

extension Translations {
  /// Whether a translation says in one paragraph what its base text says in several.
  fileprivate func isOneParagraph(_ translation: Translation) -> Bool {
    withTexts(of: translation) { base, text in
      base.isPairOfParagraphs || base.hasLinesOfSentences && text.sentenceEnds >= base.sentenceEnds
    }
  }

  /// Whether a text of a language with another script has words in Latin letters alone: nobody has translated it.
  fileprivate func isInLatinLetters(_ translation: Translation) -> Bool {
    guard let script = joined.languages[translation.language].tag?.likelyScript, script != "Latn" else {
      return false
    }
    return withTexts(of: translation) { _, text in
      text.translatableWords(upTo: 2) > 1 && text.allSatisfy { $0 < 0xC0 || $0 <= 0xC5 || $0 == 0xE2 }
    }
  }

  /// Whether the base text has breaks at its end alone, and no call puts anything behind them.
  fileprivate func standsAlone(_ translation: Translation, _ project: ProjectFacts) -> Bool {
    withText(of: translation.base, \.onlyEndsWithBreaks) && !isJoined(translation, project)
  }

  /// Whether code joins a text with others.
  fileprivate func isJoined(_ translation: Translation, _ project: ProjectFacts) -> Bool {
    project.keys.joined.contains(joined.hashOfKey(of: translation.row))
  }
}

extension LineBreaks {
  /// Which kind of difference a translation shows; `nil` where it has its breaks.
  fileprivate func difference(from text: LineBreaks, isJoined: () -> Bool) -> String? {
    guard count != text.count else { return nil }
    // It ends the line of what code puts in front of something else.
    if trailing > 0, count == trailing, text.count == 0, isJoined() { return "lost" }
    if ends > 1, text.count == 0 { return "lost" }
    if count == 0, text.leading > 0 || text.trailing > 0 { return "stray" }
    return "count"
  }
}

extension Spelling {
  /// Whether it says what the base text says: one with other values or addresses, or a much shorter one, translates an
  /// older text. In HTML a break is white space.
  fileprivate func isTranslation(of base: Spelling) -> Bool {
    if hasPrefix("<html") || hasPrefix("<HTML") || isMarkup && base.isMarkup { return false }
    if holds("<a href="), base.holds("<a href=") { return false }
    let isDense = contains { 0xE3...0xED ~= $0 }
    let (mine, theirs) = (characterCount, base.characterCount)
    return mine * 100 >= theirs * (isDense ? Self.leastPercentOfDense : Self.leastPercent)
      && addressCount == base.addressCount
      && holdsSentences(base.paragraphCount)
      && FormatSignature(self, counting: .meant).takesTheSame(as: FormatSignature(base, counting: .meant))
  }

  /// Chinese and Japanese say in a character what takes a syllable elsewhere.
  private static let (leastPercent, leastPercentOfDense) = (60, 20)

  /// Begins with a tag and ends with one: what stands behind it is not shown.
  private var isMarkup: Bool {
    guard let first = firstIndex(where: { $0 > 0x20 }), let last = lastIndex(where: { $0 > 0x20 }) else {
      return false
    }
    return self[first] == UInt8(ascii: "<") && self[last] == UInt8(ascii: ">")
  }

  private var characterCount: Int { count { $0 & 0xC0 != 0x80 } }

  private var addressCount: Int {
    indices.count { self[$0] == UInt8(ascii: ":") && holds("://", at: $0) }
  }
}
