import L10nSyntax

extension ProjectFacts {
  /// Too few languages say nothing of a habit.
  private static let fewestLanguages = 4

  /// Whether a date is written as most languages of a project write it: where there are several, three in four with this
  /// order, and half of them with this sign.
  func areUsual(_ figures: DateFigures) -> Bool {
    let languages = Set(tables.filter(\.isOfApp).flatMap(\.languages).compactMap(\.tag?.language))
    let habits = languages.compactMap { DateFigures(language: $0) }
    guard habits.count >= Self.fewestLanguages else { return false }
    let alike = habits.filter { figures.isWithinOrder(of: $0) }
    return alike.count * 4 >= habits.count * 3 && alike.count { $0.sign == figures.sign } * 2 >= habits.count
  }
}
