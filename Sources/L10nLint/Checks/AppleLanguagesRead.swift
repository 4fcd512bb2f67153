import L10nSyntax

extension Check {
  /// A look into the setting in which the system keeps its languages.
  static let appleLanguagesRead = Check(
    .stringLiterals { literal, document, pass in
      guard document.source.isLanguageSetting(literal.contentRange),
        document.settingsAccess(literal) == .read
      else { return }
      let name = document.source.string(literal.contentRange)
      pass.report(
        document.tokens(of: literal),
        "`\(name)` holds what the device prefers, which need not be the language of the app")
    })
}
