import L10nSyntax

extension JoinedTable {
  /// Whether none of its languages tells numbers apart that are larger than one, as Polish does 2 and 5.
  var hasTwoFormsAtMost: Bool {
    languagesWithTexts.allSatisfy { language in
      guard let rules = language.tag.flatMap(PluralRules.init) else { return false }
      return rules.integers.allSatisfy { $0 == .one || $0 == .other }
    }
  }
}
