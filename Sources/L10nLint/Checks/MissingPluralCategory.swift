import L10nSyntax

extension Check {
  /// Plurals without a form that numbers of their language need.
  static let missingPluralCategory = Check(
    .tables { table, pass in
      table.forEachPlural { plural, file, rules in
        let needed = rules.integers + (table.takesDecimals(plural) ? rules.decimals : [])
        var missing = needed.filter { plural.form($0) == nil }
        var isSameInBase = false
        if !missing.isEmpty, let base = table.basePlural(of: plural) {
          // What is still in the base language lacks more than a form.
          if base.has(all: plural.forms, of: file) { return }
          // Where the base text does not tell one from many, a translation need not.
          if !base.forms.contains(where: { $0.plural == .one }) { missing.removeAll { $0 == .one } }
          isSameInBase = base.saysOneAsMany
        }
        guard let gap = PluralGap(missing, plural, file, rules) else { return }
        guard let shown = plural.form(.other) ?? plural.forms.last else { return }
        if gap.kind == .other, !missing.contains(.other) { missing.append(.other) }
        let names = missing.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        let language = table.languages[plural.language].spelling
        pass.report(
          file.visibleRange(of: shown.text), in: table.files[plural.file],
          "`\(table.name(of: plural))` has no \(names) in `\(language)`: \(gap.kind.consequence)",
          kind: gap.kind.rawValue,
          // `%d more` may need no other form in the translation either.
          confidence: isSameInBase && gap.kind != .other ? .possible : gap.confidence,
          about: RowOfTable(of: plural, in: table), for: .users)
      }
      singleForms(table, &pass)
    })
}

/// The forms of a text in the base language.
private struct BasePlural {
  var forms: [Table.Value]
  /// The one they stand in.
  var table: Table

  /// Whether one and many have the same text, and no noun to tell them apart.
  var saysOneAsMany: Bool {
    guard let one = forms.first(where: { $0.plural == .one }),
      let other = forms.first(where: { $0.plural == .other })
    else { return false }
    return table.isSame(one.text, other.text)
  }

  /// Whether all forms of a translation are among them, word for word.
  func has(all others: [Table.Value], of other: Table) -> Bool {
    others.allSatisfy { form in forms.contains { other.isSame(form.text, $0.text, of: table) } }
  }
}

extension JoinedTable {
  /// `nil` for a plural of the base language itself, and where the base text does not vary.
  fileprivate func basePlural(of plural: PluralText) -> BasePlural? {
    guard plural.language != 0, let row = RowOfTable(of: plural, in: self)?.row else { return nil }
    for cell in cells(of: row, in: 0) {
      let forms = values(of: cell).filter { $0.plural != nil }
      if !forms.isEmpty { return BasePlural(forms: forms, table: table(of: cell)) }
    }
    return nil
  }
}

/// What the forms of a plural leave out.
private struct PluralGap {
  /// What happens to the numbers of a missing form.
  enum Kind: String {
    /// They have no text.
    case other
    /// They have no text, but only numbers with decimals would take it.
    case decimals
    /// They take a text that is not meant for them.
    case reachable
    /// They take a text that may well be theirs.
    case replaced
  }

  var kind: Kind
  var confidence = Confidence.certain

  /// `nil` where nothing is lost.
  init?(_ missing: [PluralCategory], _ plural: PluralText, _ file: Table, _ rules: PluralRules) {
    if missing.isEmpty { return nil }
    guard let other = plural.form(.other) else {
      kind = missing.contains(where: rules.integers.contains) ? .other : .decimals
      return
    }
    let named = plural.forms.filter { $0.plural != .other && $0.plural != .zero }
    if !named.isEmpty, named.allSatisfy({ file.isSame($0.text, other.text) }) { return nil }
    kind = .replaced
    if named.isEmpty {
      // An abbreviation fits all numbers, and so does a noun that numbers do not change.
      confidence = rules.integers.count > 2 ? .likely : .possible
    } else if missing == [.zero] && rules.integers.count == 6 {
      // In Arabic nobody sees it.
      confidence = .possible
    } else if missing == [.two], rules.integers.count == 3, file.withText(of: other.text, \.showsValue) {
      // In Hebrew the number and the plural are right for two as well.
      confidence = .possible
    } else if missing == [.many], let few = plural.form(.few), !file.isSame(few.text, other.text) {
      // In Slavic languages it is the form of most numbers, and stands in `other`.
      confidence = .possible
    } else if missing.contains(.few), plural.form(.many) == nil, rules.fewMayRecur {
      // What stands before the number may ask for one form of all nouns.
      if file.withText(of: other.text, { $0.startsWithValue && !$0.holds(" dni") }) {
        kind = .reachable
      } else {
        confidence = .possible
      }
    } else {
      kind = .reachable
    }
  }
}

extension PluralGap.Kind {
  fileprivate var consequence: String {
    switch self {
    case .other: "most numbers have no text"
    case .decimals: "numbers with decimals have no text"
    case .reachable, .replaced: "these numbers use the text of `other`"
    }
  }
}

extension Spelling {
  fileprivate var showsValue: Bool { FormatReader(self).contains { $0.type != nil } }

  /// `%lld files`
  fileprivate var startsWithValue: Bool { first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "%") }
}
