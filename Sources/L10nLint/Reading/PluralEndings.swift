import L10nSyntax

/// The English endings and words that mark one and several.
struct PluralEndings: Sendable {
  var suffixes: [String]
  var pairs: [String]

  /// Those that the page of `literal-plural-suffix` lists.
  static let asOnPage: PluralEndings = {
    let options = RuleCatalog.rule("literal-plural-suffix").map { Options($0.options) }
    return PluralEndings(suffixes: options?.list("suffixes") ?? [], pairs: options?.list("pairs") ?? [])
  }()

  /// Beginnings of addresses: with the letter they are safe, and not several.
  static let schemes: Set = ["ftp", "http", "imap", "ldap", "rtmp", "rtsp", "smtp", "ws"]

  /// Whether one text is the other with an ending of its own: nothing and `s`, `y` and `ies`, `is` and `are`.
  func differOnlyByEnding(_ left: String, _ right: String) -> Bool {
    let (left, right) = (left.withoutEdgeSpaces, right.withoutEdgeSpaces)
    if left.isEmpty { return suffixes.contains(right) }
    if right.isEmpty { return suffixes.contains(left) }
    return pairs.contains { $0 == "\(left)/\(right)" || $0 == "\(right)/\(left)" }
  }

  /// Whether texts are words of their own, and none is only an ending: `is` and `are`, but not `y` and `ies`.
  static func areWords(_ texts: [String]) -> Bool {
    texts.count > 1 && texts.allSatisfy { $0.withoutEdgeSpaces.count > 1 }
  }

  /// Whether two single words are one and several of the same thing: `file` and `files`, `entry` and `entries`.
  func areOneAndSeveral(_ left: String, _ right: String) -> Bool {
    if differOnlyByEnding(left, right) { return true }
    let words = [left.withoutEdgeSpaces, right.withoutEdgeSpaces].sorted { $0.count < $1.count }
    let (one, several) = (words[0], words[1])
    // A single letter is none: `s` and `ss` are patterns of dates.
    guard one.count > 1, !several.contains(where: \.isWhitespace), !Self.schemes.contains(one) else {
      return false
    }
    if suffixes.contains(where: { several == one + $0 }) { return true }
    return pairs.contains { pair in
      let parts = pair.split(separator: "/")
      guard parts.count == 2, one.hasSuffix(parts[0]), several.hasSuffix(parts[1]) else { return false }
      let stem = one.dropLast(parts[0].count)
      return !stem.isEmpty && stem == several.dropLast(parts[1].count)
    }
  }
}

extension String {
  /// In lower case, without the spaces around it.
  fileprivate var withoutEdgeSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()).lowercased()
  }
}

extension Document {
  /// `NSLocalizedString(count == 1 ? @"tram" : @"trams", nil)`: two keys, each with a text of its own in every language, and no
  /// ending alone.
  func choosesKeys(_ choice: Choice, _ outcomes: [Outcome]) -> Bool {
    let areWords = outcomes.allSatisfy { outcome in
      constantText(of: outcome.value).map { $0.utf8.count > 2 && $0.hasWord } ?? false
    }
    return areWords
      && localizedCalls(around: choice.range).contains { call in
        call.origin != .swiftUI && call.key.map(withoutParentheses) == choice.range
      }
  }
}
