import L10nSyntax

extension Document {
  /// Whether the name compared with a number is one of a place, a step or a kind, and counts nothing.
  func namesPlace(_ name: Int) -> Bool {
    let text = text(of: name)
    guard !Tables.positionNames.contains(text) else { return true }
    let words = text.words
    guard let last = words.last else { return false }
    // `pageNumber`, but neither `totalNumber` nor `pagesNumber`.
    if last == "number" || last == "no" {
      return words.count > 1 && words[0] != "total" && !words[words.count - 2].hasSuffix("s")
    }
    return Tables.positionNames.contains(last)
  }

  /// Whether a name holds how many there are: `unreadCount`, `numberOfRows`, `days`.
  func namesAmount(_ name: Int) -> Bool {
    text(of: name).words.contains { Tables.countNames.contains($0) }
  }
}
