import L10nSyntax

extension Check {
  /// Texts without a character, where somebody asks for one.
  static let emptyValue = Check(
    .tables { table, pass in
      for row in table.rows {
        for cell in table.cells(of: row) {
          guard let value = table.text(of: cell), value.text.range.isEmpty, value.state != .new else {
            continue
          }
          let entry = table.entry(of: cell)
          // A property list in bytes has no places.
          guard entry.isTranslatable, !entry.key.range.isEmpty, value.text.range.start > 0,
            !table.isMeantToStay(row)
          else { continue }
          report(cell, value, row, table, &pass)
        }
      }
    })

  private static func report(
    _ cell: JoinedTable.Cell, _ value: Table.Value, _ row: JoinedTable.Row, _ table: JoinedTable,
    _ pass: inout ResourcePass
  ) {
    let file = table.files[Int(cell.file)]
    // With its quotes, for there is nothing between them.
    let place = ByteRange(value.text.range.start - 1, value.text.range.end + 1)
    let key = table.key(of: row)
    guard cell.language != 0 else {
      return pass.report(
        place, in: file, "`\(key)` has an empty text: the app shows nothing there", kind: "nothing",
        confidence: .possible)
    }
    let base = table.base(of: row)
    // Empty everywhere is meant so. Without a base text there may be none in the interface file either.
    if let base, base.value.text.range.isEmpty { return }
    if base == nil, table.table(of: cell).format != .catalog { return }
    let language = table.languages[Int(cell.language)].spelling
    let isFilled = pass.project.foldersFillingEmptyTexts.contains(pass.project.software(of: table))
    pass.report(
      place, in: file,
      "`\(key)` is empty in \(language): "
        + (isFilled ? "the app shows another language there" : "the app shows nothing there"),
      kind: isFilled ? "filled" : "nothing",
      confidence: isSeen(base, key, in: table) && !pass.project.unusedKeys.holds(row, of: table)
        ? .likely : .possible,
      related: base.map {
        [pass.related($0.value.text.range, in: table.files[Int($0.cell.file)], "the base text")]
      }
        ?? [])
  }

  /// Not an ending or a little word, which other languages may do without, and not what Interface Builder writes.
  private static func isSeen(
    _ base: (cell: JoinedTable.Cell, value: Table.Value)?, _ key: String, in table: JoinedTable
  ) -> Bool {
    guard let base else { return key.utf8.count > 3 }
    return table.table(of: base.cell).withText(of: base.value.text) { $0.count > 3 && !$0.isDesignText }
  }
}

extension JoinedTable {
  /// Whether a comment says that nobody is to translate the key.
  fileprivate func isMeantToStay(_ row: Row) -> Bool {
    cells(of: row).contains { cell in
      entry(of: cell).comment.map { table(of: cell).withText(of: $0, \.saysNotToTranslate) } ?? false
    }
  }
}
