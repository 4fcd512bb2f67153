import L10nSyntax

extension Check {
  /// Texts without a character, where somebody asks for one.
  static let emptyValue = Check(
    .tables { table, pass in
      for row in table.rows {
        let empty = table.cells(of: row).compactMap { EmptyText($0, in: table) }
        guard !empty.isEmpty, !table.isMeantToStay(row) else { continue }
        for text in empty where text.cell.language == 0 { reportBase(text, row, table, &pass) }
        let others = empty.filter { $0.cell.language != 0 }
        for alike in others.grouped(by: \.cell.file) { report(alike, row, table, &pass) }
      }
    })

  private static func reportBase(
    _ text: EmptyText, _ row: JoinedTable.Row, _ table: JoinedTable, _ pass: inout ResourcePass
  ) {
    pass.report(
      text.place, in: table.files[Int(text.cell.file)],
      "`\(table.key(of: row))` has an empty text: the app shows nothing there", kind: "nothing",
      confidence: .possible)
  }

  /// The empty texts of one key in one file.
  private static func report(
    _ texts: [EmptyText], _ row: JoinedTable.Row, _ table: JoinedTable, _ pass: inout ResourcePass
  ) {
    let cell = texts[0].cell
    let file = table.files[Int(cell.file)]
    let key = table.key(of: row)
    let base = table.base(of: row)
    // Empty everywhere is meant so. Without a base text there may be none in the interface file either.
    if let base, base.value.text.range.isEmpty || isNobodysText(base, in: table) { return }
    if base == nil, table.table(of: cell).format != .catalog { return }
    let isFilled = pass.project.foldersFillingEmptyTexts.contains(pass.project.software(of: table))
    var related = texts.dropFirst().prefix(9).map { pass.related($0.place, in: file, "empty too") }
    if let base {
      related.insert(
        pass.related(base.value.text.range, in: table.files[Int(base.cell.file)], "the base text"), at: 0)
    }
    pass.report(
      texts[0].place, in: file,
      "`\(key)` is empty in \(table.list(texts.map { Int($0.cell.language) })): "
        + (isFilled ? "the app shows another language there" : "the app shows nothing there"),
      kind: isFilled ? "filled" : "nothing",
      confidence: isSeen(base, key, in: table) && !pass.project.unusedKeys.holds(row, of: table)
        ? .likely : .possible,
      related: related)
  }

  /// A number or a version, such as `v2.9.0`, which code sets or which is the same in every language.
  private static func isNobodysText(
    _ base: (cell: JoinedTable.Cell, value: Table.Value), in table: JoinedTable
  ) -> Bool {
    table.table(of: base.cell).withText(of: base.value.text) { text in
      let isLetter = text.map { 97...122 ~= $0 | 0x20 || $0 > 0x7F }
      return text.contains { 48...57 ~= $0 } && !text.contains(UInt8(ascii: "%"))
        && !zip(isLetter, isLetter.dropFirst()).contains { $0 && $1 }
    }
  }

  /// Not an ending or a little word, which other languages may do without, and not what Interface Builder writes.
  private static func isSeen(
    _ base: (cell: JoinedTable.Cell, value: Table.Value)?, _ key: String, in table: JoinedTable
  ) -> Bool {
    guard let base else { return key.utf8.count > 3 }
    return table.table(of: base.cell).withText(of: base.value.text) { $0.count > 3 && !$0.isDesignText }
  }
}

/// A text without a character.
private struct EmptyText {
  let cell: JoinedTable.Cell
  /// With its quotes, for there is nothing between them.
  let place: ByteRange

  init?(_ cell: JoinedTable.Cell, in table: JoinedTable) {
    guard let value = table.text(of: cell), value.text.range.isEmpty, value.state != .new else { return nil }
    let entry = table.entry(of: cell)
    // A property list in bytes has no places.
    guard entry.isTranslatable, !entry.key.range.isEmpty, value.text.range.start > 0 else { return nil }
    self.cell = cell
    place = ByteRange(value.text.range.start - 1, value.text.range.end + 1)
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
