import L10nSyntax

extension LanguageTag {
  /// Languages that are usually written with digits of their own (CLDR, default numbering systems).
  static let withOwnDigits = [
    "ar", "as", "bn", "ckb", "dz", "fa", "ks", "mr", "my", "ne", "ps", "sd", "ur",
  ]
}

extension ProjectFacts {
  /// Too few languages say nothing of a habit.
  private static let fewestLanguages = 4

  /// Whether a date is written as most languages of a project write it: where there are several, three in four with this
  /// order, and half of them with this sign.
  func areUsual(_ figures: DateFigures) -> Bool {
    let habits = shownLanguages.compactMap { DateFigures(language: $0) }
    guard habits.count >= Self.fewestLanguages else { return false }
    let alike = habits.filter { figures.isWithinOrder(of: $0) }
    return alike.count * 4 >= habits.count * 3 && alike.count { $0.sign == figures.sign } * 2 >= habits.count
  }

  /// Whether all languages of a project write a share as English does: the sign behind the digits, without a space.
  var areSharesUsual: Bool {
    !shownLanguages.isEmpty && shownLanguages.isDisjoint(with: Self.languagesOfOtherShares)
  }

  /// Whether nobody who reads a language of the project types digits of its own.
  var areDigitsUsual: Bool {
    !shownLanguages.isEmpty && shownLanguages.isDisjoint(with: LanguageTag.withOwnDigits + ["hi"])
  }

  /// Whether several languages are all that a project has, and all of them write decimals as code does: with a point, and
  /// the digits 0 to 9.
  var areDecimalsUsual: Bool {
    shownLanguages.count > 1
      && shownLanguages.isDisjoint(with: Self.languagesWithDecimalComma.union(LanguageTag.withOwnDigits))
  }

  /// Those with another decimal sign than a point (CLDR, release 47).
  private static let languagesWithDecimalComma: Set<String> = [
    "af", "ast", "az", "be", "bg", "br", "bs", "ca", "co", "cs", "cv", "da", "de", "dsb", "el", "eo", "es",
    "et", "eu", "fi", "fo", "fr", "fur", "fy", "gl", "hr", "hsb", "hu", "hy", "ia", "id", "is", "it", "jv",
    "ka", "kk", "kl", "km", "ksh", "ku", "ky", "lb", "lo", "lt", "lv", "mk", "nb", "nds", "nl", "nn", "no",
    "oc", "pl", "pt", "rm", "ro", "ru", "sc", "se", "sk", "sl", "smn", "sq", "sr", "sv", "tg", "tk", "tr",
    "tt", "uk", "uz", "vi", "wo",
  ]

  /// Those whose percent pattern is another one in the CLDR (release 47), and those with a sign or digits of their own.
  private static let languagesOfOtherShares: Set<String> = [
    "ab", "ar", "as", "be", "bn", "br", "ca", "ce", "ckb", "co", "cs", "cv", "da", "de", "dsb", "dz", "es",
    "eu", "fa", "fi", "fo", "fr", "gl", "gsw", "hr", "hsb", "ht", "kl", "ks", "ksh", "ku", "lb", "lt", "mk",
    "mr", "my", "nb", "nds", "ne", "nn", "no", "oc", "ps", "qu", "rm", "ro", "ru", "sa", "sat", "sd", "se",
    "sk", "sl", "smn", "sv", "tk", "tr", "tt",
  ]
}
