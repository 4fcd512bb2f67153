import L10nSyntax

/// What code does as English does it, and some languages do otherwise.
package enum LanguageHabit: Sendable, Equatable {
  /// A date is written so.
  case figures(DateFigures)
  /// A month has one form, and a space and the year behind it: `Mai 2026`, but not `mayo de 2026`.
  case month
  /// A month has the same name with a day and without one.
  case oneMonthName
  /// The sign of a share stands behind the digits, without a space.
  case share
  /// The decimal sign is a point, and the digits are 0 to 9.
  case decimals
  /// Whoever types a number has no other digits than 0 to 9.
  case digits
  /// A counted noun has one form.
  case oneForm
  /// The given name stands first.
  case givenNameFirst

  /// What a project with this habit says against a finding.
  var objection: String {
    switch self {
    case .figures: "most languages of the project write dates this way"
    case .month: "all languages of the project write months this way"
    case .oneMonthName: "no language of the project has another name for a month without a day"
    case .share: "all languages of the project write percentages this way"
    case .decimals: "all languages of the project write decimals this way"
    case .digits: "no language of the project has its own digits"
    case .oneForm: "no language of the project has several plural forms"
    case .givenNameFirst: "all languages of the project write the given name first"
    }
  }
}

extension ShownLanguages {
  /// Whether all of them have a habit; of dates it is enough that most have it.
  func have(_ habit: LanguageHabit) -> Bool {
    // Few languages have two names for a month, so that it takes one of them.
    guard !names.isEmpty else { return habit == .oneMonthName }
    switch habit {
    case .figures(let figures): return mostlyWrite(figures)
    case .month: return names.isSubset(of: Self.withMonthAndYear)
    case .oneMonthName: return names.isDisjoint(with: Self.withTwoMonthNames)
    case .share: return names.isDisjoint(with: Self.withOtherShares)
    // English alone says nothing of the readers.
    case .decimals:
      return names.count > 1 && names.isDisjoint(with: LanguageTag.withOwnDigits)
        && names.isDisjoint(with: Self.withDecimalComma)
    case .digits: return names.isDisjoint(with: LanguageTag.withOwnDigits) && !names.contains("hi")
    case .oneForm:
      return names.allSatisfy { LanguageTag($0).flatMap(PluralRules.init)?.integers.count == 1 }
    case .givenNameFirst: return names.isDisjoint(with: Self.withFamilyNameFirst)
    }
  }

  /// Where there are several, whether three in four have this order, and half of them this sign.
  private func mostlyWrite(_ figures: DateFigures) -> Bool {
    let habits = names.compactMap { DateFigures(language: $0) }
    guard habits.count >= Self.fewestLanguages else { return false }
    let alike = habits.filter { figures.isWithinOrder(of: $0) }
    return alike.count * 4 >= habits.count * 3 && alike.count { $0.sign == figures.sign } * 2 >= habits.count
  }

  /// Fewer say nothing of a habit.
  private static let fewestLanguages = 4

  private static let withMonthAndYear: Set = [
    "da", "de", "en", "fr", "id", "it", "ms", "nb", "nl", "no", "sv", "tr",
  ]
  /// Those whose names of months in a date are others than alone, by more than a capital (CLDR, release 44).
  private static let withTwoMonthNames: Set = [
    "ast", "be", "ca", "cs", "dsb", "el", "fi", "gd", "hr", "hsb", "hy", "kl", "lt", "os", "pl", "rm", "ru",
    "sah",
    "sk", "uk",
  ]
  private static let withFamilyNameFirst: Set = ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]

  /// Those with another decimal sign than a point (CLDR, release 48).
  private static let withDecimalComma: Set<String> = [
    "af", "agq", "ast", "az", "bas", "be", "bg", "blo", "br", "bs", "ca", "cs", "cv", "da", "de", "dsb",
    "dua", "dyo", "el", "eo", "es", "et", "eu", "ewo", "ff", "fi", "fo", "fr", "fy", "gl", "hr", "hsb",
    "ht", "hu", "hy", "ia", "id", "ie", "is", "it", "jgo", "jv", "ka", "kab", "kea", "kgp", "kk", "kkj",
    "kl", "ksf", "ku", "ky", "lb", "lij", "lld", "ln", "lo", "lt", "lu", "lv", "mgh", "mk", "mua", "nb",
    "nl", "nmg", "nn", "nnh", "no", "nr", "pl", "pt", "rn", "ro", "ru", "rw", "sah", "sc", "se", "seh",
    "sg", "shi", "sk", "sl", "smn", "sq", "sr", "ss", "su", "sv", "tg", "tk", "tok", "tr", "ts", "tt",
    "tzm", "uk", "uz", "ve", "vec", "vi", "wo", "yav", "yrl", "zgh",
  ]

  /// Those whose percent pattern is another one in the CLDR (release 47), and those with a sign or digits of their own.
  private static let withOtherShares: Set<String> = [
    "ab", "ar", "as", "be", "bn", "br", "ca", "ce", "ckb", "co", "cs", "cv", "da", "de", "dsb", "dz", "es",
    "eu", "fa", "fi", "fo", "fr", "gl", "gsw", "hr", "hsb", "ht", "kl", "ks", "ksh", "ku", "lb", "lt", "mk",
    "mr", "my", "nb", "nds", "ne", "nn", "no", "oc", "ps", "qu", "rm", "ro", "ru", "sa", "sat", "sd", "se",
    "sk", "sl", "smn", "sv", "tk", "tr", "tt",
  ]
}

extension LanguageTag {
  /// Languages that are usually written with digits of their own (CLDR, default numbering systems).
  static let withOwnDigits: Set = [
    "ar", "as", "bn", "ckb", "dz", "fa", "ks", "mr", "my", "ne", "ps", "sd", "ur",
  ]
}
