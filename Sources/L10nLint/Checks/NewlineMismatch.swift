import L10nSyntax

extension Check {
  /// Translations that lost the line breaks of their base text, or have some where it has none.
  static let newlineMismatch = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.isOfInformation, !joined.isCarried(pass.project.layout)
      else { return }
      let texts = Translations(joined)
      texts.forEachKey { row, translations in
        for translation in translations {
          let (base, text) = texts.withTexts(of: translation) { (Breaks(in: $0), Breaks(in: $1)) }
          guard let kind = base.difference(from: text) else { continue }
          texts.report(
            translation,
            "`\(texts.name(of: row))` has line breaks in `\(texts.spelling(of: 0))`: \(base.count), in"
              + " `\(texts.spelling(of: translation.language))`: \(text.count)", kind: kind,
            confidence: kind == "count" ? .possible : .likely, &pass)
        }
      }
    })
}

/// The line breaks of a text. One of Windows counts as one.
private struct Breaks {
  var count = 0
  /// How many end a sentence or a line of a list; the others only fold a text.
  var ends = 0
  var isAtStart = false
  var isAtEnd = false

  init(in text: Spelling) {
    guard let first = text.first, let last = text.last, text.contains(where: { $0 > 0x20 }) else { return }
    isAtStart = first == 0x0A || first == 0x0D
    isAtEnd = last == 0x0A || last == 0x0D
    for offset in text.indices where text[offset] == 0x0A || text[offset] == 0x0D {
      if text[offset] == 0x0A, offset > 0, text[offset - 1] == 0x0D { continue }
      count += 1
      let before = text[..<offset].last { $0 != 0x20 }
      if let before, ".!?:\n\r".utf8.contains(before) { ends += 1 }
    }
  }

  /// Which kind of difference a translation shows; `nil` where it has its breaks.
  func difference(from text: Breaks) -> String? {
    guard count != text.count else { return nil }
    if ends > 1, text.count == 0 { return "lost" }
    if count == 0, text.isAtStart || text.isAtEnd { return "stray" }
    return "count"
  }
}
