import L10nSyntax

// Where a text that code joins with others begins and ends.

extension String {
  /// Whether a text says all it has to say, or is the unit of what stands before it.
  func isForItself(isFirst: Bool) -> Bool { isComplete(isFirst: isFirst) || !isFirst && isUnit }

  /// Whether a text names the value behind it; with a unit behind that, several words may.
  func isCaption(ofMeasure isMeasured: Bool) -> Bool { isNounOfCaption || isMeasured && endsItself }

  /// One word that begins with a capital: `Progress`.
  private var isNounOfCaption: Bool {
    utf8.count > 3 && first?.isUppercase ?? false && dropFirst().allSatisfy(\.isLowercase)
  }

  /// A few words none of which speaks of somebody, is a verb, or asks for more as the last one of `Expires in` does.
  private var endsItself: Bool {
    let words = lowercased().split(separator: " ")
    guard 1...3 ~= words.count, last != " ", let end = words.last, end.utf8.count > 2 else { return false }
    return Self.wordsOfSentences.isDisjoint(with: words)
  }

  private static let wordsOfSentences: Set<Substring> = [
    "about", "add", "after", "and", "are", "buy", "donate", "earn", "every", "for", "from", "get", "has",
    "have",
    "includes", "is", "least", "most", "needs", "over", "pay", "save", "send", "share", "spend", "takes",
    "than", "the", "until", "uses", "was", "were", "with", "you", "your",
  ]

  /// `h`, `m³`, `km/h`, `min.`: at most two letters that are no word of English, or what everybody writes so.
  private var isUnit: Bool {
    // `/mo`: so much for each.
    var written = filter { !$0.isWhitespace }
    if written.hasSuffix(".") { written.removeLast() }
    let parts = written.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      String(part).isListedTerm
        || 1...2 ~= part.count && !Self.shortWords.contains(part.lowercased().filter(\.isLetter))
    }
  }

  private static let shortWords: Set = [
    "am", "an", "as", "at", "be", "by", "do", "go", "he", "hi", "if", "in", "is", "it", "me", "my", "no",
    "of", "ok", "on", "or", "so", "to", "up", "us", "vs", "we",
  ]

  /// Says all it has to say: it ends as sentences and captions do, or stands in brackets or on a line of its own.
  private func isComplete(isFirst: Bool) -> Bool {
    if unicodeScalars.first?.properties.generalCategory == .control { return true }
    let text = unicodeScalars.drop { $0.properties.isWhitespace }
    if !isFirst, text.first?.properties.isLowercase ?? false { return false }
    // `• closed`
    if !isFirst, let mark = text.first, "•·|–—".unicodeScalars.contains(mark) { return true }
    guard let last = text.last(where: { !$0.properties.isWhitespace }) else { return false }
    // `✅`
    if !text.contains(where: { $0.properties.isAlphabetic || $0 == "%" }) { return true }
    return ".!?…:。！？：•·|".unicodeScalars.contains(last) || text.first == "(" && last == ")"
  }
}
