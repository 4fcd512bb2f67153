import L10nSyntax

extension Check {
  /// Forms that stand for several numbers and show none, once for all of a plural.
  static let spelledOutNumber = Check(
    .tables { table, pass in
      table.forEachPlural { plural, file, rules in
        guard let other = plural.form(.other), file.showsNumber(other.text) else { return }
        let hiding = plural.formsHidingNumber(in: file, rules)
        let several = hiding.filter { $0.plural.map(rules.coversBesideOne) ?? false }
        let told = several.isEmpty ? hiding : several
        guard let first = told.first else { return }
        let language = table.languages[plural.language].spelling
        let meaning = told.count == 1 ? "which covers several numbers" : "which all cover several numbers"
        pass.report(
          first.text.range, in: table.files[plural.file],
          "`\(table.name(of: plural))` does not show the number in \(told.categoryNames), \(meaning) in `\(language)`",
          kind: several.isEmpty ? "zero" : "several",
          confidence: several.isEmpty || table.countsFew(plural)
            || told.allSatisfy { $0.plural == .one } && rules.oneReturnsLate && table.isInterval(plural)
            ? .possible : .likely,
          about: RowOfTable(of: plural, in: table), for: .users,
          related: [pass.related(other.text.range, in: table.files[plural.file], "`other` shows the number")],
          evidence: [.pattern(other.text, of: file)])
      }
    })
}

extension PluralText {
  fileprivate func formsHidingNumber(in table: Table, _ rules: PluralRules) -> [Table.Value] {
    let other = form(.other)?.text
    let hasZero = form(.zero) != nil
    return forms.filter { form in
      guard let category = form.plural, category != .other, form.state != .new, !form.text.range.isEmpty
      else { return false }
      return rules.coversSeveral(category, besideZero: hasZero) && !table.showsNumber(form.text)
        && !table.showsAsText(form.text, what: other)
    }
  }
}

extension JoinedTable {
  /// Nobody sells a subscription of 21 months, or gives as many free; and after eleven months a year is over. An intent lets
  /// people choose among few: `There are ${count} options matching ‘${pier}’.`
  fileprivate func countsFew(_ plural: PluralText) -> Bool {
    if isOfIntents { return true }
    let words = key(of: plural).wordsOfKey
    if words.contains(where: Self.unitsWithinLarger.contains), words.contains(where: Self.wordsOfAge.contains)
    {
      return true
    }
    return words.contains { Self.unitsOfSale.contains($0) }
      && words.contains { Self.wordsOfSale.contains($0) }
  }

  /// Nothing comes again every 21 months or years.
  fileprivate func isInterval(_ plural: PluralText) -> Bool {
    let words = key(of: plural).wordsOfKey
    let isOfDays = words.contains { ["day", "days", "week", "weeks"].contains($0) }
    return !isOfDays
      && zip(words, words.dropFirst()).contains { first, second in
        Self.longUnits.contains(second) && Self.wordsOfRepeat.contains(first)
          || Self.longUnits.contains(first) && Self.wordsOfRepeat.contains(second)
      }
  }

  private static let longUnits: Set = ["month", "monthly", "months", "year", "yearly", "years"]
  private static let wordsOfRepeat: Set = [
    "every", "frequency", "interval", "recurrence", "recurring", "repeat", "repeated", "repeating", "repeats",
  ]

  private static let unitsWithinLarger: Set = ["month", "months", "week", "weeks"]
  private static let wordsOfAge: Set = ["ago", "left", "past", "remaining"]

  private static let unitsOfSale: Set = ["day", "days", "week", "weeks", "month", "months", "year", "years"]
  private static let wordsOfSale: Set = [
    "access", "free", "license", "offer", "plan", "premium", "pro", "purchase", "renewal", "subscription",
    "trial",
  ]
}

extension Table {
  /// Whether a form shows a number of another one with a specifier for texts: `%@`, where that has `%ld`.
  fileprivate func showsAsText(_ text: PlacedText, what other: PlacedText?) -> Bool {
    guard let other else { return false }
    let (mine, theirs) = (signature(of: text), signature(of: other))
    return mine.positions.contains { position in
      mine[position] == .object && theirs[position].map { $0 != .object && $0 != .variable } ?? false
    }
  }

  private func signature(of text: PlacedText) -> FormatSignature {
    withText(of: text) { FormatSignature($0, .variation, counting: .meant) }
  }

  /// Whether a form has a specifier for a number, or for a text that may be one.
  fileprivate func showsNumber(_ text: PlacedText) -> Bool {
    withText(of: text) { bytes in
      FormatReader(bytes, .variation).contains { specifier in
        guard let type = specifier.type else { return specifier.isSubstitutedNumber }
        return type != .object && !specifier.isLikelyProse
      }
    }
  }
}
