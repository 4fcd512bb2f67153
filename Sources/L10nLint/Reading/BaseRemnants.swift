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
    let words: EnglishWords
  }

  init(_ texts: Translations) {
    self.texts = texts
    isEnglish = texts.joined.languages[0].tag.map { $0.language == "en" } ?? true
  }

  /// The translations of one key.
  mutating func note(_ translations: [Translation]) {
    guard isEnglish else { return }
    var seen: Set<Int> = []
    let remnants = translations.compactMap { translation -> Remnant? in
      guard !translation.isMarked, translation.state != .new, !seen.contains(translation.language) else {
        return nil
      }
      guard let words = texts.withTexts(of: translation, { $1.englishWords(beside: $0) }) else { return nil }
      seen.insert(translation.language)
      return Remnant(translation: translation, words: words)
    }
    // Whole sentences may be different ones.
    found += remnants.grouped { $0.words.areAll ? $0.words.text : "" }
  }

  /// All languages of a key are one finding.
  func report(unsure: Set<Int>, _ pass: inout ResourcePass) {
    for alike in found {
      let sure = alike.filter { !unsure.contains($0.translation.language) }
      for group in texts.bySilence(sure.isEmpty ? alike : sure, \.translation, pass) {
        report(group, sure.isEmpty ? .possible : .likely, &pass)
      }
    }
  }

  private static let longestPart = 20

  private func report(_ alike: [Remnant], _ confidence: Confidence, _ pass: inout ResourcePass) {
    guard let first = alike.first else { return }
    let others = alike.dropFirst().relatedPlaces { texts.place($0.translation, "the same here", &pass) }
    let text =
      "`\(texts.name(of: first.translation.row))` in \(texts.list(alike.map(\.translation.language)))"
    texts.report(
      first.translation,
      first.words.areAll
        ? "\(text) has an English text: `\(first.words.text.cut(at: Self.longestPart))`"
        : "\(text) has words of `\(texts.spelling(of: 0))`: `\(first.words.text.forMessage)`",
      kind: first.words.areAll ? "foreign" : "remnant", confidence: confidence, besides: others, &pass)
  }
}

/// What a translation has in English.
private struct EnglishWords {
  /// The first of them.
  let text: String
  /// The base text has other ones: nobody has begun with the translation.
  let areAll: Bool
}

extension Spelling {
  fileprivate func englishWords(beside base: Spelling) -> EnglishWords? {
    guard mayHoldEnglish, count != base.count || !elementsEqual(base) else { return nil }
    let words = plainWords
    if let left = self.words(words, leftOf: base) { return EnglishWords(text: left, areAll: false) }
    guard words.areEnglish, !holdsOtherLetters, !holdsQuotation else { return nil }
    let place = words[0].place.lowerBound..<words[PlainWord.inRun - 1].place.upperBound
    return EnglishWords(text: String(decoding: self[place], as: UTF8.self), areAll: true)
  }

  /// The words in it may be those of somebody else.
  private var holdsQuotation: Bool {
    contains(UInt8(ascii: "\"")) || holds("\u{201C}") || holds("\u{AB}")
  }

  /// Besides quotation marks, dashes and the like.
  private var holdsOtherLetters: Bool { contains { $0 >= 0xC3 && $0 != 0xE2 } }

  /// The first words of a text that follow each other in another one too, so many of them that this is no name.
  private func words(_ words: [PlainWord], leftOf base: Spelling) -> String? {
    guard base.mayHoldEnglish else { return nil }
    let (runs, known) = (words.runs, Set(base.plainWords.runs.map(\.hash)))
    let isKnown = { (run: [PlainWord].Run) in run.isSentence && known.contains(run.hash) }
    guard let start = runs.firstIndex(where: isKnown) else { return nil }
    let end = start + runs[start...].prefix(while: isKnown).count - 1
    let place = words[start].place.lowerBound..<words[end + PlainWord.inRun - 1].place.upperBound
    return String(decoding: self[place], as: UTF8.self)
  }

  /// Whether a little English word stands behind a space: most texts in other languages have none.
  private var mayHoldEnglish: Bool {
    guard count > Self.shortest else { return false }
    return (0..<count - 4).contains { place in
      guard self[place] == 0x20 else { return false }
      return switch self[place + 1] {
      case UInt8(ascii: "t"): holds("the ", at: place + 1) || holds("this ", at: place + 1)
      case UInt8(ascii: "a"): holds("and ", at: place + 1) || holds("are ", at: place + 1)
      case UInt8(ascii: "y"): holds("you", at: place + 1)
      case UInt8(ascii: "f"): holds("from ", at: place + 1) || holds("for ", at: place + 1)
      case UInt8(ascii: "w"): holds("with ", at: place + 1)
      default: false
      }
    }
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
    let isBehindSpace = before < 0 || self[before] <= 0x20 || isNoBreakSpace(before - 1)
    let isFirst = isBehindSpace || "\"([".utf8.contains(self[before]) && !holds("](", at: before - 1)
    guard isFirst, after < count, self[after] > 0x20, !isNoBreakSpace(after) else { return isFirst }
    return "\",.:;!?)]".utf8.contains(self[after])
      && (after + 1 == count || !self[after + 1].isASCIILetterOrDigit)
  }

  private func isNoBreakSpace(_ place: Int) -> Bool {
    place >= 0 && place + 1 < count && self[place] == 0xC2 && self[place + 1] == 0xA0
  }
}

private struct PlainWord {
  let place: Range<Int>
  let hash: UInt64
  let isSmall: Bool
  let isEnglish: Bool
  let isOnlyEnglish: Bool
  let isAlone: Bool

  /// So many words in a row are no accident.
  static let inRun = 5

  init(_ text: Spelling, _ place: Range<Int>, isAlone: Bool) {
    (self.place, self.isAlone) = (place, isAlone)
    isSmall = text[place.lowerBound].isSmallLetter
    let word = String(decoding: text[place], as: UTF8.self).lowercased()
    hash = word.quickHash
    isEnglish = Tables.surelyEnglishWords.contains(word)
    isOnlyEnglish = Tables.onlyEnglishWords.contains(word)
  }
}

extension [PlainWord] {
  /// Whether they are a sentence in English: every eighth is one of its little words, two of these differ, one is that of
  /// no other language, and the beginning has one.
  fileprivate var areEnglish: Bool {
    guard count > PlainWord.inRun, allSatisfy(\.isAlone), prefix(PlainWord.inRun).contains(where: \.isEnglish)
    else { return false }
    let little = filter(\.isEnglish)
    return little.count * 8 >= count && Set(little.map(\.hash)).count > 1
      && little.contains(where: \.isOnlyEnglish)
  }

  fileprivate struct Run {
    let hash: UInt64
    /// No part of an address, title of a book or name of an office: those have capitals.
    let isSentence: Bool
  }

  /// One from each word on that has enough behind it.
  fileprivate var runs: [Run] {
    guard count >= PlainWord.inRun else { return [] }
    return (0...count - PlainWord.inRun).map { first in
      let words = self[first..<first + PlainWord.inRun]
      return Run(
        hash: words.reduce(0) { ($0 &* 31) ^ $1.hash },
        isSentence: words.allSatisfy(\.isAlone) && words.count(where: \.isSmall) >= PlainWord.inRun - 1
          && words.contains(where: \.isEnglish))
    }
  }
}
