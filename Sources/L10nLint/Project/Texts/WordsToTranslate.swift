import L10nSyntax

/// How many words of a text somebody has to translate. Counting ends at four that are no names.
struct WordsToTranslate {
  /// Those that are no names, up to four.
  fileprivate(set) var plain = 0
  fileprivate(set) var all = 0
  /// Nothing but a word that is neither short nor written as names are.
  fileprivate(set) var isWord = false
}

extension Spelling {
  /// The words of a text that somebody has to translate; none of a command, a name or a text of a designer.
  func wordsToTranslate(inInterface isOfInterface: Bool) -> WordsToTranslate {
    if isNoteOfOwner || isCommand || isListOfNames || isSample || isOfInterface && isDesignText {
      return WordsToTranslate()
    }
    var words = self.words
    words.plain -= holds("](inflect: true)") ? Self.wordsOfInflection : 0
    return words
  }

  /// `inflect: true`, which nobody translates.
  private static let wordsOfInflection = 2

  /// Names are those with a capital behind the first word; endings of files are no words: `.jpg, .mov`.
  private var words: WordsToTranslate {
    // Without a space it is a word, an address of some sort, or a name in a form of its own.
    guard contains(0x20) else { return WordsToTranslate(isWord: isPlainWord) }
    var reader = WordReader(self)
    var words = WordsToTranslate()
    while words.plain < 4, let word = reader.next() {
      if isEnding(word.lowerBound) { continue }
      if words.all == 0 || !self[word.lowerBound].isCapital { words.plain += 1 }
      words.all += 1
    }
    return words
  }

  /// `Settings`, `Auto-detect`, `Delete…`
  private var isPlainWord: Bool {
    guard let first, first.isASCIILetter else { return false }
    let letters = dropFirst().prefix { $0.isSmallLetter || $0 == UInt8(ascii: "-") }
    let end = dropFirst(1 + letters.count)
    return letters.count > 3 && letters.last != UInt8(ascii: "-")
      && end.allSatisfy { $0 >= 0x80 || ".:!?".utf8.contains($0) }
      && end.count < 4
  }

  /// Whether it is what most keyboards say.
  var namesKey: Bool { Self.keys.contains { isSpelledInAnyCase($0) } }

  private static let keys: [StaticString] = [
    "caps lock", "page up", "page down", "num lock", "scroll lock", "shift", "control", "option", "command",
    "escape", "return", "enter", "space", "backspace",
  ]

  /// Whether a word is surely a name or stands for several: `GitHub`, `RAM`, `2FAS`.
  var holdsName: Bool {
    indices.dropFirst().contains { place in
      self[place].isCapital && self[place - 1].isASCIILetterOrDigit
    }
  }

  /// A name has fewer words, and none of the little ones.
  var isLongSentence: Bool { count { $0 == 0x20 } > 6 && hasEnglishWord }

  /// Whether a word stands behind a full stop that begins it.
  private func isEnding(_ start: Int) -> Bool {
    guard start > 0, self[start - 1] == UInt8(ascii: ".") else { return false }
    guard start > 1 else { return true }
    let before = self[start - 2]
    return before == 0x20 || before == UInt8(ascii: "(") || before == UInt8(ascii: "*")
  }

  /// A copyright with its year and nothing to say beside it.
  private var isNoteOfOwner: Bool {
    isCopyright && contains { $0.isDecimalDigit } && !holds("ights reserved")
  }
}
