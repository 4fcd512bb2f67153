import L10nSyntax

/// A pass that reports keys of tables.
protocol TablePass {
  /// Reports a key where it stands first.
  mutating func report(
    _ row: JoinedTable.Row, of table: JoinedTable, _ message: String, kind: String, confidence: Confidence,
    related: [RelatedPlace])

  /// A place in a table that explains a finding.
  mutating func related(_ range: ByteRange, in file: ResourceFile, _ message: String) -> RelatedPlace
}

extension TablePass {
  /// How many keys of a table are told one by one.
  static var mostToldAlone: Int { 5 }

  /// Reports keys of a table that share a mistake: one by one, or together at the first where they are many.
  mutating func report(
    _ rows: [JoinedTable.Row], of table: JoinedTable, kind: String = "", confidence: Confidence,
    aloneUpTo most: Int = Self.mostToldAlone, alone: (JoinedTable.Row) -> String, together: String
  ) {
    guard rows.count > most else {
      for row in rows { report(row, of: table, alone(row), kind: kind, confidence: confidence, related: []) }
      return
    }
    let others = rows.dropFirst().prefix(9).map { row in
      related(table.entry(of: row).key.range, in: table.file(of: row), "another one")
    }
    report(rows[0], of: table, together, kind: kind, confidence: confidence, related: others)
  }
}

extension ProjectPass: TablePass {
  mutating func report(
    _ row: JoinedTable.Row, of table: JoinedTable, _ message: String, kind: String, confidence: Confidence,
    related: [RelatedPlace]
  ) {
    report(
      table.entry(of: row).key.range, in: table.file(of: row), message, kind: kind, confidence: confidence,
      related: related)
  }
}

extension ResourcePass: TablePass {
  mutating func report(
    _ row: JoinedTable.Row, of table: JoinedTable, _ message: String, kind: String, confidence: Confidence,
    related: [RelatedPlace]
  ) {
    report(
      table.entry(of: row).key.range, in: table.file(of: row), message, kind: kind, confidence: confidence,
      related: related)
  }
}
