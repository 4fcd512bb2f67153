import L10nSyntax

extension Check {
  /// The user's settings given to a method as a locale.
  static let legacyLocaleDictionary = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .localeDictionary, document.standsForLocale(call.range) else { return }
      pass.report(
        call.range, "User defaults no longer contain the reader's locale settings; use `NSLocale`")
    })
}

extension Document {
  /// An argument that wants a locale, or a variable of that name.
  fileprivate func standsForLocale(_ range: TokenRange) -> Bool {
    switch use(of: range) {
    case .argument(let argument, _): argument.label.map(namesLocale) ?? false
    case .assigned(let name): namesLocale(name)
    default: false
    }
  }

  private func namesLocale(_ token: Int) -> Bool { text(of: token).words.contains("locale") }
}
