import L10nSyntax

extension Check {
  /// Keys that the code looks up and no table has, once a key.
  static let undefinedKey = Check(
    .project { pass in
      let products = pass.project.resources.productNames
      let missing = MissingKeys(&pass)
      let lone = (missing.misses + missing.leftViews.joined()).compactMap(\.use.nameWithin)
      let kept = pass.project.resources.keptNames(of: Set(lone))
      let isKept = { (use: KeyUse) in use.nameWithin.map(kept.contains) ?? false }
      let saysAnything = { (miss: MissingKeys.Miss) in
        miss.use.key.saysAnything(besides: products, in: miss.table)
      }
      var unbuilt: [ObjectIdentifier: [MissingKeys.Miss]] = [:]
      var texts: [String: [MissingKeys.Miss]] = [:]
      var translated = TranslatedTables()
      var names = NamesOfTables()
      for miss in missing.misses {
        let (use, key) = (miss.use, miss.use.key)
        let style = pass.project.keyStyle(of: use.path)
        let isName =
          use.isName(where: style)
          || style == .symbolic && names.hold(capitalized: key, in: miss.table)
        guard isName ? !key.isAddress : saysAnything(miss) else { continue }
        if miss.isAddedByBuild {
          unbuilt[ObjectIdentifier(miss.table), default: []].append(miss)
        } else if let base = miss.base {
          report(miss, lackingBaseTextOf: base, &pass)
        } else if isName {
          reportName(miss, near: names.row(near: key, in: miss.table), &pass)
        } else if translated.hold(miss.table), !use.isStandIn, !isKept(use) {
          texts[use.path, default: []].append(miss)
        } else {
          report(miss, .possible, &pass)
        }
      }
      reportTargets(&pass) { $0.saysAnything(besides: products) && !isKept($0) }
      for misses in texts.values { reportTexts(misses, &pass) }
      for misses in unbuilt.values { reportUnbuilt(misses, &pass) }
      reportUntranslated(missing, &pass) { saysAnything($0) && !isKept($0.use) }
    })

  private static func reportName(
    _ miss: MissingKeys.Miss, near row: JoinedTable.Row?, _ pass: inout ProjectPass
  ) {
    let near = row.map { pass.related($0, of: miss.table, "a key that differs in one letter") }
    pass.report(
      miss.use, "\(miss.absence): readers see the key itself", kind: "name", related: near.map { [$0] } ?? [])
  }

  private static func report(
    _ miss: MissingKeys.Miss, lackingBaseTextOf base: JoinedTable.Cell, _ pass: inout ProjectPass
  ) {
    let language = miss.table.languages.first?.spelling ?? ""
    let entry = miss.table.entry(of: base)
    pass.report(
      miss.use,
      "`\(miss.use.shownKey)` has no text in the base language `\(language)`: its readers see the key itself",
      kind: "base",
      related: [pass.related(entry.key.range, in: miss.table.file(of: base), "another language has it")])
  }

  /// A key that is a text.
  private static func report(
    _ miss: MissingKeys.Miss, _ confidence: Confidence, _ pass: inout ProjectPass
  ) {
    pass.report(miss.use, "\(miss.absence): it cannot be translated", kind: "text", confidence: confidence)
  }

  /// Texts of one file: a few one by one, and many together.
  private static func reportTexts(_ misses: [MissingKeys.Miss], _ pass: inout ProjectPass) {
    let shown = misses.filter { pass.tells($0.use) }
    guard shown.count > mostTextsAlone else {
      for miss in misses { report(miss, .likely, &pass) }
      return
    }
    reportApart(shown.sorted { $0.use.precedesInProject($1.use) }, &pass) { uses, _, pass in
      let key = "`\(uses[0].shownKey)`"
      let message = (uses.count - 1).sentence(
        alone: "\(key) is in no table: no language can translate it",
        withAnother: "\(key) and another text are in no table: no language can translate them",
        withOthers: { "\(key) and \($0) other texts are in no table: no language can translate them" })
      pass.report(uses[0], message, kind: "text", related: related(uses))
    }
  }

  /// Xcode extracts the texts of a target into the catalogs of that target.
  private static func reportUnbuilt(_ misses: [MissingKeys.Miss], _ pass: inout ProjectPass) {
    let resources = pass.project.resources
    let groups = Dictionary(grouping: misses) { !resources.isOfOtherPackage($0.use.path, than: $0.table) }
    for isAdded in [true, false] { reportUnbuilt(groups[isAdded] ?? [], isAdded: isAdded, &pass) }
  }

