import L10nSyntax

/// Which plural categories the cardinal numbers of a language need, after CLDR.
package struct PluralRules: Sendable, Hashable {
  /// What an integer below 100,000 reaches.
  package let integers: [PluralCategory]
  /// What only larger integers reach: `many` of Spanish. Never to be demanded.
  package let millions: [PluralCategory]
  /// What no integer reaches: `other` of Russian, `many` of Czech.
  package let decimals: [PluralCategory]
  /// Those that stand for one integer, which their text may then spell.
  private let ofOneInteger: Set<PluralCategory>
  /// Whether `one` goes on behind 1 in a language with two forms: 21 and 31 in Icelandic, 2 and 3 in Filipino.
  private let isOneEndless: Bool
  /// Whether `one` is for no number between 1 and 21, as in Russian and Icelandic; that of Filipino is for 2.
  package let oneReturnsLate: Bool
  /// Whether `few` may look like the form of larger numbers: "5 wiadomości" in Polish is no other word than that of 2, and
  /// behind a preposition Slavic nouns have one form for both.
  package let fewMayRecur: Bool

  /// `nil` for a language without known rules.
  package init?(_ tag: LanguageTag) {
    let keys = [tag.region, tag.script].compactMap { $0.map { "\(tag.language)-\($0)" } } + [tag.language]
    guard let rules = keys.lazy.compactMap({ LanguageTables.plurals[$0] }).first else { return nil }
    self = rules
  }

  /// The cells of a row.
  init(_ cells: [String]) {
    let lists = cells[1...3].map { list in
      list.split(separator: " ").compactMap { PluralCategory(rawValue: String($0)) }
    }
    (integers, millions, decimals) = (lists[0], lists[1], lists[2])
    ofOneInteger = Set(
      cells[4].split(separator: " ").compactMap { pair in
        pair.split(separator: "=").first.flatMap { PluralCategory(rawValue: String($0)) }
      })
    oneReturnsLate = !["fil", "ceb", "gd", "gv", "tzm"].contains(cells[0])
    isOneEndless = ["is", "mk", "fil", "ceb", "tzm"].contains(cells[0])
    let slavic = ["be", "bs", "cs", "dsb", "hr", "hsb", "pl", "ru", "sh", "sk", "sl", "sr", "uk"]
    fewMayRecur = slavic.contains(cells[0])
  }
}

extension PluralRules {
  /// Every category of the language.
  package var all: [PluralCategory] {
    PluralCategory.allCases.filter { integers.contains($0) || millions.contains($0) || decimals.contains($0) }
  }

  /// Whether a category stands for several integers. Apple takes `zero` for 0 in every language, and then `one` of
  /// French is left with 1.
  package func coversSeveral(_ category: PluralCategory, besideZero hasZero: Bool) -> Bool {
    guard integers.contains(category), !ofOneInteger.contains(category) else { return false }
    return !(hasZero && !coversBesideOne(category))
  }

  /// Whether `one` is for 1, or for 0 and 1: that of Czech and French is, that of Russian is not.
  package var oneIsAtMostOne: Bool { !coversSeveral(.one, besideZero: true) }

  /// Whether a category stands for more than 0 and 1: `one` of French does not, that of Russian does.
  package func coversBesideOne(_ category: PluralCategory) -> Bool {
    category != .one || integers != [.one, .other] || isOneEndless
  }
}
