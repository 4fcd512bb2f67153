import L10nSyntax

extension [JoinedTable] {
  /// Without tables outside of all languages whose keys are those of another one inside: what a script for releases
  /// keeps, or the input of a converter.
  func withoutCopies() -> [JoinedTable] {
    let originals = filter { !$0.isLoose }
    guard originals.count < count else { return self }
    return filter { table in !table.isLoose || !originals.contains { table.isCopy(of: $0) } }
  }
}

extension JoinedTable {
  fileprivate var isLoose: Bool {
    files.allSatisfy { file in
      file.table?.format == .strings && !file.path.withSpelling { $0.holds(".lproj/") }
    }
  }

  /// Nine of ten keys, the first twenty by themselves too, so that most tables are told apart soon.
  fileprivate func isCopy(of other: JoinedTable) -> Bool {
    guard rows.count >= 5 else { return false }
    return hasKeys(of: rows.prefix(20), in: other) && hasKeys(of: rows[...], in: other)
  }

  private func hasKeys(of rows: ArraySlice<Row>, in other: JoinedTable) -> Bool {
    var missing = 0
    for row in rows where other.row(of: entry(of: row).key, in: table(of: row)) == nil {
      missing += 1
      if missing * 10 > rows.count { return false }
    }
    return true
  }
}
