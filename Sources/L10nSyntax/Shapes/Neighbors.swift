// Shapes near a place. Checks ask these instead of looking through all shapes of a file, which would make a
// file with many shapes take the square of their number.

extension Document {
  /// A shape that encloses another one begins at most this many tokens before it.
  private static let widestShape = 1000

  /// The format calls that lie within a range.
  public func formatCalls(within range: TokenRange) -> [FormatCall] {
    shapes(of: formatCalls, from: range.lower, to: range.upper) { $0.call.range }.filter {
      range.contains($0.call.range)
    }
  }

  /// The localized calls that lie within a range.
  public func localizedCalls(within range: TokenRange) -> [LocalizedCall] {
    shapes(of: localizedCalls, from: range.lower, to: range.upper) { $0.range }.filter {
      range.contains($0.range)
    }
  }

  /// The calls that change case within a range.
  public func casingCalls(within range: TokenRange) -> [CasingCall] {
    let first = firstIndex(of: casingCalls, startingAt: range.lower) { $0.call.name }
    let end = firstIndex(of: casingCalls, startingAt: range.upper) { $0.call.name }
    return Array(casingCalls[first..<max(first, end)])
  }

  /// The calls of the table of texts whose names stand within a range.
  public func textCalls(within range: TokenRange) -> ArraySlice<TextCall> {
    let first = firstIndex(of: textCalls, startingAt: range.lower) { $0.call.name }
    let end = firstIndex(of: textCalls, startingAt: range.upper) { $0.call.name }
    return textCalls[first..<max(first, end)]
  }

  /// The localized calls around a range.
  public func localizedCalls(around range: TokenRange) -> [LocalizedCall] {
    shapes(of: localizedCalls, from: range.lower - Self.widestShape, to: range.lower + 1) { $0.range }.filter
    {
      $0.range.contains(range)
    }
  }

  /// The format calls around a range.
  public func formatCalls(around range: TokenRange) -> [FormatCall] {
    shapes(of: formatCalls, from: range.lower - Self.widestShape, to: range.lower + 1) { $0.call.range }
      .filter {
        $0.call.range.contains(range)
      }
  }

  /// The choices around a range, other than the one that is the range itself.
  public func choices(around range: TokenRange) -> [Choice] {
    shapes(of: choices, from: range.lower - Self.widestShape, to: range.lower + 1) { $0.range }.filter {
      $0.range != range && $0.range.contains(range)
    }
  }

  /// The choices that end shortly before a token.
  func choices(before token: Int) -> [Choice] {
    shapes(of: choices, from: token - Self.widestShape, to: token) { $0.range }.filter {
      $0.range.upper <= token
    }
  }

  /// The joins that are a range.
  public func joins(spanning range: TokenRange) -> ArraySlice<Join> {
    shapes(of: joins, startingAt: range.lower) { $0.range }.drop { $0.range != range }
      .prefix { $0.range == range }
  }

  /// The joins around a range, other than the one that is the range itself.
  public func joins(around range: TokenRange) -> [Join] {
    shapes(of: joins, from: range.lower - Self.widestShape, to: range.lower + 1) { $0.range }.filter {
      $0.range != range && $0.range.contains(range)
    }
  }

  /// The shapes that begin in `from..<to`; the list is in the order of the code.
  private func shapes<Shape>(
    of list: [Shape], from: Int, to: Int, _ range: (Shape) -> TokenRange
  ) -> ArraySlice<Shape> {
    let first = firstIndex(of: list, startingAt: from) { range($0).lower }
    let end = firstIndex(of: list, startingAt: to) { range($0).lower }
    return list[first..<max(first, end)]
  }

  /// The shapes that begin at a token.
  func shapes<Shape>(
    of list: [Shape], startingAt token: Int, _ range: (Shape) -> TokenRange
  ) -> ArraySlice<Shape> {
    shapes(of: list, from: token, to: token + 1, range)
  }

  /// The call or message that is the whole of a range.
  func anyCall(spanning range: TokenRange) -> Call? {
    var call: Call?
    if kind(range.lower) == .openSquare {
      call = message(openedAt: range.lower)
    } else if kind(range.upper - 1) == .closeParen, let open = opener(of: range.upper - 1) {
      call = self.call(at: open - 1)
    }
    return call?.range == range ? call : nil
  }

  /// The format call that is the whole of a range.
  public func formatCall(spanning range: TokenRange) -> FormatCall? {
    shapes(of: formatCalls, startingAt: range.lower) { $0.call.range }.first { $0.call.range == range }
  }

  /// The localized call that is the whole of a range.
  public func localizedCall(spanning range: TokenRange) -> LocalizedCall? {
    shapes(of: localizedCalls, startingAt: range.lower) { $0.range }.first { $0.range == range }
  }

  /// The displayed text an expression is a visible part of, if its value reaches a reader unchanged.
  public func displayedText(showing range: TokenRange) -> DisplayedText? {
    var number = firstIndex(of: visible, startingAt: range.lower) { $0.range.lower }
    while number < visible.count, visible[number].range.lower == range.lower {
      if visible[number].range == range { return displayedTexts[visible[number].text] }
      number += 1
    }
    return nil
  }

  /// All displayed texts an expression is a visible part of.
  public func displayedTexts(showing range: TokenRange) -> some Sequence<DisplayedText> {
    let start = firstIndex(of: visible, startingAt: range.lower) { $0.range.lower }
    return visible[start...].lazy.prefix { $0.range.lower == range.lower }
      .filter { $0.range == range }.map { displayedTexts[$0.text] }
  }

  /// So many tokens behind its value a variable is looked for, so that a huge function stays cheap.
  private static let farthestUse = 3000

  /// The displayed text that a variable is a visible part of, somewhere behind `token` in the same function.
  public func displayedText(ofVariable token: Int, where isMeant: (Int) -> Bool = { _ in true })
    -> DisplayedText?
  {
    guard let body = functionBody(around: token) else { return nil }
    var index = firstIndex(of: visible, startingAt: token + 1) { $0.range.lower }
    let end = min(body.upper, token + Self.farthestUse)
    while index < visible.count, visible[index].range.lower < end {
      let range = visible[index].range
      if range.count == 1, sameSpelling(range.lower, token) {
        return isMeant(range.lower) ? displayedTexts[visible[index].text] : nil
      }
      index += 1
    }
    return nil
  }

  @inlinable
  public func firstIndex<Element>(of list: [Element], startingAt token: Int, by start: (Element) -> Int)
    -> Int
  {
    list.partitionPoint { start($0) < token }
  }

  /// The tokens that stand no farther than `distance` from one.
  public func tokens(within distance: Int, of token: Int) -> Range<Int> {
    max(0, token - distance)..<min(tokens.count, token + distance)
  }

  /// The message whose first selector piece stands at `name`.
  func messageNamed(_ name: Int) -> Call? {
    message(named: name, openedAt: open(ofBracket: bracket(around: name)))
  }
}
