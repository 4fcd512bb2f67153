import L10nSyntax

/// A function or property that runs only where somebody names it, or a case of an enum that is there only where somebody
/// makes it.
package struct CalledName: Sendable, Hashable {
  let kind: Kind
  let hash: UInt32
  /// The type that has to be written beside it, as in `Formats.day`; 0 where its name may stand alone.
  let owner: UInt32
  /// How a file mentions the two together; 0 without a type, or with one whose members it would not note.
  let pair: UInt32
  /// Other software may name it as well.
  let isPublic: Bool
  /// The type whose parents may ask for it by themselves; 0 where none does.
  let askedType: UInt32
  /// What Swift may call a method of Objective-C with arguments.
  let shortNames: [UInt32]

  package enum Kind: Sendable { case member, enumCase }

  init(_ declaration: CalledDeclaration, in document: Document) {
    self.init(
      .member, at: declaration.token, in: document, isPublic: declaration.isPublic,
      askedType: declaration.askedType)
  }

  init(_ kind: Kind, at token: Int, in document: Document, isPublic: Bool, askedType: Int? = nil) {
    self.kind = kind
    self.askedType = askedType.map(document.hashOfName) ?? 0
    hash = document.hashOfName(token)
    shortNames =
      document.language == .cFamily && document.kind(token + 1) == .colon
      ? document.hashesOfShortNames(token) : []
    let type = kind == .member ? document.ownerBesideName(token) : nil
    owner = type.map(document.hashOfName) ?? 0
    pair =
      type.flatMap { type in
        document.notesMembers(ofType: type) ? CodeFacts.mention(pair: document.pairHash(type, token)) : nil
      } ?? 0
    self.isPublic = isPublic
  }
}

/// Which names a file writes, and which of its own names others have to write for its texts to be seen.
struct NameFacts: Sendable {
  /// As `WrittenNames` has them.
  private(set) var written: [UInt32] = []
  /// Of a header that nobody reads, the classes it makes others of.
  private(set) var superclasses: [UInt32] = []
  /// Types to which it gives another name, or that it takes as values: `Formats.self`.
  private(set) var aliased: [UInt32] = []
  /// Types that it extends: there their members need no name beside theirs.
  private(set) var extended: [UInt32] = []
  /// Types that it declares, and what stands behind them and behind those it extends.
  private(set) var declaredTypes: [UInt32] = []
  private(set) var parents: [TypeParent] = []
  /// What a file of views declares.
  private(set) var screens: [UInt32] = []
  /// Functions and properties that look up a text, where the file itself writes their names nowhere else, and cases that
  /// have one and that the file makes nowhere.
  private(set) var accessors: [Accessor] = []
  /// Constants of types of which the same is true, and that may be keys.
  private(set) var constants: [Constant] = []
  /// Types that the file itself writes nowhere else; of those whose texts matter to the project.
  private(set) var types: [NamedType] = []
  /// Whose accessors it asks for or declares.
  private(set) var generators: AccessorGenerators = []
  /// Functions and properties around its findings, of which the same is true.
  var called: Set<CalledName> = []

  struct Accessor: Sendable {
    let name: CalledName
    /// Where its key stands.
    let key: ByteRange
    /// It looks up this one text and does nothing else.
    var isNoMore = true
  }

  struct Constant: Sendable {
    let name: CalledName
    let text: String
    let place: ByteRange
  }

  /// A protocol or class behind the name of a type.
  struct TypeParent: Sendable {
    let type: UInt32
    let parent: UInt32
    /// Where the project has no such class, the system has: what that asks for says `override`.
    let isViewClass: Bool
  }

  struct NamedType: Sendable {
    let name: CalledName
    let body: ByteRange
  }

  init() {}

  /// What is known of a header without a text: which classes it makes others of.
  init(ofHeader file: SourceFile) {
    guard file.path.hasSuffix(".h") else { return }
    superclasses = file.text.withBytes {
      Spelling(start: $0, count: $1).superclasses.map(WrittenNames.hash(of:))
    }
  }

