import L10nSyntax

extension Check {
  /// A look into the setting in which the system keeps its languages.
  static let appleLanguagesRead = Check(
    .stringLiterals { literal, pass in
      guard pass.document.source.isLanguageSetting(literal.contentRange),
        pass.document.settingsAccess(literal) == .read
      else { return }
      let name = pass.document.source.string(literal.contentRange)
      pass.report(
        pass.document.tokens(of: literal),
        "`\(name)` holds what the device prefers, which need not be the language of the app")
    })
}
