import L10nSyntax

/// Texts that the tables of older states had, and that those of a new one lack, though they have the keys.
///
/// What one state lacks may look like a translation that has only begun. What it has lost does not.
package struct LostTexts {
  /// By state, the tables by their places.
  private let states: [[TablePlace: JoinedTable]]

  private struct TablePlace: Hashable {
    let folder: String
    let name: String

    init(_ table: JoinedTable) { (folder, name) = (table.folder, table.name) }
  }

  /// The rule that tells of them, and what it calls such findings.
  package static let rule = Rule.missingTranslation
  package static let kind = "lost"

  package init(since states: [ProjectFacts]) {
    self.states = states.map { state in
      Dictionary(state.resources.tables.map { (TablePlace($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// One finding for each language of a table, and one for a table that is gone. `severity` is that of the rule at a path;
  /// `nil` where it is off.
  package func findings(in project: ProjectFacts, severity: (String) -> Severity?) -> [Finding] {
    var places = ResourcePlaces()
    let losses = project.resources.tables.flatMap { table -> [Finding] in
      let older = states.compactMap { $0[TablePlace(table)] }
      guard older.count == states.count, !older.isEmpty, let path = table.files.first?.path,
        let severity = severity(path)
      else { return [] }
      return lost(in: table, since: older, project).compactMap { language, rows in
        let keys = rows.map { key(of: $0, in: table, &places) }
          .filter { !project.isSilenced(Self.rule.id, at: $0.place, of: $0.path) }
        return finding(language, keys, severity)
      }
    }
    let gone = goneTables(in: project)
    return losses
      + zip(gone, lostUses(of: gone, in: project)).compactMap { finding(of: $0, askedFor: $1, severity) }
  }

  /// By language, in the order of the older table, the rows that have lost its text.
  private func lost(
    in table: JoinedTable, since older: [JoinedTable], _ project: ProjectFacts
  ) -> [(language: String, rows: [JoinedTable.Row])] {
    let languages = older[0].languages.indices.filter { number in
      // Without its texts a key of the base language is another one; that all of them are gone is a loss.
      number == 0
        ? !table.languages.contains { $0.tag == older[0].languages[0].tag }
        : !older[0].isPartial(number, by: project.languages)
    }
    var lost = languages.map { _ in [JoinedTable.Row]() }
    for row in table.rows where table.isWanted(row) {
      let key = table.key(of: row)
      let before = older.map { $0.row(of: key) }
      for (number, language) in languages.enumerated() {
        let tag = older[0].languages[language].tag
        let wasThere = zip(older, before).allSatisfy { old, row in
          row.map { old.holdsText(of: $0, in: tag) } ?? false
        }
        if wasThere, !table.holdsText(of: row, in: tag), project.keys.isRead(row, of: table) {
          lost[number].append(row)
        }
      }
    }
    return zip(languages, lost).filter { !$1.isEmpty }.map { (older[0].languages[$0].spelling, $1) }
  }

  private func key(
    of row: JoinedTable.Row, in table: JoinedTable, _ places: inout ResourcePlaces
  ) -> RelatedPlace {
    let file = table.file(of: row)
    return RelatedPlace(
      path: file.path, place: places.place(of: table.entry(of: row).key.range, in: file),
      message: "`\(table.key(of: row).shortLine)`")
  }

  private func finding(_ language: String, _ keys: [RelatedPlace], _ severity: Severity) -> Finding? {
    guard let first = keys.first else { return nil }
    return finding(
      at: first,
      keys.count == 1
        ? "`\(language)` lost its text for \(first.message)"
        : "`\(language)` lost \(keys.count) texts, such as the one for \(first.message)",
      severity, others: keys.dropFirst().relatedPlaces { $0 })
  }

  private func finding(
    at place: RelatedPlace, _ message: String, _ severity: Severity, others: [RelatedPlace]
  ) -> Finding {
    Finding(
      rule: Self.rule.id, kind: Self.kind, severity: severity, confidence: .certain, path: place.path,
      place: place.place, message: message, related: others)
  }
}

// MARK: Tables that are gone

extension LostTexts {
  /// Those that all older states have in a place where the new one has none.
  private func goneTables(in project: ProjectFacts) -> [JoinedTable] {
    let places = Set(project.resources.tables.map(TablePlace.init))
    let gone = (states.first ?? [:]).filter { place, _ in
      !places.contains(place) && states.allSatisfy { $0[place] != nil }
    }
    return gone.values.sorted { ($0.files[0].path).precedesInBytes($1.files[0].path) }
  }

  /// By table, the first call for each of its keys that is in no other table, which a table that was moved is.
  private func lostUses(of gone: [JoinedTable], in project: ProjectFacts) -> [[KeyUse]] {
    var lost: [[KeyUse]] = gone.map { _ in [] }
    guard !gone.isEmpty else { return lost }
    var seen: Set<String> = []
    for use in project.keys.uses {
      guard !seen.contains(use.key), !use.context.contains(.test), !project.reach.isUnseen(use) else {
        continue
      }
      let tables = gone.indices.filter { gone[$0].row(of: use.key) != nil }
      guard !tables.isEmpty, project.keys.tables.places(of: use).isEmpty,
        !project.isSilenced(Self.rule.id, at: use.place, of: use.path)
      else { continue }
      seen.insert(use.key)
      for table in tables { lost[table].append(use) }
    }
    return lost
  }

  /// At the first call for one of its keys.
  private func finding(
    of table: JoinedTable, askedFor uses: [KeyUse], _ severity: (String) -> Severity?
  ) -> Finding? {
    guard let first = uses.first, let severity = severity(first.path) else { return nil }
    return finding(
      at: first.asCall,
      uses.count == 1
        ? "`\(table.name)` is gone, and with it the text of `\(first.shownKey)`"
        : "`\(table.name)` is gone, and with it the texts of \(uses.count) keys, such as `\(first.shownKey)`",
      severity,
      others: uses.dropFirst().relatedPlaces {
        RelatedPlace(path: $0.path, place: $0.place, message: "this one too")
      })
  }
}

extension JoinedTable {
  /// Whether languages are to have a text of a key, which the base language still has.
  fileprivate func isWanted(_ row: Row) -> Bool {
    (isInBase(row) || isLeftToCode(row)) && entry(of: row).isTranslatable
  }

  fileprivate func holdsText(of row: Row, in tag: LanguageTag?) -> Bool {
    guard let tag, let number = languages.firstIndex(where: { $0.tag == tag }) else { return false }
    return cells(of: row, in: number).contains { cell in values(of: cell).contains { !$0.text.range.isEmpty }
    }
  }
}
