import L10nSyntax

extension Check {
  /// A label with a width that is written out.
  static let fixedSizeForText = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .size,
        let width = document.fixedWidth(call.call), document.isPositive(width),
        !document.fitsItself(call.call)
      else { return }
      pass.report(
        width,
        "`\(document.text(of: width))` points fit the English text: longer translations are cut off",
        // A frame is often only the first one.
        confidence: document.isConstraint(call.call) ? .likely : .possible)
    })
}

extension Document {
  fileprivate func isConstraint(_ call: Call) -> Bool {
    token(call.name, is: "constraint") || token(call.name, is: "constraintEqualToConstant")
  }

  /// The width that a label gets.
  fileprivate func fixedWidth(_ call: Call) -> TokenRange? {
    if isConstraint(call) {
      let receiver = call.receiver
      guard receiver.count > 2,
        token(receiver.upper - 1, is: "widthAnchor") || token(receiver.lower + 2, is: "widthAnchor"),
        let value = call.arguments.first?.value, isLabel(receiver)
      else { return nil }
      return value
    }
    guard call.arguments.count == 1, let frame = call.arguments.first?.value else { return nil }
    if call.isMessage, !token(call.receiver.lower + 1, is: "UILabel") { return nil }
    return width(ofFrame: frame)
  }

  /// `CGRect(x: 0, y: 0, width: 120, height: 20)`, `CGRectMake(0, 0, 120, 20)`
  private func width(ofFrame range: TokenRange) -> TokenRange? {
    guard let rect = self.call(at: range.lower), rect.arguments.count == 4 else { return nil }
    return rect.arguments[2].value
  }

  /// `titleLabel.widthAnchor`; a label for a number has room for all of them.
  private func isLabel(_ anchor: TokenRange) -> Bool {
    let owner = TokenRange(anchor.lower, anchor.upper - 2)
    let names = owner.isEmpty ? anchor : owner
    return names.indices.contains { token in
      guard kind(token) == .identifier else { return false }
      let words = text(of: token).words
      return words.last == "label" && words.allSatisfy { !Self.numbers.contains($0) }
    }
  }

  private static let numbers: Set<String> = [
    "count", "counter", "number", "badge", "time", "duration", "index", "percent", "icon", "emoji", "line",
    "digit", "value", "timestamp", "size", "speed",
  ]

  /// A number above zero, written out.
  fileprivate func isPositive(_ value: TokenRange) -> Bool {
    guard value.count == 1, kind(value.lower) == .number else { return false }
    let first = text(of: value.lower).first
    return first != "0" && first.map(\.isNumber) ?? false
  }

  /// Tokens between the frame of a view and what fits it: all of the function, unless that is huge.
  private static let farthestFit = 600

  /// A view that takes the size of its text in the end.
  fileprivate func fitsItself(_ call: Call) -> Bool {
    guard let body = functionBody(around: call.name) else { return false }
    return tokens(within: Self.farthestFit, of: call.name).clamped(to: body.indices).contains { token in
      ["sizeToFit", "adjustsFontSizeToFitWidth", "sizeThatFits", "minimumScaleFactor"].contains {
        self.token(token, spells: $0)
      }
    }
  }
}
