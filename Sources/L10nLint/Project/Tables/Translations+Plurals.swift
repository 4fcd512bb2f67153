import L10nSyntax

extension Translations {
  /// Calls `body` for each part of a base text that varies with a number, with what the other languages have for it. One form
  /// stands for all of a language: one that the base language does not have, if there is any.
  func forEachPlural(_ body: (JoinedTable.Row, [Translation]) -> Void) {
    guard joined.plurals.contains(where: { $0.variable != nil }) else { return }
    for row in joined.rows where joined.isInBase(row) {
      let parts = joined.parts(of: row, inBase: true)
      guard !parts.isEmpty else { continue }
      let others = joined.parts(of: row, inBase: false)
      for part in parts {
        let translations = others.compactMap { other in
          other.name == part.name ? translation(of: part, as: other, row) : nil
        }
        if !translations.isEmpty { body(row, translations) }
      }
    }
  }

  private func translation(
    of base: PluralPart, as other: PluralPart, _ row: JoinedTable.Row
  ) -> Translation? {
    let (table, baseTable) = (joined.table(of: other.cell), joined.table(of: base.cell))
    func baseForm(like form: Table.Value) -> Table.Value? {
      base.forms.last { table.isSame(form.text, $0.text, of: baseTable) }
    }
    guard let form = other.forms.first(where: { baseForm(like: $0) == nil }) ?? other.formForMost,
      let baseForm = baseForm(like: form) ?? base.formForMost
    else { return nil }
    let text = BaseText(file: Int(base.cell.file), text: baseForm.text, isKey: false)
    return Translation(row: row, cell: other.cell, base: .table(text), text: form.text, state: form.state)
  }
}

/// The forms of one variable of a text in one language.
private struct PluralPart {
  let cell: JoinedTable.Cell
  let name: String
  /// Those with a text.
  let forms: [Table.Value]

  var formForMost: Table.Value? { forms.first { $0.plural == .other } ?? forms.last }
}

extension JoinedTable {
  fileprivate func parts(of row: Row, inBase: Bool) -> [PluralPart] {
    cells(of: row).flatMap { cell -> [PluralPart] in
      guard (cell.language == 0) == inBase, entry(of: cell).isInUse else { return [] }
      let table = table(of: cell)
      let forms = values(of: cell).filter {
        $0.plural != nil && $0.variable != nil && $0.state != .new && !$0.text.range.isEmpty
      }
      return forms.grouped(by: \.variable).compactMap { forms in
        guard let variable = forms[0].variable else { return nil }
        let name = table.text(of: table.variables[Int(variable)].name)
        return PluralPart(cell: cell, name: name, forms: forms)
      }
    }
  }
}
