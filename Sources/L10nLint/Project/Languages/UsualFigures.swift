import L10nSyntax

extension LanguageTag {
  /// Languages that are usually written with digits of their own (CLDR, default numbering systems).
  static let withOwnDigits: Set = [
    "ar", "as", "bn", "ckb", "dz", "fa", "ks", "mr", "my", "ne", "ps", "sd", "ur",
  ]
}

extension ShownLanguages {
  /// Too few languages say nothing of a habit.
  private static let fewestLanguages = 4

  /// Whether a date is written as most languages of a project write it: where there are several, three in four with this
  /// order, and half of them with this sign.
  func areUsual(_ figures: DateFigures) -> Bool {
    let habits = names.compactMap { DateFigures(language: $0) }
    guard habits.count >= Self.fewestLanguages else { return false }
    let alike = habits.filter { figures.isWithinOrder(of: $0) }
    return alike.count * 4 >= habits.count * 3 && alike.count { $0.sign == figures.sign } * 2 >= habits.count
  }

  /// Whether all languages of a project write a share as English does: the sign behind the digits, without a space.
  var areSharesUsual: Bool {
    areKnown(without: Self.languagesOfOtherShares)
  }

  /// Whether nobody who reads a language of the project types digits of its own.
  var areDigitsUsual: Bool {
    areKnown(without: LanguageTag.withOwnDigits) && !names.contains("hi")
  }

  /// Whether several languages are all that a project has, and all of them write decimals as code does: with a point, and
  /// the digits 0 to 9.
  var areDecimalsUsual: Bool {
    names.count > 1 && names.isDisjoint(with: LanguageTag.withOwnDigits)
      && names.isDisjoint(with: Self.languagesWithDecimalComma)
  }

  /// Those with another decimal sign than a point (CLDR, release 48).
  private static let languagesWithDecimalComma: Set<String> = [
    "af", "agq", "ast", "az", "bas", "be", "bg", "blo", "br", "bs", "ca", "cs", "cv", "da", "de", "dsb",
    "dua", "dyo", "el", "eo", "es", "et", "eu", "ewo", "ff", "fi", "fo", "fr", "fy", "gl", "hr", "hsb",
    "ht", "hu", "hy", "ia", "id", "ie", "is", "it", "jgo", "jv", "ka", "kab", "kea", "kgp", "kk", "kkj",
    "kl", "ksf", "ku", "ky", "lb", "lij", "lld", "ln", "lo", "lt", "lu", "lv", "mgh", "mk", "mua", "nb",
    "nl", "nmg", "nn", "nnh", "no", "nr", "pl", "pt", "rn", "ro", "ru", "rw", "sah", "sc", "se", "seh",
    "sg", "shi", "sk", "sl", "smn", "sq", "sr", "ss", "su", "sv", "tg", "tk", "tok", "tr", "ts", "tt",
    "tzm", "uk", "uz", "ve", "vec", "vi", "wo", "yav", "yrl", "zgh",
  ]

  /// Those whose percent pattern is another one in the CLDR (release 47), and those with a sign or digits of their own.
  private static let languagesOfOtherShares: Set<String> = [
    "ab", "ar", "as", "be", "bn", "br", "ca", "ce", "ckb", "co", "cs", "cv", "da", "de", "dsb", "dz", "es",
    "eu", "fa", "fi", "fo", "fr", "gl", "gsw", "hr", "hsb", "ht", "kl", "ks", "ksh", "ku", "lb", "lt", "mk",
    "mr", "my", "nb", "nds", "ne", "nn", "no", "oc", "ps", "qu", "rm", "ro", "ru", "sa", "sat", "sd", "se",
    "sk", "sl", "smn", "sv", "tk", "tr", "tt",
  ]
}
