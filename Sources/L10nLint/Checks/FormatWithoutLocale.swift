import L10nSyntax

extension Check {
  /// Calls that fill a localized format with numbers and no locale.
  static let formatWithoutLocale = Check(
    .project { pass in
      let hasOtherDigits = pass.project.hasLanguageWithOtherDigits
      for use in pass.project.keyUses where pass.isReported(use) {
        guard let given = use.arguments, !given.isLocalized,
          let kind = pass.project.numbers(in: use, given)
        else { continue }
        // A few whole numbers look the same in most languages, and a code must not get marks.
        let isSeen = kind == "decimal" || hasOtherDigits && !use.namesCode
        pass.report(
          use, "`\(use.shownKey)` is filled without a locale: numbers ignore the reader's digits and marks",
          kind: kind, confidence: isSeen ? .likely : .possible)
      }
    })
}

extension KeyUse {
  /// The key speaks of a number that is a name: `error.code %d`, `%dx%d`.
  fileprivate var namesCode: Bool {
    let words = Set(key.split { !$0.isLetter }.flatMap { String($0).words })
    return !words.isDisjoint(with: [
      "id", "code", "error", "port", "pid", "connection", "version", "build", "year",
    ])
      || key.contains("%dx%d") || (value ?? "").contains("%dx%d")
  }
}

extension ProjectFacts {
  /// Whether any table is for readers whose digits are not `0` to `9`.
  fileprivate var hasLanguageWithOtherDigits: Bool {
    let others: Set = ["ar", "as", "bn", "ckb", "dz", "fa", "ks", "mr", "my", "ne", "ps", "sd", "ur"]
    return tables.contains { $0.languages.contains { $0.tag.map { others.contains($0.language) } ?? false } }
  }

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
