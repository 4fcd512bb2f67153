import L10nSyntax

extension Spelling {
  /// How many words of a text a translator would translate, counted up to a limit: no placeholders, addresses, tags, numbers,
  /// acronyms and patterns of dates, and no names with capitals inside, such as `iCloud`.
  func translatableWords(upTo limit: Int) -> Int {
    var words = WordReader(self)
    var count = 0
    while count < limit, words.next() != nil { count += 1 }
    return count
  }
}

extension Spelling {
  /// A line that tells whose the software is: `© 2024 Ada`, `Kiln is © 2024 Ada`.
  var isCopyright: Bool {
    hasPrefix("©") || hasPrefix("(c) ") || hasPrefix("(C) ") || hasPrefix("Copyright ")
      || holds("© 1") || holds("© 2")
  }

  /// `Ada Berg, Olu Ade, Jo van Dyk, …`: many names between commas, and nothing else.
  var isListOfNames: Bool {
    let commas = count(where: { $0 == UInt8(ascii: ",") })
    guard commas >= Self.fewestNames - 1 else { return false }
    let parts = String(decoding: self, as: UTF8.self).split(separator: ",")
    let names = parts.count { part in
      part.split(separator: " ").allSatisfy { $0.first?.isUppercase ?? false || Self.particles.contains($0) }
    }
    return names * 10 >= parts.count * 9 && parts.allSatisfy { $0.split(separator: " ").count <= 4 }
  }

  private static let fewestNames = 8
  private static let particles: Set<Substring> = ["da", "de", "del", "den", "der", "di", "la", "van", "von"]

  /// Where a tag is closed of which the text from `start` on is the inside: no other tag begins in one.
  func tagEnd(from start: Int) -> Int? {
    self[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
      .flatMap { self[$0] == UInt8(ascii: ">") ? $0 : nil }
  }
}

extension Spelling {
  /// Whether one of its words is a little one that no name of English does without.
  var hasEnglishWord: Bool { hasWords(1, in: Tables.englishWords) }

  /// Whether it has so many different words of a list.
  func hasWords(_ count: Int, in words: Set<String>) -> Bool {
    var reader = WordReader(self)
    var found: Set<String> = []
    while found.count < count, let word = reader.next() {
      let text = String(decoding: self[word], as: UTF8.self).lowercased()
      if words.contains(text) { found.insert(text) }
    }
    return found.count == count
  }

  /// All its words, in small letters.
  var smallWords: [Substring] {
    String(decoding: self, as: UTF8.self).lowercased().split { !$0.isLetter }
  }
}

/// Reads the words that a translator would translate.
struct WordReader {
  private let text: Spelling
  private var formats: FormatReader
  private var placeholder: FormatSpecifier?
  private var offset = 0

  /// The text must outlive the reader.
  init(_ text: Spelling) {
    self.text = text
    formats = FormatReader(text)
    placeholder = formats.next()
  }

  mutating func next() -> Range<Int>? {
    while offset < text.count {
      if skipsPlaceholder() || skipsAddress() || skipsTag() { continue }
      guard isLetter(offset) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < text.count, isLetter(offset) || isInner(offset) { offset += 1 }
      if isWord(start..<offset) { return start..<offset }
    }
    return nil
  }

  private mutating func skipsPlaceholder() -> Bool {
    // The number that a text of a catalog varies with.
    if text.holds("%arg", at: offset), !isLetter(offset + 4) {
      offset += 4
      return true
    }
    while let found = placeholder, Int(found.range.end) <= offset { placeholder = formats.next() }
    guard let found = placeholder, Int(found.range.start) <= offset, !found.isLikelyProse else {
      return false
    }
    offset = Int(found.range.end)
    return true
  }

