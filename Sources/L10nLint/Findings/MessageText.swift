// How texts of others appear in messages, which are one line.

extension String {
  /// At most so many characters, the last of them a sign that there are more.
  func cut(at limit: Int) -> String { count > limit ? prefix(limit - 1) + "…" : self }

  /// Each run of white space as one space, and none at the ends.
  var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// On one line and short enough to be named in a message.
  package var forMessage: String { String(map { $0.isNewline || $0 == "`" ? " " : $0 }).cut(at: 32) }

  /// One line of a text for a message, which may begin and end with a space as the text does.
  var shortLine: String {
    let words = singleSpaced
    guard !words.isEmpty else { return words }
    let spaced = (first?.isWhitespace ?? false ? " " : "") + words + (last?.isWhitespace ?? false ? " " : "")
    // Of a sentence the beginning says which it is; names begin alike.
    return spaced.cut(at: words.contains(" ") ? 40 : 80)
  }
}

extension [String] {
  /// Names of languages in a message: at most three of them.
  var listed: String {
    let names = map { "`\($0)`" }
    guard names.count > 3 else { return names.joined(separator: ", ") }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more languages"
  }
}

extension Int {
  /// What a message says of one thing, of two, and of the first with this many others: each in a sentence of its own, which
  /// somebody can search for.
  func sentence(alone: String, withAnother: String, withOthers: (Int) -> String) -> String {
    switch self {
    case 0: alone
    case 1: withAnother
    default: withOthers(self)
    }
  }
}
