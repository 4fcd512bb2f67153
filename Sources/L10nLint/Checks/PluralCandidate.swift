import L10nSyntax

extension Check {
  /// English texts with a number and a noun in the plural, and no form for other numbers.
  static let pluralCandidate = Check(
    .tables { table, pass in
      // Whatever language an app is written in, its English shows what is counted.
      guard let english = table.english else { return }
      let exempt = pass.options.list("exempt-words")
      let hasTwoForms = table.hasTwoFormsAtMost
      for row in table.rowsInUse
      where row.marks.contains(.percent) && !table.hasPlural(row) && !table.isFormOfOwnPlural(row)
        && !pass.project.keys.forSeveral.ofForms.contains(table.hashOfKey(of: row))
      {
        let key = english == 0 ? table.textKey(of: row) : nil
        guard !table.hasPlural(row, in: english), let base = table.text(of: row, in: english) ?? key else {
          continue
        }
        let file = table.table(of: base)
        let found = file.withText(of: base.text) { text in
          text.countedNoun(except: exempt) { place in
            pass.useWithValues(of: table.key(of: row), in: table)?.arguments?.writtenIntegers.contains(place)
              ?? false
          }
        }
        guard let found else { continue }
        let call = pass.call(for: table.key(of: row), in: table)
        let name = table.key(of: row).forMessage
        let place = name.contains(found.text) ? "" : " in `\(name)`"
        let mayDoWithout =
          call == nil && pass.spellsNowhere(row, of: table)
          || pass.needsNoOtherForm(found, of: row, in: table, hasTwoForms: hasTwoForms)
        pass.report(
          file.range(of: found.range, in: base.text), in: table.file(of: base),
          "`\(found.text)`\(place) has one form for all numbers, but most languages need several",
          confidence: mayDoWithout ? .possible : .likely,
          about: RowOfTable(table: table, row: row), for: .users,
          related: call.map { [$0] } ?? [], evidence: [.pattern(base.text, of: file)])
      }
    })
}

extension ResourcePass {
  /// Which code asks for a key, and with which numbers, nobody can tell.
  fileprivate func spellsNowhere(_ row: JoinedTable.Row, of table: JoinedTable) -> Bool {
    let literals = project.keys.spelled.literals
    return !literals.isEmpty && !literals.holds(table.hashOfKey(of: row))
  }

  /// Whether a noun may never stand beside a number that asks for another form.
  fileprivate func needsNoOtherForm(
    _ noun: CountedNoun, of row: JoinedTable.Row, in table: JoinedTable, hasTwoForms: Bool
  ) -> Bool {
    if noun.isLimit || table.hasSingular(row) { return true }
    if let number = number(putInto: noun.place, of: table.key(of: row), in: table),
      hasTwoForms || number.isConstant
    {
      return true
    }
    if hasTwoForms {
      if project.keys.forSeveral.contains(table.hashOfKey(of: row)) { return true }
      // Of bytes and miles there is seldom one, and no language here has a third form.
      if noun.isMeasure, table.languagesWithTexts.count > 1 { return true }
    }
    // One form for one is all that English asks for, and other languages with two forms.
    return (hasTwoForms || project.software.isTranslated == false) && table.hasSingular(of: noun, beside: row)
  }
}

extension JoinedTable {
  /// English as such, or else that of some country.
  fileprivate var english: Int? {
    languages.firstIndex { $0.tag?.text == "en" } ?? languages.firstIndex { $0.tag?.language == "en" }
  }

  /// `unit.hours` beside `unit.hour`: the code chooses, and is told so where it does.
  fileprivate func hasSingular(_ row: Row) -> Bool {
    key(of: row).keysOfOne.contains { self.row(of: $0) != nil }
  }

  /// Whether the entry before or behind it says the same of one: `There is %d timer` beside `There are %d timers`.
  fileprivate func hasSingular(of noun: CountedNoun, beside row: Row) -> Bool {
    guard let cell = baseCell(of: row), let text = text(of: cell) else { return false }
    let table = table(of: cell)
    let end = Int(noun.range.end)
    let (counted, rest) = table.withText(of: text.text) { text in
      (String(decoding: text[..<end], as: UTF8.self), String(decoding: text[end...], as: UTF8.self))
    }
    let forOne = counted.singulars.flatMap { counted in
      [counted, counted.replacing(" are ", with: " is "), counted.replacing(" were ", with: " was ")]
        .map { $0 + rest }
    }
    return [Int(cell.entry) - 1, Int(cell.entry) + 1].contains { number in
      guard table.entries.indices.contains(number),
        let other = table.values[table.entries[number].values].first?.text
      else { return false }
      return forOne.contains(table.text(of: other))
    }
  }

  /// `files_one`, `files.few`, `files234`: the project has plurals of its own.
  fileprivate func isFormOfOwnPlural(_ row: Row) -> Bool {
    if isFormForDigits(row) { return true }
    return withKey(of: row) { key in
      let endings: [StaticString] = ["zero", "one", "two", "few", "many", "other", "countable"]
      return endings.contains { ending in
        let start = key.count - ending.utf8CodeUnitCount
        return start > 0 && key.hasSuffix(ending) && "_.-".utf8.contains(key[start - 1])
      }
    }
  }

  /// `files234` or `files567890` beside `files1`: the last digits of the numbers that a form of Slavic languages is for.
  private func isFormForDigits(_ row: Row) -> Bool {
    let digits: [StaticString] = ["1", "2", "5", "234", "567890"]
    let mayBe = withKey(of: row) { key in digits.contains { key.hasSuffix($0) } }
    guard mayBe else { return false }
    let key = key(of: row)
    let stem = String(key.dropLast(key.reversed().prefix(while: \.isNumber).count))
    return [["1", "234", "567890"], ["1", "2", "5"]].contains { family in
      family.allSatisfy { self.row(of: stem + $0) != nil } && self.row(of: stem + "3") == nil
    }
  }

  /// The key, where it is the text: in a catalog, and where the base language leaves its texts to the code.
  fileprivate func textKey(of row: Row) -> BaseText? {
    table(of: row).format == .catalog ? keyText(of: row) : keyLeftToCode(of: row)
  }
}

extension String {
  /// What the key of a text for several may be for one: `boats (one)` beside `boats`.
  fileprivate var keysOfOne: [String] { singulars + Self.endingsOfOne.map { self + $0 } }

  private static let endingsOfOne = [
    " (one)", "(one)", "_one", ".one", "-one", "_singular", ".singular", "-singular", "Singular",
  ]

  /// What a text that ends with a noun in the plural may be for one.
  fileprivate var singulars: [String] {
    // `songs_n` beside `songs_1`.
    if hasSuffix("_n") || hasSuffix(".n") { return [String(dropLast()) + "1", String(dropLast()) + "one"] }
    // `ATTEMPTS` beside `ATTEMPT`.
    for (ending, y) in [("s", "y"), ("S", "Y")] where hasSuffix(ending) {
      return [String(dropLast()), String(dropLast(2)), dropLast(3) + y]
    }
    return []
  }
}
