import L10nSyntax

extension Check {
  /// Plurals without a form that numbers of their language need.
  static let missingPluralCategory = Check(
    .tables { table, pass in
      table.forEachPlural { plural, file, rules in
        let needed = rules.needed + (table.takesDecimals(plural) ? rules.decimals : [])
        var missing = needed.filter { plural.form($0) == nil }
        if !missing.isEmpty, let base = table.basePlural(of: plural) {
          // What is still in the base language lacks more than a form.
          if base.has(all: plural.forms, of: file) { return }
          // Where the base text does not tell one from many, a translation need not.
          if !base.forms.contains(where: { $0.plural == .one }) { missing.removeAll { $0 == .one } }
        }
        guard let gap = PluralGap(missing, plural, file, rules) else { return }
        guard let shown = plural.form(.other) ?? plural.forms.last else { return }
        let names = missing.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        let language = table.languages[plural.language].spelling
        pass.report(
          file.visibleRange(of: shown.text), in: table.files[plural.file],
          "`\(table.name(of: plural))` has no \(names) in \(language): \(gap.consequence)", kind: gap.rawValue
        )
      }
    })
}

/// The forms of a text in the base language.
private struct BasePlural {
  var forms: [Table.Value]
  /// The one they stand in.
  var table: Table

  /// Whether all forms of a translation are among them, word for word.
  func has(all others: [Table.Value], of other: Table) -> Bool {
    others.allSatisfy { form in forms.contains { other.isSame(form.text, $0.text, of: table) } }
  }
}

extension JoinedTable {
  /// `nil` for a plural of the base language itself, and where the base text does not vary.
  fileprivate func basePlural(of plural: PluralText) -> BasePlural? {
    let own = table(of: plural)
    guard plural.language != 0, let row = row(of: own.entries[plural.entry].key, in: own) else { return nil }
    for cell in cells(of: row, in: 0) {
      let forms = values(of: cell).filter { $0.plural != nil }
      if !forms.isEmpty { return BasePlural(forms: forms, table: table(of: cell)) }
    }
    return nil
  }
}

/// What happens to the numbers of a missing form.
private enum PluralGap: String {
  /// They have no text.
  case other
  /// No integer has it: only numbers with decimals would take it.
  case decimals
  /// They take a text that is not meant for them.
  case reachable
  /// They take a text that differs from the other forms, and may well be theirs.
  case replaced

  /// `nil` where nothing is lost.
  init?(_ missing: [PluralCategory], _ plural: PluralText, _ file: Table, _ rules: PluralRules) {
    guard let other = plural.form(.other) else {
      self = missing.contains(where: rules.integers.contains) ? .other : .decimals
      return
    }
    if missing.isEmpty { return nil }
    let named = plural.forms.filter { $0.plural != .other && $0.plural != .zero }
    if !named.isEmpty, named.allSatisfy({ file.isSame($0.text, other.text) }) { return nil }
    // In Slavic languages `many` is the form of most numbers, and in Arabic nobody sees `zero`: both stand in
    // `other` where it is a form of its own. A single form may well fit all numbers, as an abbreviation does.
    let isMost = missing == [.many] && plural.form(.few).map { !file.isSame($0.text, other.text) } ?? false
    // A noun after numbers has often the same form for `few`, `many` and the rest: who wrote two forms may know.
    let isUniform = plural.form(.few) == nil && plural.form(.many) == nil && missing.contains(.few)
    let isUnseen = missing == [.zero] && rules.integers.count == 6
    self = named.isEmpty || isMost || isUnseen || isUniform ? .replaced : .reachable
  }

  var consequence: String {
    switch self {
    case .other: "the system finds no text for most numbers"
    case .decimals: "numbers with decimals have no text"
    case .reachable, .replaced: "such numbers take the text of `other`"
    }
  }
}
