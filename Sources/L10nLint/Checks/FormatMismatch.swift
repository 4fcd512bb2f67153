import L10nSyntax

extension Check {
  /// Texts that take other values than the text they translate.
  static let formatMismatch = Check(
    .tables { table, pass in
      for row in table.rowsInUse where row.marks.contains(.percent) {
        FormatRow(row, of: table)?.compare(&pass)
      }
    })
}

/// The texts of one key, to be compared with what the base language, or the key, takes.
private struct FormatRow {
  let table: JoinedTable
  let row: JoinedTable.Row
  /// The base text of each format that has one, the key where none has.
  private let bases: [(format: Table.Format, text: BaseText, signature: FormatSignature)]
  private let key: (text: BaseText, signature: FormatSignature)

  /// `nil` where no text says which values there are.
  init?(_ row: JoinedTable.Row, of table: JoinedTable) {
    (self.table, self.row) = (table, row)
    let key = table.keyText(of: row)
    self.key = (key, table.signature(of: key))
    var bases: [(format: Table.Format, text: BaseText, signature: FormatSignature)] = []
    for format in Set(table.cells(of: row).map { table.table(of: $0).format }) {
      guard let base = table.baseText(of: row, for: format), !base.isUnwritten else {
        if !self.key.signature.isEmpty || format == .catalog && table.isShown(key, for: row) {
          bases.append((format, key, self.key.signature))
        }
        continue
      }
      bases.append((format, base, table.signature(of: base)))
    }
    if bases.isEmpty { return nil }
    self.bases = bases
  }

  func compare(_ pass: inout ResourcePass) {
    for difference in mismatches(pass.project.unusedKeys).grouped(by: \.difference) {
      // What a file says wrongly in one way, in several languages or forms, is one mistake. A crash is one in each.
      let languages = Set(difference.map(\.place.cell.language))
      let isOfBase = difference[0].isLoss && languages.count > Translations.mostLanguagesToldAlone
      for alike in isOfBase ? [difference] : difference.grouped(by: \.place.cell.file) {
        Mismatch.report(alike, &pass)
      }
    }
  }

  private func mismatches(_ unused: UnusedKeys) -> [Mismatch] {
    var found: [Mismatch] = []
    let rules = RuleForms(of: row, in: table)
    for cell in table.cells(of: row) {
      let file = table.table(of: cell)
      guard let base = bases.first(where: { $0.format == file.format }) else { continue }
      if cell.language == 0, table.isUnwritten(cell) { continue }
      for value in table.values(of: cell)
      where !value.text.range.isEmpty && (cell.language == 0 || value.state != .new) {
        let mismatch =
          value.variable == nil
          ? mismatch(ofText: value, cell, base, unused) : mismatch(ofForm: value, cell, rules, unused)
        if let mismatch { found.append(mismatch) }
      }
    }
    return found
  }

  private func mismatch(
    ofText value: Table.Value, _ cell: JoinedTable.Cell,
    _ base: (format: Table.Format, text: BaseText, signature: FormatSignature), _ unused: UnusedKeys
  ) -> Mismatch? {
    let isBase = base.text.file == Int(cell.file) && base.text.text.range == value.text.range
    // The key of a `.stringsdict` is a name: calls are made for its text.
    guard !isBase || !key.signature.isEmpty && base.format != .stringsdict else { return nil }
    let standard = isBase ? key : (text: base.text, signature: base.signature)
    return mismatch(of: value, cell, with: standard, unused)
      ?? VariableComparison(place(of: value, cell, standard.text))?.mismatch(unused)
  }

  private func mismatch(
    ofForm value: Table.Value, _ cell: JoinedTable.Cell, _ rules: RuleForms, _ unused: UnusedKeys
  ) -> Mismatch? {
    guard let form = rules.form(for: value, of: table.table(of: cell)) else {
      return rules.misfit(in: place(of: value, cell, bases[0].text), unused)
    }
    return mismatch(of: value, cell, with: (form, table.signature(of: form, .variation)), unused)
      ?? rules.misfit(in: place(of: value, cell, form), unused)
  }

  private func mismatch(
    of value: Table.Value, _ cell: JoinedTable.Cell,
    with standard: (text: BaseText, signature: FormatSignature), _ unused: UnusedKeys
  ) -> Mismatch? {
    let file = table.table(of: cell)
    let isForm = value.plural != nil
    let kind: FormatReader.Kind = isForm ? .variation : .plain
    let uses = value.variable == nil ? file.variableUses(in: value, ofEntry: Int(cell.entry)) : []
    let comparison = FormatComparison(with: standard.signature, isForm: isForm)
    guard let found = comparison.difference(of: file.signature(of: value, kind, uses)) else { return nil }
    return file.withText(of: value.text) { text in
      place(of: value, cell, standard.text)
        .mismatch(found, text, kind, isFormat: !standard.signature.isEmpty, unused)
    }
  }

  private func place(of value: Table.Value, _ cell: JoinedTable.Cell, _ base: BaseText) -> MismatchPlace {
    MismatchPlace(
      file: table.table(of: cell), value: value, row: row, cell: cell, base: base, table: table)
  }
}

extension JoinedTable {
  /// Whether the key is the text that readers of the base language see: words, and not a name for a value that every
  /// translation takes.
  fileprivate func isShown(_ key: BaseText, for row: Row) -> Bool {
    let isText = table(of: key).withText(of: key.text) { $0.contains(0x20) && KeyLook(of: $0) == .text }
    guard isText else { return false }
    let texts = cells(of: row).filter { !values(of: $0).isEmpty }
    return texts.count < 2
      || texts.contains { cell in
        values(of: cell).contains { table(of: cell).withText(of: $0.text) { FormatSignature($0).isEmpty } }
      }
  }

  fileprivate func signature(of base: BaseText, _ kind: FormatReader.Kind = .plain) -> FormatSignature {
    table(of: base).withText(of: base.text) { FormatSignature($0, kind, counting: .meant) }
  }
}
