import L10nSyntax

extension Check {
  /// One key of one table with different default texts, once a key.
  static let conflictingDefaultValues = Check(
    .project { pass in
      var first: [TableKey: (text: String, use: KeyUse)] = [:]
      var told: Set<TableKey> = []
      for use in pass.project.keys.uses where pass.isReported(use) {
        guard let text = use.value else { continue }
        let key = TableKey(use, pass.project)
        guard let other = first[key] else {
          first[key] = (text, use)
          continue
        }
        guard other.text != text, other.text.singleSpaced != text.singleSpaced, pass.isFirst(key, &told, use)
        else { continue }
        pass.report(
          use,
          "`\(use.shownKey)` has a different default text elsewhere: the table can hold only one of them",
          confidence: pass.project.reach.isCarried(use.path) || isWithoutTable(use, pass.project)
            ? .possible : .likely,
          related: [
            RelatedPlace(path: other.use.path, place: other.use.place, message: "the other default text")
          ])
      }
    })

  /// A table that is named and exists nowhere, beside others that do: no tool writes it, and the defaults are shown.
  private static func isWithoutTable(_ use: KeyUse, _ project: ProjectFacts) -> Bool {
    guard let table = use.table, !project.resources.tables.isEmpty else { return false }
    return !project.resources.tables.contains { $0.name == table }
  }
}
