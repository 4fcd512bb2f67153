import L10nSyntax

extension Check {
  /// Calls that fill a localized format with numbers and no locale.
  static let formatWithoutLocale = Check(
    .project { pass in
      for use in pass.project.keyUses where pass.isReported(use) {
        guard let given = use.arguments, !given.isLocalized,
          let kind = pass.project.numbers(in: use, given)
        else { continue }
        pass.report(
          use, "`\(use.shownKey)` is filled without a locale: numbers ignore the reader's digits and marks",
          kind: kind)
      }
    })
}

extension ProjectFacts {
  /// Which numbers the text of a use takes: those of the table, of the text or key in the
  /// code, or else what the call gives.
  fileprivate func numbers(in use: KeyUse, _ given: FormatValues) -> String? {
    let numbers = keyTables.places(of: use).compactMap(\.baseNumbers)
    if let first = numbers.first { return first.isEmpty ? nil : first }
    let kind = (use.value ?? use.key).withSpelling(\.kindOfNumbers)
    if use.hasValue || use.looks == .text || !kind.isEmpty { return kind.isEmpty ? nil : kind }
    if given.kinds.contains(.decimal) { return "decimal" }
    return given.kinds.contains(.integer) ? "integer" : nil
  }
}

extension KeyTables.Place {
  /// Which numbers the base text takes; `nil` where there is no such text.
  fileprivate var baseNumbers: String? {
    var found: String?
    for cell in table.cells(of: row) where cell.language == 0 {
      for value in table.values(of: cell) where !value.text.range.isEmpty {
        let kind = table.table(of: cell).withText(of: value.text, \.kindOfNumbers)
        if !kind.isEmpty { return kind }
        found = kind
      }
    }
    return found
  }
}

extension Spelling {
  /// The kind of number in a format that a locale changes most; empty where it changes none, as hexadecimal ones.
  fileprivate var kindOfNumbers: String {
    var kind = ""
    for specifier in FormatReader(self)
    where specifier.type != nil && specifier.isLocalized && !specifier.isLikelyProse {
      let range = Int(specifier.range.start)..<Int(specifier.range.end)
      // `%.0f` has no mark that could differ.
      let isWhole = Spelling(rebasing: self[range]).holds(".0")
      if specifier.type == .double, !isWhole { return "decimal" }
      kind = "integer"
    }
    return kind
  }
}
