import L10nSyntax

// What the people who wrote a text say of it, in comments and in the code beside it.

extension Document {
  /// Whether somebody has decided that a text stays as it is.
  func isMeantToStay(_ literal: StringLiteral) -> Bool {
    let token = Int(literal.firstToken)
    return remarks(near: literal).contains { source.withSpelling($0.range) { $0.saysNotToTranslate } }
      || isInSectionLeft(literal) || blockHolds(around: token) { $0.isMarker($1) }
      || isChosenByLanguage(token) || replacesFactOfApp(token)
  }

  /// `// These texts are not localized, as we only help in English.` speaks of all members behind it, up to the next
  /// `MARK` or such a comment.
  private func isInSectionLeft(_ literal: StringLiteral) -> Bool {
    guard let block = innermostBrace(around: Int(literal.firstToken)) else { return false }
    let start = tokens[open(ofBracket: block)].range.end
    let end = firstIndex(of: tree.comments, startingAt: Int(literal.range.start)) { Int($0.range.start) }
    for comment in tree.comments[..<end].reversed().prefix(Self.mostCommentsOfSection) {
      guard comment.range.start > start else { return false }
      // What stands in a type within speaks of that one.
      guard innermostBrace(around: Int(comment.tokensBefore)) == block else { continue }
      let isLast: Bool? = source.withSpelling(comment.range) { text in
        if text.holds("MARK:") { return false }
        return text.speaksOfSeveral ? [.leave, .left].contains(text.translatorNote) : nil
      }
      if let isLast { return isLast }
    }
    return false
  }

  /// No section of real code has more.
  private static let mostCommentsOfSection = 200

  /// `info["CFBundleDisplayName"] as? String ?? "Sailor"`: what stands in for a fact that the list of the app has.
  private func replacesFactOfApp(_ literal: Int) -> Bool {
    guard token(literal - 1, is: "??") else { return false }
    return (max(0, literal - Self.longestLookUp)..<literal).contains { position in
      self.literal(at: position).map { isFactOfApp($0) } ?? false
        && !(position..<literal - 1).contains { endsStatement($0) && !token($0 + 1, is: "??") }
    }
  }

  /// A name or a version, which every program has.
  private func isFactOfApp(_ key: StringLiteral) -> Bool {
    source.withSpelling(key.contentRange) { $0.hasPrefix("CFBundle") }
  }

  /// Tokens from the list of the app to what stands in for its entry.
  private static let longestLookUp = 24

  /// How far before its body the subject of a `switch` begins.
  private static let longestSubject = 12
  /// No text of real code lies within more choices than this.
  private static let deepestChoice = 4

  /// `switch language { case .german: return "Ebbe" … }`, `if language == "de" { … } else { … }`, `usesGerman ? "Ebbe" :
  /// "Ebb"`: the text is there in other languages already.
  func isChosenByLanguage(_ token: Int) -> Bool {
    let next = firstIndex(of: choices, startingAt: token + 1) { $0.range.lower }
    let isInTernary = choices[..<next].suffix(Self.deepestChoice).contains { choice in
      choice.kind == .ternary && choice.range.contains(token) && asksForLanguage(choice.condition)
    }
    if isInTernary { return true }
    var depth = 0
    return found(around: token) { number in
      let open = open(ofBracket: number)
      guard kind(open) == .openBrace else { return nil }
      depth += 1
      guard depth <= Self.deepestChoice else { return false }
      return isBranchOfLanguage(open) || isCaseOfLanguage(open) ? true : nil
    } ?? false
  }

  /// Whether each condition that has to hold for a block, or must not, asks for a language: that of `if`, and those of
  /// whatever comes before its `else`.
  private func isBranchOfLanguage(_ open: Int) -> Bool {
    var block: Int? = open
    for _ in 0..<Self.mostBranches {
      guard let open = block else { return true }
      let condition = condition(before: open)
      if let condition, !asksForLanguage(condition) { return false }
      let word = condition.map { $0.lower - 2 } ?? open - 1
      guard keyword(word) == .else, kind(word - 1) == .closeBrace else { return condition != nil }
      block = opener(of: word - 1)
    }
    return false
  }

