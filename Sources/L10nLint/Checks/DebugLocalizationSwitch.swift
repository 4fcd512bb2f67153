import L10nSyntax

extension Check {
  /// A switch for testing localization that is turned on outside of tests.
  static let debugLocalizationSwitch = Check(
    .stringLiterals { literal, pass in
      guard pass.document.source.isLocalizationSwitch(literal.contentRange),
        pass.document.settingsAccess(literal) == .write
      else { return }
      let name = pass.document.source.string(literal.contentRange)
      pass.report(pass.document.tokens(of: literal), "`\(name)` is for tests, and here it reaches readers")
    })
}

extension SourceText {
  fileprivate func isLocalizationSwitch(_ range: ByteRange) -> Bool {
    guard (18...34).contains(range.count) else { return false }
    return withSpelling(range) { name in
      name.isSpelled("NSDoubleLocalizedStrings") || name.isSpelled("NSShowNonLocalizedStrings")
        || name.isSpelled("NSShowNonLocalizableStrings") || name.isSpelled("AppleTextDirection")
        || name.isSpelled("NSForceRightToLeftWritingDirection")
        || name.isSpelled("NSForceRightToLeftLocalizedStrings")
        || name.isSpelled("NSAccentuateLocalizedStrings")
    }
  }
}
