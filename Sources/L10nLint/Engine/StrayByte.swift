import L10nSyntax

extension Document {
  /// The first byte within a text that is no UTF-8: Swift's compiler refuses the file, and Clang ends a text there.
  var strayByte: Int? {
    for literal in literals where literal.flags.contains(.nonASCII) {
      let content = literal.contentRange
      let stray = source.withSpelling(content) { $0.firstStrayByte }
      if let stray { return Int(content.start) + stray }
    }
    return nil
  }
}

extension Spelling {
  fileprivate var firstStrayByte: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
