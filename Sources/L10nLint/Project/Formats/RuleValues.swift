import L10nSyntax

/// The values that a base text with variables takes, by what the rules of these say.
struct RuleValues {
  /// Of the text, its variables by the types in their rules.
  let signature: FormatSignature
  /// How many values the text and the forms take at most; `nil` where that is not clear.
  let count: Int?

  private let uses: [VariableUse]
  private let table: Table
  private let text: PlacedText
  private let values: ArraySlice<Table.Value>

  /// `nil` where a base text has no variable.
  init?(_ base: BaseText, in row: JoinedTable.Row, of joined: JoinedTable) {
    guard !base.isKey, let (entry, value) = joined.value(of: base, in: row) else { return nil }
    table = joined.table(of: base)
    text = base.text
    uses = table.variableUses(in: value, ofEntry: entry)
    if uses.isEmpty { return nil }
    signature = table.resolvedSignature(of: value, ofEntry: entry)
    values = table.values[table.entries[entry].values]
    // A base text may leave out what its key takes.
    let ofKey = joined.withText(of: joined.keyText(of: row)) { FormatSignature($0, counting: .meant) }
    count = table.valueCount(of: value, uses, signature, values).map { max($0, ofKey.lastPosition) }
  }

  /// What the rule takes for the value at a position: `%ld`.
  func specifier(at position: Int) -> String? {
    guard let use = uses.first(where: { $0.position == position }),
      let taken = table.variables[use.variable].specifier
    else { return nil }
    return "%" + table.text(of: taken)
  }

  /// A form of another language that numbers a value which is of another kind, or which there is not. Where a form of the
  /// base language does the same, nobody knows what was meant.
  func misuse(in place: MismatchPlace) -> Mismatch? {
    guard place.file.format == .stringsdict, place.cell.language != 0 else { return nil }
    return place.file.withText(of: place.value.text) { text in
      for specifier in FormatReader(text, .variation) where !specifier.isLikelyProse {
        guard let position = specifier.position, let mine = specifier.type, mine != .variable,
          !hasForm(with: mine, at: position)
        else { continue }
        let written = String(decoding: text[specifier.range], as: UTF8.self)
        if let theirs = signature[position], mine.isOtherKind(than: theirs) {
          let kind = FormatDifference.Kind.type
          let origin = self.specifier(at: position) ?? self.written(at: position)
          return place.mismatch(
            at: specifier.range, kind.message(mine: written, theirs: origin, of: place.origin), kind)
        }
        if let count, position > count {
          let kind = FormatDifference.Kind.additional
          return place.mismatch(
            at: specifier.range, kind.message(mine: written, theirs: "", of: place.origin), kind)
        }
      }
      return nil
    }
  }

  private func hasForm(with type: FormatType, at position: Int) -> Bool {
    values.contains { value in
      value.variable != nil
        && table.withText(of: value.text) { text in
          FormatReader(text, .variation).contains { $0.position == position && $0.type == type }
        }
    }
  }

  private func written(at position: Int) -> String {
    table.withText(of: text) { $0.writtenSpecifier(at: position) }
  }
}

extension Table {
  fileprivate func valueCount(
    of value: Value, _ uses: [VariableUse], _ signature: FormatSignature, _ values: ArraySlice<Value>
  ) -> Int? {
    let names = withText(of: value.text) { text in FormatReader(text).count { $0.type == .variable } }
    guard names == uses.count else { return nil }
    var count = signature.lastPosition
    for use in uses {
      guard let position = use.position else { return nil }
      count = max(count, position)
      for form in values where form.variable == UInt32(use.variable) {
        let own = withText(of: form.text) { FormatSignature($0, .variation) }
        // A variable in a form of another one: who knows which values are left for it.
        if own.positions.contains(where: { own[$0] == .variable }) { return nil }
        count = max(count, own.numbering == .numbered ? own.lastPosition : position - 1 + own.lastPosition)
      }
    }
    return count
  }
}

extension JoinedTable {
  /// The base text as one of the values of its entry, and the number of that.
  func value(of base: BaseText, in row: Row) -> (entry: Int, value: Table.Value)? {
    for cell in cells(of: row) where cell.language == 0 && Int(cell.file) == base.file {
      let value = values(of: cell).first { $0.text.range == base.text.range }
      if let value { return (Int(cell.entry), value) }
    }
    return nil
  }
}
