import L10nSyntax

// Assignments to one property, some of which give it a text that is looked up: `status = L10n.done`, `status = "Sailing now"`.

extension Document {
  /// The text that is looked up for the property which another statement of the same type gives a literal.
  func textAssigned(besides literal: StringLiteral) -> LocalizedCall? {
    let name = Int(literal.firstToken) - 2
    guard !localizedCalls.isEmpty, kind(name + 1) == .assign, kind(name) == .identifier,
      endsStatement(tokens(of: literal).upper - 1),
      source.withSpelling(literal.contentRange, \.holdsSeveralWords), !isMarkedForDevelopers(literal),
      let owner = ownerOfAssigned(name), !isForTheRest(operandStart(endingAt: name) ?? name)
    else { return nil }
    let start = firstIndex(of: localizedCalls, startingAt: name - Self.farthestAssignment) { $0.range.lower }
    let end = firstIndex(of: localizedCalls, startingAt: name + Self.farthestAssignment) { $0.range.lower }
    let sibling = localizedCalls[start..<end].first { call in
      guard call.origin != .swiftUI, !makesKey(call), let other = nameAssigned(by: call.range),
        sameSpelling(other, name), ownerOfAssigned(other).map({ sameSpelling($0, owner) }) ?? false
      else { return false }
      return areOfOneVariable(other, name, owner)
    }
    // These questions take longer, and hardly any text comes to them.
    guard let sibling, !isForMachines(name), !isDeclaredKey(name),
      !(text(of: literal)?.isForTheImpossible ?? false)
    else { return nil }
    return sibling
  }

  /// `info.alertBody = "…"` where `info.alertLocalizationKey` is set too: the device looks the key up, and the body is for
  /// one that cannot.
  func hasKeyBeside(_ literal: StringLiteral) -> Bool {
    let name = Int(literal.firstToken) - 2
    guard kind(name + 1) == .assign, token(name, is: "alertBody") else { return false }
    let near = max(0, name - Self.nearKey)..<min(tokens.count, name + Self.nearKey)
    return near.contains { token($0, is: "alertLocalizationKey") || token($0, is: "setAlertLocalizationKey") }
  }

  /// `fontName`, `identifier`: a property or function of a text that no reader sees.
  func isForMachines(_ name: Int) -> Bool {
    text(of: name).words.contains { Self.wordsForMachines.contains($0) }
  }

  private static let wordsForMachines: Set = [
    "class", "code", "debug", "file", "font", "format", "icon", "id", "identifier", "image", "key", "log",
    "path", "pattern", "query", "tag", "url",
  ]

  /// `var status: LocalizedStringKey`
  private func isDeclaredKey(_ name: Int) -> Bool {
    variableNames.contains { kind($0 + 1) == .colon && isTypeOfKeysOrText($0 + 2) && sameSpelling($0, name) }
  }

  /// `model.title = "dialog.cancel"`, where the file says `model: Dialog`, and that `Dialog` has `title: LocalizedStringKey`.
  func isGivenToKey(_ text: TokenRange) -> Bool {
    guard let name = nameAssigned(by: text) else { return false }
    let properties = variableNames.filter {
      kind($0 + 1) == .colon && isTypeOfKeysOrText($0 + 2) && sameSpelling($0, name)
    }
    let isOfOther = kind(name - 1) == .dot && !isOfSelf(name)
    return properties.contains { property in
      guard let type = typeName(around: property) else { return !isOfOther }
      if isOfOther { return isOf(type, name - 2) }
      return typeName(around: name).map { sameSpelling($0, type) } ?? false
    }
  }

  /// Whether a name gets its type or its first value from a type: `var model: Dialog`, `let model = Dialog()`.
  private func isOf(_ type: Int, _ name: Int) -> Bool {
    kind(name) == .identifier
      && variableNames.contains { variable in
        sameSpelling(variable, name) && (kind(variable + 1) == .colon || kind(variable + 1) == .assign)
          && sameSpelling(variable + 2, type)
      }
  }

  /// What gets a text: it is the value, or the first thing that a call makes the value of, as a format is.
  private func nameAssigned(by text: TokenRange) -> Int? {
    var start = text.lower
    if kind(start - 1) != .assign {
      let open = open(ofBracket: bracket(around: start))
      guard open > 0 else { return nil }
      start = kind(open) == .openSquare ? open : operandStart(endingAt: open - 1) ?? open
    }
    return kind(start - 1) == .assign && kind(start - 2) == .identifier ? start - 2 : nil
  }

  /// Whether two names without an owner, or with one, are those of one property or of one variable of a function.
  private func areOfOneVariable(_ one: Int, _ other: Int, _ owner: TokenRange) -> Bool {
    guard isInSameType(one, other) else { return false }
    if functionHead(around: one)?.name == functionHead(around: other)?.name { return true }
    guard owner.isEmpty, kind(other - 1) != .dot else { return true }
    // Without `self` it is a property only if the type says so, which another file may do in Objective-C.
    return language == .swift
      && variableNames.contains { sameSpelling($0, one) && functionHead(around: $0) == nil }
  }

  /// What stands before the name of a property that is assigned, without `self`; `nil` where it is declared there.
  private func ownerOfAssigned(_ name: Int) -> TokenRange? {
    guard let start = operandStart(endingAt: name), start >= 0 else { return nil }
    if start == name, keyword(name - 1) == .let || keyword(name - 1) == .var { return nil }
    // `NSString *title = @"…"`
    if start == name, language == .cFamily, kind(name - 1) == .identifier || token(name - 1, is: "*") {
      return nil
    }
    return TokenRange(withoutSelf(TokenRange(start, name + 1)).lower, name)
  }

  /// `default: status = "Not known"`: what stands there is mostly for what cannot be.
  func isForTheRest(_ statement: Int) -> Bool {
    kind(statement - 1) == .colon && keyword(statement - 2) == .default
  }

  /// Tokens to the key of a notification.
  private static let nearKey = 60
  /// Tokens to another assignment.
  private static let farthestAssignment = 4000
}
