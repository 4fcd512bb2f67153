// What reaches a reader: from each sink back through choices, fallbacks, local variables and one function of its type.

extension ShapeFinder {
  /// One sink is followed into at most this many expressions.
  private static let mostExpressions = 48
  /// And through this many variables: `let a = b`, `let b = c`.
  private static let mostVariables = 3

  mutating func findDisplayedTexts() {
    for site in sinks { follow(site) }
    document.visible.sort { ($0.range.lower, -$0.range.upper) < ($1.range.lower, -$1.range.upper) }
  }

  /// Each expression that may be the whole of what a sink shows is a displayed text; the last one that waits comes next, so
  /// that they stand in the order of the code.
  private mutating func follow(_ site: SinkSite) {
    var waiting = [(range: site.value, variables: 0, isReturned: false)]
    var count = 0
    while let (range, variables, isReturned) = waiting.popLast(), count < Self.mostExpressions {
      count += 1
      let range = document.withoutParentheses(range)
      guard !range.isEmpty else { continue }
      if let branches = document.branches(of: range) {
        waiting.append(contentsOf: branches.reversed().map { ($0, variables, isReturned) })
        continue
      }
      if let elements = elements(of: range, shownBy: site) {
        // A function that gives one of them makes reports and pictures as often as texts.
        waiting.append(contentsOf: elements.reversed().map { ($0, variables, true) })
        continue
      }
      var added: [TokenRange] = []
      if variables < Self.mostVariables, range.count == 1, document.kind(range.lower) == .identifier {
        let values = document.localValues(of: range.lower)
        waiting.append(contentsOf: values.reversed().map { ($0, variables + 1, isReturned) })
        if values.contains(where: document.mayGrow) { added = document.textsAdded(to: range.lower) }
      }
      // What SwiftUI shows of a type has a rule of its own.
      if case .display = site.sink, !isReturned, !document.token(site.name, is: "LabeledContent") {
        let values = document.valuesReturned(to: range)
        waiting.append(contentsOf: values.reversed().map { ($0, variables, true) })
      }
      document.displayedTexts.append(
        DisplayedText(sink: site.sink, name: site.name, value: range, isSure: site.isSure))
      for part in [range] + added { addVisibleParts(of: part, document.displayedTexts.count - 1) }
    }
  }

  /// The texts of a list that a control gets, and what a closure makes; the lists that SwiftUI gets have keys.
  private func elements(of range: TokenRange, shownBy site: SinkSite) -> [TokenRange]? {
    guard case .display = site.sink else { return document.textsMade(inClosureOf: range) }
    return document.elements(of: range)
  }

  /// What a reader sees of a displayed text: itself, and the parts it is made of as they stand.
  private mutating func addVisibleParts(of value: TokenRange, _ text: Int) {
    var waiting = [value]
    var count = 0
    while let range = waiting.popLast(), count < Self.mostExpressions {
      count += 1
      let range = document.withoutParentheses(range)
      guard !range.isEmpty else { continue }
      document.visible.append(VisiblePart(range: range, text: text))
      waiting.append(contentsOf: document.partsSeen(in: range))
    }
  }
}

extension Document {
  /// The parts of an expression that reach whoever reads it, whatever their own parts are.
  fileprivate func partsSeen(in range: TokenRange) -> [TokenRange] {
    // `isOpen ? first : second`, `first ?? second`
    if let branches = branches(of: range) { return branches }
    // `first + second`
    if let operands = plusOperands(of: range) { return operands }
    // `"\(first) of \(second)"`
    if let literal = literal(spanning: range) { return interpolations(of: literal) }
    // `String(format: first, second)`, `[third appendFormat:first, second]`
    if let call = formatCall(spanning: range) {
      return [call.format] + call.values + (lexicon.format[call.pattern].appends ? [call.call.receiver] : [])
    }
    // `Text("first", comment: …)`, where the key is the text.
    if let call = localizedCall(spanning: range), let key = call.key, call.keys == .text { return [key] }
    // `first.appending(second)`
    if let call = appendingCall(spanning: range) {
      return [call.receiver] + call.arguments.prefix(1).map(\.value)
    }
    // `[first, second].joined(separator: "\n")`, `name.map { first }`
    if let elements = elementsJoined(in: range) ?? textsMade(inClosureOf: range) { return elements }
    // `NSAttributedString(string: first)`
    return plainText(ofAttributed: range).map { [$0] } ?? []
  }
}
