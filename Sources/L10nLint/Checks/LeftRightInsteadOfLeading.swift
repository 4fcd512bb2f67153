import L10nSyntax

extension Check {
  /// Left or right, where text begins on the side of its language.
  static let leftRightInsteadOfLeading = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .side, let side = document.side(of: call) else { return }
      pass.report(
        side,
        "`\(document.text(of: side))` does not flip for Arabic and Hebrew; use the leading or trailing side"
      )
    })
}

extension Document {
  /// The token that names a side of the screen.
  fileprivate func side(of call: LocaleCall) -> TokenRange? {
    if token(call.name, is: "leftAnchor") || token(call.name, is: "rightAnchor") {
      // The other anchor of a constraint has told it already.
      if case .argument(let argument, _) = use(of: call.range), argument.value == call.range { return nil }
      return isPinnedOnBothSides(call) ? nil : TokenRange(call.name, call.name + 1)
    }
    guard !asksForDirection(around: call.name) else { return nil }
    guard let value = call.value, value.count < 4 else { return nil }
    return value.indices.first { token in Self.sides.contains { self.token(token, spells: $0) } }
      .map { TokenRange($0, $0 + 1) }
  }

  /// A view that fills its parent from left to right fills it from right to left as well.
  private func isPinnedOnBothSides(_ call: LocaleCall) -> Bool {
    let others = token(call.name, is: "leftAnchor") ? "rightAnchor" : "leftAnchor"
    let owner = text(of: call.receiver)
    return tokens(within: Self.farthestAnchor, of: call.name).contains { position in
      guard token(position, spells: others), let start = operandStart(endingAt: position - 2) else {
        return false
      }
      return text(of: TokenRange(start, position - 1)) == owner
    }
  }

  /// Tokens between two anchors of a view: constraints are written side by side.
  private static let farthestAnchor = 160

  /// The code around has thought of the direction: before it decides, as a rule, and sometimes behind.
  private func asksForDirection(around token: Int) -> Bool {
    let near = max(0, token - 150)..<min(tokens.count, token + 60)
    return near.contains { position in
      kind(position) == .identifier
        && source.withSpelling(tokens[position].range) {
          $0.holds("ightToLeft") || $0.holds("RTL") || $0.hasPrefix("rtl") || $0.holds("LayoutDirection")
        }
    }
  }

  private static let sides = [
    "left", "right", "NSTextAlignmentLeft", "NSTextAlignmentRight",
    "NSLayoutAttributeLeft",
    "NSLayoutAttributeRight", "UIControlContentHorizontalAlignmentLeft",
    "UIControlContentHorizontalAlignmentRight",
  ]
}
