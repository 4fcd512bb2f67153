// A variable and what stands behind its `=`.

extension Document {
  /// So many tokens may name the type of a variable.
  private static let longestType = 8

  /// The `=` or `+=` behind a name: `name =`, `name: [String] =`, `name +=`.
  public func assignment(behind name: Int) -> Int? {
    var position = name + 1
    if language == .swift, kind(position) == .colon {
      position += 1
      let end = min(position + Self.longestType, tokens.count)
      while position < end, tokens[position].kind != .assign {
        guard !tokens[position].flags.contains(.startsLine), tokens[position].kind != .comma else {
          return nil
        }
        position += 1
      }
    }
    return kind(position) == .assign || kind(position) == .plusAssign ? position : nil
  }

  /// The name before an `=`: `name =`, `name: Type? =`.
  public func assignedName(before assign: Int) -> Int? {
    var last = assign - 1
    if kind(last) == .postfixQuestion || kind(last) == .postfixBang { last -= 1 }
    guard kind(last) == .identifier else { return nil }
    return language == .swift && kind(last - 1) == .colon && kind(last - 2) == .identifier ? last - 2 : last
  }

  /// The sign that gives a property a text, or adds one to it: `label.text = more`, `label.text! += more`.
  func assignment(behindProperty name: Int) -> Int? {
    if kind(name + 1) == .assign || kind(name + 1) == .plusAssign { return name + 1 }
    return kind(name + 2) == .plusAssign && (token(name + 1, is: "!") || token(name + 1, is: "?"))
      ? name + 2 : nil
  }
}
