import L10nSyntax

extension Check {
  /// Displayed texts joined with commas or an `and` of the code.
  static let handJoinedList = Check(
    .textCalls { call, pass in
      let document = pass.document
      guard document.lexicon.textCalls[call.pattern].deed == .join,
        let separator = call.call.arguments.first.flatMap({ document.constantText(of: $0.value) }),
        separator.isListSeparator
      else { return }
      let shown = document.displayedText(showing: call.call.range)
      guard shown != nil || separator.hasWord, !document.holdsMachineTexts(call.call.receiver) else { return }
      pass.report(
        call.call.range,
        "A list joined by hand has English separators: Japanese writes `、` and Spanish turns `y` into `e`",
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
  ]
}

extension String {
  /// `, `, ` and `, `, or `, ` & `
  fileprivate var isListSeparator: Bool {
    self == ", " || self == " and " || self == " or " || self == " & " || self == ", and "
  }
}
