import L10nSyntax

extension Check {
  /// A literal that is shown beside a text that is looked up: an alert with a translated title and an English message.
  static let forgottenText = Check(
    .stringLiterals { literal, document, pass in
      guard !document.hasKeyBeside(literal) else { return }
      reportKey(literal, document, &pass)
      let text = document.tokens(of: literal)
      let near = document.localizedCalls(near: text)
      if !near.isEmpty, let found = document.textOfCode(literal),
        let neighbor = document.nearest(to: text, of: near)
      {
        report(
          text, "This text is shown untranslated, next to one that is translated",
          kind: "neighbor", confidence: found.confidence, besides: neighbor, doubts: found.doubts, &pass)
      } else if let sibling = document.textLookedUp(besides: literal), let found = document.givenText(literal)
      {
        let lookup = document.lookup(ofGiven: text)
        report(
          text,
          "This text is not translated, although another call of the function passes a translated one",
          kind: "call", confidence: lookup.isHere ? .possible : found.confidence, besides: sibling,
          doubts: found.doubts + lookup.doubts, &pass)
      } else if let sibling = document.textAssigned(besides: literal),
        let found = document.textOfCode(literal) ?? document.givenText(literal)
      {
        let name = document.text(of: text.lower - 2)
        report(
          text,
          "This text is not translated, although another statement gives `\(name)` a translated one",
          kind: "assignment", confidence: found.confidence, besides: sibling, doubts: found.doubts, &pass)
      } else if reportSibling(literal, document, &pass) {
        return
      } else if document.isOfAlert(literal), let found = document.textOfCode(literal) {
        reportAlert(text, found, &pass)
      } else {
        reportKnown(literal, document, &pass)
      }
    })

  /// A file that shows more texts was not written by a person.
  private static let mostShown = 5_000

  /// Somebody has translated the words already, and the code does not ask for them.
  private static func reportKnown(_ literal: StringLiteral, _ document: Document, _ pass: inout Pass) {
    let shown = document.displayedTexts.count
    guard shown > 0, shown < mostShown, !document.sinks(of: literal).isEmpty,
      let text = document.text(of: literal), let found = document.textOfCode(literal)
    else { return }
    pass.report(
      document.tokens(of: literal), "This text is not looked up, although a table has it in other languages",
      kind: "known", confidence: found.confidence, doubts: [.unknown(text)] + found.doubts)
  }

  /// The key of a text, which somebody forgot to look up.
  private static func reportKey(_ literal: StringLiteral, _ document: Document, _ pass: inout Pass) {
    guard !document.displayedTexts.isEmpty, document.source.withSpelling(literal.contentRange, \.isNameOfKey),
      let key = document.text(of: literal), document.showsAsItStands(literal),
      !document.isGivenToKey(document.tokens(of: literal))
    else { return }
    pass.report(
      document.tokens(of: literal), "This key is shown as it stands: readers see `\(key.forMessage)`",
      kind: "key", doubts: [.unknownKey(key)])
  }

  /// Reports a text that nothing shows here, beside those of its function, its list or its type; whether it is one.
  private static func reportSibling(
    _ literal: StringLiteral, _ document: Document, _ pass: inout Pass
  ) -> Bool {
    // Nearly all literals end here.
    guard !document.localizedCalls.isEmpty,
      document.source.withSpelling(literal.contentRange, \.holdsSeveralWords)
    else { return false }
    let text = document.tokens(of: literal)
    if let sibling = document.textReturned(besides: literal),
      let found = document.textOfCode(literal) ?? document.givenText(literal)
    {
      let function = document.text(of: sibling.function)
      report(
        text, "This text is not translated, although `\(function)` returns a translated one elsewhere",
        kind: "return", confidence: sibling.isSure ? found.confidence : .possible, besides: sibling.text,
        doubts: found.doubts, &pass)
    } else if let sibling = document.textListed(besides: literal), let found = document.givenText(literal) {
      report(
        text, "This text is not translated, although the list around it has a translated one",
        kind: "element",
        confidence: document.isTitle(literal) || !document.isSentence(literal) ? .possible : found.confidence,
        besides: sibling, doubts: found.doubts, &pass)
    } else if let sibling = document.textDeclared(besides: literal), let found = document.givenText(literal) {
      report(
        text, "This text is not translated, although the constants around it are",
        kind: "constant", confidence: found.confidence, besides: sibling, doubts: found.doubts, &pass)
    } else {
      return false
    }
    return true
  }

  /// What one function writes into its alerts is one matter.
  private static func reportAlert(_ text: TokenRange, _ found: TextOfCode, _ pass: inout Pass) {
    let message =
      found.function.map {
        "`\(pass.document.text(of: $0))` shows this text, which is not looked up, unlike most texts of this app"
      }
      ?? "This text of an alert or notification is not looked up, unlike most here: nobody can translate it"
    pass.report(
      text, message, kind: "alert", confidence: found.confidence, doubts: [.alertsLeft] + found.doubts)
    if let body = pass.document.functionBody(around: text.lower) {
      pass.joinLastReport(within: body, ofOtherTexts: true)
    }
  }

