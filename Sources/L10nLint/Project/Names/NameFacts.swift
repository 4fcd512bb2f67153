import L10nSyntax

/// What one file tells of names, so that a whole project shows whose texts nobody sees (`UnseenCode`): which it writes, what it
/// says of types, and which of its own names others have to write (`NamesForOthers.swift`).
struct NameFacts: Sendable {
  private(set) var written: [WrittenName] = []
  /// One-word texts that it spells for everybody, and the raw texts of cases, each once.
  var spelledWords: [NameHash] = []
  /// Of a header that nobody reads, the classes it makes others of.
  private(set) var superclasses: [NameHash] = []
  /// Types to which it gives another name, or that it takes as values: `Formats.self`.
  private(set) var aliased: [NameHash] = []
  /// Types that it extends: there their members need no name beside theirs.
  private(set) var extended: [NameHash] = []
  /// Types that it declares, and what stands behind them and behind those it extends.
  private(set) var declaredTypes: [NameHash] = []
  private(set) var parents: [TypeParent] = []
  /// Its enums.
  private(set) var enums: [DeclaredCases] = []
  /// What a file of types declares, if nothing else leads to it.
  private(set) var forOthers: [NameHash] = []
  /// One of the types is a view.
  private(set) var hasView = false
  /// Whose accessors it asks for or declares.
  private(set) var generators: AccessorGenerators = []
  /// Functions and properties that look up a text and that it writes nowhere else, and cases that have one and that it makes
  /// nowhere.
  private(set) var accessors: [Accessor] = []
  /// Constants of types of which the same is true, and that may be keys.
  private(set) var constants: [Constant] = []
  /// Types of which the same is true; of those whose texts matter to the project.
  private(set) var types: [NamedType] = []
  /// Functions and properties around its findings, of which the same is true.
  private(set) var called: Set<CalledName> = []

  /// A protocol or class behind the name of a type.
  struct TypeParent: Sendable {
    let type: NameHash
    let parent: NameHash
    /// Where the project has no such class, the system has: what that asks for says `override`.
    let isViewClass: Bool
  }

  init() {}

  /// What is known of a header without a text: which classes it makes others of.
  init(ofHeader file: SourceFile) {
    guard file.path.hasSuffix(".h") else { return }
    superclasses = file.text.withBytes {
      Spelling(start: $0, count: $1).superclasses.map { NameHash($0) }
    }
  }

  init(of reading: FileReading, _ suspicions: [Suspicion]) {
    let (document, names) = (reading.document, reading.names)
    written = names.all
    generators = AccessorGenerators(of: document, writing: names)
    if let declared = document.declaredNames, declared.hasType {
      forOthers = declared.names.map { document.nameHash($0) }
      hasView = declared.hasView
    }
    aliased = (document.aliasedTypes + document.typesTakenAsValues).map { document.nameHash($0) }
    addTypes(document.types, in: document)
    enums = document.enums.map { found in
      DeclaredCases(
        names: found.cases.map { document.nameHash($0) }, isMadeByName: found.isMadeByName,
        isPublic: found.isPublic)
    }
    accessors =
      document.accessorsForOthers(reading.accessors.compactMap(\.key), names) + reading.casesForOthers
    constants = document.constantsForOthers(names)
    called = Set(suspicions.lazy.flatMap(\.doubts).flatMap(\.uncalledNames))
  }

  private mutating func addTypes(_ types: [TypeHead], in document: Document) {
    for type in types {
      let name = document.nameHash(type.name)
      if type.isExtension { extended.append(name) } else { declaredTypes.append(name) }
      parents += type.parents.map { parent in
        TypeParent(
          type: name, parent: document.nameHash(parent),
          isViewClass: document.source.withSpelling(document.tokens[parent].range, \.isViewClass))
      }
    }
  }

  mutating func addTypesForOthers(of document: Document) {
    types = document.typesForOthers.map { type in
      NamedType(
        name: CalledName(
          .member, at: type.name, in: document, isPublic: type.isPublic,
          askedType: type.hasUnknownParents ? type.name : nil),
        body: document.bytes(of: type.body))
    }
  }
}

extension Document {
  /// `Formats.self`
  fileprivate var typesTakenAsValues: [Int] {
    mentions.filter { kind($0 + 1) == .dot && token($0 + 2, is: "self") }
  }
}
