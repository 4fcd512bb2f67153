import L10nSyntax

// In which languages casing depends on the language, and whether a project has texts in them.

/// A call that changes the letters of texts by the rules of English.
package struct Casing: Sendable, Equatable {
  let function: String
  let operation: CasingPattern.Operation
  /// None where nobody knows which they are.
  let texts: [TextReference]

  /// What a finding says of it. Where nothing is known of the languages, it has the example that most people know.
  func message(_ consequence: String? = nil) -> String {
    let consequence = consequence ?? CasingRules.usual(operation)
    return "`\(function)` ignores the reader's language: \(consequence)"
  }
}

/// What casing by the rules of English does to a language.
enum CasingHarm {
  /// No text of any language of the project is cased in another way.
  case none
  /// Nobody knows which languages there are.
  case unknown
  /// A language of the project, and a word of its texts where they are known.
  case language(String, word: String?)
  /// A language of the project that begins only the first word of a heading with a capital, and its text.
  case heading(String, text: String)

  var isNone: Bool { if case .none = self { true } else { false } }
}

extension ProjectFacts {
  /// What casing does to the languages of the project.
  func harm(of casing: Casing, in file: FileFacts) -> CasingHarm {
    let operation = casing.operation
    guard let isTranslated = software.isTranslated else { return .unknown }
    guard isTranslated else { return .none }
    guard !resources.tables.isEmpty else { return .unknown }
    let languages = CasingRules.languages(operation).filter(shownLanguages.names.contains)
    guard !languages.isEmpty || operation == .capitalize else { return .none }
    let uses = casing.texts.flatMap { namedTexts.uses(of: $0, in: file) }
    let places = uses.flatMap { keys.tables.places(of: $0) }
    guard !places.isEmpty else { return languages.first.map { .language($0, word: nil) } ?? .none }
    for language in languages {
      // A table that only repeats the base language has no word of this one.
      for place in places where !shownLanguages.areCopied(language, in: place.table) {
        if let word = place.word(changedBy: operation, in: language) {
          return .language(language, word: word)
        }
      }
    }
    guard operation == .capitalize else { return .none }
    let names = shownLanguages.names
    return places.lazy.compactMap { $0.headingWithSmallWords(in: names) }.first ?? .none
  }
}

extension RowOfTable {
  /// A word of a text that has another form in a language than by the rules of English. What only repeats the base text is not
  /// in that language yet.
  fileprivate func word(changedBy operation: CasingPattern.Operation, in language: String) -> String? {
    let base = table.base(of: row).map { table.text(of: $0.value.text, in: $0.cell) }
    for cell in table.cells(of: row) where table.languages[Int(cell.language)].tag?.language == language {
      for value in table.values(of: cell) {
        let text = table.text(of: value.text, in: cell)
        guard cell.language == 0 || text != base else { continue }
        let words = text.split(whereSeparator: \.isWhitespace)
        let cased = operation == .initial ? words.prefix(1) : words[...]
        // The letters of a specifier give way to a value before anybody cases them.
        let changed = cased.lazy.filter { !$0.contains("%") }
        if let word = changed.first(where: { CasingRules.differ(from: operation, for: $0, in: language) }) {
          return String(word)
        }
      }
    }
    return nil
  }

  /// A text in which words behind the first have small letters, in a language that leaves them so in headings.
  fileprivate func headingWithSmallWords(in shown: Set<String>) -> CasingHarm? {
    for cell in table.cells(of: row) {
      guard let language = table.languages[Int(cell.language)].tag?.language,
        shown.contains(language), Tables.languagesWithSmallHeadings.contains(language)
      else { continue }
      for value in table.values(of: cell) {
        let text = table.text(of: value.text, in: cell)
        let words = text.split(whereSeparator: \.isWhitespace).dropFirst()
        if words.contains(where: { $0.first?.isLowercase ?? false }) { return .heading(language, text: text) }
      }
    }
    return nil
  }
}

/// What Unicode's `SpecialCasing.txt` and CLDR's title casing say of single languages.
enum CasingRules {
  private static let dotted = ["tr", "az", "crh"]

  /// The best known first.
  fileprivate static func languages(_ operation: CasingPattern.Operation) -> [String] {
    switch operation {
    case .upper: dotted + ["el", "lt", "hy"]
    case .lower: dotted
    case .capitalize: ["nl"] + dotted
    case .initial: dotted + ["nl"]
    }
  }

  /// What capitals in each word do to a heading.
  static func headingConsequence(in language: String, _ text: String) -> String {
    "`\(language)` keeps lowercase letters in `\(text.forMessage)`"
  }

  fileprivate static func usual(_ operation: CasingPattern.Operation) -> String {
    consequence(of: operation, in: languages(operation)[0])
  }

  /// What a language does to letters, as the end of a sentence.
  static func consequence(of operation: CasingPattern.Operation, in language: String) -> String {
    switch (operation, language) {
    case (.upper, "el"): "Greek capitals lose their accents"
    case (.upper, "hy"): "the Armenian capitals of `և` are `ԵՎ`"
    case (.upper, "lt"): "Lithuanian capitals lose the dot below another accent"
    case (.capitalize, "nl"), (.initial, "nl"): "Dutch capitalizes `ijsland` as `IJsland`"
    case (.lower, _): "the \(name(of: language)) lowercase of `I` is `ı`"
    default: "the \(name(of: language)) capital of `i` is `İ`"
    }
  }

  private static func name(of language: String) -> String {
    switch language {
    case "az": "Azerbaijani"
    case "crh": "Crimean Tatar"
    default: "Turkish"
    }
  }

  /// Whether a word of a language becomes another one than by the rules of English.
  fileprivate static func differ(
    from operation: CasingPattern.Operation, for word: Substring, in language: String
  ) -> Bool {
    let scalars = word.unicodeScalars
    switch operation {
    case .upper where dotted.contains(language): return scalars.contains("i")
    // `ή`, "or", keeps its accent alone.
    case .upper where language == "el":
      return word.split { !$0.isLetter }.contains { word in
        word != "ή" && word.unicodeScalars.contains { greekAccents.contains($0) }
      }
    case .upper where language == "hy": return scalars.contains("և")
    case .upper: return scalars.contains("\u{307}")
    case .lower: return scalars.contains { $0 == "I" || $0 == "İ" }
    case .capitalize:
      return word.split { !$0.isLetter }.contains { word in
        if language == "nl" { return word.lowercased().hasPrefix("ij") }
        return word.first == "i" || word.dropFirst().contains("I")
      }
    case .initial: return language == "nl" ? word.hasPrefix("ij") : word.first == "i"
    }
  }

  private static let greekAccents = Set("άέήίόύώΐΰ".unicodeScalars)
}
