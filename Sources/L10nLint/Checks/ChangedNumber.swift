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
          let first = alike[0]
          let languages = texts.list(Set(alike.map(\.translation.language)).sorted())
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
    guard texts.isWhole(translation) else { return nil }
    let found = texts.withTexts(of: translation) { base, text -> (numbers: [Int], isSure: Bool)? in
      // Most translations have the same digits, and need not be read any further.
      guard !text.writesSameNumber(as: base), base.count < Self.longestText, text.count < Self.longestText,
        let mine = LoneNumber(in: base),
        let theirs = LoneNumber(in: text), mine.value != theirs.value, mine.isShare == theirs.isShare,
        !base.isOfCountry, !text.isOfCountry, !mine.isOfCountry, !theirs.isOfCountry,
        !mine.isSameTime(as: theirs)
      else { return nil }
      let mayMeanTheSame = abs(mine.value - theirs.value) == 1 && base.comparesNumber
      return (
        [mine.value, theirs.value], base.count < Self.longestSentence && !base.isExample && !mayMeanTheSame
      )
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
  /// The word behind it, in small letters and without full stops: `days`, `pm`, `k`.
  private let unit: String

  init?(in text: Spelling) {
    let written = String(decoding: text, as: UTF8.self).withoutSpecifiers
    // The numbers of addresses, tags and places of values are no matter of translators.
    guard !written.contains("://"), !written.contains(where: { "@<{".contains($0) }) else { return nil }
    let scalars = Array(written.unicodeScalars)
    guard let first = scalars.firstIndex(where: \.isDigit) else { return nil }
    let end = scalars[first...].firstIndex { !$0.isDigit } ?? scalars.count
    guard end - first < Self.mostDigits, !scalars[end...].contains(where: \.isDigit) else { return nil }
    value = scalars[first..<end].reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
    isShare = scalars.contains { "%％٪".unicodeScalars.contains($0) }
    let word = scalars[end...].drop { " \u{A0}\u{202F}+-".unicodeScalars.contains($0) }.prefix {
      $0.isLetter || $0 == "." || $0 == "×"
    }
    unit = String(String.UnicodeScalarView(word)).lowercased().filter { $0 != "." }
  }

  /// Of a longer one nobody writes a word: it belongs to a telephone or an account.
  private static let mostDigits = 7

  /// Other countries count it in other units, shorten it or have another one: `5 miles`, `8 p.m.`, `50 K`, `5億`, `911`.
  var isOfCountry: Bool {
    Tables.localUnits.contains(unit) || Self.emergencies.contains(value)
      || unit.unicodeScalars.first.map { "万亿億萬兆만억천百千十×".unicodeScalars.contains($0) } ?? false
  }

  /// `7 days` and `1 week`, `24 hours` and `1 day`; a calendar may count its years from another one.
  func isSameTime(as other: LoneNumber) -> Bool {
    let (less, more) = (min(value, other.value), max(value, other.value))
    if Self.calendars.contains(more - less) { return true }
    guard less > 0, Tables.spansOfTime.contains(unit) else { return false }
    if unit.hasPrefix("week"), abs(value * 7 - other.value) < 2 { return true }
    return more % less == 0 && Self.partsOfTime.contains(more / less)
  }

  private static let partsOfTime: Set = [4, 7, 10, 12, 13, 24, 30, 31, 52, 60, 365]
  private static let calendars: Set = [543, 621, 622, 1911]
  private static let emergencies: Set = [110, 112, 911, 999]
}

extension Translations {
  /// Whether neither the text nor its base text varies with a number or a device.
  fileprivate func isWhole(_ translation: Translation) -> Bool {
    guard joined.text(of: translation.cell)?.text.range == translation.text.range else { return false }
    guard case .table(let base) = translation.base, !base.isKey else { return true }
    return joined.base(of: translation.row) != nil
  }
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
  /// Whether both write one number, in the same digits.
  fileprivate func writesSameNumber(as other: Spelling) -> Bool {
    guard numbersWritten == 1, other.numbersWritten == 1 else { return false }
    return number.elementsEqual(other.number)
  }

  private var number: Slice<Spelling> {
    let start = indices.first(where: beginsNumber) ?? count
    return self[start...].prefix(while: \.isDecimalDigit)
  }

  /// How many numbers stand in it, besides those that give a value its place, as in `%2$@`.
  fileprivate var numbersWritten: Int {
    indices.count(where: beginsNumber)
  }

  private func beginsNumber(_ place: Int) -> Bool {
    self[place].isDecimalDigit
      && (place == 0 || !self[place - 1].isDecimalDigit && self[place - 1] != UInt8(ascii: "%"))
  }

  /// Other countries have another money, other rights and other schools.
  fileprivate var isOfCountry: Bool {
    if holds("©") || holds("°") || contains(UInt8(ascii: "$")) || holds("€") || holds("£") || holds("¥") {
      return true
    }
    return smallWords.contains { Tables.localSubjects.contains(String($0)) }
  }

  /// `more than 1` is `at least 2`.
  fileprivate var comparesNumber: Bool {
    smallWords.contains { Tables.comparingWords.contains(String($0)) }
  }

  /// `e.g. 12`
  fileprivate var isExample: Bool { holds("e.g.") || holds("xample") }
}
