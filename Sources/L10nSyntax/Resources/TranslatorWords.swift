/// A comment in small letters as clauses of words. Of those that Xcode writes for objects of an interface file only the
/// note counts, for the rest quotes the text.
struct TranslatorWords {
  private let body: Substring
  private var clauses: [[Substring]] = [[]]

  init(_ comment: Spelling) {
    var text = String(decoding: comment, as: UTF8.self).lowercased()
    // Searching in a `String` takes longer than all the rest, and few comments are of that kind.
    if comment.contains(0xE2) { text = text.replacing("\u{2019}", with: "'") }
    var body = text[...]
    if comment.holds("ote = \""), let start = text.firstRange(of: "note = \"")?.upperBound {
      body = text[start...]
      body = body[..<(body.firstRange(of: "\";")?.lowerBound ?? body.lastIndex(of: "\"") ?? body.endIndex)]
    } else if comment.holds("lass = \"") {
      body = ""
    }
    self.body = body
    for word in body.betweenBlanks where !word.utf8.allSatisfy({ "/*".utf8.contains($0) }) { add(word) }
  }

  /// A sign in front of a word or behind it ends a clause.
  private mutating func add(_ word: Substring) {
    let isPart: (Character) -> Bool = { $0.isLetterOrNumber || $0 == "'" }
    if word.first.map(isPart) == false || clauses[clauses.count - 1].count == Self.longestClause {
      clauses.append([])
    }
    if let start = word.firstIndex(where: isPart), let end = word.lastIndex(where: isPart) {
      clauses[clauses.count - 1].append(word[start...end])
    }
    if word.last.map(isPart) == false { clauses.append([]) }
  }

  /// Nobody says more in one breath, and each word for translating looks at all of its clause.
  private static let longestClause = 64

  /// What asks for all of the text counts before what else the comment says.
  var note: TranslatorNote {
    let refusals = clauses.compactMap { clause in
      clause.indices.lazy.compactMap { Refusal(of: $0, in: clause) }.first.map { ($0, clause) }
    }
    guard let (refusal, clause) = refusals.first(where: { $0.0 == .whole }) ?? refusals.first else {
      return clauses.contains(where: Self.waits) ? .later : .translate
    }
    let sentence = sentence(around: clause)
    if Self.putsOff(sentence) { return .later }
    return switch refusal {
    case .statement: .left
    case .whole where !quotes: .leave
    case .whole, .part: .leavePart(sentence)
    }
  }

  /// `wait with the translation`, `translated later`; `wait for the translation` may be what the app says.
  private static func waits(_ clause: [Substring]) -> Bool {
    let begins = clause.drop { $0 == "please" }
    return begins.first == "wait"
      && begins.dropFirst().first.map { ["with", "to", "until"].contains($0) } == true
      && clause.contains { $0.hasPrefix("translat") || $0.hasPrefix("locali") }
      || zip(clause, clause.dropFirst()).contains {
        ["translated", "localized", "localised"].contains($0) && $1 == "later"
      }
  }

  private static func putsOff(_ sentence: String) -> Bool {
    sentence.withSpelling {
      $0.holds("todo") || $0.holds("fixme") || $0.holds(" yet") || $0.holds("for now")
        || $0.holds("as of now")
    }
  }

  private var quotes: Bool {
    body.unicodeScalars.contains { "\"%`“”«»„".unicodeScalars.contains($0) }
      || body.betweenBlanks.contains { $0.hasPrefix("'") }
  }

  private func sentence(around clause: [Substring]) -> String {
    let ends: (Character) -> Bool = { ".!?".contains($0) }
    let start =
      body[..<clause[0].startIndex].lastIndex(where: ends).map(body.index(after:)) ?? body.startIndex
    let last = clause[clause.count - 1].endIndex
    return String(body[start..<(body[last...].firstIndex(where: ends) ?? body.endIndex)])
  }
}

/// What a clause says against translating something.
private enum Refusal {
  /// `not localized`, which says how it is
  case statement
  /// `do not translate`
  case whole
  /// `do not translate the name`
  case part