  /// What the next build adds to a catalog, told once: where nobody translates it yet, that is only how one works.
  private static func reportUnbuilt(
    _ misses: [MissingKeys.Miss], isAdded: Bool, _ pass: inout ProjectPass
  ) {
    var told: Set<String> = []
    let misses = misses.filter { pass.tells($0.use) }
      .sorted { $0.use.precedesInProject($1.use) }.filter { pass.isFirst($0.use.key, &told, $0.use) }
    reportApart(misses, &pass) { uses, catalog, pass in
      let (key, name) = ("`\(uses[0].shownKey)`", catalog.name)
      let (it, them) =
        isAdded
        ? (" yet: the next build adds it untranslated", " yet: the next build adds them untranslated")
        : (", to which no build adds a text of a package", ", to which no build adds texts of a package")
      let message = (uses.count - 1).sentence(
        alone: "\(key) is not in the catalog `\(name)`\(it)",
        withAnother: "\(key) and another key are not in the catalog `\(name)`\(them)",
        withOthers: { "\(key) and \($0) other keys are not in the catalog `\(name)`\(them)" })
      pass.report(
        uses[0], message, kind: "extracted",
        confidence: catalog.isNearlyTranslated ? .likely : .possible, related: related(uses))
    }
  }

  /// Texts of views. Those of a file with several are told once, as nobody has begun to translate these views. A word here
  /// and there stands in for another, or is a name.
  private static func reportLeft(_ misses: [MissingKeys.Miss], _ pass: inout ProjectPass) {
    let phrases = misses.filter { pass.tells($0.use) && $0.use.isPhrase }
    let views = Dictionary(grouping: phrases, by: \.use.path).values
    let several = views.filter { $0.count >= fewestOfView }.flatMap { $0 }
    for view in views where view.count < fewestOfView {
      for miss in view where !miss.use.isDraft { reportLone(miss, isUsual: !several.isEmpty, &pass) }
    }
    reportUntranslated(several, "like nearly all texts in views here", kind: "views", &pass)
  }

  /// Texts of software that is translated by half, once for all of them.
  private static func reportHalf(_ misses: [MissingKeys.Miss], _ pass: inout ProjectPass) {
    let texts = misses.filter { miss in
      pass.tells(miss.use) && miss.use.isPhrase && miss.base == nil && miss.table.isTranslated
    }
    guard texts.count >= fewestOfHalf else { return }
    reportUntranslated(texts, "like many texts here", kind: "half", &pass)
  }

  /// Texts that nobody has put into a table, as `comparison` says of others too, once for all of them.
  private static func reportUntranslated(
    _ misses: [MissingKeys.Miss], _ comparison: String, kind: String, _ pass: inout ProjectPass
  ) {
    reportTogether(misses.sorted { $0.use.precedesInProject($1.use) }, &pass) { uses, table, pass in
      let key = "`\(uses[0].shownKey)`"
      let message = (uses.count - 1).sentence(
        alone: "\(key) is in no table, \(comparison): no language can translate it",
        withAnother: "\(key) and another text are in no table, \(comparison): no language can translate them",
        withOthers: {
          "\(key) and \($0) other texts are in no table, \(comparison): no language can translate them"
        })
      pass.report(
        uses[0], message, kind: kind, confidence: table.isTranslated ? .likely : .possible,
        related: related(uses))
    }
  }

  /// `isUsual` where whole views are in no table either. A word alone, and words with capitals, may be meant to stay.
  private static func reportLone(_ miss: MissingKeys.Miss, isUsual: Bool, _ pass: inout ProjectPass) {
    let hasPlainWords = miss.use.key.withSpelling { $0.wordsToTranslate(inInterface: false).plain > 1 }
    pass.report(
      miss.use,
      isUsual
        ? "`\(miss.use.shownKey)` is in no table: it cannot be translated"
        : "`\(miss.use.shownKey)` is in no table, unlike most texts of this app: it cannot be translated",
      kind: "lone", confidence: miss.table.isTranslated && hasPlainWords ? .likely : .possible)
  }

  /// What nobody has begun to translate, or no longer translates.
  private static func reportUntranslated(
    _ missing: MissingKeys, _ pass: inout ProjectPass, saysAnything: (MissingKeys.Miss) -> Bool
  ) {
    let isToldHere = { (miss: MissingKeys.Miss) in saysAnything(miss) && !miss.isAddedByBuild }
    for misses in missing.leftViews { reportLeft(misses.filter(isToldHere), &pass) }
    for misses in missing.leftHalves { reportHalf(misses.filter(isToldHere), &pass) }
  }

