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
    case .month: return names.isSubset(of: Tables.languagesWithMonthAndYear)
    case .oneMonthName: return names.isDisjoint(with: Tables.languagesWithTwoMonthNames)
    case .share: return names.isDisjoint(with: Tables.languagesWithOtherShares)
    // English alone says nothing of the readers.
    case .decimals:
      return names.count > 1 && names.isDisjoint(with: Tables.languagesWithOwnDigits)
        && names.isDisjoint(with: Tables.languagesWithDecimalComma)
    case .digits: return names.isDisjoint(with: Tables.languagesWithOwnDigits) && !names.contains("hi")
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

  private static let withFamilyNameFirst: Set = ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]
}