  private static func report(
    _ text: TokenRange, _ message: String, kind: String, confidence: Confidence,
    besides other: LocalizedCall, doubts: [Doubt], _ pass: inout Pass
  ) {
    let document = pass.document
    pass.report(
      text, message, kind: kind, confidence: confidence,
      related: [(document.bytes(of: other.range), "the one that is translated")],
      doubts: doubts + (document.reference(to: other).map { [Doubt.inNoTable($0)] } ?? []))
  }
}

extension Spelling {
  /// `dialog.cancel`, `DIALOG_CANCEL`; no `On/Off`, which is a text.
  fileprivate var isNameOfKey: Bool {
    contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") } && !contains(0x20)
      && KeyLook(of: self) == .name
  }
}

extension Document {
  /// Whether an alert takes a literal, or a function that is called so.
  fileprivate func isOfAlert(_ literal: StringLiteral) -> Bool {
    let sinks = displayedTexts.isEmpty ? [] : sinks(of: literal)
    guard sinks.isEmpty else {
      return sinks.contains { sink in
        row(of: sink).map { $0.isOfAlert || $0.isOfNotification && namesNotification(sink) } ?? false
      }
    }
    let text = tokens(of: literal)
    guard isNearAlert(text), let (call, _) = callGiven(text),
      source.withSpelling(literal.contentRange, \.holdsSeveralWords)
    else { return false }
    return self.text(of: call.name).words.contains("alert")
  }

  /// `content.body = "…"`, `UNNotificationAction(…)`: windows and views have a `subtitle` too.
  private func namesNotification(_ shown: DisplayedText) -> Bool {
    guard kind(shown.name + 1) == .assign, kind(shown.name - 1) == .dot else { return shown.isSure }
    let owner =
      [.postfixQuestion, .postfixBang].contains(kind(shown.name - 2)) ? shown.name - 3 : shown.name - 2
    return kind(owner) == .identifier
      && text(of: owner).words.contains { $0 == "content" || $0 == "notification" }
  }

  /// Whether the bracket around a text follows such a name, or begins with one. Few do, and it takes time to read a call.
  private func isNearAlert(_ text: TokenRange) -> Bool {
    let bracket = bracket(around: text.lower)
    guard bracket != 0 else { return false }
    let open = open(ofBracket: bracket)
    return (max(0, open - 1)...min(tokens.count - 1, open + Self.farthestSelector)).contains { token in
      kind(token) == .identifier && source.withSpelling(tokens[token].range) { $0.holds("lert") }
    }
  }

  /// `[[Pier shared] showAlert…`
  private static let farthestSelector = 6

  /// Those within some tokens of a text that do not look it up themselves.
  fileprivate func localizedCalls(near text: TokenRange) -> ArraySlice<LocalizedCall> {
    let start = firstIndex(of: localizedCalls, startingAt: text.lower - Self.farthestNeighbor) {
      $0.range.lower
    }
    var end = start
    var isAlone = true
    while end < localizedCalls.count, localizedCalls[end].range.lower <= text.upper + Self.farthestNeighbor {
      isAlone = isAlone && localizedCalls[end].range.contains(text)
      end += 1
    }
    return isAlone ? [] : localizedCalls[start..<end]
  }

  /// The nearest one in the same block that is shown too.
  fileprivate func nearest(to text: TokenRange, of calls: ArraySlice<LocalizedCall>) -> LocalizedCall? {
    // One sentence of both is a matter of `concatenated-sentence`.
    guard !joins(around: text).contains(where: { !self.localizedCalls(within: $0.range).isEmpty }) else {
      return nil
    }
    let block = innermostBrace(around: text.lower)
    var found: (call: LocalizedCall, distance: Int)?
    for call in calls where call.origin != .swiftUI {
      let distance = max(text.lower - call.range.upper, call.range.lower - text.upper)
      guard distance >= 0, distance < found?.distance ?? Self.farthestNeighbor,
        innermostBrace(around: call.range.lower) == block, context(at: call.range.lower).isEmpty,
        isShown(call.range, with: text), !isOtherCase(call.range, than: text)
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

  /// Whether a control takes a text, or the call that takes the other one.
  private func isShown(_ call: TokenRange, with text: TokenRange) -> Bool {
    let bracket = bracket(around: text.lower)
    return displayedText(showing: call) != nil
      || bracket == self.bracket(around: call.lower) && bracket != innermostBrace(around: text.lower) ?? 0
  }

  /// Tokens between two texts of one alert, or of two statements.
  private static let farthestNeighbor = 40
}

extension DisplayPattern {
  fileprivate var isOfAlert: Bool {
    ["NSAlert", "UIActionSheet", "UIAlertAction", "UIAlertController", "UIAlertView", "WKAlertAction"]
      .contains(owner)
  }

  fileprivate var isOfNotification: Bool {
    ["NSUserNotification", "UILocalNotification", "UNMutableNotificationContent", "UNNotificationAction"]
      .contains(owner)
  }
}
