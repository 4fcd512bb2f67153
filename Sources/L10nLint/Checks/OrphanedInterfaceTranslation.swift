import L10nSyntax

extension Check {
  /// Translations of objects that a storyboard or xib no longer has.
  static let orphanedInterfaceTranslation = Check(
    .project { pass in
      for joined in pass.project.interfaces where !pass.project.isSetAside(joined.file.path) {
        guard let table = joined.table else { continue }
        let orphans = joined.orphans
        guard !orphans.isEmpty else { continue }
        let name = joined.file.path.fileName
        let sisters = Set(table.files.map(\.path.folder.folder))
        // Other languages lie beside these and are not built.
        let isPartlyBuilt = pass.project.unlistedTables.contains {
          $0.path.fileName.withoutEnding == table.name && sisters.contains($0.path.folder.folder)
        }
        // A file whose keys are all gone is one leftover.
        let whole = Dictionary(grouping: orphans) { table.file(of: $0).path }
          .filter { table.file(of: $1[0]).table?.entries.count == $1.count }
        for (_, rows) in whole.sorted(by: { $0.key.precedesInBytes($1.key) }) {
          pass.report(
            rows, of: table, confidence: .certain, aloneUpTo: 1,
            alone: { table.message(of: $0, name, isPartlyBuilt) },
            together: "None of the \(rows.count) keys of this file belongs to an object of `\(name)`:"
              + " their texts\(table.languages(of: rows, isPartlyBuilt)) are never shown")
        }
        let others = orphans.filter { whole[table.file(of: $0).path] == nil }
        pass.report(
          others, of: table, confidence: .certain, alone: { table.message(of: $0, name, isPartlyBuilt) },
          together: "\(others.count) keys belong to no object of `\(name)`:"
            + " their texts\(table.languages(of: others, isPartlyBuilt)) are never shown")
      }
    })
}

extension JoinedTable {
  fileprivate func message(of row: Row, _ interface: String, _ isPartlyBuilt: Bool) -> String {
    "`\(key(of: row))` belongs to no object of `\(interface)`:"
      + " its texts\(languages(of: [row], isPartlyBuilt)) are never shown"
  }

  /// In how many languages there are texts, where it is more than one: a catalog has a cell of its source language
  /// without any.
  fileprivate func languages(of rows: [Row], _ isPartlyBuilt: Bool) -> String {
    let cells = rows.lazy.flatMap { self.cells(of: $0) }.filter { !self.values(of: $0).isEmpty }
    let count = Set(cells.map(\.language)).count
    guard count > 1 else { return "" }
    return isPartlyBuilt ? " in \(count) languages that are built" : " in \(count) languages"
  }
}
