// Text that programs read, told by its spelling.

extension String {
  /// Whether a text is an address, markup, a path, a query, a file ending or the alphabet.
  public var isForMachines: Bool {
    withSpelling { text in
      text.holdsMarkup || text.isQuery || text.holdsAlphabet || text.isCommand
        || text.contains(partBetween: UInt8(ascii: " "), where: \.isMachineWord)
    }
  }
}

extension Spelling {
  /// `https://`, `<b>`, `<br/>`, the fences of Markdown: `::: details`, and what is a template as a whole: `{{ states() }}`
  fileprivate var holdsMarkup: Bool {
    if hasPrefix("{{"), hasSuffix("}}"), !Spelling(rebasing: dropLast(2)).holds("}}") { return true }
    for position in indices {
      switch self[position] {
      case UInt8(ascii: ":"): if holds("://", at: position) || holds(":::", at: position) { return true }
      case UInt8(ascii: "`"): if holds("```", at: position) { return true }
      case UInt8(ascii: "<"):
        if position + 1 < count,
          self[position + 1].isLetterOrBeyondASCII || self[position + 1] == UInt8(ascii: "/")
        {
          return true
        }
      case UInt8(ascii: "/"): if holds("/>", at: position) { return true }
      case UInt8(ascii: "w"): if holds("www.", at: position) { return true }
      case UInt8(ascii: "m"): if holds("mailto:", at: position) { return true }
      default: continue
      }
    }
    return false
  }

  /// `ssh me@example.org`, `mkdir a && cd a`, `Boiler --list`: for a terminal.
  public var isCommand: Bool {
    if let end = firstIndex(of: UInt8(ascii: " ")), holds("--", at: end + 1), end + 3 < count,
      self[end + 3].isLetterOrBeyondASCII
    {
      return true
    }
    guard let first, first.isSmallLetter else { return false }
    return holds(" && ") || Self.commands.contains { hasPrefix($0) }
  }

  private static let commands: [StaticString] = [
    "brew ", "chmod ", "chown ", "curl ", "docker ", "git ", "kubectl ", "launchctl ", "npm ", "npx ", "scp ",
    "ssh ",
    "sudo ", "xattr ", "xcrun ",
  ]

  /// Letters in their order measure how wide a line is.
  fileprivate var holdsAlphabet: Bool { holds("abcdefgh") || holds("ABCDEFGH") }

  /// `/users/`, `?id=`, `&page=`, `.csv`, `{"a":`, `user_name`
  fileprivate var isMachineWord: Bool {
    // Line breaks part words as well.
    if contains(10) { return contains(partBetween: 10, where: \.isMachineWord) }
    let slash = UInt8(ascii: "/")
    if count > 1, self[0] == slash || self[count - 1] == slash, contains(where: \.isLetterOrBeyondASCII) {
      return true
    }
    if contains(UInt8(ascii: "_")) || holds("{\"") { return true }
    if self[0] == UInt8(ascii: "."), count > 1,
      dropFirst().allSatisfy({ $0 < 0x80 && ($0.isLetterOrBeyondASCII || $0.isDecimalDigit) })
    {
      return true
    }
    guard let equals = firstIndex(of: UInt8(ascii: "=")), equals > 0 else { return false }
    return self[equals - 1].isLetterOrBeyondASCII
  }

  /// `SELECT id FROM …`, or in small letters `select id, title from …`.
  fileprivate var isQuery: Bool {
    guard let end = firstIndex(of: UInt8(ascii: " ")) else { return false }
    let verb = Spelling(rebasing: self[..<end])
    guard verb.isQueryVerb else { return false }
    let rest = Spelling(rebasing: self[end...])
    if verb.allSatisfy(\.isCapital) {
      return rest.contains(partBetween: UInt8(ascii: " ")) { $0.allSatisfy(\.isCapital) }
    }
    guard !verb.contains(where: \.isCapital) else { return false }
    let hasMark = contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "=") }
    return hasMark && rest.contains(partBetween: UInt8(ascii: " "), where: \.isQueryPart)
  }

  private var isQueryVerb: Bool {
    isSpelledInAnyCase("select") || isSpelledInAnyCase("insert") || isSpelledInAnyCase("update")
      || isSpelledInAnyCase("delete") || isSpelledInAnyCase("create") || isSpelledInAnyCase("drop")
      || isSpelledInAnyCase("alter") || isSpelledInAnyCase("pragma")
  }

  private var isQueryPart: Bool {
    isSpelled("from") || isSpelled("into") || isSpelled("where") || isSpelled("values") || isSpelled("table")
      || isSpelled("set")
  }
}
