extension ProjectPass {
  /// How many keys of a table are told one by one.
  static let mostToldAlone = 5

  /// Reports keys of a table that share a mistake: one by one, or together at the first where they are many.
  mutating func report(
    _ rows: [JoinedTable.Row], of table: JoinedTable, kind: String = "", confidence: Confidence,
    aloneUpTo most: Int = mostToldAlone, alone: (JoinedTable.Row) -> String, together: String
  ) {
    guard rows.count > most else {
      for row in rows {
        report(
          table.entry(of: row).key.range, in: table.file(of: row), alone(row), kind: kind,
          confidence: confidence)
      }
      return
    }
    let others = rows.dropFirst().prefix(9).map { row in
      related(table.entry(of: row).key.range, in: table.file(of: row), "another one")
    }
    report(
      table.entry(of: rows[0]).key.range, in: table.file(of: rows[0]), together, kind: kind,
      confidence: confidence, related: others)
  }
}
