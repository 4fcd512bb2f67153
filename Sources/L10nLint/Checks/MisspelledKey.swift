import L10nSyntax

extension Check {
  /// Keys that no table has as the code spells them, but with other capitals, blanks or marks.
  static let misspelledKey = Check(
    .project { pass in
      var spellings = Spellings()
      for miss in MissingKeys(&pass).misses where miss.base == nil {
        let named = miss.rowWithoutValues
        guard let row = named ?? spellings.row(alike: miss.use, in: miss.table) else { continue }
        pass.report(
          miss.use,
          named == nil
            ? Self.message(miss.use.key, miss.table.name, miss.table.key(of: row))
            : "The value becomes part of this key, so the key is not found: `\(miss.table.name)` has"
              + " `\(miss.table.key(of: row).forMessage)`",
          related: [pass.related(row, of: miss.table, "the key with translations")])
      }
    })

  /// Of long keys, what they have in common first is left out.
  private static func message(_ key: String, _ table: String, _ other: String) -> String {
    let common = zip(key, other).prefix { $0 == $1 }.count
    let shown = [key, other].map { key in
      let start = common > 16 && key.count > 30 ? common - 8 : 0
      return ((start > 0 ? "…" : "") + key.dropFirst(start).namingBlanks).forMessage
    }
    return "`\(shown[0])` is not found: `\(table)` has `\(shown[1])`"
  }
}

extension MissingKeys.Miss {
  /// `cart.total` where the code says `"cart.total \(sum)"`: what is put into a key is a part of it.
  fileprivate var rowWithoutValues: JoinedTable.Row? {
    guard use.isInterpolated else { return nil }
    let words = use.key.split(separator: " ").filter { !$0.hasPrefix("%") }
    guard words.count == 1, words[0].contains(where: { $0 == "." || $0 == "_" }),
      words[0].count < use.key.count
    else {
      return nil
    }
    return table.row(of: String(words[0])).flatMap { table.hasText($0) ? $0 : nil }
  }
}

/// The keys of tables by their letters and digits, collected where somebody asks.
private struct Spellings {
  private var known: [ObjectIdentifier: [String: [JoinedTable.Row]]] = [:]

  /// The one row that differs from the key of a use in nothing but capitals, blanks and marks.
  mutating func row(alike use: KeyUse, in table: JoinedTable) -> JoinedTable.Row? {
    let letters = use.key.lettersAlone
    // `Herb**Garden**` is another text: with marks, and for a view that reads them.
    guard letters.count > 2, !use.key.contains("**") else { return nil }
    let alike = rows(of: table)[letters, default: []].filter {
      table.key(of: $0).specifiers == use.key.specifiers
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
  fileprivate func hasText(_ row: Row) -> Bool {
    let written = cells(of: row).filter { !values(of: $0).isEmpty }
    guard written.contains(where: { $0.language != 0 }) else { return !written.isEmpty }
    let key = key(of: row)
    return written.contains { cell in values(of: cell).contains { text(of: $0.text, in: cell) != key } }
  }
}

extension StringProtocol {
  /// `Set<U+00A0>sail`: blanks that look like an ordinary one, and characters that nobody sees.
  fileprivate var namingBlanks: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isUnseen =
        scalar != " " && (scalar.properties.isWhitespace || scalar.properties.generalCategory == .format)
      text += isUnseen ? "<U+\(String(scalar.value, radix: 16, uppercase: true).leftPadded)>" : String(scalar)
    }
  }
}

extension String {
  fileprivate var leftPadded: String { String(repeating: "0", count: Swift.max(0, 4 - count)) + self }

  fileprivate var specifiers: [Substring] { formatSpecifiers.map { self[$0.range] } }
}
