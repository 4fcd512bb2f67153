import L10nSyntax

extension Check {
  /// Each key of the base language without a text in a language that has most of the others or is required; a language
  /// that lacks many of them once.
  static let missingTranslation = Check(
    .tables { joined, pass in
      for alike in pass.bySilence(pass.textlessKeys(of: joined), of: joined) {
        reportTextless(alike, in: joined, &pass)
      }
      let wanted = pass.project.languages
      guard joined.languages.count > 1 || !wanted.required.isEmpty,
        !joined.isOfInterface(pass.project.resources.layout)
      else { return }
      let texts = Translations(joined)
      let formats = joined.translatedFormats
      let purposes = joined.isOfInformation ? pass.project.resources.purposes : []
      var spellings = Spellings()
      let rows = joined.rows.filter { row in
        guard let base = texts.baseText(of: row) ?? pass.textAsked(of: row, texts, &spellings),
          !joined.isLeftToInformation(row), !joined.isNoPurpose(row, amongst: purposes),
          !joined.key(of: row).isFormOfPlural, !joined.isTranslated(row, amongst: formats)
        else { return false }
        return joined.withText(of: base) { $0.translatableWords(upTo: 1) } > 0
      }
      if !rows.isEmpty, !joined.isCarriedOrBuilt(pass.project.resources.layout),
        let absent = joined.absentLanguages(wanted),
        let (file, place) = joined.place(ofLanguage: 0)
      {
        pass.report(place, in: file, absent, kind: "language")
      }
      let counts = joined.textCounts(in: rows)
      let broken = joined.brokenLanguages
      let languages = { share in
        joined.languagesAsked(wanted, for: rows.count, atLeast: share) { counts[$0] }
          .filter { !broken.contains($0) }
      }
      let share = pass.options.number("partial-below")
      let expected = languages(share)
      let leftovers = pass.leftovers(of: joined)
      if !expected.isEmpty {
        let gaps = TranslationGaps(texts, rows, expected, leftovers, pass.project)
        gaps.reportLanguages(rows.count, &pass)
        gaps.reportKeys(expected, &pass)
      }
      let begun = languages(min(Self.half, share)).filter { !expected.contains($0) }
      if !begun.isEmpty {
        TranslationGaps(texts, rows, begun, leftovers, pass.project, .begun)
          .reportBegun(begun, rows.count, &pass)
      }
    })

  /// The share of the texts, in per cent, from which on a language is more than an attempt.
  private static let half = 50

  /// One mistake of whoever writes the code, however many keys there are.
  private static func reportTextless(
    _ rows: [JoinedTable.Row], in joined: JoinedTable, _ pass: inout ResourcePass
  ) {
    guard let first = rows.first else { return }
    let related = rows.dropFirst().relatedPlaces { pass.related($0, of: joined, "`\(joined.key(of: $0))`") }
    pass.report(
      first, of: joined,
      rows.count == 1
        ? "`\(joined.key(of: first))` has no text in any language: readers see the key"
        : "\(rows.count) keys have no text in any language, such as `\(joined.key(of: first))`: readers see the keys",
      kind: "key", related: (pass.call(for: joined.key(of: first), in: joined).map { [$0] } ?? []) + related)
  }
}

extension ResourcePass {
  /// A text of another language, where the code asks for the key and has the base text itself, as a value or as the key.
  fileprivate func textAsked(
    of row: JoinedTable.Row, _ texts: Translations, _ spellings: inout Spellings
  ) -> BaseText? {
    guard !texts.joined.isOfInformation, let text = texts.otherText(of: row) else { return nil }
    let key = texts.joined.key(of: row)
    guard let use = use(of: key, in: texts.joined), use.context.isEmpty,
      use.value != nil || use.looks == .text,
      // Another key is meant, which all languages have.
      spellings.row(meantBy: row, in: texts.joined) == nil
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

  private func hashOfFormat(of row: Row) -> UInt64? {
    withKey(of: row) { $0.contains(UInt8(ascii: "%")) ? $0.hashOfFormat : nil }
  }

  /// Languages of which the system cannot read all: that is told, and they may have the texts.
  fileprivate var brokenLanguages: Set<Int> {
    let broken = Set(files.indices.filter { !files[$0].isWhole })
    guard !broken.isEmpty else { return [] }
    let cells = rows.lazy.flatMap { self.cells(of: $0) }
    return Set(cells.filter { broken.contains(Int($0.file)) }.map { Int($0.language) })
  }
}

extension ProjectResources {
  /// Why the programs of the project ask for something: the keys of all that their lists say of it.
  fileprivate var purposes: Set<String> {
    var found: Set<String> = []
    for (_, list) in informationFiles {
      for child in list.children(of: 0) {
        if let key = list.nodes[child].key.map(list.string), key.hasSuffix("UsageDescription") {
          found.insert(key)
        }
      }
    }
    for file in files {
      found.formUnion((file.project?.purposes ?? file.specification?.purposes ?? []).map(\.name))
    }
    return found
  }
}

extension JoinedTable {
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
