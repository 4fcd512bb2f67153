extension Check {
  static let baseLanguageKey = Check()
}
