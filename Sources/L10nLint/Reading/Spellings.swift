import L10nSyntax

/// The keys of tables by their letters and digits, collected where somebody asks.
struct Spellings {
  private var known: [ObjectIdentifier: [String: [JoinedTable.Row]]] = [:]
  private var slips: [ObjectIdentifier: SlipIndex] = [:]

  /// The row that a key means which only a few translations have: that of the base language with the same letters.
  mutating func row(meantBy row: JoinedTable.Row, in table: JoinedTable) -> JoinedTable.Row? {
    // No other has more languages than the table, which says soonest that this one has enough.
    guard !table.isInBase(row), table.languageNumbers(of: row).count * 2 < table.languages.count,
      let other = self.row(alike: table.key(of: row), in: table), table.isInBase(other)
    else { return nil }
    return table.languageNumbers(of: row).count * 2 < table.languageNumbers(of: other).count ? other : nil
  }

  /// The row that a key means which no table has: one with the same letters, or one that nothing else asks for and that
  /// differs in a slip of the hand.
  mutating func row(meantBy miss: MissingKeys.Miss, in project: ProjectFacts) -> JoinedTable.Row? {
    if let row = row(alike: miss.use.key, in: miss.table) {
      // What nothing else asks for is meant.
      let isOther =
        miss.table.saysOtherWord(row, than: miss.use.key) && !project.keys.unused.holds(row, of: miss.table)
      return isOther ? nil : row
    }
    let slips = slips(of: miss.table)
    guard let row = slips.row(near: miss.use.key, in: miss.table),
      project.keys.unused.holds(row, of: miss.table), miss.table.hasText(row)
    else { return nil }
    return row
  }

  private mutating func slips(of table: JoinedTable) -> SlipIndex {
    if let slips = slips[ObjectIdentifier(table)] { return slips }
    let slips = SlipIndex(of: table.rowsInUse, in: table)
    self.slips[ObjectIdentifier(table)] = slips
    return slips
  }

  /// The one row that differs from a key in nothing but capitals, blanks and marks.
  mutating func row(alike key: String, in table: JoinedTable) -> JoinedTable.Row? {
    let letters = key.lettersAlone
    // `Herb**Garden**` is another text: with marks, and for a view that reads them.
    guard letters.count > 2, !key.contains("**"), !key.isValueWithUnit else { return nil }
    let alike = rows(of: table)[letters, default: []].filter {
      let other = table.key(of: $0)
      // `(None)` and `<None>` are two texts.
      return other != key && other.specifiers == key.specifiers && other.openingBracket == key.openingBracket
    }
    guard alike.count == 1, table.hasText(alike[0]) else { return nil }
    return alike[0]
  }

  private mutating func rows(of table: JoinedTable) -> [String: [JoinedTable.Row]] {
    if let rows = known[ObjectIdentifier(table)] { return rows }
    let rows = Dictionary(grouping: table.rowsInUse) { table.key(of: $0).lettersAlone }
    known[ObjectIdentifier(table)] = rows
    return rows
  }
}

extension JoinedTable {
  /// Of what a catalog has no text for, nothing is lost, nor of what all languages have as it stands.
  func hasText(_ row: Row) -> Bool {
    let written = cells(of: row).filter { !values(of: $0).isEmpty }
    guard written.contains(where: { $0.language != 0 }) else { return !written.isEmpty }
    let key = key(of: row)
    return written.contains { cell in values(of: cell).contains { text(of: $0.text, in: cell) != key } }
  }
}

extension JoinedTable {
  /// `"view" = "view"` beside `View`: a word that the base language writes as its key, in other capitals, is another text.
  fileprivate func saysOtherWord(_ row: Row, than wanted: String) -> Bool {
    let key = key(of: row)
    guard key != wanted, key.lowercased() == wanted.lowercased(), key.allSatisfy(\.isLetter) else {
      return false
    }
    return cells(of: row, in: 0).contains { cell in
      values(of: cell).contains { text(of: $0.text, in: cell) == key }
    }
  }
}

extension String {
  fileprivate var openingBracket: Character? { first.flatMap { "(<[{".contains($0) ? $0 : nil } }

  fileprivate var specifiers: [Substring] { formatSpecifiers.map { self[$0.range] } }

  /// `%@min` is another text than `%@/min.`: with so few letters a mark says something.
  fileprivate var isValueWithUnit: Bool {
    let specifiers = formatSpecifiers
    guard !specifiers.isEmpty else { return false }
    let inner = specifiers.reduce(0) { $0 + self[$1.range].count(where: \.isLetterOrNumber) }
    return lettersAlone.count - inner < 4
  }
}
