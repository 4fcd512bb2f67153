import L10nSyntax

/// The texts that languages lack.
struct TranslationGaps {
  private let texts: Translations
  private let kind: Languages
  /// The languages that are looked at.
  private let expected: [Int]
  /// How many texts each of them should have.
  private let total: Int
  private var gaps: [Gap] = []
  /// By language, numbers of the gaps of one that lacks so many texts that each by itself tells nothing.
  private var unfinished: [Int: [Int]] = [:]
  /// Those that comments take out of it.
  private var silenced: [Int] = []
  /// Whether the table has languages that no project builds.
  private let hasUnbuiltLanguages: Bool

  private struct Gap {
    var row: JoinedTable.Row
    var base: BaseText
    var missing: [Int]
    /// The translators have not come to it yet.
    var isNew: Bool
    var isUnread: Bool
    var isRenamed: Bool
    var isName: Bool
    /// A language with few of the texts has this one.
    var isInPartialLanguage: Bool
    /// A comment at the base text takes it out of what a language lacks.
    var isSilenced: Bool

    var isDoubtful: Bool { !doubts.isEmpty }

    var doubts: [Evidence] {
      (isUnread ? [.unread] : [])
        + (isRenamed ? [Evidence(.doubt, "its texts are under an old key")] : [])
        + (isName
          ? [Evidence(.doubt, "the text may be a name or a unit that stays the same in translations")] : [])
    }
  }

  /// What gaps that are told together have in common.
  private struct Lack: Hashable {
    var missing: [Int]
    var isDoubtful: Bool
  }

  /// Which languages are looked at.
  enum Languages: String {
    /// Those that have most of the texts.
    case finished = "language"
    /// Those that are half done: they lack what they lack, and none of it is new.
    case begun
    /// Those with few texts, where readers see the names of keys instead of the others.
    case scarce = "names"
  }

  init(
    _ texts: Translations, of rows: [JoinedTable.Row], in expected: [Int], _ kind: Languages,
    besides leftovers: Leftovers, _ project: ProjectFacts
  ) {
    (self.texts, self.kind, self.expected, total) = (texts, kind, expected, rows.count)
    // What lies there and is not built is told of otherwise.
    let unbuilt = project.resources.unlistedKeys(of: texts.joined)
    for row in rows {
      let written = texts.joined.cells(of: row).filter { !texts.joined.isWaiting($0) }
      let present = Set(written.map(\.language))
      let lacking = expected.filter { !present.contains(UInt32($0)) }
      guard !lacking.isEmpty, let base = texts.baseText(of: row) ?? texts.otherText(of: row) else { continue }
      let missing = lacking.filter {
        !texts.isWritten(row, base, for: $0) && !unbuilt.hold(row, of: texts.joined, in: $0)
      }
      guard !missing.isEmpty else { continue }
      let isRequired = missing.contains { texts.joined.isRequired($0, by: project.languages) }
      gaps.append(
        Gap(
          row: row, base: base, missing: missing,
          isNew: kind == .finished && !isRequired && Self.areNearlyAll(missing.count, of: expected.count),
          // What a team requires has to be there before the code asks for it.
          isUnread: !isRequired && !project.keys.isRead(row, of: texts.joined),
          // Whose texts stand under an old name is told there.
          isRenamed: leftovers.areRenamed(to: row),
          isName: texts.isKeptAsName(row, base) || texts.joined.areEmpty(row)
            || texts.isMeasure(base, in: missing),
          isInPartialLanguage: present.contains { texts.joined.isPartial(Int($0), besides: expected) },
          isSilenced: texts.isSilenced(base, project)))
    }
    hasUnbuiltLanguages = !gaps.isEmpty && !project.resources.unlistedLanguages(of: texts.joined).isEmpty
    for (number, gap) in gaps.enumerated() where !gap.isNew && !gap.isUnread {
      for language in gap.missing { unfinished[language, default: []].append(number) }
    }
    unfinished = unfinished.filter {
      $0.value.count > min(max(Translations.mostKeysToldAlone, rows.count * 3 / 100), Self.mostOfLanguage)
    }
    silenced = Set(unfinished.values.joined()).filter { gaps[$0].isSilenced }.sorted()
    unfinished = unfinished.mapValues { $0.filter { !gaps[$0].isSilenced } }.filter { !$0.value.isEmpty }
  }

