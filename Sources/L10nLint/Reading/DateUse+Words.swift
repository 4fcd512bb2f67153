import L10nSyntax

// Whom names speak of: `apiDateFormatter` is for programs, `friendlyDay` for people. The words stand in
// `Rules/Tables/date-words.yml`.

extension Document {
  func takers(namedBy name: Int) -> DateUse.Takers { DateUse.Takers(namedBy: text(of: name)) }

  /// Whether nothing but messages of a log names a function or property of this file, if anything does.
  func isNamedOnlyInLogs(_ name: Int) -> Bool {
    guard language == .swift, isOfFileOnly(name), isSearchable else { return false }
    let other = firstOccurrence(of: name, in: tokens.indices) { token in
      token != name && !context(at: token).contains(.log)
    }
    return other == nil
  }

  /// `DDLogFileFormatterDefault(dateFormatter: formatter)`: it writes the time in front of each line of a log.
  func isGivenToLog(_ formatter: Int) -> Bool {
    guard let body = functionBody(around: formatter) else { return false }
    return body.indices.contains { token in
      guard self.token(token, spells: "dateFormatter") || self.token(token, spells: "initWithDateFormatter"),
        kind(token + 1) == .colon, sameSpelling(token + 2, formatter)
      else { return false }
      return (max(body.lower, token - Self.lengthOfMaking)..<token).contains {
        kind($0) == .identifier && text(of: $0).hasPrefix("DDLog")
      }
    }
  }

  /// `[[DDLogFileFormatterDefault alloc] initWithDateFormatter:`, in tokens.
  private static let lengthOfMaking = 5
}

extension DateUse.Takers {
  fileprivate init(namedBy name: String) {
    let words = name.words
    let isOfFileName =
      words.contains("filename") || words.contains("file") && words.contains { $0.hasPrefix("nam") }
    self = []
    // `ExportFileName` is of the file, and of nothing that is written into it.
    for word in words where !isOfFileName || !word.hasPrefix("export") { formUnion(Self(word: word)) }
  }

  private init(word: String) {
    if Tables.machineDateWords.contains(word) {
      self = .machines
      if word.hasPrefix("log") { insert(.log) }
      if Self.wordsOfFileNames.contains(word) {
        insert(.fileName)
      } else if !Self.wordsOfBoth.contains(word) {
        insert(.otherPrograms)
      }
    } else {
      self = Tables.shownDateWords.contains(word) ? .readers : []
    }
  }

  private static let wordsOfFileNames: Set = ["file", "files", "filename", "screenshot"]
  /// Files and servers have these.
  private static let wordsOfBoth: Set = ["path", "url"]
}
