import L10nSyntax

extension Document {
  /// Whether the name compared with a number is one of a place, a step or a kind, and counts nothing.
  func namesPlace(_ name: Int) -> Bool {
    let text = text(of: name)
    return Tables.positionNames.contains(text)
      || text.words.last.map { Tables.positionNames.contains($0) } ?? false
  }

  /// Whether a name holds how many there are: `unreadCount`, `numberOfRows`, `days`.
  func namesAmount(_ name: Int) -> Bool {
    text(of: name).words.contains { Tables.countNames.contains($0) }
  }
}
