import L10nSyntax

/// The rules of a key in the base language, by the names of their variables: what their numbers are passed as, and the
/// form for most of them.
struct RuleForms {
  private var forms: [String: Form] = [:]
  /// Without those that contradict themselves, for nobody knows which of both is meant.
  private var types: [String: FormatType] = [:]

  private struct Form {
    var text: BaseText
    /// What it takes its number for.
    var type: FormatType?
    var isMisread: Bool
  }

  init(of row: JoinedTable.Row, in table: JoinedTable) {
    for cell in table.cells(of: row) where cell.language == 0 {
      let base = table.table(of: cell)
      for value in table.values(of: cell) where value.plural == .other && !value.text.range.isEmpty {
        guard let variable = value.variable else { continue }
        let name = base.text(of: base.variables[Int(variable)].name)
        if forms[name] != nil { continue }
        let form = Form(
          text: BaseText(file: Int(cell.file), text: value.text, isKey: false),
          type: base.withText(of: value.text) { FormatSignature($0, .variation, counting: .meant)[1] },
          isMisread: base.numberMisread(in: value) != nil)
        forms[name] = form
        if !form.isMisread { types[name] = base.type(ofVariable: Int(variable)) }
      }
    }
  }

  /// The form that a text for a number is compared with.
  func form(for value: Table.Value, of table: Table) -> BaseText? {
    let form = value.variable.flatMap { forms[table.text(of: table.variables[Int($0)].name)] }
    return form.flatMap { $0.isMisread ? nil : $0.text }
  }

  /// A form that takes its number for something else than its rule says. Where the rule of the base language says
  /// something else, that is told of the rule, and where its form takes the same, of that one.
  func misfit(in place: MismatchPlace) -> Mismatch? {
    let table = place.file
    guard let number = place.value.variable, let part = table.numberMisread(in: place.value),
      let specifier = table.variables[Int(number)].specifier, let type = table.type(ofVariable: Int(number))
    else { return nil }
    let name = table.text(of: table.variables[Int(number)].name)
    if place.cell.language != 0 {
      if let base = types[name], type.isOtherKind(than: base) { return nil }
      if let base = forms[name]?.type, type.isOtherKind(than: base) { return nil }
    }
    var found = place.mismatch(
      at: part,
      "`\(table.part(part, of: place.value.text))` takes the number of `\(name)`, which is"
        + " `\(table.text(of: specifier))` in its rule: the app crashes or shows garbage", .type)
    found.cause = specifier.range
    return found
  }
}

extension Table {
  /// The specifier of a form that takes the number of its variable for another kind of value than the rule hands over.
  /// In a catalog nothing but `%arg` surely stands for the number.
  func numberMisread(in value: Value) -> ByteRange? {
    guard format != .catalog, let variable = value.variable, let type = type(ofVariable: Int(variable)) else {
      return nil
    }
    return withText(of: value.text) { text in
      let first = FormatReader(text, .variation).first { $0.type != nil && !$0.isLikelyProse }
      guard let first, first.position == nil, first.width == .none, first.precision == .none,
        text.isSurelySpecifier(first), let mine = first.type, mine.isOtherKind(than: type)
      else { return nil }
      return first.range
    }
  }

  func part(_ range: ByteRange, of text: PlacedText) -> String {
    withText(of: text) { String(decoding: $0[range], as: UTF8.self) }
  }
}
