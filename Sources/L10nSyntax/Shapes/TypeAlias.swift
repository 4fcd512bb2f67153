/// `typealias Texts = L10n.Harbour.Tide`: another name for a type.
struct TypeAlias: Sendable {
  var name: Int
  /// The type, by its whole name.
  var type: TokenRange
}

extension Document {
  mutating func addAlias(named name: Int) {
    guard kind(name) == .identifier, kind(name + 1) == .assign, kind(name + 2) == .identifier else { return }
    var end = name + 3
    while kind(end) == .dot, kind(end + 1) == .identifier { end += 2 }
    aliases.append(TypeAlias(name: name, type: TokenRange(name + 2, end)))
  }

  /// The alias that a name was given before.
  func alias(at name: Int) -> TypeAlias? {
    guard !aliases.isEmpty, kind(name) == .identifier else { return nil }
    return aliases.last { $0.type.upper <= name && sameSpelling($0.name, name) }
  }

  /// The name of the type that a name stands for: its own, where it is no alias.
  func typeName(meantBy name: Int) -> Int { alias(at: name).map { $0.type.upper - 1 } ?? name }
}
