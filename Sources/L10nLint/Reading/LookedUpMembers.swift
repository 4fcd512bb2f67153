import L10nSyntax

// Members that get the text itself, and are looked up where they are shown.

/// A member by its name, and by its type where the code around it shows that.
package struct TypedName: Hashable, Sendable {
  let type: NameHash?
  let name: NameHash

  /// Whether both may be one.
  func mayBe(_ other: TypedName) -> Bool {
    name == other.name && (type == nil || other.type == nil || type == other.type)
  }
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

  /// Of a text that is given by name: `Chapter(title: "Tides")`, `chapter.title = "Tides"`.
  func lookupDoubts(_ text: TokenRange) -> [Doubt] {
    let name = text.lower - 2
    guard kind(name) == .identifier else { return [] }
    switch kind(text.lower - 1) {
    case .assign: return [.memberLookedUp(TypedName(type: nil, name: nameHash(name)))]
    case .colon:
      let bracket = bracket(around: name)
      guard bracket != 0, case let type = open(ofBracket: bracket) - 1, kind(type) == .identifier,
        isCapital(type)
      else { return [] }
      return [.memberLookedUp(TypedName(type: nameHash(type), name: nameHash(name)))]
    default: return []
    }
  }
}
