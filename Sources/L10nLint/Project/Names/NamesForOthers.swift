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
    let alone = keys.compactMap { key in
      nameForOthers(around: key.lower, names).map { NameFacts.Accessor(name: $0, key: bytes(of: key)) }
    }
    return alone
      + textsLookedUp(besides: keys).compactMap { text in
        nameForOthers(around: text.lower, names)
          .map { NameFacts.Accessor(name: $0, key: bytes(of: text), isNoMore: false) }
      }
  }

  func constantsForOthers(_ names: WrittenNames) -> [NameFacts.Constant] {
    literalsOfConstants.compactMap { literal in
      guard let name = nameForOthers(around: Int(literal.firstToken), names), let text = text(of: literal)
      else { return nil }
      return NameFacts.Constant(name: name, text: text, place: literal.range)
    }
  }

  /// The modules of a program name the texts of one another.
  private func nameForOthers(around token: Int, _ names: WrittenNames) -> CalledName? {
    guard let name = calledName(around: token).map({ CalledName($0, in: self) }) else { return nil }
    // Of Objective-C the names of declarations are left out.
    let isNamedHere = language == .swift ? !names.isWrittenOnce(name.hash) : names.isReleased(name.hash)
    return isNamedHere ? nil : name
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
