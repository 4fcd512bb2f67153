import L10nSyntax

extension Check {
  /// The name that people see for a file, used to find the file.
  static let displayNameAsPath = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .displayName,
        case .argument(_, let user) = document.use(of: document.wholeMember(call.call.range)),
        document.takesPath(user)
      else { return }
      pass.report(
        call.call.range,
        "A display name may be translated and have no extension: it is not a file name")
    })
}

extension Document {
  /// With all that stands before its dots: `default` of `FileManager.default` is a keyword elsewhere.
  fileprivate func wholeMember(_ range: TokenRange) -> TokenRange {
    var range = range
    while language == .swift, range.lower > 1, kind(range.lower) == .dot || kind(range.lower - 1) == .dot {
      range.lower -= 1
    }
    return range
  }

  fileprivate func takesPath(_ call: Call) -> Bool {
    [
      "appendingPathComponent", "appending", "URL", "URLWithString", "fileURLWithPath", "fileExists",
      "stringByAppendingPathComponent", "URLByAppendingPathComponent", "fileExistsAtPath", "contentsAtPath",
      "initWithContentsOfFile", "dataWithContentsOfFile", "removeItemAtPath", "removeItem",
    ].contains { token(call.name, spells: $0) }
  }
}
