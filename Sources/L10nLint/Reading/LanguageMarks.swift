import L10nSyntax

/// Texts that are the base text behind the name of their language, as a tool or a tester puts them there: `es-Boat`.
struct LanguageMarks {
  private let texts: Translations
  private var marked: [Translation] = []

  init(_ texts: Translations) { self.texts = texts }

  mutating func note(_ translations: [Translation]) {
    marked += translations.filter { texts.isBaseBehindLanguage($0) && !$0.isMarked }
  }

  /// The texts of a file are one mistake. A single one may be a name: `de-Mail`.
  func report(_ pass: inout ResourcePass) {
    for alike in marked.grouped(by: \.file) where alike.count > 1 {
      for alike in texts.bySilence(alike, { $0 }, pass) {
        guard let first = alike.first else { continue }
        let others = alike.dropFirst().relatedPlaces { texts.place($0, "another one", &pass) }
        let count = alike.count > 1 ? "; the same in \(alike.count - 1) more texts" : ""
        texts.report(
          first,
          "`\(texts.name(of: first.row))` in `\(texts.spelling(of: first.language))` is the base text behind the"
            + " name of the language\(count)",
          kind: "marked", confidence: .likely, besides: others, &pass)
      }
    }
  }
}

extension Translations {
  fileprivate func isBaseBehindLanguage(_ translation: Translation) -> Bool {
    let more = Int(translation.text.range.count) - Int(translation.base.text.range.count)
    // Most texts are out by their length; few names of languages have so many letters.
    guard 3...12 ~= more, let tag = joined.languages[translation.language].tag else { return false }
    let names = [tag.language, spelling(of: translation.language)]
    return withTexts(of: translation) { base, text in
      guard base.count > 2, text.count > base.count, base.contains(where: \.isASCIILetter),
        text[(text.count - base.count)...].elementsEqual(base)
      else { return false }
      let mark = text[..<(text.count - base.count)]
      guard let last = mark.last, !last.isASCIILetter else { return false }
      let end = mark.lastIndex(where: \.isASCIILetter) ?? 0
      let name = mark[...end].drop { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
      let written = String(decoding: name, as: UTF8.self).lowercased()
      return names.contains { $0.lowercased() == written }
    }
  }
}
