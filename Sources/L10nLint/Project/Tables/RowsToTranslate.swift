import L10nSyntax

extension Translations {
  /// The keys of which each language is to have a text: those that the base language has, and those of which the code has
  /// the base text itself.
  func rowsToTranslate(in project: ProjectFacts) -> [JoinedTable.Row] {
    let formats = joined.translatedFormats
    let purposes = joined.isOfInformation ? project.resources.purposes : []
    var spellings = Spellings()
    return joined.rows.filter { row in
      guard let base = baseText(of: row) ?? textAsked(of: row, in: project, &spellings),
        !joined.isLeftToInformation(row), !joined.isNoPurpose(row, amongst: purposes),
        !joined.key(of: row).isFormOfPlural, !joined.isTranslated(row, amongst: formats)
      else { return false }
      return joined.withText(of: base) { $0.isCopyright ? 0 : $0.translatableWords(upTo: 1) } > 0
        || joined.hasWordsInForms(row)
    }
  }

  /// A text of another language, where the code asks for the key and has the base text itself, as a value or as the key.
  private func textAsked(
    of row: JoinedTable.Row, in project: ProjectFacts, _ spellings: inout Spellings
  ) -> BaseText? {
    guard !joined.isOfInformation, let text = otherText(of: row) else { return nil }
    let key = joined.key(of: row)
    guard let use = project.use(of: key, in: joined), use.context.isEmpty,
      use.value != nil || use.looks == .text,
      // Another key is meant, which all languages have.
      spellings.row(meantBy: row, in: joined) == nil
    else { return nil }
    return text
  }
}

extension JoinedTable {
  /// Of a catalog the keys with values that have translations, as hashes that leave out what the values are.
  fileprivate var translatedFormats: Set<UInt64> {
    guard let file = files.first, file.table?.format == .catalog else { return [] }
    return Set(rows.filter { languageNumbers(of: $0).count > 1 }.compactMap { hashOfFormat(of: $0) })
  }

  /// `%@ lines` beside `%lld lines`: the code has put another value there since.
  fileprivate func isTranslated(_ row: Row, amongst formats: Set<UInt64>) -> Bool {
    guard !formats.isEmpty, languageNumbers(of: row).count < 2, let hash = hashOfFormat(of: row) else {
      return false
    }
    return formats.contains(hash)
  }

  func hashOfFormat(of row: Row) -> UInt64? {
    withKey(of: row) { $0.contains(UInt8(ascii: "%")) ? $0.hashOfFormat : nil }
  }
}

extension JoinedTable {
  /// `%#@boats@` by itself: the forms of its rule are the text.
  fileprivate func hasWordsInForms(_ row: Row) -> Bool {
    cells(of: row, in: 0).contains { cell in
      values(of: cell).contains { value in
        value.variable != nil && withText(of: value.text, in: cell) { $0.translatableWords(upTo: 1) } > 0
      }
    }
  }

  /// What the system never asks for, as no list says why, though lists say so of other things.
  fileprivate func isNoPurpose(_ row: Row, amongst purposes: Set<String>) -> Bool {
    guard !purposes.isEmpty else { return false }
    let key = key(of: row)
    return key.hasSuffix("UsageDescription") && !purposes.contains(key)
  }

  /// Names and the copyright: where a translation has none, that of the `Info.plist` stands.
  fileprivate func isLeftToInformation(_ row: Row) -> Bool {
    guard isOfInformation else { return false }
    return withKey(of: row) {
      $0.hasPrefix("CFBundle") || $0.isSpelled("NSHumanReadableCopyright")
    }
  }
}
