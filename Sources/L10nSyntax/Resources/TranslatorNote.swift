// What the comment of a text asks of its translators.

extension Spelling {
  /// Whether it asks them to leave the text as it is: `Don't translate.`, `Do not localize this`, `#bc-ignore!`. A
  /// comment that goes on (`do not translate the name`) or quotes something speaks of a part of the text.
  public var forbidsTranslation: Bool {
    guard mayForbidTranslation else { return false }
    let text = String(decoding: self, as: UTF8.self).lowercased()
    if text.contains("bc-ignore") { return true }
    let note = NoteWords(text)
    return !note.quotes && note.words.indices.contains { note.isForbidden(at: $0) }
  }

  /// Most comments say nothing of the kind: it takes a word for translating and one that says no.
  private var mayForbidTranslation: Bool {
    var translates = false
    // One letter that all these words have tells most comments apart.
    for offset in indices.dropFirst(4) {
      switch self[offset] | 0x20 {
      case UInt8(ascii: "l"):
        translates = translates || isWord("ranslat", at: offset - 4) || isWord("ocali", at: offset - 3)
      case UInt8(ascii: "g"): if holds("bc-ignore", at: offset - 4) { return true }
      default: break
      }
    }
    return translates && indices.contains { self[$0] | 0x20 == UInt8(ascii: "n") && isDenial(at: $0) }
  }

  /// `not`, `don't`, `dont`, `never`, `no`
  private func isDenial(at offset: Int) -> Bool {
    isWord("no", at: offset) || isWord("nt", at: offset) || isWord("never", at: offset)
      || offset + 1 < count && (self[offset + 1] == UInt8(ascii: "'") || self[offset + 1] == 0xE2)
  }

  /// In small letters or in capitals.
  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { self[start + $0] | 0x20 == word.utf8Start[$0] }
  }
}

/// The words of a comment in small letters, with their punctuation. Of those that Xcode writes for objects of an
/// interface file only the note counts, for the others quote the text.
private struct NoteWords {
  let words: [Substring]
  let quotes: Bool

  init(_ text: String) {
    let text = text.replacing("\u{2019}", with: "'")
    var body = text[...]
    if let start = text.firstRange(of: "note = \"")?.upperBound {
      body = text[start...]
      body = body[..<(body.firstRange(of: "\";")?.lowerBound ?? body.lastIndex(of: "\"") ?? body.endIndex)]
    }
    words = body.split(whereSeparator: \.isWhitespace)
    quotes = body.contains { "\"%`“”«»„".contains($0) } || words.contains { $0.hasPrefix("'") }
  }

  /// Whether a word forbids to translate, and the sentence ends with it or goes on about all of the text.
  func isForbidden(at number: Int) -> Bool {
    let word = words[number].filter(\.isLetter)
    let isActive = ["translate", "localize", "localise"].contains(word)
    let isPassive = ["translated", "localized", "localised"].contains(word)
    guard isActive || isPassive, endsClause(at: number) else { return false }
    var before = words[..<number].suffix(4).map { $0.filter { $0.isLetter || $0 == "'" } }
    guard !before.contains("if"), !before.contains("when") else { return false }
    if isPassive { guard before.popLast() == "be" else { return false } }
    while let last = before.last, ["to", "need", "have"].contains(last) { before.removeLast() }
    return before.last.map { Self.negatives.contains($0) } ?? false
  }

  private func endsClause(at number: Int) -> Bool {
    if let last = words[number].last, !last.isLetter { return true }
    guard number + 1 < words.count else { return true }
    let next = words[number + 1]
    return next.first.map { !$0.isLetter } ?? true || Self.wholes.contains(next.filter(\.isLetter))
  }

  private static let negatives: Set = ["not", "don't", "dont", "never", "no", "shouldn't", "mustn't"]
  private static let wholes: Set = ["this", "it", "me"]
}
