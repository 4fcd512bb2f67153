/// `typealias Texts = L10n.Harbour.Tide`: another name for a type.
struct TypeAlias: Sendable {
  var name: Int
  /// The type, by its whole name.
  var type: TokenRange
  /// The bracket around it.
  var bracket: Int
}

extension Document {
  mutating func addAlias(named name: Int, in bracket: Int) {
    guard aliases.count < Self.mostAliases, kind(name) == .identifier, kind(name + 1) == .assign,
      kind(name + 2) == .identifier
    else { return }
    var end = name + 3
    while kind(end) == .dot, kind(end + 1) == .identifier { end += 2 }
    aliases.append(TypeAlias(name: name, type: TokenRange(name + 2, end), bracket: bracket))
  }

  /// Nobody writes more into one file, and each name with a member is compared with all of them.
  private static let mostAliases = 100

  /// The alias that a name was given before: where several types have one of this name, that around it.
  func alias(at name: Int) -> TypeAlias? {
    guard !aliases.isEmpty, kind(name) == .identifier,
      let last = aliases.last(where: { isAlias($0, at: name) })
    else { return nil }
    let isOnly = aliases.first { isAlias($0, at: name) }?.name == last.name
    guard !isOnly else { return last }
    return found(around: name) { bracket in
      aliases.last { $0.bracket == bracket && isAlias($0, at: name) }
    } ?? aliases.last { $0.bracket == 0 && isAlias($0, at: name) }
  }

  private func isAlias(_ alias: TypeAlias, at name: Int) -> Bool {
    alias.type.upper <= name && sameSpelling(alias.name, name)
  }

  /// `Tide` of `L10n.Tide`
  func lastName(of type: Int) -> Int {
    var last = type
    while kind(last + 1) == .dot, kind(last + 2) == .identifier { last += 2 }
    return last
  }

  /// What aliases stand for.
  public var aliasedTypes: [Int] { aliases.map { $0.type.upper - 1 } }

  /// The name of the type that a name stands for: its own, where it is no alias.
  func typeName(meantBy name: Int) -> Int { alias(at: name).map { $0.type.upper - 1 } ?? name }
}
