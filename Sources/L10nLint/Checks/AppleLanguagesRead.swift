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
        "`\(name)` contains the languages of the device, which can differ from the language of the app")
    })
}
