import L10nSyntax

extension Check {
  /// Each key of the base language without a text in a language that has most of the others.
  static let missingTranslation = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.isOfInterface(pass.project.layout) else { return }
      let texts = Translations(joined)
      let rows = joined.rows.filter { row in
        guard let base = texts.baseText(of: row), !joined.isLeftToInformation(row) else { return false }
        return texts.withText(of: base) { $0.translatableWords(upTo: 1) } > 0
      }
      let expected = joined.languagesTranslating(rows, atLeast: pass.options.number("partial-below"))
      guard !expected.isEmpty else { return }
      for row in rows {
        let present = Set(joined.cells(of: row).map(\.language))
        let missing = expected.filter { !present.contains(UInt16($0)) }
        guard !missing.isEmpty, let base = texts.baseText(of: row) else { continue }
        pass.report(
          base.text.range, in: joined.files[base.file],
          "`\(texts.name(of: row))` has no text in \(texts.list(missing))")
      }
    })
}

extension JoinedTable {
  /// Languages that have a text for so many of a hundred rows, without those that fall back to another one of the table.
  fileprivate func languagesTranslating(_ rows: [Row], atLeast share: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: languages.count)
    for row in rows {
      var last: UInt16?
      for cell in cells(of: row) where cell.language != last {
        counts[Int(cell.language)] += 1
        last = cell.language
      }
    }
    let tags = Set(languages.compactMap(\.tag))
    return languages.indices.dropFirst().filter { number in
      guard let tag = languages[number].tag, !isSameLanguage(number, 0) else { return false }
      guard !tag.fallbacks.dropFirst().contains(where: tags.contains) else { return false }
      return counts[number] * 100 >= rows.count * share
    }
  }

  /// Names and the copyright: where a translation has none, that of the `Info.plist` stands.
  fileprivate func isLeftToInformation(_ row: Row) -> Bool {
    guard isOfInformation else { return false }
    return table(of: row.first).withText(of: entry(of: row.first).key) {
      $0.hasPrefix("CFBundle") || $0.isSpelled("NSHumanReadableCopyright")
    }
  }
}
