// What a list holds that is shown, or joined to one text that is, and what a text holds that is added to it later.

extension Document {
  /// The elements of a list: `[first, second]`, `@[first, second]`, `names.map { first }`.
  func elements(of list: TokenRange) -> [TokenRange]? {
    if let texts = textsMade(inClosureOf: list) { return texts }
    guard kind(list.lower) == .openSquare, closer(of: list.lower) == list.upper - 1,
      language == .swift || tokens[list.lower].range.count == 2
    else { return nil }
    return commaParts(of: TokenRange(list.lower + 1, list.upper - 1))
  }

  /// The elements of the list that a call joins to one text, be it written out or held by a variable.
  func elementsJoined(in range: TokenRange) -> [TokenRange]? {
    guard let joined = listJoined(in: range) else { return nil }
    let list = withoutFilters(withoutParentheses(joined))
    if let elements = elements(of: list) { return elements }
    guard list.count == 1, kind(list.lower) == .identifier else { return [] }
    return localValues(of: list.lower).flatMap { elements(of: withoutFilters($0)) ?? [] }
      + textsAdded(to: list.lower)
  }

  /// `lines.joined(separator: "\n")`, `[lines componentsJoinedByString:@"\n"]`
  private func listJoined(in range: TokenRange) -> TokenRange? {
    if language == .cFamily {
      guard kind(range.lower) == .openSquare, closer(of: range.lower) == range.upper - 1,
        let end = operandEnd(startingAt: range.lower + 1), token(end, is: "componentsJoinedByString")
      else { return nil }
      return TokenRange(range.lower + 1, end)
    }
    guard kind(range.upper - 1) == .closeParen, let open = opener(of: range.upper - 1),
      token(open - 1, is: "joined"), kind(open - 2) == .dot, open - 2 > range.lower
    else { return nil }
    return TokenRange(range.lower, open - 2)
  }

  /// `lines` of `lines.compactMap { $0 }`, `lines.filter { !$0.isEmpty }`, `lines.sorted()`
  private func withoutFilters(_ list: TokenRange) -> TokenRange {
    var list = list
    while kind(list.upper - 1) == .closeBrace || kind(list.upper - 1) == .closeParen,
      let open = opener(of: list.upper - 1), open - 2 > list.lower, kind(open - 2) == .dot,
      Self.filters.contains(where: { token(open - 1, is: $0) }) || isUnwrapping(list.upper - 1, open)
    {
      list.upper = open - 2
    }
    return list
  }

  private static let filters: [StaticString] = ["filter", "sorted", "reversed"]

  /// `compactMap { $0 }`
  private func isUnwrapping(_ close: Int, _ open: Int) -> Bool {
    close == open + 2 && token(open + 1, is: "$0") && token(open - 1, is: "compactMap")
  }

  /// `names.map { $0.title }`: what a closure makes of each of them.
  func textsMade(inClosureOf list: TokenRange) -> [TokenRange]? {
    guard language == .swift, kind(list.upper - 1) == .closeBrace, let open = opener(of: list.upper - 1),
      open - 2 > list.lower, kind(open - 2) == .dot,
      Self.mappings.contains(where: { token(open - 1, is: $0) })
    else { return nil }
    return returnedValues(in: closureBody(openedAt: open, closedAt: list.upper - 1)).filter {
      innermostBrace(around: $0.lower).map(self.open(ofBracket:)) == open
    }
  }

  private static let mappings: [StaticString] = ["map", "compactMap", "flatMap"]

  /// How far back a text or a list is looked for growing, so that a huge function stays cheap.
  private static let farthestAddition = 3000

  /// What is added to the text or the list that a variable holds, before it is named here: `text.append(more)`,
  /// `[lines addObject:more]`.
  func textsAdded(to name: Int) -> [TokenRange] {
    guard let body = functionBody(around: name), localValues(of: name).contains(where: mayGrow) else {
      return []
    }
    return occurrences(of: name, in: max(body.lower, name - Self.farthestAddition)..<name)
      .compactMap(textAdded(at:))
  }

  /// Whether the variable that gets a value can be added to: `var lines: [String] = []`, `NSMutableString *text = …`.
  func mayGrow(_ value: TokenRange) -> Bool {
    guard kind(value.lower - 1) == .assign, let name = nameAssigned(before: value.lower - 1) else {
      return false
    }
    if language == .swift { return keyword(name - 1) == .var }
    return token(name - 2, is: "NSMutableString") || token(name - 2, is: "NSMutableArray")
  }

  /// Also before the type of a list: `lines: [String] =`.
  private func nameAssigned(before assign: Int) -> Int? {
    guard kind(assign - 1) == .closeSquare, let open = opener(of: assign - 1), kind(open - 1) == .colon else {
      return assignedName(before: assign)
    }
    return open - 2
  }

  private func textAdded(at name: Int) -> TokenRange? {
    if language == .swift {
      guard kind(name + 1) == .dot, kind(name - 1) != .dot, token(name + 2, is: "append"),
        kind(name + 3) == .openParen, let close = closer(of: name + 3), kind(name + 5) != .colon
      else { return nil }
      return TokenRange(name + 4, close)
    }
    guard kind(name - 1) == .openSquare, let call = message(openedAt: name - 1) else { return nil }
    if token(call.name, is: "appendFormat") { return call.range }
    return token(call.name, is: "appendString") || token(call.name, is: "addObject")
      ? call.arguments.first?.value : nil
  }
}
