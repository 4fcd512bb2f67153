import L10nSyntax

extension Check {
  /// The one number of a base text, where a translation says another one.
  static let changedNumber = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.maker.isOutside else { return }
      let interface = pass.project.resources.interface(of: joined)
      let texts = Translations(joined, of: interface)
      lazy var samples = interface?.keysOfSamples ?? []
      texts.forEachKey(with: .digit) { row, translations in
        // All of them mostly have one base text, and asking it first saves reading the others.
        guard let first = translations.first,
          texts.withText(of: first.base, { $0.numbersWritten == 1 && LoneNumber(in: $0) != nil })
        else { return }
        let changes = translations.compactMap { NumberChange($0, texts) }
        guard !changes.isEmpty else { return }
        let isSample = samples.contains(joined.key(of: row))
        for alike in changes.grouped(by: \.numbers).flatMap({ texts.bySilence($0, \.translation, pass) }) {
          let (first, languages) = (alike[0], texts.list(alike.map(\.translation.language)))
          let others = alike.dropFirst().relatedPlaces { texts.place($0.translation, "the same here", &pass) }
          texts.report(
            first.translation,
            "`\(texts.name(of: row))` says \(first.numbers[0]) in `\(texts.spelling(of: 0))`, but \(first.numbers[1])"
              + " in \(languages)",
            confidence: first.isSure && !isSample ? .likely : .possible, besides: others, &pass)
        }
      }
    })
}

/// A translation that says another number than its base text.
private struct NumberChange {
  let translation: Translation
  /// That of the base text, and that of the translation.
  let numbers: [Int]
  let isSure: Bool

  init?(_ translation: Translation, _ texts: Translations) {
    let found = texts.withTexts(of: translation) { base, text -> (numbers: [Int], isSure: Bool)? in
      guard base.count < Self.longestText, text.count < Self.longestText, let mine = LoneNumber(in: base),
        let theirs = LoneNumber(in: text), !base.countsInUnits, mine.value != theirs.value,
        mine.isShare == theirs.isShare, !mine.isShortened, !theirs.isShortened,
        !mine.isSameTime(as: theirs)
      else { return nil }
      return ([mine.value, theirs.value], base.count < Self.longestSentence && !base.isExample)
    }
    guard let found else { return nil }
    (self.translation, numbers) = (translation, found.numbers)
    isSure = found.isSure && !found.numbers.allSatisfy(Self.years.contains)
  }

  /// What is longer explains something, and translators choose another example.
  private static let longestSentence = 140
  private static let longestText = 1000
  private static let years = 1900..<2200
}

/// The only number in a text that is written out there.
private struct LoneNumber {
  let value: Int
  /// A percent sign stands beside it.
  let isShare: Bool
  /// Behind it stands what makes another number of it: `50 K`, `5億`.
  let isShortened: Bool

  init?(in text: Spelling) {
    let written = String(decoding: text, as: UTF8.self).withoutSpecifiers
    // The numbers of addresses and tags are no matter of translators.
    guard !written.contains("://"), !written.contains("@"), !written.contains("<") else { return nil }
    let scalars = Array(written.unicodeScalars)
    guard let first = scalars.firstIndex(where: \.isDigit) else { return nil }
    let end = scalars[first...].firstIndex { !$0.isDigit } ?? scalars.count
    guard end - first < Self.mostDigits, !scalars[end...].contains(where: \.isDigit) else { return nil }
    value = scalars[first..<end].reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
    isShare = scalars.contains { "%％٪".unicodeScalars.contains($0) }
    let behind = scalars[end...].first { $0 != " " && $0 != "\u{A0}" && $0 != "+" }
    isShortened =
      behind.map { "kKMBxX×万亿億萬兆만억천百千十".unicodeScalars.contains($0) } ?? false
      && !(end + 1 < scalars.count && behind?.isASCII == true && scalars[end + 1].isLetter)
  }

  /// Of a longer one nobody writes a word: it belongs to a telephone or an account.
  private static let mostDigits = 7

  /// `7 days` and `1 week`, `24 hours` and `1 day`; a calendar may count its years from another one.
  func isSameTime(as other: LoneNumber) -> Bool {
    let (less, more) = (min(value, other.value), max(value, other.value))
    if Self.calendars.contains(more - less) { return true }
    return less > 0 && more % less == 0 && Self.partsOfTime.contains(more / less)
  }

  private static let partsOfTime: Set = [7, 12, 24, 30, 31, 60, 365]
  private static let calendars: Set = [543, 621, 622, 1911]
}

extension JoinedInterface {
  /// The keys of texts that stand there until code shows others.
  fileprivate var keysOfSamples: Set<String> {
    Set(interface.texts.lazy.filter(mayBeSetByCode).compactMap { interface.key(of: $0) })
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}

extension Spelling {
  /// How many numbers stand in it, besides those that give a value its place, as in `%2$@`.
  fileprivate var numbersWritten: Int {
    indices.count {
      self[$0].isDecimalDigit
        && ($0 == 0 || !self[$0 - 1].isDecimalDigit && self[$0 - 1] != UInt8(ascii: "%"))
    }
  }

  /// Other countries have other units and another money, and write the hours of the afternoon in another way.
  fileprivate var countsInUnits: Bool {
    if holds("©") || holds("°") || contains(UInt8(ascii: "$")) || holds("€") || holds("£") || holds("¥") {
      return true
    }
    let words = String(decoding: self, as: UTF8.self).lowercased().split { !$0.isLetter }
    return words.contains { Self.unitsOfCountries.contains($0) }
  }

  private static let unitsOfCountries: Set<Substring> = [
    "am", "billion", "copyright", "feet", "foot", "ft", "grade", "in", "inch", "inches", "lb", "lbs", "mi",
    "mile", "miles",
    "million", "mph", "oz", "pm", "pound", "pounds", "thousand", "usd", "yards", "yd",
  ]

  /// `e.g. 12`
  fileprivate var isExample: Bool { holds("e.g.") || holds("xample") }
}
