import L10nSyntax

extension Check {
  /// The UTF-8 of a path where the system wants the form of its file system.
  static let nonCanonicalPathBytes = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .path else { return }
      for argument in call.call.arguments.prefix(2) where document.isUTF8(argument.value) {
        pass.report(
          argument.value,
          "UTF-8 of a path may differ from the name on disk (`é` has two spellings); use `fileSystemRepresentation`"
        )
      }
    })
}

extension Document {
  /// `[path UTF8String]`, `path.utf8String`, `path.cString(using: .utf8)`
  fileprivate func isUTF8(_ range: TokenRange) -> Bool {
    range.count < 24
      && range.indices.contains { token in
        self.token(token, is: "UTF8String") || self.token(token, is: "utf8String")
          || self.token(token, is: "cStringUsingEncoding")
          || self.token(token, is: "cString") && self.token(token + 2, is: "using")
      }
  }
}
