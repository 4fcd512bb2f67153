import L10nSyntax

extension Check {
  /// Texts that take other values than the text they translate.
  static let formatMismatch = Check(
    .tables { table, pass in
      for row in table.rowsOfFormats(in: pass.project) {
        if let texts = FormatRow(row, of: table) {
          texts.compare(&pass)
        } else {
          DefaultFormat(of: row, in: table, pass.project)?.compare(&pass)
        }
      }
    })
}

/// The texts of one key, to be compared with what the base language, or the key, takes.
private struct FormatRow {
  let table: JoinedTable
  let row: JoinedTable.Row
  /// The base text of each format that has one, the key where none has.
  private let bases: [Standard]
  private let key: Standard

  private struct Standard {
    let format: Table.Format
    let text: BaseText
    let signature: FormatSignature
    /// Where it has variables.
    var rules: RuleValues?
    /// What the file of the base text says where it has the key once more; `duplicate-key` tells of that.
    var doubles: [FormatSignature] = []
  }

  /// `nil` where no text says which values there are.
  init?(_ row: JoinedTable.Row, of table: JoinedTable) {
    (self.table, self.row) = (table, row)
    let key = table.keyText(of: row)
    self.key = Standard(format: .strings, text: key, signature: table.signature(of: key))
    var bases: [Standard] = []
    for format in Set(table.cells(of: row).map { table.table(of: $0).format }) {
      guard let base = table.baseText(of: row, for: format), !base.isUnwritten else {
        if !self.key.signature.isEmpty || format == .catalog && table.isShown(key, for: row) {
          bases.append(Standard(format: format, text: key, signature: self.key.signature))
        }
        continue
      }
      let rules = RuleValues(base, in: row, of: table)
      bases.append(
        Standard(
          format: format, text: base, signature: rules?.signature ?? table.signature(of: base), rules: rules,
          doubles: format == .strings ? table.doubles(of: base, in: row) : []))
    }
    if bases.isEmpty { return nil }
    self.bases = bases
  }

  func compare(_ pass: inout ResourcePass) {
    let translations = Set(table.cells(of: row).map(\.language)).subtracting([0]).count
    for difference in Mismatch.reportGiven(mismatches, of: translations, &pass).grouped(by: \.difference) {
      // What a file says wrongly in one way, in several languages or forms, is one mistake. A crash is one in each, but
      // where all translations agree against the base text.
      let languages = Set(difference.map(\.place.cell.language))
      let isOfBase =
        languages.count > Translations.mostLanguagesToldAlone
        && (difference[0].isLoss || languages.count == translations)
      for alike in isOfBase ? [difference] : difference.grouped(by: \.place.cell.file) {
        for alike in pass.bySilence(alike, { ($0.place.tableFile, $0.range) }) {
          Mismatch.report(alike, &pass)
        }
      }
    }
  }

  private var mismatches: [Mismatch] {
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
          ? mismatch(ofText: value, cell, base) : mismatch(ofForm: value, cell, rules)
        if let mismatch { found.append(mismatch) }
      }
    }
    return found
  }

  private func mismatch(
    ofText value: Table.Value, _ cell: JoinedTable.Cell, _ base: Standard
  ) -> Mismatch? {
    let isBase = base.text.file == Int(cell.file) && base.text.text.range == value.text.range
    if !isBase, !base.doubles.isEmpty, base.text.file == Int(cell.file) { return nil }
    // The key of a `.stringsdict` is a name: calls are made for its text.
    guard !isBase || !key.signature.isEmpty && base.format != .stringsdict else { return nil }
    let standard = isBase ? key : base
    if let mismatch = mismatch(of: value, cell, with: standard) { return mismatch }
    let place = place(of: value, cell, standard)
    if let mismatch = VariableComparison(place)?.mismatch { return mismatch }
    return isBase ? nil : place.mismatchOfLostSign
  }

  private func mismatch(
    ofForm value: Table.Value, _ cell: JoinedTable.Cell, _ rules: RuleForms
  ) -> Mismatch? {
    guard let form = rules.form(for: value, of: table.table(of: cell)) else {
      return rules.misfit(in: place(of: value, cell, bases[0]))
    }
    let standard = Standard(
      format: table.table(of: cell).format, text: form, signature: table.signature(of: form, .variation))
    if let mismatch = mismatch(of: value, cell, with: standard)
      ?? rules.misfit(in: place(of: value, cell, standard))
    {
      return mismatch
    }
    guard let base = bases.first(where: { $0.format == .stringsdict }) else { return nil }
    return base.rules?.misuse(in: place(of: value, cell, base))
  }

  private func mismatch(
    of value: Table.Value, _ cell: JoinedTable.Cell, with standard: Standard
  ) -> Mismatch? {
    let file = table.table(of: cell)
    let isForm = value.plural != nil
    let kind: FormatReader.Kind = isForm ? .variation : .plain
    let uses = value.variable == nil ? file.variableUses(in: value, ofEntry: Int(cell.entry)) : []
    let signature = file.signature(of: value, kind, uses)
    var comparison = FormatComparison(with: standard.signature, isForm: isForm)
    comparison.countOfRules = standard.rules.map { $0.count ?? .max }
    guard let found = comparison.difference(of: signature),
      !standard.doubles.contains(where: { signature.takesTheSame(as: $0) })
    else { return nil }
    return file.withText(of: value.text) { text in
      place(of: value, cell, standard)
        .mismatch(found, text, kind, isFormat: !standard.signature.isEmpty)
    }
  }

  private func place(
    of value: Table.Value, _ cell: JoinedTable.Cell, _ standard: Standard
  ) -> MismatchPlace {
    MismatchPlace(
      file: table.table(of: cell), value: value, row: row, cell: cell, base: standard.text, table: table,
      rules: standard.rules)
  }
}

extension JoinedTable {
  /// Whether the key is the text that readers of the base language see: words, and not a name for a value that every
  /// translation takes.
  fileprivate func isShown(_ key: BaseText, for row: Row) -> Bool {
    let isText = withText(of: key) { $0.contains(0x20) && KeyLook(of: $0) == .text }
    guard isText else { return false }
    let texts = cells(of: row).filter { !values(of: $0).isEmpty }
    return texts.count < 2
      || texts.contains { cell in
        values(of: cell).contains { withText(of: $0.text, in: cell) { FormatSignature($0).isEmpty } }
      }
  }

  /// What the other texts of a key take that a file of the base language has more than once.
  fileprivate func doubles(of base: BaseText, in row: Row) -> [FormatSignature] {
    cells(of: row, in: 0).lazy.filter { Int($0.file) == base.file }
      .flatMap { self.values(of: $0) }.filter { $0.text.range != base.text.range }
      .map { self.signature(of: BaseText(file: base.file, text: $0.text, isKey: false)) }
  }

  fileprivate func signature(of base: BaseText, _ kind: FormatReader.Kind = .plain) -> FormatSignature {
    withText(of: base) { FormatSignature($0, kind, counting: .meant) }
  }
}
