import L10nSyntax

// Names that a file declares and writes nowhere else: its texts are seen only where another one writes them.

extension NameFacts {
  /// Something that looks up a text: `var title: String { String(localized: "tide") }`
  struct Accessor: Sendable {
    let name: CalledName
    /// Where its key stands.
    let key: ByteRange
    /// It looks up this one text and does nothing else.
    var isNoMore = true
  }

  /// `static let tide = "shore.tide"`
  struct Constant: Sendable {
    let name: CalledName
    let text: String
    let place: ByteRange
  }

  struct NamedType: Sendable {
    let name: CalledName
    let body: ByteRange
  }
}

extension FileReading {
  /// `case .tide: String(localized: "tide")`, where the file makes `tide` nowhere.
  var casesForOthers: [NameFacts.Accessor] {
    document.localizedCalls.compactMap { call in
      // What puts a key together looks up more than stands there.
      guard case .literals = document.keyForm(of: call), let key = call.key else { return nil }
      return unmadeCases(around: key.lower).first.map {
        NameFacts.Accessor(name: $0, key: document.bytes(of: key))
      }
    }
  }
}

extension Document {
  /// `keys` are those of functions and properties that do nothing but to look them up.
  func accessorsForOthers(_ keys: [TokenRange], _ names: WrittenNames) -> [NameFacts.Accessor] {
    let alone = namesForOthers(around: keys.map(\.lower), names)
    let texts = textsLookedUp(besides: keys)
    let others = namesForOthers(around: texts.map(\.lower), names)
    return zip(keys, alone).compactMap { key, name in
      name.map { NameFacts.Accessor(name: $0, key: bytes(of: key)) }
    }
      + zip(texts, others).compactMap { text, name in
        name.map { NameFacts.Accessor(name: $0, key: bytes(of: text), isNoMore: false) }
      }
  }

  func constantsForOthers(_ names: WrittenNames) -> [NameFacts.Constant] {
    let literals = literalsOfConstants
    return zip(literals, namesForOthers(around: literals.map { Int($0.firstToken) }, names))
      .compactMap { literal, name in
        guard let name, let text = text(of: literal) else { return nil }
        return NameFacts.Constant(name: name, text: text, place: literal.range)
      }
  }

  /// For each token the name around it, if the file itself does not write it. The modules of a program name the texts of one
  /// another.
  private func namesForOthers(around tokens: [Int], _ names: WrittenNames) -> [CalledName?] {
    guard !tokens.isEmpty else { return [] }
    let found = tokens.map { token in calledName(around: token).map { CalledName($0, in: self) } }
    let repeated = found.compactMap { $0 }
      .filter { $0.mention != nil && !names.isWrittenOnce($0.hash) && names.isReleased($0.hash) }
    let declared = onlyDeclared(Set(repeated.map(\.hash)))
    return found.map { name in
      guard let name else { return nil }
      // Of Objective-C the names of declarations are left out.
      guard language == .swift else { return names.isReleased(name.hash) ? nil : name }
      let isForOthers = names.isWrittenOnce(name.hash) || name.mention != nil && declared.contains(name.hash)
      return isForOthers ? name : nil
    }
  }

  /// Those of some names that stand nowhere but in declarations for their types, as in lists of texts:
  /// `enum Tide { static let title = … }`, `enum Pier { static let title = … }`.
  private func onlyDeclared(_ names: Set<NameHash>) -> Set<NameHash> {
    var left = names
    for token in tokens.indices {
      if left.isEmpty { break }
      guard kind(token) == .identifier, keyword(token - 2) != .static else { continue }
      left.remove(nameHash(token))
    }
    return left
  }

  /// Calls that name a key, those within others left out.
  private func textsLookedUp(besides keys: [TokenRange]) -> [TokenRange] {
    let known = Set(keys.map(\.lower))
    var end = 0
    return localizedCalls.compactMap { call in
      guard call.range.lower >= end, let key = call.key, !known.contains(key.lower) else { return nil }
      end = call.range.upper
      return call.range
    }
  }
}
