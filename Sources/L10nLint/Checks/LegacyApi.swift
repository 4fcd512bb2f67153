import L10nSyntax

extension Check {
  /// A call or constant for which the table has a better one.
  static let legacyApi = Check(
    .textCalls { call, pass in
      let document = pass.document
      let row = document.lexicon.textCalls[call.pattern]
      guard row.deed == .legacy, !document.isImportedName(call.call.name) else { return }
      pass.report(
        TokenRange(call.call.name, call.call.name + 1),
        "`\(document.text(of: call.call.name))` is outdated and ignores the reader's settings - use `\(row.instead)`"
      )
    })
}

extension Document {
  /// A category of a class, its forward declaration and the like use nothing of it.
  fileprivate func isImportedName(_ name: Int) -> Bool {
    token(name - 1, is: "interface") || token(name - 1, is: "implementation") || keyword(name - 1) == .class
      || keyword(name - 1) == .extension
  }
}
