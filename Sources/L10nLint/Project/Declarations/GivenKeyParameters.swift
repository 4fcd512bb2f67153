import L10nSyntax

/// The parameters of a file that make keys of what other files give them, and what may be meant by the same calls.
struct GivenKeyParameters: Sendable, Equatable {
  fileprivate(set) var patterns: [LocalizingPattern] = []
  /// Functions and types with the labels under which they take a text.
  fileprivate(set) var texts: [MemberHash] = []
  /// The types that the file declares, each with a mark of its declaration.
  fileprivate(set) var types: [DeclaredType] = []

  struct DeclaredType: Sendable, Hashable {
    let name: NameHash
    /// Differs between files, and is the same when one is read again.
    let mark: UInt32
  }

  var isEmpty: Bool { patterns.isEmpty && texts.isEmpty && types.isEmpty }
}

extension GivenKeyParameters {
  mutating func add(_ other: GivenKeyParameters) {
    patterns += other.patterns
    texts += other.texts
    types += other.types
  }

  /// The calls that can mean nothing else: no twin takes a text, and no other type has the name.
  var certain: [LocalizingPattern] {
    guard !patterns.isEmpty else { return [] }
    let names = Set(patterns.map { NameHash($0.call.name) })
    let declarations = Dictionary(grouping: Set(types.filter { names.contains($0.name) }), by: \.name)
    let twins = Set(patterns.map(\.member)).intersection(texts)
    return patterns.filter { pattern in
      !twins.contains(pattern.member) && declarations[NameHash(pattern.call.name)]?.count ?? 0 < 2
    }
  }
}

extension LocalizingPattern {
  /// What is called, and the label under which it takes the key.
  fileprivate var member: MemberHash {
    let label = if case .label(let label) = key { label } else { call.name }
    return MemberHash(type: call.name.utf8, member: label.utf8)
  }
}

extension Document {
  func givenKeyParameters() -> GivenKeyParameters {
    var found = GivenKeyParameters()
    guard language == .swift, isSearchable else { return found }
    found.patterns = keyParameters().filter { !$0.isOfFile }.map(\.pattern)
    found.texts = textParameters().map { memberHash($0.callee, $0.label) }
    found.types = declaredTypes.map { name in
      GivenKeyParameters.DeclaredType(
        name: nameHash(name),
        mark: UInt32(truncatingIfNeeded: source.count &* 0x0100_0193) ^ UInt32(tokens[name].start))
    }
    return found
  }
}
