import L10nSyntax

extension Check {
  /// A literal that is shown beside a text that is looked up: an alert with a translated title and an English message.
  static let forgottenText = Check(
    .stringLiterals { literal, document, pass in
      let text = document.tokens(of: literal)
      guard let neighbour = document.localizedText(beside: text), let found = document.textOfCode(literal)
      else { return }
      let doubts = document.reference(to: neighbour).map { [Doubt.inNoTable($0)] } ?? []
      pass.report(
        text, "This text is shown as it stands in the code, beside one that is translated",
        confidence: found.confidence,
        related: [(document.bytes(of: neighbour.range), "the one that is translated")],
        doubts: found.doubts + doubts)
    })
}

extension Document {
  /// The nearest text in the same block that is looked up and shown too.
  fileprivate func localizedText(beside text: TokenRange) -> LocalizedCall? {
    // One sentence of both is a matter of `concatenated-sentence`.
    guard !joins(around: text).contains(where: { self.holdsLocalizedText($0) }) else { return nil }
    let block = block(around: text.lower)
    let start = text.lower - Self.farthestNeighbour
    var index = firstIndex(of: localizedCalls, startingAt: start) { $0.range.lower }
    var found: (call: LocalizedCall, distance: Int)?
    while index < localizedCalls.count,
      localizedCalls[index].range.lower <= text.upper + Self.farthestNeighbour
    {
      let call = localizedCalls[index]
      index += 1
      let distance = max(text.lower - call.range.upper, call.range.lower - text.upper)
      guard call.origin != .swiftUI, distance >= 0, distance <= Self.farthestNeighbour,
        distance < found?.distance ?? .max, self.block(around: call.range.lower) == block,
        context(at: call.range.lower).isEmpty, isShown(call.range, with: text),
        !isOtherCase(call.range, than: text)
      else { continue }
      found = (call, distance)
    }
    return found?.call
  }

  /// Of the cases of a `switch` readers see one.
  private func isOtherCase(_ call: TokenRange, than text: TokenRange) -> Bool {
    let between = min(call.upper, text.upper)..<max(call.lower, text.lower)
    return between.contains { keyword($0) == .case || keyword($0) == .default }
  }

  private func holdsLocalizedText(_ join: Join) -> Bool {
    let index = firstIndex(of: localizedCalls, startingAt: join.range.lower) { $0.range.lower }
    return index < localizedCalls.count && join.range.contains(localizedCalls[index].range)
  }

  /// Whether a control takes a text, or the call that takes the other one.
  private func isShown(_ call: TokenRange, with text: TokenRange) -> Bool {
    displayedText(showing: call) != nil
      || bracket(around: call.lower) == bracket(around: text.lower)
        && bracket(around: text.lower) != block(around: text.lower)
  }

  /// The number of the braces around a token, whatever other brackets it is in.
  private func block(around token: Int) -> Int {
    var bracket = bracket(around: token)
    for _ in 0..<Self.deepestCode where bracket != 0 && kind(open(ofBracket: bracket)) != .openBrace {
      bracket = self.bracket(around: open(ofBracket: bracket))
    }
    return bracket
  }

  /// Tokens between two texts of one alert, or of two statements.
  private static let farthestNeighbour = 40
}
