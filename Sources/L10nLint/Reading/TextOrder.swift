import L10nSyntax

/// A place where code orders texts that people see.
struct TextOrder {
  /// What compares them.
  var name: TokenRange
  var range: TokenRange
  /// The place says that people see the texts, whatever its file imports.
  var isForPeople = false
  /// Whose texts they are, or how they are compared, does not stand there.
  var isUnsure = false
  /// Numbers in the texts are compared as such.
  var isNumeric = false
}

extension Document {
  /// `a.name < b.name` in the body of a closure or function.
  func orderOfTitles(in body: TokenRange) -> TextOrder? {
    for sign in body.lower..<min(body.upper, body.lower + Self.longestComparison) {
      guard kind(sign) == .comparison, tokens[sign].range.count == 1,
        let start = chainStart(endingAt: sign - 1), let end = chainEnd(startingAt: sign + 1)
      else { continue }
      let (left, right) = (TokenRange(start, sign), TokenRange(sign + 1, end))
      if isTitleOrHolder(left), isTitleOrHolder(right), !sameSpelling(left, right) {
        return TextOrder(name: TokenRange(sign, sign + 1), range: TokenRange(start, end))
      }
    }
    return nil
  }

  /// Tokens: what is longer does more than compare.
  private static let longestComparison = 80

  /// `extension Shelf: Comparable { static func < … { lhs.title < rhs.title } }`
  func order(ofComparable conformance: Int) -> TextOrder? {
    let isRetroactive = token(conformance - 1, spells: "retroactive")
    let before = isRetroactive ? conformance - 3 : conformance - 1
    guard language == .swift, kind(before) == .colon || kind(before) == .comma,
      let open = (conformance + 1..<min(conformance + 24, tokens.count)).first(where: {
        kind($0) == .openBrace
      }),
      isTypeBody(openedAt: open), let close = closer(of: open),
      let function = (open..<close).first(where: { keyword($0) == .func && token($0 + 1, is: "<") }),
      let brace = (function..<min(close, function + 40)).first(where: { kind($0) == .openBrace }),
      let end = closer(of: brace), !isTypeOfMachines(around: function),
      var order = orderOfTitles(in: TokenRange(brace + 1, end))
    else { return nil }
    order.isForPeople = isForPeople(TokenRange(brace + 1, end))
    return order
  }

  /// `albums.map { $0.title }.sorted()`, `albums.map(\.title).sorted()`
  func order(ofMappedTitles call: Call) -> TextOrder? {
    let name = call.name
    guard language == .swift, kind(name - 1) == .dot, kind(name + 1) == .openParen,
      kind(name + 2) == .closeParen, kind(name + 3) != .openBrace,
      let titles = mappedValues(endingAt: name - 2),
      isTitle(titles), !ordersMachineTexts(name)
    else { return nil }
    let isList = token(name + 4, is: "joined") && kind(name + 3) == .dot
    return TextOrder(
      name: TokenRange(name, name + 1), range: TokenRange(name, name + 3),
      isForPeople: isList || isForPeople(titles))
  }

  /// `albums.sorted(by: \.title)`: a function of the project, which may know the language.
  func order(byKeyPath call: Call) -> TextOrder? {
    guard language == .swift, kind(call.name - 1) == .dot,
      let key = self.call(at: call.name)?.arguments.first?.value,
      isKeyPath(key), isTitle(TokenRange(key.upper - 1, key.upper)), !ordersMachineTexts(call.name)
    else { return nil }
    return TextOrder(name: TokenRange(call.name, call.name + 1), range: call.range, isUnsure: true)
  }

  /// `a.name` of `a.name ?? a.id`.
  func firstOfChain(_ range: TokenRange) -> TokenRange {
    let range = withoutParentheses(range)
    guard let first = branches(of: range)?.first, kind(first.upper) == .coalesce else { return range }
    return first
  }

  /// `a.title`, or a variable that it is given to.
  func isTitleOrHolder(_ range: TokenRange) -> Bool {
    if isTitle(range) { return true }
    let range = withoutParentheses(range)
    guard range.count == 1, kind(range.lower) == .identifier else { return false }
    let values = localValues(of: range.lower)
    return values.count == 1 && isTitle(values[0])
  }

  /// A name that a person gave or reads: its words end like one, and no word says that a program reads it.
  func isTitle(_ range: TokenRange) -> Bool {
    let range = firstOfChain(uncased(range))
    guard let name = name(of: range, endingWithAnyOf: Tables.titleNames) else { return false }
    let words = text(of: name).words.dropLast()
    guard !words.contains(where: Tables.machineOwners.contains) else { return false }
    return !range.indices.contains { token in
      token != name && kind(token) == .identifier
        && (text(of: token).words.last.map(Tables.machineCollections.contains) ?? false)
    }
  }

  /// `request.queryItems.sorted`, `allFonts.sort`
  func ordersMachineTexts(_ name: Int) -> Bool {
    guard let start = operandStart(endingAt: name - 2) else { return false }
    return (start..<name).contains { token in
      kind(token) == .identifier && text(of: token).words.contains(where: Tables.machineCollections.contains)
    }
  }

  private func chainStart(endingAt token: Int) -> Int? {
    guard var start = operandStart(endingAt: token) else { return nil }
    while kind(start - 1) == .coalesce, let previous = operandStart(endingAt: start - 2) { start = previous }
    return start
  }

  private func chainEnd(startingAt token: Int) -> Int? {
    guard var end = operandEnd(startingAt: token) else { return nil }
    while kind(end) == .coalesce, let next = operandEnd(startingAt: end + 1) { end = next }
    return end
  }

  /// What `map` makes of each element, where one expression says it; a member such as `.uniqued` may stand behind.
  private func mappedValues(endingAt token: Int) -> TokenRange? {
    var end = token
    if kind(end) == .identifier, kind(end - 1) == .dot { end -= 2 }
    guard kind(end) == .closeBrace || kind(end) == .closeParen, let open = opener(of: end),
      self.token(open - 1, is: "map") || self.token(open - 1, is: "compactMap")
    else { return nil }
    let value = TokenRange(open + 1, end)
    if kind(end) == .closeParen { return isKeyPath(value) ? TokenRange(value.upper - 1, value.upper) : nil }
    return !value.isEmpty && expressionEnd(startingAt: value.lower) == value.upper ? value : nil
  }

  /// `\.title`
  private func isKeyPath(_ range: TokenRange) -> Bool {
    range.count > 2 && source[Int(tokens[range.lower].start)] == UInt8(ascii: "\\")
      && range.indices.dropFirst().allSatisfy { kind($0) == .dot || kind($0) == .identifier }
  }

  private func isForPeople(_ range: TokenRange) -> Bool {
    range.indices.contains { token in
      ["displayName", "localizedName", "title", "fullName"].contains { self.token(token, spells: $0) }
    }
  }

  /// `struct Package`, `class SourceFile`
  private func isTypeOfMachines(around token: Int) -> Bool {
    guard let type = typeName(around: token) else { return false }
    return text(of: type).words.contains { word in
      Tables.machineOwners.contains(word) || Tables.machineCollections.contains(word)
    }
  }
}
