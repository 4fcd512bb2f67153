import L10nSyntax

extension Check {
  /// Each translation with fewer addresses or marks of a kind than its base text.
  static let lostToken = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1 else { return }
      let texts = Translations(joined, of: pass.project.resources.interface(of: joined))
      texts.forEachKey(with: .token) { row, translations in
        let losses = translations.compactMap { Loss($0, texts) }
        let isMarkup =
          losses.first?.isTranslatedByAll(translations, texts, pass.project.keys.spelled.literals) ?? false
        // A file that keeps what the base text said before says so in each language.
        for alike in losses.grouped(by: \.cause).flatMap({ texts.bySilence($0, \.translation, pass) }) {
          let languages = texts.list(alike.map(\.translation.language))
          let others = alike.dropFirst().relatedPlaces { texts.place($0.translation, "the same here", &pass) }
          let cause = alike[0].cause
          texts.report(
            alike[0].translation,
            cause.torn.map { "`\(texts.name(of: row))` has a space inside \($0.name) in \(languages)" }
              ?? "`\(texts.name(of: row))` has `\(cause.token)` in `\(texts.spelling(of: 0))`, but not in \(languages)",
            confidence: isMarkup || cause.isDoubtful(in: joined, row, pass.project) ? .possible : .certain,
            besides: others, &pass)
        }
      }
    })
}

/// A translation without a token of its base text.
private struct Loss {
  let translation: Translation
  let cause: Cause

  struct Cause: Hashable {
    let file: Int
    let token: String
    let isEmphasis: Bool
    /// It is there, torn by a space.
    let torn: TornToken?

    /// The `**` of a text that no view of SwiftUI shows may be meant to stand there.
    func isDoubtful(in table: JoinedTable, _ row: JoinedTable.Row, _ project: ProjectFacts) -> Bool {
      guard torn == .emphasis else { return isEmphasis }
      return table.files.first?.table?.format != .catalog
        && project.use(of: table.key(of: row), in: table)?.origin != .swiftUI
    }
  }

  init?(_ translation: Translation, _ texts: Translations) {
    // The system knows all names of a phrase, and a phrase without that of the app is none.
    let isPhrase = TableName(texts.joined.name) == .shortcuts
    let isOneOfSeveral = isPhrase && Self.isOneOfSeveral(translation, texts)
    let found = texts.withTexts(of: translation) { base, text -> (lost: LostText?, torn: TornToken?) in
      guard base.count + text.count < Self.longestTexts else { return (nil, nil) }
      let lost =
        isOneOfSeveral
        ? text.nameOfApp(lostFrom: base) : TextToken.firstLost(from: base, in: text, isPhrase: isPhrase)
      return (lost, text.tornToken(of: base))
    }
    guard found.lost != nil || found.torn.map({ $0 != .address }) ?? false else { return nil }
    self.translation = translation
    cause = Cause(
      file: translation.file, token: found.lost?.text ?? "",
      isEmphasis: found.torn == nil && found.lost?.isEmphasis ?? false, torn: found.torn)
  }

  /// A shortcut may have several phrases, and some of them do without its values, but none without the name of the app.
  private static func isOneOfSeveral(_ translation: Translation, _ texts: Translations) -> Bool {
    let table = texts.joined
    let cells = table.cells(of: translation.row, in: 0) + [translation.cell]
    return cells.contains { table.values(of: $0).count(where: \.isWhole) > 1 }
  }

  /// `Service {inactive}`, `Dienst {nicht aktiv}`, `Servizio {non attivo}`: the only braces, around words that everybody
  /// translates and that no code names, may mark what is shown in another way.
  func isTranslatedByAll(
    _ translations: [Translation], _ texts: Translations, _ literals: LiteralTexts
  ) -> Bool {
    let token = cause.token
    guard translations.count >= Self.severalLanguages, token.hasPrefix("{"),
      ![token, String(token.dropFirst().dropLast())].contains(where: { literals.holds($0.quickHash) })
    else { return false }
    return translations.allSatisfy { translation in
      texts.withTexts(of: translation) { base, text in
        base.braces == 1 && text.braces == 1 && !token.withSpelling { text.contains($0) }
      }
    }
  }

  private static let severalLanguages = 3

  private typealias LostText = (text: String, isEmphasis: Bool)

  /// Tokens are compared with each other: two texts of a thousand lines are none that a person translates.
  private static let longestTexts = 40_000
}

extension Spelling {
  fileprivate func nameOfApp(lostFrom base: Spelling) -> (text: String, isEmphasis: Bool)? {
    base.holds("${applicationName}") && !holds("${applicationName}") ? ("${applicationName}", false) : nil
  }

  fileprivate var braces: Int { count { $0 == UInt8(ascii: "{") } }
}
