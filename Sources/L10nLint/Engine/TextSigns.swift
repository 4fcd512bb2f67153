import L10nSyntax

extension SourceFile {
  /// Whether any rule could find something. C, C++ and headers are read only where they touch Apple's strings: most
  /// files of a library in C have no text for anybody.
  var mayHoldTexts: Bool {
    guard kind == .source(.cFamily), !path.hasSuffix(".m"), !path.hasSuffix(".mm") else { return true }
    return text.withBytes { bytes, count in Spelling(start: bytes, count: count).holdsTextSign }
  }
}

extension Spelling {
  /// `@"…"`, `CFSTR`, a name that speaks of localizing, casing of a string, a scene that is asked for, or a comment to us.
  fileprivate var holdsTextSign: Bool {
    // Few bytes are any of these, and one of them stands in each sign.
    for position in indices where Self.isRare[Int(self[position])] {
      switch self[position] {
      case UInt8(ascii: "@"):
        if holds("\"", at: position + 1) { return true }
      case UInt8(ascii: "z"):
        if holds("ocaliz", at: position - 5) { return true }
      case UInt8(ascii: "F"):
        if holds("CFSTR", at: position - 1) || holds("CFString", at: position - 1) { return true }
      case UInt8(ascii: "S"):
        if holds("caseString", at: position - 4) || holds("capitalizedString", at: position - 11) {
          return true
        }
      case UInt8(ascii: "1"):
        if holds("l10n", at: position - 1) || holds("L10n", at: position - 1) { return true }
      case UInt8(ascii: "W"):
        if holds("ControllerWithIdentifier", at: position - 10) { return true }
      default: continue
      }
    }
    return false
  }

  private static let isRare: [Bool] = (0..<256).map { byte in
    "@zFSW1".utf8.contains(UInt8(truncatingIfNeeded: byte))
  }
}
