import L10nSyntax

/// A row together with the table that it is of.
package struct RowOfTable: Sendable {
  package let table: JoinedTable
  package let row: JoinedTable.Row

  package init(table: JoinedTable, row: JoinedTable.Row) {
    self.table = table
    self.row = row
  }

  /// What has been entered in languages besides the base language, where it is another text than the key.
  var translations: [(language: JoinedTable.Language, text: String, state: Table.State)] {
    let key = table.key(of: row)
    return table.cells(of: row).compactMap { cell in
      guard cell.language != 0, let value = table.text(of: cell) else { return nil }
      let text = table.text(of: value.text, in: cell)
      return text == key ? nil : (table.languages[Int(cell.language)], text, value.state)
    }
  }

  /// The row of an entry of one of its files.
  init?(of key: PlacedText, in file: Table, _ table: JoinedTable) {
    guard let row = table.row(of: key, in: file) else { return nil }
    self.init(table: table, row: row)
  }

  init?(of plural: PluralText, in table: JoinedTable) {
    let file = table.table(of: plural)
    self.init(of: file.entries[plural.entry].key, in: file, table)
  }

  /// Whether another row is the same one.
  package func isSame(as other: RowOfTable) -> Bool { table === other.table && row == other.row }
}
