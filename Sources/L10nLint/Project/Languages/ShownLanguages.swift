import L10nSyntax

/// The languages in which the tables of a project's own programs have texts of their own.
struct ShownLanguages: Sendable {
  let names: Set<String>
  /// By table, the languages that only repeat its base language.
  private let copied: [ObjectIdentifier: Set<String>]

  init(_ tables: [JoinedTable] = []) {
    let own = tables.filter { $0.maker == .own }
    // What the system asks a reader is soon translated, and says nothing of the rest.
    let telling = own.contains { !$0.isOfInformation } ? own.filter { !$0.isOfInformation } : own
    var names: Set<String> = []
    var copied: [ObjectIdentifier: Set<String>] = [:]
    for table in telling {
      let code = { (number: Int) in table.languages[number].tag?.language }
      let copies = table.copiedLanguages
      let written = Set(
        table.numbersOfLanguagesWithTexts.filter { !copies.contains($0) }.compactMap(code))
      names.formUnion(written)
      if !copies.isEmpty {
        copied[ObjectIdentifier(table)] = Set(copies.compactMap(code)).subtracting(written)
      }
    }
    (self.names, self.copied) = (names, copied)
  }

  /// Whether all that a table has in a language only repeats its base language.
  func areCopied(_ language: String, in table: JoinedTable) -> Bool {
    copied[ObjectIdentifier(table)]?.contains(language) ?? false
  }
}
