import L10nSyntax

/// The languages in which the tables of a project's own programs have texts.
struct ShownLanguages: Sendable {
  let names: Set<String>

  init(_ tables: [JoinedTable] = []) {
    names = Set(tables.filter(\.isOfApp).flatMap(\.languagesWithTexts).compactMap(\.tag?.language))
  }

  /// Whether there is any, and each of them is none of these.
  func areKnown(without others: Set<String>) -> Bool { !names.isEmpty && names.isDisjoint(with: others) }

  /// Whether all of them write the given name first.
  var areWithGivenNameFirst: Bool { areKnown(without: Self.withFamilyNameFirst) }

  private static let withFamilyNameFirst: Set = ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]
}
