import L10nSyntax

extension Check {
  /// Translations of objects that a storyboard or xib no longer has.
  static let orphanedInterfaceTranslation = Check(
    .project { pass in
      for joined in pass.project.interfaces where !pass.project.isSetAside(joined.file.path) {
        guard let table = joined.table else { continue }
        let (name, orphans) = (joined.file.path.fileName, joined.orphans)
        // A file whose keys are all gone is one leftover.
        let whole = Dictionary(grouping: orphans) { table.file(of: $0).path }
          .filter { table.file(of: $1[0]).table?.entries.count == $1.count }
        for (_, rows) in whole.sorted(by: { $0.key.precedesInBytes($1.key) }) {
          pass.report(
            rows, of: table, confidence: .certain, aloneUpTo: 1, alone: { table.message(of: $0, name) },
            together: "None of the \(rows.count) keys of this file belongs to an object of `\(name)`:"
              + " their texts\(table.languages(of: rows)) are never shown")
        }
        let others = orphans.filter { whole[table.file(of: $0).path] == nil }
        pass.report(
          others, of: table, confidence: .certain, alone: { table.message(of: $0, name) },
          together: "\(others.count) keys belong to no object of `\(name)`:"
            + " their texts\(table.languages(of: others)) are never shown")
      }
    })
}

extension JoinedTable {
  fileprivate func message(of row: Row, _ interface: String) -> String {
    "`\(key(of: row))` belongs to no object of `\(interface)`: its texts\(languages(of: [row])) are never shown"
  }

  /// In how many languages there are texts, where it is more than one: a catalog has a cell of its source language
  /// without any.
  fileprivate func languages(of rows: [Row]) -> String {
    let cells = rows.lazy.flatMap { self.cells(of: $0) }.filter { !self.values(of: $0).isEmpty }
    let count = Set(cells.map(\.language)).count
    return count > 1 ? " in \(count) languages" : ""
  }
}