  private static func reportTargets(_ pass: inout ProjectPass, saysAnything: (KeyUse) -> Bool) {
    for group in TextsOfTargets(&pass, saysAnything: saysAnything).groups { report(group, &pass) }
  }

  /// What targets without tables show.
  private static func report(_ group: TextsOfTargets.Group, _ pass: inout ProjectPass) {
    for uses in apart(group.uses, \.self, pass) {
      pass.report(uses[0], group.message(onTexts: uses.count), kind: "target", related: related(uses))
    }
  }

  /// Reports all at the first of them.
  private static func reportTogether(
    _ misses: [MissingKeys.Miss], _ pass: inout ProjectPass,
    _ report: ([KeyUse], JoinedTable, inout ProjectPass) -> Void
  ) {
    for alike in apart(misses, \.use, pass) { report(alike.map(\.use), alike[0].table, &pass) }
  }

  /// All that are reported together; a comment speaks for its own key alone.
  private static func apart<Text>(
    _ texts: [Text], _ use: (Text) -> KeyUse, _ pass: ProjectPass
  ) -> [[Text]] {
    let open = texts.filter { !pass.isSilenced(use($0)) }
    return texts.filter { pass.isSilenced(use($0)) }.map { [$0] } + (open.isEmpty ? [] : [open])
  }

  /// Reports all at the first of them, but a key that a table spells in another way alone: there it is said better.
  private static func reportApart(
    _ misses: [MissingKeys.Miss], _ pass: inout ProjectPass,
    _ report: ([KeyUse], JoinedTable, inout ProjectPass) -> Void
  ) {
    var spellings = Spellings()
    var others: [MissingKeys.Miss] = []
    for miss in misses {
      if spellings.row(meantBy: miss, in: pass.project) == nil {
        others.append(miss)
      } else {
        report([miss.use], miss.table, &pass)
      }
    }
    reportTogether(others, &pass, report)
  }

  private static func related(_ uses: [KeyUse]) -> [RelatedPlace] {
    uses.dropFirst().relatedPlaces { use in
      RelatedPlace(path: use.path, place: use.place, message: "`\(use.shownKey)`")
    }
  }

  /// More texts of one file are told together.
  private static let mostTextsAlone = 5

  /// So many texts are no accident.
  private static let fewestOfHalf = 5

  /// How many texts in one file are those of a view that is finished.
  private static let fewestOfView = 3
}

/// Which tables are translated, each asked once.
private struct TranslatedTables {
  private var known: [ObjectIdentifier: Bool] = [:]

  mutating func hold(_ table: JoinedTable) -> Bool {
    let isTranslated = known[ObjectIdentifier(table)] ?? table.isTranslated
    known[ObjectIdentifier(table)] = isTranslated
    return isTranslated
  }
}

extension ProjectPass {
  /// Whether a finding about a use is shown, as far as the pass can say.
  fileprivate func tells(_ use: KeyUse) -> Bool { isReported(use) && !isPointless(use) }
}

extension MissingKeys.Miss {
  /// The beginning of a message. Which table a function of the project asks for stands in that function.
  fileprivate var absence: String {
    let table = use.tableName.map { "is not in the table `\($0)`" } ?? "is in no table"
    return "`\(use.shownKey)` \(table)"
  }

  /// Whether Xcode finds the key in the code.
  fileprivate var isAddedByBuild: Bool {
    base == nil && table.isExtracted && (use.origin == .table || use.origin == .swiftUI)
  }
}

extension JoinedTable {
  /// Whether it has texts in two languages, or one that is not its key.
  fileprivate var isTranslated: Bool {
    numbersOfLanguagesWithTexts.count > 1
      || rows.contains { row in
        let key = key(of: row)
        return cells(of: row).contains { cell in
          values(of: cell).contains { !$0.text.range.isEmpty && text(of: $0.text, in: cell) != key }
        }
      }
  }

  /// Whether some translation has four of five texts.
  fileprivate var isNearlyTranslated: Bool {
    let rows = rows.filter { entry(of: $0).isTranslatable }
    return textCounts(in: rows).dropFirst().contains { $0 * 5 >= rows.count * 4 }
  }
}

extension KeyUse {
  fileprivate func precedesInProject(_ other: KeyUse) -> Bool {
    path == other.path ? place.range.start < other.place.range.start : path.precedesInBytes(other.path)
  }
}

extension ProjectResources {
  /// Whether code belongs to a package that a catalog is not a part of.
  fileprivate func isOfOtherPackage(_ path: String, than catalog: JoinedTable) -> Bool {
    let folder = layout.software(around: path)
    return folder != software(of: catalog)
      && files.contains { $0.package != nil && $0.path.folder == folder }
  }
}
