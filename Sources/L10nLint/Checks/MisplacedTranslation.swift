import L10nSyntax

extension Check {
  /// Sentences that one language has under keys whose base texts share no word: one of them is the text of the other.
  static let misplacedTranslation = Check(
    .tables { joined, pass in
      guard joined.languages.count > SharedSentence.fewestOthers + 1, !joined.maker.isOutside,
        joined.languages[0].tag?.likelyScript == "Latn"
      else { return }
      let sentences = joined.sentencesOfSeveralKeys
      guard !sentences.isEmpty else { return }
      let texts = Translations(joined, of: pass.project.resources.interface(of: joined))
      for sentence in sentences.compactMap({ SharedSentence($0, texts) }) {
        for keys in texts.bySilence(sentence.translations, \.self, pass) {
          report(sentence, of: texts, under: keys, &pass)
        }
      }
    })

  private static func report(
    _ sentence: SharedSentence, of texts: Translations, under keys: [Translation], _ pass: inout ResourcePass
  ) {
    let first = keys[0]
    let others = sentence.translations.filter { $0.row != first.row }
    let names =
      others.count > 1
      ? "`\(texts.name(of: first.row))` and \(others.count) other keys have"
      : "`\(texts.name(of: first.row))` and `\(texts.name(of: others[0].row))` have"
    texts.report(
      first,
      "\(names) one text in `\(texts.spelling(of: first.language))`, but no word in common in `\(texts.spelling(of: 0))`",
      confidence: sentence.isSure ? .likely : .possible,
      besides: others.relatedPlaces { texts.place($0, "the same text", &pass) }, &pass)
  }
}

/// One text that translates several base texts, which have nothing in common.
private struct SharedSentence {
  /// The one first that fits its base text least by its length.
  let translations: [Translation]

  /// The base texts differ much in length, or many languages tell them apart: two ways to say one thing do neither.
  let isSure: Bool

  /// So many other languages tell the keys apart.
  static let fewestOthers = 2
  private static let manyOthers = 8
  private static let mostKeys = 6

  init?(_ cells: [(row: JoinedTable.Row, cell: JoinedTable.Cell)], _ texts: Translations) {
    let joined = texts.joined
    guard 2...Self.mostKeys ~= cells.count else { return nil }
    let found = cells.compactMap { row, cell in
      texts.translations(of: row).first { $0.cell.file == cell.file && $0.cell.language == cell.language }
    }
    guard found.count == cells.count, let first = found.first,
      found.allSatisfy({ translation in
        joined.table(of: translation.cell).isSame(
          translation.text, first.text, of: joined.table(of: first.cell))
          && !texts.withTexts(of: translation) { $0.elementsEqual($1) }
      }),
      texts.withTexts(of: first, { $1.isSentence })
    else { return nil }
    let words = found.map { texts.withText(of: $0.base, \.beginningsOfWords) }
    for (number, some) in words.enumerated() {
      guard !some.isEmpty, words[(number + 1)...].allSatisfy({ $0.isDisjoint(with: some) }) else {
        return nil
      }
    }
    let others = joined.languages(tellingApart: cells.map(\.row), besides: first.language)
    guard others >= Self.fewestOthers else { return nil }
    translations = found.sorted { texts.misfit($0) > texts.misfit($1) }
    let lengths = found.map { texts.withText(of: $0.base, \.length) }
    isSure = others >= Self.manyOthers || (lengths.max() ?? 0) > 2 * (lengths.min() ?? 0)
  }
}

extension Translations {
  /// How many times as long a translation is as its base text, or the other way round.
  fileprivate func misfit(_ translation: Translation) -> Double {
    withTexts(of: translation) { base, text in
      let (base, text) = (Double(base.length), Double(text.length))
      return max(base / text, text / base)
    }
  }
}

extension JoinedTable {
  /// Long texts that stand in one file under several keys, in the order of their first ones.
  fileprivate var sentencesOfSeveralKeys: [[(row: Row, cell: Cell)]] {
    var hashes: [UInt64] = []
    forEachSentence { hash, _, _ in hashes.append(hash) }
    hashes.sort()
    let repeated = Set(zip(hashes, hashes.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
    guard !repeated.isEmpty else { return [] }
    var places: [(hash: UInt64, row: Row, cell: Cell)] = []
    forEachSentence { hash, row, cell in if repeated.contains(hash) { places.append((hash, row, cell)) } }
    return places.grouped(by: \.hash).map { $0.map { ($0.row, $0.cell) } }
  }

  /// Calls `body` with each long text of a translation, by its hash and its file.
  private func forEachSentence(_ body: (UInt64, Row, Cell) -> Void) {
    for row in rows {
      for cell in cells(of: row) where cell.language != 0 {
        guard let text = text(of: cell)?.text, text.range.count >= Spelling.shortestSentence else { continue }
        body(table(of: cell).hash(of: text) ^ UInt64(cell.file) << 32 ^ UInt64(cell.language), row, cell)
      }
    }
  }

  /// How many other languages have all of some keys, if each of them has a text of its own for each key.
  fileprivate func languages(tellingApart rows: [Row], besides language: Int) -> Int {
    var texts: [UInt32: [UInt64]] = [:]
    for row in rows {
      for cell in cells(of: row) where cell.language != 0 && Int(cell.language) != language {
        guard let text = text(of: cell)?.text else { continue }
        texts[cell.language, default: []].append(table(of: cell).hash(of: text))
      }
    }
    let whole = texts.values.filter { $0.count == rows.count }
    return whole.allSatisfy { Set($0).count == rows.count } ? whole.count : 0
  }
}

extension Spelling {
  /// In bytes; shorter texts may well say two things.
  fileprivate static let shortestSentence = 28

  /// Whether it is too long to fit two texts by chance.
  fileprivate var isSentence: Bool { length >= Self.shortestSentence }

  /// In letters; a Chinese sign says as much as some of them.
  fileprivate var length: Int {
    String(decoding: self, as: UTF8.self).unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
  }

  /// The first letters of its words, as forms of one word share them.
  fileprivate var beginningsOfWords: Set<Substring> {
    let words = String(decoding: self, as: UTF8.self).withoutSpecifiers.lowercased().split { !$0.isLetter }
    return Set(
      words.filter { $0.count > 1 && !Tables.emptyEnglishWords.contains(String($0)) }.map { $0.prefix(3) })
  }
}
