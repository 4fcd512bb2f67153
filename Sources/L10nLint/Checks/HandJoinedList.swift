import L10nSyntax

extension Check {
  /// Displayed texts joined with commas or an `and` of the code.
  static let handJoinedList = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .join,
        let separator = call.call.arguments.first.flatMap({ document.constantText(of: $0.value) }),
        separator.isListSeparator
      else { return }
      let shown = document.displayedText(showing: call.call.range)
      guard shown != nil || separator.hasWord, !document.holdsMachineTexts(call.call.receiver),
        !document.isMadeOfPieces(call.call.receiver), !document.isSpoken(call.call.range)
      else { return }
      if let shown, document.isEdited(shown) { return }
      pass.report(
        call.call.range,
        "List is joined by hand with English separators: Japanese uses `、`, and Spanish turns `y` into `e`",
        confidence: shown?.isSure ?? false ? .likely : .possible)
    })
}

extension Document {
  /// Addresses are separated by commas in every language.
  fileprivate func holdsMachineTexts(_ list: TokenRange) -> Bool {
    list.indices.contains { token in
      guard kind(token) == .identifier else { return false }
      return text(of: token).words.contains { Self.machineLists.contains($0) }
    }
  }

  private static let machineLists: Set<String> = [
    "dns", "email", "emails", "ip", "ips", "address", "addresses", "url", "urls", "host", "hosts", "domain",
    "domains", "id", "ids", "path", "paths", "hash", "hashes", "versions", "identifiers", "codes", "keys",
    "parents",
    "ancestors", "location", "locations",
  ]

  /// Unlike things are no list: `[size, date].joined(separator: ", ")`, and what a function appends one by one.
  fileprivate func isMadeOfPieces(_ list: TokenRange) -> Bool {
    guard !list.isEmpty else { return false }
    if kind(list.lower) == .openSquare, closer(of: list.lower).map({ $0 < list.upper }) ?? false,
      language == .swift || tokens[list.lower].range.count == 2
    {
      return true
    }
    guard kind(list.lower) == .identifier else { return false }
    return localValues(of: list.lower).contains { kind($0.lower) == .openSquare }
  }

  /// Commas in a field are syntax: readers type them as well.
  fileprivate func isEdited(_ shown: DisplayedText) -> Bool {
    guard token(shown.name, is: "text"), kind(shown.name - 1) == .dot, kind(shown.name - 2) == .identifier
    else { return false }
    return text(of: shown.name - 2).words.contains { $0 == "field" || $0 == "view" || $0 == "input" }
  }
}

extension String {
  /// `, `, ` and `, `, or `, ` & `
  fileprivate var isListSeparator: Bool {
    self == ", " || self == " and " || self == " or " || self == " & " || self == ", and "
  }
}
