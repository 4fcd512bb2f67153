import L10nSyntax

extension Check {
  /// Translations with one text for all numbers, where the base text has forms for them: once for each key.
  static func singleForms(_ table: JoinedTable, _ pass: inout ResourcePass) {
    guard table.plurals.contains(where: { $0.language == 0 }) else { return }
    let inflecting = table.languages.indices.filter { number in
      number > 0
        && table.languages[number].tag.map { Tables.languagesWithNounForms.contains($0.language) } ?? false
    }
    for row in table.rowsInUse where table.tellsOneApart(row) {
      let single = inflecting.compactMap { table.singleText(of: row, in: $0) }
      for alike in pass.bySilence(single, { ($0.file(in: table), $0.place(in: table)) }) {
        report(alike, of: row, table, &pass)
      }
    }
  }

  private static func report(
    _ single: [SingleText], of row: JoinedTable.Row, _ table: JoinedTable, _ pass: inout ResourcePass
  ) {
    guard let first = single.first else { return }
    let others = single.dropFirst().relatedPlaces {
      pass.related($0.place(in: table), in: $0.file(in: table), "also one text here")
    }
    pass.report(
      first.place(in: table), in: first.file(in: table),
      "`\(table.key(of: row).forMessage)` has plural forms in `\(table.languages[0].spelling)`,"
        + " but only one text in \(table.list(single.map { Int($0.cell.language) }))",
      kind: "single", confidence: .likely, about: RowOfTable(table: table, row: row), for: .users,
      related: others)
  }
}

/// A text that does not vary.
private struct SingleText {
  let cell: JoinedTable.Cell
  let value: Table.Value

  func file(in table: JoinedTable) -> ResourceFile { table.file(of: cell) }

  func place(in table: JoinedTable) -> ByteRange { table.table(of: cell).visibleRange(of: value.text) }
}

extension JoinedTable {
  /// Whether the base text has words for 1 that differ from those for other numbers.
  fileprivate func tellsOneApart(_ row: Row) -> Bool {
    cells(of: row, in: 0).contains { cell in
      let table = table(of: cell)
      let forms = values(of: cell).filter { $0.plural != nil && $0.device == nil }
      guard let one = forms.first(where: { $0.plural == .one }),
        let other = forms.first(where: { $0.plural == .other && $0.variable == one.variable })
      else { return false }
      return table.withText(of: other.text, { $0.countsWord(.variation) })
        && !table.isSame(one.text, other.text)
    }
  }

  /// What a language says of all numbers, if it names the things that are counted, and in its own words.
  fileprivate func singleText(of row: Row, in language: Int) -> SingleText? {
    let cells = cells(of: row, in: language)
    guard cells.count == 1, let cell = cells.first, values(of: cell).count == 1, let value = text(of: cell),
      value.state == .translated, withText(of: value.text, in: cell, { $0.countsWord(.plain) })
    else { return nil }
    let isCopy = self.cells(of: row, in: 0).contains { base in
      values(of: base).contains { table(of: base).isSame($0.text, value.text, of: table(of: cell)) }
    }
    return isCopy ? nil : SingleText(cell: cell, value: value)
  }
}

extension Spelling {
  /// Whether a word stands behind a whole number: `%lld files`, `%arg files`.
  fileprivate func countsWord(_ kind: FormatReader.Kind) -> Bool {
    FormatReader(self, kind).contains { specifier in
      guard specifier.type?.isInteger ?? specifier.isSubstitutedNumber, !specifier.isLikelyProse else {
        return false
      }
      let next = Int(specifier.range.end)
      guard next + 1 < count, self[next] == UInt8(ascii: " ") else { return false }
      return self[next + 1].isLetterOrBeyondASCII
    }
  }
}
