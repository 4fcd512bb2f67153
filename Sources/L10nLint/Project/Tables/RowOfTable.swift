/// A row together with the table that it is of.
package struct RowOfTable: Sendable {
  package let table: JoinedTable
  package let row: JoinedTable.Row

  package init(table: JoinedTable, row: JoinedTable.Row) {
    self.table = table
    self.row = row
  }

  /// Whether another row is the same one.
  package func isSame(as other: RowOfTable) -> Bool { table === other.table && row == other.row }
}
