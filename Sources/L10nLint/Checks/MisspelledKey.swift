import L10nSyntax

extension Check {
  /// Keys that no table has as the code spells them, but with other capitals, blanks or marks.
  static let misspelledKey = Check(
    .project { pass in
      var spellings = Spellings()
      for miss in MissingKeys(&pass).misses where miss.base == nil {
        guard let row = spellings.row(alike: miss.use, in: miss.table) else { continue }
        let entry = miss.table.entry(of: row)
        let file = miss.table.files[Int(miss.table.first(of: row).file)]
        pass.report(
          miss.use,
          "`\(miss.use.shownKey)` is not found: `\(miss.table.name)` has `\(miss.table.key(of: row).forMessage)`",
          related: [pass.related(entry.key.range, in: file, "the key with translations")])
      }
    })
}

/// The keys of tables by their letters and digits, collected where somebody asks.
private struct Spellings {
  private var known: [ObjectIdentifier: [String: [JoinedTable.Row]]] = [:]

  /// The one row that differs from the key of a use in nothing but capitals, blanks and marks.
  mutating func row(alike use: KeyUse, in table: JoinedTable) -> JoinedTable.Row? {
    let letters = use.key.lettersAlone
    guard letters.count > 2 else { return nil }
    let alike = rows(of: table)[letters, default: []].filter {
      table.key(of: $0).specifiers == use.key.specifiers
    }
    return alike.count == 1 ? alike[0] : nil
  }

  private mutating func rows(of table: JoinedTable) -> [String: [JoinedTable.Row]] {
    if let rows = known[ObjectIdentifier(table)] { return rows }
    let rows = Dictionary(grouping: table.rowsInUse) { table.key(of: $0).lettersAlone }
    known[ObjectIdentifier(table)] = rows
    return rows
  }
}

extension String {
  fileprivate var specifiers: [Substring] { formatSpecifiers.map { self[$0.range] } }
}
