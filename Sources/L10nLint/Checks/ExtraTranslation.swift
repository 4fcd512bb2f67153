import L10nSyntax

extension Check {
  /// Each key of translations that the base language does not have.
  static let extraTranslation = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.isOfInterface(pass.project.layout), !joined.isOfInformation
      else { return }
      let extra = joined.rows.filter { joined.first(of: $0).language != 0 && !joined.hasBaseVariant($0) }
      // A project that writes its texts into the code has a table for few of them, or for none.
      guard !extra.isEmpty, extra.count * 2 < joined.rows.count else { return }
      let texts = Translations(joined)
      for row in extra where !joined.isKeyOfCode(row, pass.project) {
        var languages: [Int] = []
        for cell in joined.cells(of: row) where languages.last != Int(cell.language) {
          languages.append(Int(cell.language))
        }
        let file = joined.file(of: row)
        pass.report(
          joined.entry(of: row).key.range, in: file,
          "`\(texts.name(of: row))` is in \(texts.list(languages)), but not in the base language"
            + " `\(texts.spelling(of: 0))`")
      }
    })
}

extension JoinedTable {
  /// Whether a call asks for the key: then it is its own base text, or the call has one.
  fileprivate func isKeyOfCode(_ row: Row, _ project: ProjectFacts) -> Bool {
    project.usedKeys.contains(table(of: row).hash(of: entry(of: row).key))
  }

  /// Whether a row has a text in a variant of the base language, such as `en-GB`.
  fileprivate func hasBaseVariant(_ row: Row) -> Bool {
    cells(of: row).contains { isSameLanguage(Int($0.language), 0) }
  }
}
