import L10nSyntax

extension Check {
  /// A write to the setting in which the system keeps its languages.
  static let appleLanguagesOverride = Check(
    .stringLiterals { literal, document, pass in
      guard document.source.isLanguageSetting(literal.contentRange),
        document.settingsAccess(literal) == .write
      else { return }
      let name = document.source.string(literal.contentRange)
      pass.report(
        document.tokens(of: literal),
        "Writing `\(name)` bypasses the system's language settings and works only after a restart")
    })
}