  init(of document: Document, keysOfAccessors keys: [TokenRange], _ cases: inout CaseNames) {
    // Who tests what nothing else asks for shows it to nobody.
    guard !document.fileContext.contains(.test) else { return }
    let names = document.writtenNames
    written = names.hashes
    aliased = (document.aliasedTypes + document.typesTakenAsValues).map { document.hashOfName($0) }
    addTypes(document.types, in: document)
    screens = document.namesOfScreens.map { document.hashOfName($0) }
    generators = AccessorGenerators(of: document, writing: names)
    let nameWrittenOnce = { document.nameWrittenOnce(around: $0, names) }
    accessors = keys.compactMap { key in
      nameWrittenOnce(key.lower).map { Accessor(name: $0, key: document.bytes(of: key)) }
    }
    accessors += document.textsLookedUp(besides: keys).compactMap { text in
      nameWrittenOnce(text.lower).map { Accessor(name: $0, key: document.bytes(of: text), isNoMore: false) }
    }
    constants = document.literalsOfConstants.compactMap { literal in
      guard let name = nameWrittenOnce(Int(literal.firstToken)), let text = document.text(of: literal) else {
        return nil
      }
      return Constant(name: name, text: text, place: literal.range)
    }
    accessors += document.localizedCalls.compactMap { call in
      // What puts a key together looks up more than stands there.
      guard case .literals = document.keyForm(of: call), let key = call.key,
        let (token, isPublic) = cases.name(around: key.lower, in: document)
      else { return nil }
      let name = CalledName(.enumCase, at: token, in: document, isPublic: isPublic)
      return names.isMade(name.hash) ? nil : Accessor(name: name, key: document.bytes(of: key))
    }
  }

  private mutating func addTypes(_ types: [TypeHead], in document: Document) {
    for type in types {
      let name = document.hashOfName(type.name)
      if type.isExtension { extended.append(name) } else { declaredTypes.append(name) }
      parents += type.parents.map { parent in
        TypeParent(
          type: name, parent: document.hashOfName(parent),
          isViewClass: document.source.withSpelling(document.tokens[parent].range, \.isViewClass))
      }
    }
  }

  mutating func addTypes(of document: Document) {
    guard !document.fileContext.contains(.test) else { return }
    types = document.typesForOthers.map { type in
      NamedType(
        name: CalledName(.member, at: type.name, in: document, isPublic: type.isPublic),
        body: document.bytes(of: type.body))
    }
  }

  /// What leads to the code around a token, where the file writes its name once: all that is known of a large one.
  func loneLead(to token: Int, in document: Document) -> [CalledDeclaration] {
    guard document.language == .swift, let lead = document.calledName(around: token) else { return [] }
    let name = document.hashOfName(lead.token)
    let isRepeated = written.contains {
      WrittenNames.name(of: $0) == name && $0 & WrittenNames.Use.repeated != 0
    }
    return isRepeated ? [] : [lead]
  }

  /// Whether the file writes a name elsewhere than in patterns.
  func isMade(_ name: UInt32) -> Bool {
    written.contains { WrittenNames.name(of: $0) == name && $0 & WrittenNames.Use.made != 0 }
  }
}

extension Document {
  /// The modules of a program name the texts of one another.
  fileprivate func nameWrittenOnce(around token: Int, _ names: WrittenNames) -> CalledName? {
    guard let name = calledName(around: token).map({ CalledName($0, in: self) }) else { return nil }
    // Of Objective-C the names of declarations are left out.
    let isNamedHere = language == .swift ? !names.isWrittenOnce(name.hash) : names.holds(name.hash)
    return isNamedHere ? nil : name
  }

  /// Whether files note which members they ask a type for: not of a generic one, nor where a table knows its name.
  fileprivate func notesMembers(ofType type: Int) -> Bool {
    isCapital(type) && isUnknown(type) && !token(type + 1, is: "<")
  }

  fileprivate var typesTakenAsValues: [Int] {
    mentions.filter { kind($0 + 1) == .dot && token($0 + 2, is: "self") }
  }

  /// Calls that name a key, those within others left out.
  fileprivate func textsLookedUp(besides keys: [TokenRange]) -> [TokenRange] {
    let known = Set(keys.map(\.lower))
    var end = 0
    return localizedCalls.compactMap { call in
      guard call.range.lower >= end, let key = call.key, !known.contains(key.lower) else { return nil }
      end = call.range.upper
      return call.range
    }
  }
}
