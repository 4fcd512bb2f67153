import L10nSyntax

// Members that get the text itself, and are looked up where they are shown.

extension Document {
  /// `item.title.localized`, `NSLocalizedString(item.title, comment: "")`; of no type where the file does not show it.
  var membersLookedUp: Set<MemberHash> {
    var found: Set<MemberHash> = []
    for call in localizedCalls {
      // Of `item.title.localized` nobody knows the key here, and what `Keys.title` says is known.
      let name = (call.key ?? call.call.receiver).upper - 1
      guard kind(name) == .identifier, kind(name - 1) == .dot, kind(name - 2) == .identifier,
        !isCapital(name - 2)
      else { continue }
      let type = typeName(ofValue: name - 2) ?? typeName(ofElement: name - 2)
      found.insert(type.map { memberHash($0, name) } ?? memberHash(ofGlobal: name))
    }
    return found
  }

  /// Of a text that is given by name to what a call makes: `Chapter(title: "Tides")`. In its own file the name alone counts.
  func lookup(ofGiven text: TokenRange) -> (isHere: Bool, doubts: [Doubt]) {
    let name = text.lower - 2
    let bracket = bracket(around: text.lower)
    guard kind(text.lower - 1) == .colon, kind(name) == .identifier, bracket != 0,
      case let type = open(ofBracket: bracket) - 1, kind(type) == .identifier, isCapital(type)
    else { return (false, []) }
    return (
      membersLookedUp.contains(memberHash(ofGlobal: name)), [.memberLookedUp(memberHash(type, name))]
    )
  }
}
