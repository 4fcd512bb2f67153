import L10nSyntax

// Members that get the text itself, and are looked up where they are shown.

extension Document {
  /// `item.title.localized`, `NSLocalizedString(item.title, comment: "")`
  var membersLookedUp: Set<NameHash> {
    var found: Set<NameHash> = []
    for call in localizedCalls {
      // Of `item.title.localized` nobody knows the key here.
      let name = (call.key ?? call.call.receiver).upper - 1
      guard kind(name) == .identifier, kind(name - 1) == .dot else { continue }
      found.insert(nameHash(name))
    }
    return found
  }

  /// Of a text that is given by name: `title: "Tides"`, `item.title = "Tides"`.
  func lookupDoubts(_ text: TokenRange) -> [Doubt] {
    guard kind(text.lower - 1) == .colon || kind(text.lower - 1) == .assign,
      kind(text.lower - 2) == .identifier
    else { return [] }
    return [.memberLookedUp(nameHash(text.lower - 2))]
  }
}
