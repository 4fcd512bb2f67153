import L10nSyntax

/// Translations with several words in a row that the base text has as well: a part that nobody translated, or all of an
/// older base text.
struct BaseRemnants {
  private let texts: Translations
  /// The words are only told apart from those of other languages where they are English.
  private let isEnglish: Bool
  /// By key.
  private var found: [[Remnant]] = []

  private struct Remnant {
    let translation: Translation
    let words: String
  }

  init(_ texts: Translations) {
    self.texts = texts
    isEnglish = texts.joined.languages[0].tag?.language == "en"
  }

  /// The translations of one key.
  mutating func note(_ translations: [Translation]) {
    guard isEnglish else { return }
    let remnants = translations.compactMap { translation -> Remnant? in
      guard !translation.isMarked, translation.state != .new else { return nil }
      let words = texts.withTexts(of: translation) { $1.words(leftOf: $0) }
      return words.map { Remnant(translation: translation, words: $0) }
    }
    if !remnants.isEmpty { found.append(remnants) }
  }

  /// All languages of a key are one finding.
  func report(without begun: Set<Int>, _ pass: inout ResourcePass) {
    for alike in found {
      let sure = alike.filter { !begun.contains($0.translation.language) }
      for group in texts.bySilence(sure.isEmpty ? alike : sure, \.translation, pass) {
        report(group, sure.isEmpty ? .possible : .likely, &pass)
      }
    }
  }

  private func report(
    _ alike: [Remnant], _ confidence: Confidence, _ pass: inout ResourcePass
  ) {
    guard let first = alike.first else { return }
    let others = alike.dropFirst().relatedPlaces { texts.place($0.translation, "the same here", &pass) }
    texts.report(
      first.translation,
      "`\(texts.name(of: first.translation.row))` in \(texts.list(alike.map(\.translation.language))) has words of"
        + " `\(texts.spelling(of: 0))`: `\(first.words.forMessage)`",
      kind: "remnant", confidence: confidence, besides: others, &pass)
  }
}

extension Spelling {
  /// The first words of a text that follow each other in another one too, so many of them that this is no name.
  fileprivate func words(leftOf base: Spelling) -> String? {
    guard mayHoldEnglish, count != base.count || !elementsEqual(base), base.mayHoldEnglish else { return nil }
    let (words, others) = (plainWords, base.plainWords)
    let runs = Set(others.runs.map(\.hash))
    guard let start = words.runs.first(where: { $0.isSentence && runs.contains($0.hash) })?.first else {
      return nil
    }
    let end =
      words.runs[(start + 1)...].prefix { $0.isSentence && runs.contains($0.hash) }.last?.first ?? start
    let place = words[start].place.lowerBound..<words[end + PlainWord.inRun - 1].place.upperBound
    return String(decoding: self[place], as: UTF8.self)
  }

  /// Most texts in other languages have none of these.
  private var mayHoldEnglish: Bool {
    count > Self.shortest
      && (holds(" the ") || holds("ou ") || holds("our ") || holds(" and ") || holds(" are "))
  }

  private static let shortest = 20

  /// The words in ASCII letters; a run ends at what stands in an address, a tag or a word with others.
  private var plainWords: [PlainWord] {
    var words: [PlainWord] = []
    var start: Int?
    for place in 0...count {
      let isLetter = place < count && (self[place].isASCIILetter || self[place] == UInt8(ascii: "'"))
      if isLetter, start == nil { start = place }
      if !isLetter, let first = start {
        words.append(PlainWord(self, first..<place, isAlone: standsAlone(first..<place)))
        start = nil
      }
    }
    return words
  }

  /// Whether there are spaces or signs of a sentence on both sides of a word.
  private func standsAlone(_ word: Range<Int>) -> Bool {
    let (before, after) = (word.lowerBound - 1, word.upperBound)
    // The bytes of a no-break space count as spaces.
    let isFirst =
      before < 0 || self[before] <= 0x20 || self[before] == 0xA0 || "\"([".utf8.contains(self[before])
    guard isFirst, after < count, self[after] > 0x20, self[after] != 0xC2 else { return isFirst }
    return "\",.:;!?)]".utf8.contains(self[after])
      && (after + 1 == count || !self[after + 1].isASCIILetterOrDigit)
  }
}

private struct PlainWord {
  let place: Range<Int>
  let hash: UInt64
  let isSmall: Bool
  let isEnglish: Bool
  let isAlone: Bool

  /// So many words in a row are no accident.
  static let inRun = 5

  init(_ text: Spelling, _ place: Range<Int>, isAlone: Bool) {
    (self.place, self.isAlone) = (place, isAlone)
    isSmall = text[place.lowerBound].isSmallLetter
    let word = String(decoding: text[place], as: UTF8.self).lowercased()
    hash = word.quickHash
    isEnglish = Self.english.contains(word)
  }

  /// None of these is a word of a language with the same letters that comes to mind beside four others.
  private static let english: Set = [
    "and", "are", "for", "from", "have", "not", "please", "the", "this", "with", "you", "your",
  ]
}

extension [PlainWord] {
  fileprivate struct Run {
    let first: Int
    let hash: UInt64
    /// No part of an address, title of a book or name of an office: those have capitals.
    let isSentence: Bool
  }

  fileprivate var runs: [Run] {
    guard count >= PlainWord.inRun else { return [] }
    return (0...count - PlainWord.inRun).map { first in
      let words = self[first..<first + PlainWord.inRun]
      return Run(
        first: first, hash: words.reduce(0) { ($0 &* 31) ^ $1.hash },
        isSentence: words.allSatisfy(\.isAlone) && words.count(where: \.isSmall) >= PlainWord.inRun - 1
          && words.contains(where: \.isEnglish))
    }
  }
}
