import L10nSyntax

extension Check {
  /// Sentences that one language has under keys whose base texts share no word: one of them is the text of the other.
  static let misplacedTranslation = Check(
    .tables { joined, pass in
      guard joined.languages.count > SharedSentence.fewestOthers + 1, !joined.maker.isOutside,
        joined.languages[0].tag?.likelyScript == "Latn"
      else { return }
      let texts = Translations(joined, of: pass.project.resources.interface(of: joined))
      for sentence in joined.sentencesOfSeveralKeys.compactMap({ SharedSentence($0, texts) }) {
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
      "\(names) one text in `\(texts.spelling(of: first.language))`, but share no word in `\(texts.spelling(of: 0))`",
      confidence: .likely, besides: others.relatedPlaces { texts.place($0, "the same text", &pass) }, &pass)
  }
}

/// One text that translates several base texts, which have nothing in common.
private struct SharedSentence {
  /// In the order of the table.
  let translations: [Translation]

  /// So many other languages tell the keys apart.
  static let fewestOthers = 2
  private static let mostKeys = 6

  init?(_ cells: [(row: JoinedTable.Row, cell: JoinedTable.Cell)], _ texts: Translations) {
    let joined = texts.joined
    guard 2...Self.mostKeys ~= cells.count else { return nil }
    translations = cells.compactMap { row, cell in
      texts.translations(of: row).first { $0.cell.file == cell.file && $0.cell.language == cell.language }
    }
    guard translations.count == cells.count, let first = translations.first,
      translations.allSatisfy({ translation in
        joined.table(of: translation.cell).isSame(
          translation.text, first.text, of: joined.table(of: first.cell))
          && !texts.withTexts(of: translation) { $0.elementsEqual($1) }
      }),
      texts.withTexts(of: first, { $1.isSentence })
    else { return nil }
    let words = translations.map { texts.withText(of: $0.base, \.beginningsOfWords) }
    for (number, some) in words.enumerated() {
      guard !some.isEmpty, words[(number + 1)...].allSatisfy({ $0.isDisjoint(with: some) }) else {
        return nil
      }
    }
    guard joined.areToldApart(cells.map(\.row), besides: first.language) else { return nil }
  }
}

extension JoinedTable {
  /// Long texts that stand in one file under several keys, in the order of their first ones.
  fileprivate var sentencesOfSeveralKeys: [[(row: Row, cell: Cell)]] {
    var places: [(hash: UInt64, number: Int, row: Row, cell: Cell)] = []
    for row in rows {
      for cell in cells(of: row) where cell.language != 0 {
        guard let text = text(of: cell)?.text, text.range.count >= Spelling.shortestSentence else { continue }
        let group = UInt64(cell.file) << 32 | UInt64(cell.language)
        places.append((table(of: cell).hash(of: text) ^ group, places.count, row, cell))
      }
    }
    places.sort { ($0.hash, $0.number) < ($1.hash, $1.number) }
    var found: [[(row: Row, cell: Cell)]] = []
    var start = 0
    for end in places.indices.dropFirst()
    where places[end].hash != places[start].hash || end == places.count - 1 {
      let last = places[end].hash == places[start].hash ? end + 1 : end
      if last - start > 1 { found.append(places[start..<last].map { ($0.row, $0.cell) }) }
      start = end
    }
    return found
  }

  /// Whether at least a few other languages have all of some keys, and each of them a text of its own for each key.
  fileprivate func areToldApart(_ rows: [Row], besides language: Int) -> Bool {
    var texts: [UInt32: [UInt64]] = [:]
    for row in rows {
      for cell in cells(of: row) where cell.language != 0 && Int(cell.language) != language {
        guard let text = text(of: cell)?.text else { continue }
        texts[cell.language, default: []].append(table(of: cell).hash(of: text))
      }
    }
    let whole = texts.values.filter { $0.count == rows.count }
    return whole.count >= SharedSentence.fewestOthers && whole.allSatisfy { Set($0).count == rows.count }
  }
}

extension Spelling {
  /// In bytes; shorter texts may well say two things.
  fileprivate static let shortestSentence = 28

  /// Whether it is too long to fit two texts by chance; a Chinese sign says as much as some letters.
  fileprivate var isSentence: Bool {
    String(decoding: self, as: UTF8.self).unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
      >= Self.shortestSentence
  }

  /// The first letters of its words, as forms of one word share them.
  fileprivate var beginningsOfWords: Set<Substring> {
    let words = String(decoding: self, as: UTF8.self).withoutSpecifiers.lowercased().split { !$0.isLetter }
    return Set(words.filter { $0.count > 2 && !Self.littleWords.contains($0) }.map { $0.prefix(3) })
  }

  private static let littleWords: Set<Substring> = [
    "all", "and", "any", "are", "but", "can", "for", "from", "get", "had", "has", "have", "its", "not", "off",
    "our", "out",
    "that", "the", "this", "use", "was", "were", "will", "with", "you", "your",
  ]
}
