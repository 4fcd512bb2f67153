import L10nSyntax

extension Check {
  /// Translations of objects that a storyboard or xib no longer has.
  static let orphanedInterfaceTranslation = Check(
    .project { pass in
      for joined in pass.project.resources.interfacesShown
      where !pass.project.reach.isSetAside(joined.file.path) {
        guard let table = joined.table else { continue }
        let orphans = joined.orphans
        guard !orphans.isEmpty else { continue }
        let lost = LostObjects(joined.file.path.fileName, table, pass.project)
        // A file whose keys are all gone is one leftover.
        let whole = Dictionary(grouping: orphans) { table.file(of: $0).path }
          .filter { table.file(of: $1[0]).table?.entries.count == $1.count }
        for (_, rows) in whole.sorted(by: { $0.key.precedesInBytes($1.key) }) {
          pass.report(
            rows, of: table, confidence: .certain, aloneUpTo: 1,
            alone: { lost.message(of: $0) },
            together: {
              "None of the \($0.count) keys in this file belongs to an object of `\(lost.interface)`:"
                + " their texts\(lost.languages(of: $0)) are never shown"
            })
        }
        let others = orphans.filter {
          whole[table.file(of: $0).path] == nil && !table.isNumber($0) && !table.isSameEverywhere($0)
            && !table.isAsNoted($0)
        }
        pass.report(
          others, of: table, confidence: .certain, alone: { lost.message(of: $0) },
          together: {
            "\($0.count) keys belong to no object of `\(lost.interface)`:"
              + " their texts\(lost.languages(of: $0)) are never shown"
          })
      }
    })
}

/// What messages say of the objects that an interface file no longer has.
private struct LostObjects {
  /// The name of the file.
  let interface: String
  private let table: JoinedTable
  /// Whether the table has languages that no project builds.
  private let hasUnbuiltLanguages: Bool

  init(_ interface: String, _ table: JoinedTable, _ project: ProjectFacts) {
    (self.interface, self.table) = (interface, table)
    hasUnbuiltLanguages = !project.resources.unlistedLanguages(of: table).isEmpty
  }

  func message(of row: JoinedTable.Row) -> String {
    "`\(table.key(of: row))` belongs to no object of `\(interface)`:"
      + " its texts\(languages(of: [row])) are never shown"
  }

  /// In how many languages there are texts, where it is more than one: a catalog has a cell of its source language
  /// without any.
  func languages(of rows: [JoinedTable.Row]) -> String {
    let cells = rows.lazy.flatMap { table.cells(of: $0) }.filter { !table.values(of: $0).isEmpty }
    let count = Set(cells.map(\.language)).count
    guard count > 1 else { return "" }
    return hasUnbuiltLanguages ? " in \(count) languages that are built" : " in \(count) languages"
  }
}

extension JoinedTable {
  /// Whether several languages have a row in the same words: it was a sample, a name, or nobody has translated it.
  fileprivate func isSameEverywhere(_ row: Row) -> Bool {
    let written = cells(of: row).compactMap { cell in
      text(of: cell).map { (languages[Int(cell.language)].tag?.language, text(of: $0.text, in: cell)) }
    }
    return Set(written.map(\.0)).count > 1 && Set(written.map(\.1)).count == 1
  }

  /// Whether all texts of a row are numbers, of which nothing is lost.
  fileprivate func isNumber(_ row: Row) -> Bool {
    cells(of: row).allSatisfy { cell in
      values(of: cell).allSatisfy { value in
        withText(of: value.text, in: cell) { text in
          text.contains(where: \.isDecimalDigit)
            && text.allSatisfy { $0.isDecimalDigit || ",. %-".utf8.contains($0) }
        }
      }
    }
  }
}