  /// Whatever stands between spaces with `://`, `www.` or an `@` in it.
  private mutating func skipsAddress() -> Bool {
    guard offset == 0 || text[offset - 1] <= 0x20 else { return false }
    var end = offset
    var isAddress = false
    while end < text.count, text[end] > 0x20 {
      switch text[end] {
      case UInt8(ascii: ":"): isAddress = isAddress || text.holds("://", at: end)
      case UInt8(ascii: "w"): isAddress = isAddress || text.holds("www.", at: end)
      // `@name:example.org`
      case UInt8(ascii: "."): isAddress = isAddress || text[offset] == UInt8(ascii: "@") && isLetter(end + 1)
      case UInt8(ascii: "@"): isAddress = isAddress || end > offset && isLetter(end - 1) && isLetter(end + 1)
      default: break
      }
      end += 1
    }
    guard isAddress else { return false }
    offset = end
    return true
  }

  private mutating func skipsTag() -> Bool {
    guard text[offset] == UInt8(ascii: "<"), isLetter(offset + 1) || text.holds("/", at: offset + 1),
      let close = text.tagEnd(from: offset + 1)
    else { return false }
    offset = close + 1
    return true
  }

  /// Characters beyond ASCII count as letters, save for punctuation.
  private func isLetter(_ place: Int) -> Bool {
    guard place < text.count else { return false }
    let byte = text[place]
    if byte < 0x80 { return byte.isASCIILetter }
    if byte == 0xC2 || place > 0 && text[place - 1] == 0xC2 { return false }
    let isPicture = (place - 3...place).contains { $0 >= 0 && text[$0] == 0xF0 }
    return !isPicture && !(place - 2...place).contains(where: isPunctuation)
  }

  /// The first byte of general or full-width punctuation, or of a character for private use: a font has an icon there.
  private func isPunctuation(_ place: Int) -> Bool {
    place >= 0 && (text[place] == 0xE2 || text[place] == 0xEE || text[place] == 0xEF)
  }

  /// `don't`, `file_name2`: one word, which may be none for people.
  private func isInner(_ place: Int) -> Bool {
    text[place] == UInt8(ascii: "'") || text[place] == UInt8(ascii: "_") || text[place].isDecimalDigit
  }

  private func isWord(_ range: Range<Int>) -> Bool {
    // `yyyy`, `mm`: the pattern of a date.
    guard range.count > 1, text[range].contains(where: { $0 != text[range.lowerBound] }) else { return false }
    return !text[range].dropFirst().contains { $0.isCapital || $0.isDecimalDigit || $0 == UInt8(ascii: "_") }
  }
}

extension Spelling {
  /// What only machines have a word for: `sk-…`, the beginning of a secret, and names of models as `finch-2-mini` and
  /// `finch:7b`.
  var isIdentifier: Bool {
    guard let first, first.isSmallLetter, allSatisfy({ $0 > 0x20 && !$0.isCapital }) else { return false }
    if hasSuffix("-...") || hasSuffix("-…") { return true }
    let isPlain = allSatisfy { $0.isSmallLetter || $0.isDecimalDigit || "-:._".utf8.contains($0) }
    guard isPlain, contains(where: \.isDecimalDigit), let last, last.isASCIILetterOrDigit else {
      return false
    }
    let colons = indices.filter { self[$0] == UInt8(ascii: ":") }
    if colons.count == 1 { return self[colons[0] + 1].isDecimalDigit && last.isSmallLetter }
    return colons.isEmpty && count(where: { $0 == UInt8(ascii: "-") }) > 1
  }
}

extension String {
  /// Whether a text writes the number one itself.
  var saysOne: Bool {
    split { !$0.isLetter && !$0.isNumber }.contains { word in
      ["1", "one", "single"].contains(word.lowercased())
    }
  }

  /// In small letters, without what is neither letter nor digit at its ends.
  var plainWords: String {
    guard let first = firstIndex(where: { $0.isLetterOrNumber }),
      let last = lastIndex(where: { $0.isLetterOrNumber })
    else { return "" }
    return self[first...last].lowercased()
  }
}
