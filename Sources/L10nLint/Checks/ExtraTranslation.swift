import L10nSyntax

extension Check {
  /// Each key of translations that the base language does not have.
  static let extraTranslation = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.isOfInterface(pass.project.layout), !joined.isOfInformation,
        !joined.isOfIntents
      else { return }
      let extra = joined.rows.filter { joined.first(of: $0).language != 0 && !joined.hasBaseVariant($0) }
      // A project that writes its texts into the code has a table for few of them, or for none.
      guard !extra.isEmpty, extra.count * 2 < joined.rows.count else { return }
      let texts = Translations(joined)
      let baseKeys = joined.baseKeysInAnyCase
      for row in extra where !joined.isKeyOfCode(row, pass.project) {
        var languages: [Int] = []
        for cell in joined.cells(of: row) where languages.last != Int(cell.language) {
          languages.append(Int(cell.language))
        }
        let file = joined.file(of: row)
        let name = texts.name(of: row)
        if let base = baseKeys[joined.key(of: row).lowercased()] {
          let place = pass.related(
            joined.entry(of: base).key.range, in: joined.file(of: base), "the other key")
          pass.report(
            joined.entry(of: row).key.range, in: file,
            "`\(name)` in \(texts.list(languages)) is no key of the base language; did you mean"
              + " `\(texts.name(of: base))`?", related: [place])
          continue
        }
        pass.report(
          joined.entry(of: row).key.range, in: file,
          "`\(name)` is in \(texts.list(languages)), but not in the base language"
            + " `\(texts.spelling(of: 0))`")
      }
    })
}

extension JoinedTable {
  /// The base texts stand in an `.intentdefinition`, whose ids are the keys.
  fileprivate var isOfIntents: Bool { name.hasSuffix("Intents") }

  /// Rows of the base language by their keys in small letters.
  fileprivate var baseKeysInAnyCase: [String: Row] {
    var found: [String: Row] = [:]
    for row in rows where first(of: row).language == 0 { found[key(of: row).lowercased()] = row }
    return found
  }

  /// Whether a call asks for the key: then it is its own base text, or the call has one.
  fileprivate func isKeyOfCode(_ row: Row, _ project: ProjectFacts) -> Bool {
    project.usedKeys.contains(hashOfKey(of: row))
  }

  /// Whether a row has a text in a variant of the base language, such as `en-GB`.
  fileprivate func hasBaseVariant(_ row: Row) -> Bool {
    cells(of: row).contains { isSameLanguage(Int($0.language), 0) }
  }
}
