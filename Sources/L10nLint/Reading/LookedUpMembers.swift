import L10nSyntax

// Members that get the text itself, and are looked up where they are shown.

/// A member by its name, and by its type where the code around it shows that.
package struct TypedName: Hashable, Sendable {
  let type: NameHash?
  let name: NameHash
}

extension Document {
  /// `item.title.localized`, `NSLocalizedString(item.title, comment: "")`
  var membersLookedUp: Set<TypedName> {
    var found: Set<TypedName> = []
    for call in localizedCalls {
      // Of `item.title.localized` nobody knows the key here, and what `Keys.title` says is known.
      let name = (call.key ?? call.call.receiver).upper - 1
      guard kind(name) == .identifier, kind(name - 1) == .dot, kind(name - 2) == .identifier,
        !isCapital(name - 2)
      else { continue }
      let type = typeName(ofValue: name - 2) ?? typeName(ofElement: name - 2)
      found.insert(TypedName(type: type.map(nameHash), name: nameHash(name)))
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
    let hash = nameHash(name)
    let isHere = membersLookedUp.contains { $0.type == nil && $0.name == hash }
    return (isHere, [.memberLookedUp(TypedName(type: nameHash(type), name: hash))])
  }
}
