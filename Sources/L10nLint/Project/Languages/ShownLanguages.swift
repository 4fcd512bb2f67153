import L10nSyntax

/// The languages in which the tables of a project's own programs have texts of their own.
struct ShownLanguages: Sendable {
  let names: Set<String>

  init(_ tables: [JoinedTable] = []) {
    let own = tables.filter(\.isOfApp)
    // What the system asks a reader is soon translated, and says nothing of the rest.
    let telling = own.contains { !$0.isOfInformation } ? own.filter { !$0.isOfInformation } : own
    names = Set(
      telling.flatMap { table in
        let copied = table.copiedLanguages
        return table.numbersOfLanguagesWithTexts.filter { !copied.contains($0) }
          .compactMap { table.languages[$0].tag?.language }
      })
  }

  /// Whether there is any, and each of them is none of these.
  func areKnown(without others: Set<String>) -> Bool { !names.isEmpty && names.isDisjoint(with: others) }

  /// Whether all of them write the given name first.
  var areWithGivenNameFirst: Bool { areKnown(without: Self.withFamilyNameFirst) }

  private static let withFamilyNameFirst: Set = ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]
}
