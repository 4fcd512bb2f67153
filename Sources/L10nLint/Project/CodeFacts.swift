import L10nSyntax

/// What code tells; a resource tells nothing of it.
package struct CodeFacts: Sendable {
  /// In the order of the code.
  package var keyUses: [KeyUse] = []
  /// In the order of the code.
  var constantUses: [ConstantUse] = []
  /// It looks up what nobody knows before the program runs.
  var looksUpAnyKey = false
  /// What constants say that may be keys, by their type and name.
  var keyConstants: [MemberHash: KeyConstant] = [:]
  /// What the other files have to be read with.
  package var declarations = Declarations()
  /// Where the keys of accessors stand, by type and member.
  var accessorKeys: [MemberHash: ByteRange] = [:]
  /// Members of types that are chosen where there are several things.
  var membersForSeveral: [MemberHash] = []
  /// In their order, each once.
  var mentions: [Mention] = []
  /// Controls that the file gives a text, in no order.
  var filledControls: [FilledControl] = []
  /// Hashes of the patterns in which it surely writes dates for people, in the settings of each reader.
  var datePatternsForReaders: [UInt64] = []
  /// Properties of its types that other files may give a text.
  var givenProperties = GivenProperties()
  var names = NameFacts()
  /// All literals of the file, which may be keys on their way to a call; only where a rule compares tables.
  var literals = LiteralTexts()
  /// Its head says under which licence others may use it.
  var hasLicence = false
  /// Imports a framework of windows and views.
  var importsInterface = false
  /// Starts a command-line program: `main.swift`, or a file that imports ArgumentParser.
  var startsCommand = false
  /// Loads storyboards by names that nobody knows before the program runs.
  var loadsAnyStoryboard = false
  /// A program has written it, as its name or its head says.
  var isGenerated = false
  /// A hash of all it says, where it has findings.
  var hashOfText: UInt64?
  /// Names of tables for `Info.plist` files that it spells, for it may look any key up in them, and keys that it asks for.
  var informationNames: Set<String> = []
  /// It gives a meaning to names of its own and will be read again: only what it declares and mentions is known by now.
  private(set) var isUnfinished = false
  /// Looks texts up itself, and takes another language where one is empty.
  var fillsEmptyTexts = false

  package init() {}
}

extension CodeFacts {
  /// Reads the facts off a document. `cases` are its own.
  init(of document: Document, path: String, _ cases: inout CaseNames, _ state: ReadingState) {
    // Tests declare nothing for the code they test, and show nothing to anybody.
    let isTest = document.fileContext.contains(.test)
    let accessors = isTest ? [] : document.accessors
    if !isTest { declarations = Declarations(of: document, accessors.map(\.accessor)) }
    mentions = document.sortedMentions
    isUnfinished = state.readsAgain && declaresOwnMentions(unknownTo: state.lexicon)
    guard !isUnfinished else { return }
    (keyUses, constantUses) = document.keyUses(path: path)
    membersForSeveral = document.membersForSeveral
    filledControls = document.filledControls()
    hasLicence = document.source.hasLicence
    importsInterface = document.importsInterface
    startsCommand = path.fileName == "main.swift" || document.fileContext.contains(.commandLine)
    isGenerated = document.fileContext.contains(.generated)
    fillsEmptyTexts = document.fillsEmptyTexts
    guard !isTest else { return }
    looksUpAnyKey = document.looksUpAnyKey
    keyConstants = document.keyConstants
    for case (let accessor, let key?) in accessors { accessorKeys[accessor.member] = document.bytes(of: key) }
    datePatternsForReaders = document.datePatternsForReaders
    givenProperties = document.givenProperties()
    let parameters = document.shownParameters()
    givenProperties.shown.formUnion(parameters)
    givenProperties.others.formUnion(document.otherParameters(than: parameters))
    givenProperties.members = document.shownMembers()
    givenProperties.payloads = document.payloads()
    givenProperties.lookups = document.rawValueLookups()
    names = NameFacts(of: document, keysOfAccessors: accessors.compactMap(\.key), &cases)
    loadsAnyStoryboard = document.loadsAnyStoryboard(names)
    informationNames = document.informationNames
  }
}

extension Document {
  /// With their keys.
  fileprivate var accessors: [(accessor: Declarations.Accessor, key: TokenRange?)] {
    localizedCalls.compactMap { call in accessor(around: call).map { ($0, call.key) } }
  }
}