  private static func areNearlyAll(_ missing: Int, of expected: Int) -> Bool {
    expected > 1 && missing == expected || expected > 2 && missing == expected - 1
  }

  func report(_ pass: inout ResourcePass) {
    guard kind == .finished else { return reportTogether(&pass) }
    reportLanguages(&pass)
    reportKeys(&pass)
  }

  /// Several languages that lack the same texts are told together: the texts came later than their translators.
  private func reportLanguages(_ pass: inout ResourcePass) {
    for alike in unfinished.sorted(by: { $0.key < $1.key }).grouped(by: \.value) {
      let languages = alike.map(\.key)
      let areMany = languages.count > Translations.mostLanguagesToldAlone
      for languages in areMany ? bySilence(languages, pass) : languages.map({ [$0] }) {
        report(languages, &pass)
      }
    }
  }

  /// Languages that are told together, where they begin.
  private func bySilence(_ languages: [Int], _ pass: ResourcePass) -> [[Int]] {
    pass.bySilence(languages) { texts.joined.place(ofLanguage: $0) }
  }

  /// Languages that are only begun are told together, whatever each of them lacks.
  private func reportTogether(_ pass: inout ResourcePass) {
    for number in silenced { report(gaps[number], gaps[number].missing, &pass) }
    guard !unfinished.isEmpty else { return }
    for languages in bySilence(unfinished.keys.sorted(), pass) {
      report(languages, &pass)
    }
  }

  private func report(_ languages: [Int], _ pass: inout ResourcePass) {
    guard let (file, place) = texts.joined.place(ofLanguage: languages[0]) else { return }
    let lacking = languages.compactMap { unfinished[$0] }
    let counts = lacking.map(\.count)
    guard let numbers = lacking.first, let least = counts.min(), let most = counts.max() else { return }
    let others = languages.dropFirst().relatedPlaces { language in
      texts.joined.place(ofLanguage: language).map {
        pass.related($0.1, in: $0.0, kind == .finished ? "lacks the same texts" : "also incomplete")
      }
    }
    let keys = numbers.prefix(Self.mostKeysOfLanguage - min(others.count, 6)).map {
      related(gaps[$0], &pass)
    }
    pass.report(
      place, in: file,
      "\(texts.list(languages)) \(languages.count > 1 ? "have" : "has") no text for"
        + " \(least == most ? "" : "\(least) to ")\(most) of \(total) keys, such as"
        + " `\(texts.name(of: gaps[numbers[0]].row))`\(kind == .scarce ? ": readers see the keys" : "")",
      kind: kind.rawValue, related: keys + others)
  }

  private func reportKeys(_ pass: inout ResourcePass) {
    for alike in gaps.filter(\.isNew).grouped(by: { Lack(missing: $0.missing, isDoubtful: $0.isDoubtful) }) {
      guard alike.count > Translations.mostKeysToldAlone else {
        for gap in alike { report(gap, gap.missing, &pass) }
        continue
      }
      for alike in pass.bySilence(alike, { (texts.joined.file(of: $0.base), $0.base.text.range) }) {
        report(alike, &pass)
      }
    }
    for gap in gaps where !gap.isNew {
      let missing =
        gap.isSilenced && !gap.isUnread ? gap.missing : gap.missing.filter { unfinished[$0] == nil }
      if !missing.isEmpty { report(gap, missing, &pass) }
    }
  }

  private func report(_ gap: Gap, _ missing: [Int], _ pass: inout ResourcePass) {
    pass.report(
      gap.base.text.range, in: texts.joined.file(of: gap.base),
      "`\(texts.name(of: gap.row))` has no text in \(list(missing, for: [gap]))",
      kind: gap.isNew ? "new" : "key",
      confidence: gap.isDoubtful ? .possible : .certain, evidence: gap.doubts)
  }

