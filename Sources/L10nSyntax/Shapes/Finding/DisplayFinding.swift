// What reaches a reader: from each sink back through choices, fallbacks and local variables.

extension ShapeFinder {
  /// One sink is followed into at most this many expressions.
  private static let limit = 48

  mutating func findDisplayedTexts() {
    for site in sinks { expand(site) }
    document.visible.sort { ($0.range.lower, -$0.range.upper) < ($1.range.lower, -$1.range.upper) }
  }

  private mutating func expand(_ site: SinkSite) {
    var waiting = [(range: site.value, depth: 0)]
    var count = 0
    while let (range, depth) = waiting.popLast(), count < Self.limit {
      count += 1
      let range = document.withoutParentheses(range)
      guard !range.isEmpty else { continue }
      if let branches = document.branches(of: range) {
        waiting.append(contentsOf: branches.reversed().map { ($0, depth) })
        continue
      }
      if depth < 3, range.count == 1, document.kind(range.lower) == .identifier {
        let values = document.localValues(of: range.lower)
        waiting.append(contentsOf: values.reversed().map { ($0, depth + 1) })
      }
      document.displayedTexts.append(
        DisplayedText(sink: site.sink, name: site.name, value: range, isSure: site.isSure))
      addVisible(range, document.displayedTexts.count - 1)
    }
  }

  /// The expression itself, the operands it is joined from, what is interpolated and what a format is filled with.
  private mutating func addVisible(_ range: TokenRange, _ text: Int) {
    var waiting = [range]
    var count = 0
    while let range = waiting.popLast(), count < Self.limit {
      count += 1
      let range = document.withoutParentheses(range)
      guard !range.isEmpty else { continue }
      document.visible.append(VisiblePart(range: range, text: text))
      if let branches = document.branches(of: range) {
        waiting.append(contentsOf: branches)
      } else if let operands = document.plusOperands(of: range) {
        waiting.append(contentsOf: operands)
      } else if let literal = document.literal(spanning: range) {
        waiting.append(contentsOf: document.interpolations(of: literal))
      } else if let call = document.formatCall(spanning: range) {
        waiting.append(call.format)
        waiting.append(contentsOf: call.values)
        if document.lexicon.format[call.pattern].appends { waiting.append(call.call.receiver) }
      } else if let call = document.localizedCall(spanning: range), let key = call.key, call.keys == .text {
        waiting.append(key)
      } else if let call = document.appendingCall(spanning: range) {
        waiting.append(call.receiver)
        waiting.append(contentsOf: call.arguments.prefix(1).map(\.value))
      } else if let plain = document.plainText(ofAttributed: range) {
        waiting.append(plain)
      }
    }
  }
}

extension Document {
  /// The text that an attributed string is made of, where making one is the whole of a range.
  func plainText(ofAttributed range: TokenRange) -> TokenRange? {
    guard let call = anyCall(spanning: range), let text = call.arguments.first?.value else { return nil }
    let type = call.isMessage ? call.receiver.lower + 1 : call.name
    guard !call.isMessage || token(call.name, is: "initWithString"),
      token(type, is: "NSAttributedString") || token(type, is: "NSMutableAttributedString")
        || token(type, is: "AttributedString")
    else { return nil }
    return text
  }

  /// Whether what shows a text is only the making of attributed text, which may go anywhere.
  public func isAttributedText(_ shown: DisplayedText) -> Bool {
    guard case .display(let number) = shown.sink else { return false }
    return lexicon.display[number].owner == "NSAttributedString"
  }
}
