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
  /// Which numbers the text of a use takes: those of the table, of the text in the code, or else what the call gives.
  fileprivate func numbers(in use: KeyUse, _ given: FormatValues) -> String? {
    let formats = keyTables.places(of: use).compactMap(\.baseFormat)
    if !formats.isEmpty { return formats.lazy.compactMap(\.numbers).first }
    if use.hasValue || use.looks == .text {
      return (use.value ?? use.key).withSpelling { FormatSignature($0, counting: .meant) }.numbers
    }
    if given.kinds.contains(.decimal) { return "decimal" }
    return given.kinds.contains(.integer) ? "integer" : nil
  }
}

extension KeyTables.Place {
  /// What the base language takes; a part that varies with a number takes an integer.
  fileprivate var baseFormat: FormatSignature? {
    for cell in table.cells(of: row) where cell.language == 0 {
      for value in table.values(of: cell) where !value.text.range.isEmpty {
        let format = table.table(of: cell).withText(of: value.text) {
          FormatSignature($0, counting: .meant)
        }
        if !format.isEmpty { return format }
      }
    }
    return nil
  }
}

extension FormatSignature {
  /// The kind of number that a locale changes most; hexadecimal ones and single characters it leaves alone.
  fileprivate var numbers: String? {
    if arguments.contains(.double) { return "decimal" }
    return arguments.contains { $0 == .int32 || $0 == .int64 } ? "integer" : nil
  }
}
