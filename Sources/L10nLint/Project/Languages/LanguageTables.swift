import L10nSyntax

/// What is known of languages. Each list is read when the first resource file wants it.
enum LanguageTables {
  /// Names in English.
  static let names = pairs(GeneratedTables.languageNames)
  static let regions = pairs(GeneratedTables.regionAliases)

  /// By code: the code to use, and why.
  static let aliases: [String: (use: String, reason: String)] = {
    var aliases: [String: (use: String, reason: String)] = [:]
    var rows = TableRows(GeneratedTables.languageAliases)
    while rows.next() { aliases[rows.string()] = (rows.string(), rows.string()) }
    return aliases
  }()

  /// By language, or language and region.
  static let scripts: [String: String] = {
    var scripts: [String: String] = [:]
    var rows = TableRows(GeneratedTables.likelyScripts)
    while rows.next() {
      let cells = rows.strings()
      for tag in cells.dropFirst() { scripts[tag] = cells[0] }
    }
    return scripts
  }()

  static let corrections: [String: LanguageCorrection] = {
    var corrections: [String: LanguageCorrection] = [:]
    var rows = TableRows(GeneratedTables.languageCorrections)
    while rows.next() {
      let (wrong, use, kind, valid) = (rows.string(), rows.string(), rows.string(), rows.string())
      guard let kind = LanguageCorrection.Kind(rawValue: kind) else { continue }
      corrections[wrong] = LanguageCorrection(use: use, kind: kind, isOtherLanguage: valid == "true")
    }
    return corrections
  }()

  static let plurals: [String: PluralRules] = {
    var plurals: [String: PluralRules] = [:]
    var rows = TableRows(GeneratedTables.pluralCategories)
    while rows.next() {
      let cells = rows.strings()
      guard cells.count == 5 else { continue }
      plurals[cells[0]] = PluralRules(cells)
    }
    return plurals
  }()

  /// Characters of one of the two Chinese scripts that the other one hardly ever has, by their distance from U+4E00.
  static let simplified = ideographs(GeneratedTables.simplifiedCharacters)
  static let traditional = ideographs(GeneratedTables.traditionalCharacters)
  /// Those that the other one has in some words or names.
  static let shared = ideographs(GeneratedTables.sharedCharacters)
  static let ofHongKong = ideographs(GeneratedTables.charactersOfHongKong)
  /// Words that both scripts write with a character of one of them.
  static let wordsOfBothScripts: [[UInt8]] = {
    var words: [[UInt8]] = []
    var rows = TableRows(GeneratedTables.chineseWords)
    while rows.next() { words += rows.strings().map { Array($0.utf8) } }
    return words
  }()

  private static func ideographs(_ table: StaticString) -> [Bool] {
    var isListed = [Bool](repeating: false, count: 0x5200)
    var rows = TableRows(table)
    while rows.next() {
      for scalar in rows.strings().flatMap(\.unicodeScalars) where 0x4E00..<0xA000 ~= scalar.value {
        isListed[Int(scalar.value - 0x4E00)] = true
      }
    }
    return isListed
  }

  private static func pairs(_ table: StaticString) -> [String: String] {
    var pairs: [String: String] = [:]
    var rows = TableRows(table)
    while rows.next() { pairs[rows.string()] = rows.string() }
    return pairs
  }
}
