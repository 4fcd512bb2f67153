import L10nSyntax

/// What sets two entries with one key apart, from the least to the most; its names are kinds of `duplicate-key`.
enum DoubledTexts: String, Comparable {
  case same
  /// One text each, which differ in capitals and the sign at the end: readers of either read the same words.
  case capitals
  /// One text each in the same words, but for endings, short words and one more: readers of `Instaluj dodatki` and
  /// `Zainstaluj dodatki` understand the same. `Enable sounds` and `Disable sounds` is no such pair.
  case similar
  case different

  static func < (one: DoubledTexts, other: DoubledTexts) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .same: 0
    case .capitals: 1
    case .similar: 2
    case .different: 3
    }
  }
}

extension Table {
  /// Of two entries by their numbers.
  func difference(_ first: Int, _ second: Int) -> DoubledTexts {
    if saysTheSame(entries[first], entries[second]) { return .same }
    if haveSameWords(first, second) { return .capitals }
    return haveCommonWords(first, second) ? .similar : .different
  }

  func saysTheSame(_ entry: Entry, _ other: Entry) -> Bool {
    let (mine, theirs) = (values[entry.values], values[other.values])
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).allSatisfy { mine, theirs in
      mine.language == theirs.language && isSameVariable(mine.variable, theirs.variable)
        && mine.plural == theirs.plural && mine.device == theirs.device && mine.width == theirs.width
        && isSame(mine.text, theirs.text)
    }
  }

  private func haveSameWords(_ first: Int, _ second: Int) -> Bool {
    let texts = [first, second].map { values[entries[$0].values].map { text(of: $0.text).bareWords } }
    return texts[0].count == 1 && texts[0] == texts[1]
  }

  private func haveCommonWords(_ first: Int, _ second: Int) -> Bool {
    let texts = [first, second].map { values[entries[$0].values] }
    guard let one = texts[0].first?.text, let other = texts[1].first?.text,
      texts.allSatisfy({ $0.count == 1 }),
      max(one.range.count, other.range.count) < Self.longestSentence
    else { return false }
    let (mine, theirs) = (text(of: one), text(of: other))
    guard mine.specifierCount == theirs.specifierCount,
      2 * min(mine.utf8.count, theirs.utf8.count) >= max(mine.utf8.count, theirs.utf8.count)
    else { return false }
    let words = [mine.wordsToCompare, theirs.wordsToCompare].sorted { $0.count < $1.count }
    guard !words[0].isEmpty, words[1].count - words[0].count < 2 else { return false }
    return words[0].allSatisfy { word in words[1].contains { $0.isForm(of: word) } }
  }

  /// What is longer is no sentence, and takes long to compare.
  private static let longestSentence = 400

  /// Their numbers differ, because they count through the file.
  private func isSameVariable(_ mine: UInt32?, _ theirs: UInt32?) -> Bool {
    guard let mine, let theirs else { return mine == theirs }
    let (one, other) = (variables[Int(mine)], variables[Int(theirs)])
    guard isSame(one.name, other.name), one.argument == other.argument else { return false }
    guard let specifier = one.specifier, let another = other.specifier else {
      return one.specifier == other.specifier
    }
    return isSame(specifier, another)
  }
}

extension String {
  /// Without capitals, and without the full stops, colons or exclamation marks at the end.
  fileprivate var bareWords: String {
    var text = lowercased()
    while let last = text.last, last.isWhitespace || ".:!…。：！".contains(last) { text.removeLast() }
    return text
  }

  /// The words that say something.
  fileprivate var wordsToCompare: [Substring] {
    lowercased().split { !$0.isLetter && $0 != "%" }.filter { $0.count > 3 && !$0.contains("%") }
  }
}

extension Substring {
  /// Whether a word is another one, be it behind something that does not deny it.
  fileprivate func isForm(of other: Substring) -> Bool {
    if self == other { return true }
    let (short, long) = count < other.count ? (self, other) : (other, self)
    return long.hasSuffix(short) && !Self.denials.contains(long.dropLast(short.count))
  }

  private static let denials: Set<Substring> = [
    "a", "ab", "anti", "aus", "bez", "de", "des", "dis", "ent", "il", "im", "in", "ir", "mis", "ne", "nie",
    "non", "o", "o\u{2019}",
    "ont", "re", "un", "без", "де", "не", "о", "от", "раз",
  ]
}
