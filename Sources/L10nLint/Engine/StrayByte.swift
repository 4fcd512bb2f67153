import L10nSyntax

extension Document {
  /// The first byte within a text that is no UTF-8: Swift's compiler refuses the file, and Clang ends a text there.
  var strayByte: Int? {
    for literal in literals where literal.flags.contains(.nonASCII) {
      let content = literal.contentRange
      let stray = source.withSpelling(content) { $0.firstInvalidUTF8 }
      if let stray { return Int(content.start) + stray }
    }
    return nil
  }
}
