import L10nSyntax

/// Texts that stand in the table of one language and are those of a neighbor, as their letters tell.
struct NeighborTexts {
  private let texts: Translations
  /// By number of the language, where the table has a neighbor of it.
  private let alphabets: [NeighborAlphabet?]

  /// `nil` for a table without two neighbors.
  init?(_ texts: Translations) {
    let alphabets = texts.joined.languages.map { $0.tag.flatMap(NeighborAlphabet.init) }
    self.alphabets = alphabets.map { alphabet in
      alphabets.contains { other in
        if let alphabet, let other { other.isNeighbor(of: alphabet) } else { false }
      } ? alphabet : nil
    }
    guard self.alphabets.contains(where: { $0 != nil }) else { return nil }
    self.texts = texts
  }

  private struct Copy {
    var translation: Translation
    /// Number of the language whose text it is.
    var neighbor: Int
    var letter: String
    var isSure: Bool
  }

  /// What was copied from one language into the file of another is one mistake.
  private struct Source: Hashable {
    var file: Int
    var language: Int
    var neighbor: Int
  }

  func report(_ pass: inout ResourcePass) {
    var copies: [Copy] = []
    for row in texts.joined.rows where texts.joined.cells(of: row).contains(where: mayBeCopied) {
      let translations = texts.translations(of: row)
      copies += translations.compactMap { copy($0, among: translations) }
    }
    let sources = copies.grouped {
      Source(file: $0.translation.file, language: $0.translation.language, neighbor: $0.neighbor)
    }
    for alike in sources {
      for alike in texts.bySilence(alike, \.translation, pass) { report(alike, &pass) }
    }
  }

  private func report(_ alike: [Copy], _ pass: inout ResourcePass) {
    let keys = pass.project.keys
    let seen = alike.first { $0.isSure && keys.isRead($0.translation.row, of: texts.joined) }
    guard let first = seen ?? alike.first else { return }
    let others =
      switch alike.count {
      case 1: ""
      case 2: "; another text of the file is like it"
      default: "; \(alike.count - 1) other texts of the file are like it"
      }
    let (translation, language) = (first.translation, texts.spelling(of: first.translation.language))
    texts.report(
      translation,
      "`\(texts.name(of: translation.row))` says the same in `\(language)` and in"
        + " `\(texts.spelling(of: first.neighbor))`, and `\(language)` has no letter `\(first.letter)`"
        + others,
      kind: "neighbor", confidence: first.isSure ? .likely : .possible,
      besides: alike.filter { $0.translation.text != translation.text }
        .map(\.translation).relatedPlaces { texts.place($0, "another one", &pass) }, &pass)
  }

  private func mayBeCopied(_ cell: JoinedTable.Cell) -> Bool {
    guard cell.language != 0, let alphabet = alphabets[Int(cell.language)] else { return false }
    return texts.joined.values(of: cell).contains { value in
      texts.joined.withText(of: value.text, in: cell) { alphabet.firstForeign(in: $0) } != nil
    }
  }

  /// A text in letters that its language does not have, and that one of the others has as well.
  private func copy(_ translation: Translation, among others: [Translation]) -> Copy? {
    guard let alphabet = alphabets[translation.language], !translation.isMarked else { return nil }
    return texts.withTexts(of: translation) { base, text in
      guard let letter = alphabet.firstForeign(in: text), !base.elementsEqual(text) else { return nil }
      let same = others.filter { other in
        other.language != translation.language && other.text.range.count >= text.count
          && texts.joined.withText(of: other.text, in: other.cell) { $0.elementsEqual(text) }
      }
      let neighbors = same.filter { other in
        guard let neighbor = alphabets[other.language] else { return false }
        return neighbor.isNeighbor(of: alphabet) && neighbor.has(letter)
          && neighbor.firstForeign(in: text) == nil
      }
      // What languages of other families keep as well is a name.
      guard let neighbor = neighbors.first, same.allSatisfy({ isOfFamily($0, alphabet) }) else { return nil }
      let end = letter.offset + 2
      return Copy(
        translation: translation, neighbor: neighbor.language,
        letter: String(decoding: text[letter.offset..<end], as: UTF8.self),
        isSure: text.count { $0 == 0x20 } > 2 || !text.mayBeginAsName(base))
    }
  }

  private func isOfFamily(_ translation: Translation, _ alphabet: NeighborAlphabet) -> Bool {
    guard let other = alphabets[translation.language] else {
      let script = texts.joined.languages[translation.language].tag?.likelyScript
      return script == "Cyrl" && alphabet.script == "Cyrl"
    }
    return other.language == alphabet.language || other.isNeighbor(of: alphabet)
  }
}

extension Spelling {
  /// Whether it begins with the sound that another text begins with, as a name does in all languages: `Київ` and `Kyiv`.
  fileprivate func mayBeginAsName(_ other: Spelling) -> Bool {
    guard let mine = firstLetter, let theirs = other.firstLetter else { return true }
    return mine == theirs || Self.sounds[theirs]?.contains(mine) ?? false
  }

  private var firstLetter: Character? {
    String(decoding: prefix(64), as: UTF8.self).lowercased().first(where: \.isLetter)
  }

  /// What the letters of English stand for at the beginning of names.
  private static let sounds: [Character: String] = [
    "a": "аáàâãåäæя", "b": "б", "c": "кцчсхčćçksћ", "d": "дđďџ", "e": "еэєéêě", "f": "фp", "g": "гґѓж",
    "h": "гх", "i": "иіїíјюя", "j": "јйжюяđžєџ", "k": "кхќc", "l": "лљľ", "m": "м", "n": "нњñň",
    "o": "оóôõöøё", "p": "пф", "q": "кk", "r": "рř", "s": "сшщцзšścз", "t": "тцčћ", "u": "уюúůў", "v": "ву",
    "w": "ву", "x": "кхш", "y": "йиіїєюяыјёеý", "z": "зжцžѕ",
  ]
}
