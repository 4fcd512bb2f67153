// What a text says that grows statement by statement, as it stands where something is appended.

extension Document {
  /// Text that grows: nothing is there yet, or it ends with a line break, or something open.
  func readReceiver(_ range: TokenRange, _ wording: inout Wording) {
    guard range.count == 1, kind(range.lower) == .identifier else { return read(range, &wording, depth: 1) }
    var last = localValues(of: range.lower).last
    if let join = appending(to: range.lower, after: last?.upper ?? 0) {
      last = join.operands[join.operands.count - 1].range
    }
    guard let last else {
      wording.add(.value)
      wording.isOpen = true
      return
    }
    // What another branch appended may stand there or not: then nothing is said about it.
    let isCertain =
      enclosingBrackets(of: range.lower).contains(bracket(around: last.lower - 1)) && !isOtherBranch(last)
      && !isOtherCase(last, than: range.lower)
    guard isCertain, !isEmptyText(last) else { return }
    read(last, &wording, depth: 1)
    wording.forgetFinished()
  }

  /// `if (a) [text appendString:b]; else [text appendString:c];`
  private func isOtherBranch(_ range: TokenRange) -> Bool {
    let isMessage = kind(range.upper) == .closeSquare
    let end = isMessage ? range.upper + 1 : range.upper
    return kind(end) == .semicolon && keyword(end + 1) == .else
  }

  /// `case .shelf: text += a` and `case .box: text += b` stand in one pair of braces.
  private func isOtherCase(_ range: TokenRange, than token: Int) -> Bool {
    let end = min(token, range.upper + 400)
    return (range.upper..<max(range.upper, end)).contains { place in
      (keyword(place) == .case || keyword(place) == .default)
        && bracket(around: place) == bracket(around: range.lower)
    }
  }

  /// The numbers of the brackets around a place: what stands in another branch is no text before it.
  private func enclosingBrackets(of token: Int) -> Set<Int> {
    var brackets: Set = [0]
    var number = bracket(around: token)
    while number != 0, brackets.count < 64 {
      brackets.insert(number)
      number = Int(tree.brackets[number].parent)
    }
    return brackets
  }

  /// The newest text that was appended to the variable named at `name` before it; further back than a screen
  /// nobody looks.
  private func appending(to name: Int, after start: Int) -> Join? {
    guard let body = functionBody(around: name) else { return nil }
    var index = firstIndex(of: joins, startingAt: name) { $0.range.lower } - 1
    let floor = max(0, index - 32)
    while index >= floor, index >= 0, joins[index].range.lower >= max(start, body.lower) {
      let join = joins[index]
      index -= 1
      guard join.kind == .append || join.kind == .plusAssign, join.range.upper <= name else { continue }
      let receiver = join.operands[0].range
      if receiver.count == 1, sameSpelling(receiver.lower, name) { return join }
    }
    return nil
  }

  /// `""`, `String()`, `[NSMutableString string]`, `[[NSMutableString alloc] init]`, `NSMutableString.new`.
  private func isEmptyText(_ range: TokenRange) -> Bool {
    if let text = constantText(of: range) { return text.isEmpty }
    let last = range.upper - 1
    guard range.count <= 9, literalNumber(at: last) == nil else { return false }
    if range.count == 3, token(range.lower, is: "String") { return true }
    return range.indices.contains { token($0, is: "NSMutableString") }
      && range.indices.contains {
        token($0, is: "string") || token($0, is: "init") || token($0, is: "new")
          || token($0, is: "stringWithCapacity")
      }
  }

  /// Whether the variable a receiver names was given text in this function; arrays have an `append` too.
  func isText(_ range: TokenRange) -> Bool {
    guard range.count == 1 else { return false }
    return localValues(of: range.lower).contains { value in
      literalNumber(at: value.lower) != nil || localizedCall(in: value) != nil || isEmptyText(value)
    }
  }
}
