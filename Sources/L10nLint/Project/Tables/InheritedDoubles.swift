import L10nSyntax

// A key that stands twice in the base language stands twice in each translation that was made from it.

extension ProjectResources {
  /// A finding about a key with two texts in one file, told for all languages where the base one or several others have
  /// it: at the first, with the others as related places. `nil` in these. What is silenced is told where it stands.
  func toldAtBase(
    _ finding: Finding, about found: RowOfTable, isSilenced: (UInt32, String) -> Bool
  ) -> Finding? {
    if isSilenced(finding.place.range.start, finding.path) { return finding }
    let (joined, row) = (found.table, found.row)
    // Other capitals are another mistake than another text, and hide none.
    let inSameWords = finding.kind == "capitals"
    let isSimilar = inSameWords ? nil : finding.kind == "similar"
    let doubles = joined.doubles(of: row, inSameWords: inSameWords, areSimilar: isSimilar).filter { cell in
      !isSilenced(joined.entry(of: cell).key.range.start, joined.file(of: cell).path)
    }
    if inSameWords, joined.isListedWithBase(row, finding.path) { return nil }
    // Where the base language says the same twice, the first that does not is told; what several languages have was
    // brought by one tool.
    guard let first = doubles.first,
      first.language == 0 || joined.isDoubledInBase(row) || doubles.count >= Self.severalLanguages
    else { return finding }
    guard joined.file(of: first).path == finding.path else {
      return doubles.contains { joined.file(of: $0).path == finding.path } ? nil : finding
    }
    var told = finding
    if doubles.count == 2 { told.message += "; the same in another file" }
    if doubles.count > 2 { told.message += "; the same in \(doubles.count - 1) other files" }
    var places = ResourcePlaces()
    told.related += doubles.dropFirst().relatedPlaces { cell in
      let file = joined.file(of: cell)
      let place = places.place(of: joined.entry(of: cell).key.range, in: file)
      return RelatedPlace(path: file.path, place: place, message: "the same")
    }
    return told
  }

  private static let severalLanguages = 3
}

extension ProjectResources {
  /// Where the texts of a key of some file stand together.
  func row(of key: PlacedText, in path: String) -> RowOfTable? {
    let name = path.fileName.withoutEnding
    for joined in tables where joined.name == name {
      guard let table = joined.files.first(where: { $0.path == path })?.table else { continue }
      return RowOfTable(of: key, in: table, joined)
    }
    return nil
  }
}

extension JoinedTable {
  fileprivate func isDoubledInBase(_ row: Row) -> Bool {
    let cells = cells(of: row).prefix { $0.language == 0 }
    return zip(cells, cells.dropFirst()).contains { $0.file == $1.file && $0.entry != $1.entry }
  }

  /// Whether the base language loses a text of a key, and is told so with a file that has it twice too.
  fileprivate func isListedWithBase(_ row: Row, _ path: String) -> Bool {
    let doubles = doubles(of: row, inSameWords: false)
    return doubles.first?.language == 0 && doubles.dropFirst().contains { file(of: $0).path == path }
  }

  /// The first entry of each file that says something else than an entry before it with the same key; in the same words,
  /// with other capitals or another sign at the end, where only that is asked.
  fileprivate func doubles(of row: Row, inSameWords: Bool, areSimilar: Bool? = nil) -> [Cell] {
    var found: [Cell] = []
    var first: Cell?
    for cell in cells(of: row) {
      guard let before = first, before.file == cell.file else {
        first = cell
        continue
      }
      guard before.entry != cell.entry, found.last?.file != cell.file,
        !table(of: cell).saysTheSame(entry(of: cell), entry(of: before))
      else { continue }
      // A text that is lost where the first file has lost none is a mistake of its own.
      let isInSameWords = table(of: cell).haveSameWords(Int(before.entry), Int(cell.entry))
      guard inSameWords ? isInSameWords : !isInSameWords || !found.isEmpty else { continue }
      // What is harmless in one language is not so in the next.
      if let areSimilar, !isInSameWords,
        areSimilar != table(of: cell).haveCommonWords(Int(before.entry), Int(cell.entry))
      {
        continue
      }
      found.append(cell)
    }
    return found
  }
}

extension Table {
  /// Whether two entries have the same texts.
  func saysTheSame(_ entry: Entry, _ other: Entry) -> Bool {
    let (mine, theirs) = (values[entry.values], values[other.values])
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).allSatisfy { mine, theirs in
      mine.language == theirs.language && isSameVariable(mine.variable, theirs.variable)
        && mine.plural == theirs.plural && mine.device == theirs.device && mine.width == theirs.width
        && isSame(mine.text, theirs.text)
    }
  }

  /// Whether two entries with one text each say the same, but for capitals and the sign at the end.
  func haveSameWords(_ first: Int, _ second: Int) -> Bool {
    let texts = [first, second].map { values[entries[$0].values].map { text(of: $0.text).bareWords } }
    return texts[0].count == 1 && texts[0] == texts[1]
  }

  /// Whether two entries with one text each say it in the same words, but for endings, short words and one more: readers of
  /// `Instaluj dodatki` and `Zainstaluj dodatki` understand the same. `Enable sounds` and `Disable sounds` is no such pair.
  func haveCommonWords(_ first: Int, _ second: Int) -> Bool {
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

  /// Which text of entries with one key is shown, and which is lost.
  func outcome(of entries: [Int]) -> String {
    guard let shown = textShown(of: entries) else {
      return entries.count > 2 ? "only one of its texts is shown" : "one of its texts is lost"
    }
    guard entries.count == 2 else { return "only the last text, `\(shown)`, is shown" }
    guard let lost = soleText(of: entries.min()), lost != shown else {
      return "the last text is shown, and the first is lost"
    }
    return "`\(shown)` is shown, and `\(lost)` is lost"
  }

  /// Of a property list the last one is; who compiles a catalog with such a key keeps one or the other.
  func textShown(of entries: [Int]) -> String? { format == .catalog ? nil : soleText(of: entries.max()) }

  private func soleText(of number: Int?) -> String? {
    guard let number, values[entries[number].values].count == 1 else { return nil }
    return values[entries[number].values].first.map { text(of: $0.text).forMessage }
  }

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
