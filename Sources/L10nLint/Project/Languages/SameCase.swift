import L10nSyntax

// In which languages casing depends on the language, and whether a project has texts in them.

extension ProjectFacts {
  /// Whether casing by the rules of English is right for texts in all languages of the project. `texts` is empty where
  /// nobody knows which they are.
  func keepsCase(
    of texts: [TextReference], in file: FileFacts, _ operation: CasingPattern.Operation
  ) -> Bool {
    guard let isTranslated else { return false }
    guard isTranslated else { return true }
    guard !tables.isEmpty else { return false }
    let languages = casingLanguages.intersection(CasingRules.languages(operation))
    guard !languages.isEmpty else { return true }
    let places = texts.flatMap { uses(of: $0, in: file) }.flatMap { keyTables.places(of: $0) }
    return !places.isEmpty
      && places.allSatisfy { place in
        place.table.cells(of: place.row).allSatisfy { cell in
          let language = place.table.languages[Int(cell.language)].tag?.language ?? ""
          guard languages.contains(language) else { return true }
          return place.table.values(of: cell).allSatisfy { value in
            !CasingRules.differ(
              from: operation, for: place.table.table(of: cell).text(of: value.text), in: language)
          }
        }
      }
  }

  /// The languages of the project's own tables that case letters in a way of their own.
  static func casingLanguages(_ tables: [JoinedTable]) -> Set<String> {
    Set(tables.filter(\.isOfApp).flatMap(\.languages).compactMap(\.tag?.language)).intersection(
      CasingRules.all)
  }
}

/// What Unicode's `SpecialCasing.txt` and CLDR's title casing say of single languages.
private enum CasingRules {
  static let all: Set<String> = ["az", "crh", "el", "hy", "lt", "nl", "tr"]
  private static let dotted: Set<String> = ["az", "crh", "tr"]

  static func languages(_ operation: CasingPattern.Operation) -> Set<String> {
    switch operation {
    case .upper: all.subtracting(["nl"])
    case .lower: dotted
    case .capitalize: dotted.union(["nl"])
    }
  }

  /// Whether a text of a language becomes another one than by the rules of English.
  static func differ(from operation: CasingPattern.Operation, for text: String, in language: String) -> Bool {
    let scalars = text.unicodeScalars
    switch operation {
    case .upper where dotted.contains(language): return scalars.contains("i")
    case .upper where language == "el": return scalars.contains { greekAccents.contains($0) }
    case .upper where language == "hy": return scalars.contains("և")
    case .upper: return scalars.contains("\u{307}")
    case .lower: return scalars.contains { $0 == "I" || $0 == "İ" }
    case .capitalize:
      return text.split { !$0.isLetter }.contains { word in
        if language == "nl" { return word.lowercased().hasPrefix("ij") }
        return word.first == "i" || word.dropFirst().contains("I")
      }
    }
  }

  private static let greekAccents = Set("άέήίόύώΐΰ".unicodeScalars)
}
