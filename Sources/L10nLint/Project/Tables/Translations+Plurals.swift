import L10nSyntax

extension Translations {
  /// Calls `body` for each base text that varies with a number, with what the other languages have for it: the form for
  /// most numbers of each. Of a text with several parts that vary, it is the longest part.
  func forEachPlural(_ body: (JoinedTable.Row, [Translation]) -> Void) {
    guard !joined.plurals.isEmpty else { return }
    for row in joined.rows where joined.isInBase(row) {
      let cells = joined.cells(of: row)
      let parts = joined.parts(of: cells.filter { $0.language == 0 })
      guard let base = parts.max(by: { $0.length < $1.length }) else { continue }
      let translations = joined.parts(of: cells.filter { $0.language != 0 }).compactMap { other in
        other.isSamePart(as: base) ? translation(of: base, as: other, row) : nil
      }
      if !translations.isEmpty { body(row, translations) }
    }
  }

  private func translation(
    of base: PluralPart, as other: PluralPart, _ row: JoinedTable.Row
  ) -> Translation? {
    guard let form = other.formForMost else { return nil }
    let (table, baseTable) = (joined.table(of: other.cell), joined.table(of: base.cell))
    let same = base.forms.last { table.isSame(form.text, $0.text, of: baseTable) }
    guard let baseForm = same ?? base.formForMost else { return nil }
    let text = BaseText(file: Int(base.cell.file), text: baseForm.text, isKey: false)
    return Translation(row: row, cell: other.cell, base: .table(text), text: form.text, state: form.state)
  }
}

extension JoinedTable {
  /// Whether the base language has a whole text in forms for numbers.
  func variesAsAWhole(_ row: Row) -> Bool {
    cells(of: row).contains { cell in
      cell.language == 0 && values(of: cell).contains { $0.plural != nil && $0.variable == nil }
    }
  }

  fileprivate func parts(of cells: [Cell]) -> [PluralPart] {
    cells.flatMap { cell -> [PluralPart] in
      guard entry(of: cell).isInUse else { return [] }
      let table = table(of: cell)
      let forms = values(of: cell).filter { $0.plural != nil && !$0.text.range.isEmpty }
      return forms.grouped(by: { PluralPart.Place(variable: $0.variable, device: $0.device) }).map { forms in
        let name = forms[0].variable.map { table.text(of: table.variables[Int($0)].name) }
        return PluralPart(cell: cell, name: name, device: forms[0].device, forms: forms)
      }
    }
  }
}

/// The forms of a text, or of one variable of it, in one language.
private struct PluralPart {
  let cell: JoinedTable.Cell
  /// Of the variable.
  let name: String?
  let device: Table.Device?
  /// Those with a text.
  let forms: [Table.Value]

  struct Place: Hashable {
    let variable: UInt32?
    let device: Table.Device?
  }

  /// Slavic languages have `many` for most numbers, and `other` for decimals. Arabic, which has `two` as well, has it for
  /// some.
  var formForMost: Table.Value? {
    let categories = Set(forms.map(\.plural))
    let isSlavic = categories.contains(.few) && !categories.contains(.two)
    return forms.first { $0.plural == (isSlavic ? .many : .other) } ?? forms.first { $0.plural == .other }
      ?? forms.last
  }

  var length: Int { formForMost?.text.range.count ?? 0 }

  func isSamePart(as other: PluralPart) -> Bool { name == other.name && device == other.device }
}
