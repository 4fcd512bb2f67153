import L10nSyntax

extension Check {
  /// Each key of the base language without a text in a language that has most of the others or is required; a language
  /// that lacks many of them once.
  static let missingTranslation = Check(
    .tables { joined, pass in
      reportTextless(joined, &pass)
      let wanted = pass.project.languages
      guard joined.languages.count > 1 || !wanted.required.isEmpty,
        !joined.isOfInterface(pass.project.resources.layout)
      else { return }
      let texts = Translations(joined)
      let rows = texts.rowsToTranslate(in: pass.project)
      if !rows.isEmpty { reportAbsent(joined, wanted, &pass) }
      let counts = joined.textCounts(in: rows)
      let broken = joined.brokenLanguages
      let languages = { share in
        joined.languagesAsked(wanted, for: rows.count, atLeast: share) { counts[$0] }
          .filter { !broken.contains($0) }
      }
      let share = pass.options.number("partial-below")
      let finished = languages(share)
      let halfDone = languages(min(Self.half, share))
      // Most tables have all texts in all of their languages.
      let unfinished = halfDone.filter { !finished.contains($0) }
      let expected = (finished + pass.finishedElsewhere(unfinished, joined, rows.count)).sorted()
      let begun = halfDone.filter { !expected.contains($0) }
      let scarce = languages(0).filter { !expected.contains($0) && !begun.contains($0) && counts[$0] > 0 }
      let shown = scarce.isEmpty ? [] : pass.rowsShownAsKeys(rows, of: joined)
      let areShown = shown.count * 100 > rows.count * Self.half
      let asked: [(TranslationGaps.Languages, [Int], [JoinedTable.Row])] = [
        (.finished, expected, rows), (.begun, begun, rows), (.scarce, areShown ? scarce : [], shown),
      ]
      let leftovers = pass.leftovers(of: joined)
      for (kind, languages, rows) in asked where !languages.isEmpty {
        TranslationGaps(texts, of: rows, in: languages, kind, besides: leftovers, pass.project).report(&pass)
      }
    })

  /// The share of the texts, in per cent, from which on a language is more than an attempt.
  private static let half = 50

  /// Languages of which the table has nothing at all.
  private static func reportAbsent(
    _ joined: JoinedTable, _ wanted: ProjectLanguages, _ pass: inout ResourcePass
  ) {
    guard !joined.maker.isOutside, let absent = joined.absentLanguages(wanted),
      let (file, place) = joined.place(ofLanguage: 0)
    else { return }
    pass.report(place, in: file, absent, kind: "language")
  }

  private static func reportTextless(_ joined: JoinedTable, _ pass: inout ResourcePass) {
    for alike in pass.bySilence(pass.textlessKeys(of: joined), of: joined) {
      reportTextless(alike, in: joined, &pass)
    }
  }

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
  /// Of languages that lack a text or two of a small table, those that have most of the texts of its software: there one
  /// text is a large share.
  fileprivate func finishedElsewhere(_ languages: [Int], _ joined: JoinedTable, _ count: Int) -> [Int] {
    guard count < Self.fewestByThemselves, !languages.isEmpty, !joined.isOfInformation,
      let largest = project.resources.largestTable(beside: joined),
      largest.rows.count >= Self.fewestByThemselves
    else { return [] }
    let counts = largest.textCounts(in: largest.rows)
    let finished = largest.languages.indices.filter { counts[$0] * 100 >= counts[0] * Self.shareOfFinished }
    let tags = Set(finished.compactMap { largest.languages[$0].tag })
    return languages.filter { joined.languages[$0].tag.map(tags.contains) ?? false }
  }

  /// A table with fewer texts says little about a language.
  private static let fewestByThemselves = 10
  /// In per cent of the base texts.
  private static let shareOfFinished = 95
}

extension JoinedTable {
  /// Languages of which the system cannot read all: that is told, and they may have the texts.
  fileprivate var brokenLanguages: Set<Int> {
    let broken = Set(files.indices.filter { !files[$0].isWhole })
    guard !broken.isEmpty else { return [] }
    let cells = rows.lazy.flatMap { self.cells(of: $0) }
    return Set(cells.filter { broken.contains(Int($0.file)) }.map { Int($0.language) })
  }
}