  /// Keys that the translators have not come to.
  private func report(_ alike: [Gap], _ pass: inout ResourcePass) {
    let first = alike[0]
    guard alike.count > 1 else { return report(first, first.missing, &pass) }
    let others = alike.dropFirst().relatedPlaces { related($0, &pass) }
    pass.report(
      first.base.text.range, in: texts.joined.file(of: first.base),
      "\(alike.count) keys have no text in \(list(first.missing, for: alike)), such as"
        + " `\(texts.name(of: first.row))`",
      kind: "new", confidence: first.isDoubtful ? .possible : .certain, related: others,
      evidence: first.doubts)
  }

  private func related(_ gap: Gap, _ pass: inout ResourcePass) -> RelatedPlace {
    pass.related(gap.base.text.range, in: texts.joined.file(of: gap.base), "`\(texts.name(of: gap.row))`")
  }

  /// The languages that lack texts: by name, unless they are all that is asked. Others, begun or not built, may have them.
  private func list(_ missing: [Int], for gaps: [Gap]) -> String {
    // Where there is one other language, its name says more.
    let isOnly = expected.count == 1 && texts.joined.languages.count == 2 && !hasUnbuiltLanguages
    guard missing.count == expected.count, !isOnly else { return texts.list(missing) }
    // Those that have one are no other language: a dialect, or a beginning.
    if gaps.contains(where: \.isInPartialLanguage) { return texts.list(missing) }
    return hasUnbuiltLanguages ? "any other language that the project builds" : "any other language"
  }

  /// The keys that an unfinished language lacks are examples: with each text that is added there is one more.
  private static let mostKeysOfLanguage = 9

  /// More gaps of one language are told together, however large its table is.
  private static let mostOfLanguage = 20
}

extension Translations {
  /// Whether a comment at a base text says that it may stay as it is.
  fileprivate func isSilenced(_ base: BaseText, _ project: ProjectFacts) -> Bool {
    let (offset, path) = (base.text.range.start, joined.file(of: base).path)
    return project.silencer(of: Rule.missingTranslation.id, at: offset, of: path) != nil
  }

  /// Whether some languages write a text as the base language does, for it is a unit and their letters are Latin ones.
  fileprivate func isMeasure(_ base: BaseText, in missing: [Int]) -> Bool {
    joined.withText(of: base, \.isMeasure)
      && missing.allSatisfy { joined.languages[$0].tag?.likelyScript == "Latn" }
  }

  /// Whether the text that stands in, which is the key in a table without it, is in the letters of the language, as the base
  /// language is not.
  fileprivate func isWritten(_ row: JoinedTable.Row, _ base: BaseText, for language: Int) -> Bool {
    guard let script = joined.languages[language].tag?.likelyScript, script != "Latn",
      joined.languages[0].tag?.likelyScript == "Latn"
    else { return false }
    let isKey = joined.table(of: row).format == .strings
    return joined.withText(of: isKey ? joined.keyText(of: row) : base) { $0.isWritten(in: script) }
  }

  /// Whether the base text is the name of a product, or several languages have a text and all of them the base text, which
  /// reads like a name.
  fileprivate func isKeptAsName(_ row: JoinedTable.Row, _ base: BaseText) -> Bool {
    if joined.text(of: base).isNameOfProduct { return true }
    let others = joined.cells(of: row).filter {
      $0.language != 0 && !joined.isSameLanguage(Int($0.language), 0) && !joined.values(of: $0).isEmpty
    }
    // Elsewhere a name with hyphens may be a key.
    if others.isEmpty { return joined.withText(of: base, \.isIdentifier) }
    guard Set(others.map(\.language)).count > 1 else { return false }
    // Readers see the name of the key in its place.
    if joined.table(of: row).format == .strings, joined.withKey(of: row, { KeyLook(of: $0) }) == .name {
      return false
    }
    return joined.withText(of: base) { text in
      !text.hasEnglishWord
        && others.allSatisfy { cell in
          joined.values(of: cell).allSatisfy {
            joined.withText(of: $0.text, in: cell) { $0.elementsEqual(text) }
          }
        }
    }
  }
}

extension JoinedTable {
  /// Whether nothing is asked of a language that is none of the base language.
  fileprivate func isPartial(_ language: Int, besides expected: [Int]) -> Bool {
    !isSameLanguage(language, 0) && !expected.contains(language)
  }
}
