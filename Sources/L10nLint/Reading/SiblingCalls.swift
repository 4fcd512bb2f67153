import L10nSyntax

// Calls of one function, some of which get a text that is looked up: `Command(title: L10n.play)`, `Command(title: "Fill")`.

extension Document {
  /// The text that is looked up for the parameter that another call of the same function gives a literal; `nil` where the
  /// function shows what it gets in a way that is known, or does something else with it.
  func textLookedUp(besides literal: StringLiteral) -> LocalizedCall? {
    let text = tokens(of: literal)
    guard !localizedCalls.isEmpty, source.withSpelling(literal.contentRange, \.holdsSeveralWords),
      let (call, place) = callGiven(text), mayBeOfProject(call, showing: text),
      isForReaders(call.arguments[place].label ?? call.name), !isForOthers(call),
      !isMarkedForDevelopers(literal), localizedCalls(within: text).isEmpty
    else { return nil }
    let start = firstIndex(of: localizedCalls, startingAt: text.lower - Self.farthestCall) { $0.range.lower }
    var found: (text: LocalizedCall, distance: Int)?
    for other in localizedCalls[start...].prefix(Self.mostCalls) {
      guard other.range.lower <= text.upper + Self.farthestCall else { break }
      let distance = abs(other.range.lower - text.lower)
      guard other.origin != .swiftUI, distance < found?.distance ?? .max, !makesKey(other),
        isSame(call, place, asCallGiven: other.range)
      else { continue }
      found = (other, distance)
    }
    // The question is for all of the file, so it is the last one.
    guard let found, !takesKeys(call.arguments[place].label ?? call.name) else { return nil }
    return found.text
  }

  /// The label of an argument, or the name of a function without labels, says that readers get to see it.
  private func isForReaders(_ name: Int) -> Bool {
    text(of: name).words.contains { Self.wordsForReaders.contains($0) }
  }

  private static let wordsForReaders: Set = [
    "alert", "body", "button", "caption", "command", "description", "detail", "footer", "header", "headline",
    "hint", "label", "menu", "message", "placeholder", "prompt", "row", "subtitle", "text", "title",
    "toast", "tooltip",
  ]

  /// What a web page gets, what a widget shows before it knows anything, and what looks a literal up by itself.
  private func isForOthers(_ call: Call) -> Bool {
    let names = [call.name] + recipients(of: call.range).prefix(1) + call.receiver.indices.prefix(1)
    return token(call.name, is: "TextState") || text(of: call.name).words.last == "error"
      || names.contains { text(of: $0).words.contains { Self.wordsForOthers.contains($0) } }
  }

  private static let wordsForOthers: Set = [
    "analytics", "breadcrumb", "example", "json", "log", "mock", "placeholder", "preview", "sample", "track",
  ]

  /// `Copy thumbnail (Dev.)`, `[Staging] Receipt`
  func isMarkedForDevelopers(_ literal: StringLiteral) -> Bool {
    source.withSpelling(literal.contentRange) { text in
      ["(Dev", "[Dev", "(Debug", "[Debug", "[Staging"].contains { text.holds($0) }
    }
  }

  private func isSame(_ call: Call, _ place: Int, asCallGiven value: TokenRange) -> Bool {
    guard let (other, otherPlace) = callGiven(value), other.name != call.name,
      sameSpelling(other.name, call.name), sameSpelling(other.receiver, call.receiver)
    else { return false }
    switch (call.arguments[place].label, other.arguments[otherPlace].label) {
    case (let label?, let otherLabel?): return sameSpelling(label, otherLabel)
    case (nil, nil):
      return call.arguments.count == other.arguments.count
        && call.placeAmongBare(ofArgument: place) == other.placeAmongBare(ofArgument: otherPlace)
    default: return false
    }
  }

  /// `init(title: LocalizedStringKey)` beside one that takes a text.
  private func takesKeys(_ label: Int) -> Bool {
    isSearchable
      && firstOccurrence(of: label, in: tokens.indices) { kind($0 + 1) == .colon && isTypeOfKeys($0 + 2) }
        != nil
  }

  /// `LocalizedStringKey(name)`: a function that takes keys looks a literal up as well.
  func makesKey(_ call: LocalizedCall) -> Bool {
    token(call.call.name, is: "LocalizedStringKey") || token(call.call.name, is: "LocalizedStringResource")
  }

  /// Tokens to a call of the same function, and how many texts between are looked at.
  private static let farthestCall = 2000
  private static let mostCalls = 64
}

extension Spelling {
  /// One word alone may be a name, and many languages write several without a space.
  var holdsSeveralWords: Bool { contains { $0 == UInt8(ascii: " ") || $0 >= 0xE0 } }
}
