import L10nSyntax

extension ProjectFacts {
  /// Keys that the code looks up only where there are several things.
  var keysForSeveral: Set<String> {
    let others = Set(keyUses.lazy.filter { !$0.isForSeveral }.map(\.key))
    return Set(keyUses.lazy.filter(\.isForSeveral).map(\.key)).subtracting(others)
  }

  /// Whether no language of the project tells numbers apart that are larger than one, as Polish does 2 and 5.
  var hasTwoFormsAtMost: Bool {
    !shownLanguages.isEmpty
      && shownLanguages.allSatisfy { language in
        LanguageTag(language).flatMap(PluralRules.init)?.integers.allSatisfy { $0 == .one || $0 == .other }
          ?? false
      }
  }
}