  /// By the word of a clause that says so.
  init?(of number: Int, in clause: [Substring]) {
    let word = clause[number]
    if Self.undone.contains(word) {
      guard clause.contains(where: Self.intents.contains) else { return nil }
      self = .statement
      return
    }
    guard word.utf8.first.map({ "tli".utf8.contains($0) }) == true else { return nil }
    let rest = clause[(number + 1)...]
    let isActive = ["translate", "localize", "localise"].contains(word)
    guard isActive || ["translated", "localized", "localised"].contains(word) else {
      guard Self.nouns.contains(word), Self.isNeedless(clause[..<number], rest) else { return nil }
      self = .whole
      return
    }
    var subject = clause[..<number]
    while let last = subject.last, Self.fillers.contains(last) { subject.removeLast() }
    guard subject.allSatisfy({ !Self.conditions.contains($0) }) else { return nil }
    let isDenied = subject.last?.isDenial == true
    if isDenied { subject.removeLast() }
    let verbs = clause[subject.endIndex..<number]
    let isWish =
      isActive ? verbs.count > 1 || subject.last != "does" && verbs.first != "doesn't" : verbs.last == "be"
    let isSaid = [subject.last, verbs.first].contains { $0?.isPossibility == true }
    guard isDenied, isWish, !isSaid else {
      // `delete the localized strings` is about something else.
      guard isActive || Self.isPredicate(rest),
        clause[..<number].suffix(Self.reach).contains(where: \.isDenial)
      else { return nil }
      self = .statement
      return
    }
    self = Self.isWhole(object: rest) && (isActive || Self.isWhole(subject: subject)) ? .whole : .part
  }

  /// `intentionally left un-localized`, `untranslated on purpose`
  private static let undone: Set<Substring> = [
    "un-localized", "unlocalized", "un-translated", "untranslated", "non-localized", "unlocalised",
  ]
  private static let intents: Set<Substring> = ["intentionally", "deliberately", "purpose", "purposely"]

  /// `no translation needed`, `localization is not necessary`
  private static func isNeedless(_ before: ArraySlice<Substring>, _ after: ArraySlice<Substring>) -> Bool {
    guard before.allSatisfy({ !conditions.contains($0) && !$0.isPossibility }) else { return false }
    let after = after.drop { $0 == "is" || $0 == "are" }
    if let next = after.first, next.isDenial { return after.dropFirst().first.map(needs.contains) ?? false }
    let verbs = before.reversed().prefix { fillers.contains($0) }
    guard before.dropLast(verbs.count).last?.isDenial == true else { return false }
    let isAlone = after.isEmpty && before.count == 1
    return isAlone || after.first.map(needs.contains) == true || verbs.contains(where: needs.contains)
  }

  /// `This text should`, and no subject at all.
  private static func isWhole(subject words: ArraySlice<Substring>) -> Bool {
    let words = words.prefix(
      (words.lastIndex { !auxiliaries.contains($0) } ?? words.startIndex - 1) + 1 - words.startIndex)
    guard let first = words.first, let last = words.last else { return true }
    return texts.contains(last) || pronouns.contains(last)
      || pronouns.contains(first) && !parts.contains(last)
  }

  /// `it`, `this text`, and no object at all.
  private static func isWhole(object words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first else { return true }
    if first == "this" || first == "these" {
      return words.dropFirst().first.map { texts.contains($0) || $0 == "name" || $0 == "now" } ?? true
    }
    return ["it", "me", "them", "because", "since", "here"].contains(first)
  }

  /// Not before a noun, as `localized` in `localized strings`.
  private static func isPredicate(_ rest: ArraySlice<Substring>) -> Bool {
    rest.first.map(prepositions.contains) ?? true
  }

  /// How many words may stand between one that says no and one for translating.
  private static let reach = 5
  private static let nouns: Set<Substring> = [
    "translation", "translations", "localization", "localizations", "localisation", "i18n",
  ]
  private static let fillers: Set<Substring> = [
    "to", "be", "need", "needs", "have", "has", "for", "any", "a", "require", "necessary",
  ]
  private static let needs: Set<Substring> = ["need", "needed", "necessary", "required", "require", "wanted"]
  private static let conditions: Set<Substring> = ["if", "when", "whether", "where", "unless", "forget"]
  private static let auxiliaries: Set<Substring> = [
    "should", "must", "shall", "does", "do", "is", "are", "will", "likely", "probably", "also", "please",
  ]
  private static let prepositions: Set<Substring> = [
    "as", "at", "because", "by", "for", "here", "in", "of", "on", "since", "to", "with",
  ]
  private static let pronouns: Set<Substring> = ["this", "these", "it", "they"]
  private static let texts: Set<Substring> = [
    "text", "texts", "string", "strings", "key", "keys", "label", "title", "value", "entry", "line",
    "message",
  ]
  private static let parts: Set<Substring> = [
    "part", "word", "words", "placeholder", "placeholders", "number",
  ]
}

extension Substring {
  fileprivate var betweenBlanks: [Substring] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isWhitespace) }
    return utf8.split { $0 == 0x20 || 0x09...0x0D ~= $0 }.map { Substring($0) }
  }

  fileprivate var isDenial: Bool {
    ["not", "dont", "never", "no", "cannot"].contains(self) || hasSuffix("n't")
  }

  fileprivate var isPossibility: Bool {
    ["can", "could", "may", "might", "would", "cannot", "can't", "couldn't", "wouldn't", "was", "wasn't"]
      .contains(self)
  }
}