  /// Branches of one choice between languages.
  private static let mostBranches = 12

  private func isCaseOfLanguage(_ open: Int) -> Bool {
    let start = (max(0, open - Self.longestSubject)..<open).last { keyword($0) == .switch }
    guard let start, !(start..<open).contains(where: { kind($0) == .openBrace }) else { return false }
    return words(of: TokenRange(start + 1, open)).contains(where: Self.wordsOfLanguages.contains)
  }

  /// `language == "de"`, `language == .german`, `usesGerman`; that there is a language at all says nothing.
  private func asksForLanguage(_ condition: TokenRange) -> Bool {
    let words = words(of: condition)
    if words.contains(where: Self.languages.contains) { return true }
    guard words.contains(where: Self.wordsOfLanguages.contains), !words.contains("programming") else {
      return false
    }
    return condition.indices.contains { token in
      kind(token) == .string || kind(token) == .comparison && kind(token + 1) == .dot
    }
  }

  /// Those of names and literals.
  private func words(of range: TokenRange) -> [String] {
    range.indices.flatMap { token in
      (kind(token) == .identifier ? text(of: token) : literal(at: token).flatMap { text(of: $0) })?.words
        ?? []
    }
  }

  private static let wordsOfLanguages: Set = ["lang", "language", "languages", "locale"]
  private static let languages: Set = [
    "arabic", "chinese", "czech", "dutch", "english", "french", "german", "hebrew", "hindi", "indonesian",
    "italian", "japanese", "korean", "malay", "persian", "portuguese", "russian", "spanish", "turkish",
    "ukrainian", "vietnamese",
  ]

  /// `alert.messageText = NotLocalized("…")` beside it: what else the alert says is not localized either.
  private func isMarker(_ name: Int) -> Bool {
    guard kind(name + 1) == .openParen else { return false }
    return source.withSpelling(tokens[name].range) { name in
      name.holds("ocaliz") && (name.holds("NotNeeded") || name.hasPrefix("NotL") || name.hasPrefix("NonL"))
    }
  }

  /// The comments on the line of a literal, and on the three lines before it.
  private func remarks(near literal: StringLiteral) -> some Sequence<Comment> {
    let window = lines(around: literal.range)
    let first = firstIndex(of: tree.comments, startingAt: Int(window.start)) { Int($0.range.start) }
    // A comment over several lines may begin earlier.
    return tree.comments[max(0, first - 1)...].lazy
      .drop { $0.range.end <= window.start }.prefix { $0.range.start < window.end }
  }

  /// Lines may be megabytes long: a remark on a text stands no farther from it.
  private static let (mostBytesBefore, mostBytesBehind) = (600, 200)

  private func lines(around range: ByteRange) -> ByteRange {
    var start = Int(range.start)
    var breaks = 0
    let floor = max(0, start - Self.mostBytesBefore)
    while start > floor {
      if source[start - 1] == 0x0A { breaks += 1 }
      if breaks == 4 { break }
      start -= 1
    }
    var end = Int(range.end)
    let ceiling = min(source.count, end + Self.mostBytesBehind)
    while end < ceiling, source[end] != 0x0A { end += 1 }
    return ByteRange(UInt32(start), UInt32(end))
  }
}

extension Spelling {
  /// `// These strings …`
  fileprivate var speaksOfSeveral: Bool {
    guard let start = firstIndex(where: \.isASCIILetter) else { return false }
    return holds("These ", at: start) || holds("The following ", at: start)
      || holds("All of these ", at: start)
      || holds("All these ", at: start)
  }

  /// `should not be translated`, `no need to localize`, `verbatim`, `never shown`. What is still to be done is another
  /// matter.
  fileprivate var saysNotToTranslate: Bool {
    switch translatorNote {
    case .leave, .leavePart, .left: return true
    case .later: return false
    case .translate:
      return holds("verbatim") || holds("only used for log") || holds("leave it alone")
        || holds("never shown") || holds("never be shown") || holds("never be visible")
    }
  }
}
