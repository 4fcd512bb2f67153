import L10nSyntax

/// The variables of a text beside the values that its base text, or the key, takes.
struct VariableComparison {
  let place: MismatchPlace
  private let base: BaseText
  private let uses: [VariableUse]
  private let baseUses: [(name: String, use: VariableUse)]
  private let signature: FormatSignature
  /// How many values there are; `nil` where that is not known.
  private let count: Int?

  /// `nil` where the text has no variable.
  init?(_ place: MismatchPlace) {
    (self.place, base) = (place, place.base)
    uses = place.file.variableUses(in: place.value, ofEntry: Int(place.cell.entry))
    if uses.isEmpty { return nil }
    let table = place.table
    let baseTable = table.table(of: base)
    if !base.isKey, let (entry, value) = table.value(of: base, in: place.row) {
      signature = baseTable.resolvedSignature(of: value, ofEntry: entry)
      baseUses = baseTable.variableUses(in: value, ofEntry: entry).map {
        (baseTable.text(of: baseTable.variables[$0.variable].name), $0)
      }
      let isWhole = baseUses.isEmpty && !table.hasPlural(place.row)
      count = isWhole ? signature.lastPosition : place.rules?.count
    } else {
      signature = baseTable.withText(of: base.text) { FormatSignature($0, counting: .meant) }
      (baseUses, count) = ([], place.file.format == .catalog ? signature.lastPosition : nil)
    }
  }

  var mismatch: Mismatch? {
    for use in uses {
      if let found = wrongType(of: use) ?? wrongNumber(of: use) { return found }
    }
    return wrongOrder ?? sameValue
  }

  private func wrongType(of use: VariableUse) -> Mismatch? {
    guard let position = use.position, let theirs = signature[position], theirs != .variable,
      let mine = place.file.type(ofVariable: use.variable), mine.isOtherKind(than: theirs),
      let taken = place.file.variables[use.variable].specifier
    else { return nil }
    return place.mismatch(
      at: use.range,
      "`\(spelled(use))` takes `\(place.file.text(of: taken))` where \(place.origin) has `\(spelled(position))`:"
        + " the app crashes or shows garbage", .type)
  }

  private func wrongNumber(of use: VariableUse) -> Mismatch? {
    // Beside rules a variable may take no value at all, as one whose only form has none.
    let own = place.rules == nil ? [use.position ?? 0] : []
    guard let count, let number = (use.numbers + own).max(), number > count,
      number > keySignature.lastPosition
    else { return nil }
    let values = count == 0 ? "none" : count == 1 ? "only one" : "only \(count)"
    return place.mismatch(
      at: use.range,
      "`\(spelled(use))` takes value \(number), but \(place.origin) has \(values): the app crashes or shows garbage",
      .additional)
  }

  /// A base text may leave out what its key takes.
  private var keySignature: FormatSignature {
    let key = place.table.keyText(of: place.row)
    return place.table.withText(of: key) { FormatSignature($0, counting: .meant) }
  }

  /// Two names with each other's values.
  private var wrongOrder: Mismatch? {
    let names = uses.map { place.file.text(of: place.file.variables[$0.variable].name) }
    let mine = Dictionary(zip(names, uses.map(\.position)), uniquingKeysWith: { first, _ in first })
    let theirs = Dictionary(
      baseUses.map { ($0.name, $0.use.position) }, uniquingKeysWith: { first, _ in first })
    guard mine.count == uses.count, mine.keys == theirs.keys, Set(mine.values) == Set(theirs.values),
      !mine.values.contains(nil),
      let first = names.indices.first(where: { mine[names[$0]] != theirs[names[$0]] }),
      let other = baseUses.first(where: { $0.use.position == uses[first].position })
    else { return nil }
    return place.mismatch(
      at: uses[first].range,
      "`\(spelled(uses[first]))` takes the value that `\(other.name)` has in \(place.origin): the values are swapped",
      .order)
  }

  /// Two names with one value, where the base text has one for each.
  private var sameValue: Mismatch? {
    let theirs = Dictionary(
      baseUses.map { ($0.name, $0.use.position) }, uniquingKeysWith: { first, _ in first })
    let values = theirs.values.compactMap { $0 }
    guard values.count == theirs.count, Set(values).count == values.count else { return nil }
    for use in uses {
      guard let wanted = theirs[place.file.text(of: place.file.variables[use.variable].name)] ?? nil,
        use.position != wanted, !isShown(wanted),
        let other = uses.first(where: { $0.position == use.position && $0.variable != use.variable })
      else { continue }
      return place.mismatch(
        at: use.range,
        "`\(spelled(use))` takes the same value as `\(spelled(other))`: value \(wanted) of \(place.origin) is never shown",
        .missing)
    }
    return nil
  }

  /// Whether the text or a form of its variables shows a value.
  private func isShown(_ position: Int) -> Bool {
    if uses.contains(where: { $0.position == position }) { return true }
    return place.table.values(of: place.cell).contains { value in
      place.file.withText(of: value.text) { text in
        FormatReader(text, value.variable == nil ? .plain : .variation).contains { specifier in
          specifier.name == nil && specifier.type != nil
            && (specifier.position == position || specifier.position == nil && value.variable == nil)
        }
      }
    }
  }

  private func spelled(_ use: VariableUse) -> String { place.file.part(use.range, of: place.value.text) }

  /// What the base text has at a position.
  private func spelled(_ position: Int) -> String {
    let table = place.table.table(of: base)
    if let use = baseUses.first(where: { $0.use.position == position })?.use,
      let taken = table.variables[use.variable].specifier
    {
      return table.text(of: taken)
    }
    return table.withText(of: base.text) { text in
      text.writtenSpecifier(at: position)
    }
  }
}
