import L10nSyntax

/// What code tells; a resource tells nothing of it.
package struct CodeFacts: Sendable {
  /// In the order of the code.
  package private(set) var keyUses: [KeyUse] = []
  /// In the order of the code.
  private(set) var constantUses: [ConstantUse] = []
  /// It looks up what nobody knows before the program runs.
  private(set) var looksUpAnyKey = false
  /// What constants say that may be keys, by their type and name.
  private(set) var keyConstants: [MemberHash: KeyConstant] = [:]
  /// Numbers that constants have, by their type and name; `nil` where two of one name differ.
  private(set) var numberConstants: [MemberHash: Double?] = [:]
  /// What the other files have to be read with.
  package private(set) var declarations = Declarations()
  /// Where the keys of accessors stand, by type and member.
  private(set) var accessorKeys: [MemberHash: ByteRange] = [:]
  /// Members of types that are chosen where there are several things.
  private(set) var membersForSeveral: [MemberHash] = []
  /// Hashes of texts that a call takes for one thing and for several.
  private(set) var textsOfForms: [UInt64] = []
  /// Hashes of texts with a percent sign that it does not only give to views.
  private(set) var textsToFill: [UInt64] = []
  /// How many texts of alerts it has that it does not look up.
  private(set) var textsOfAlerts = 0
  /// In their order, each once.
  private(set) var mentions: [Mention] = []
  /// Controls that the file gives a text, in no order.
  private(set) var filledControls: [FilledControl] = []
  /// Hashes of the patterns in which it surely writes dates for people, in the settings of each reader.
  private(set) var datePatternsForReaders: [UInt64] = []
  /// Members whose texts it looks up: `item.title.localized`.
  private(set) var membersLookedUp: Set<MemberHash> = []
  /// Constants of it that hold a sign: `let arrow = " ›"`.
  private(set) var signs: [MemberHash] = []
  /// Properties of its types that other files may give a text.
  private(set) var givenProperties = GivenProperties()
  private(set) var names = NameFacts()
  /// What of its code only some old systems run; of a file whose texts matter to the project.
  private(set) var codeForOldSystems: [PlaceForOldSystems] = []
  /// All literals of the file, which may be keys on their way to a call; only where a rule compares tables.
  private(set) var literals = LiteralTexts()
  /// Its head says under which license others may use it.
  private(set) var hasLicense = false
  /// Imports a framework of windows and views.
  private(set) var importsInterface = false
  /// Starts a command-line program: `main.swift`, or a file that imports ArgumentParser.
  private(set) var startsCommand = false
  /// Loads storyboards by names that nobody knows before the program runs.
  private(set) var loadsAnyStoryboard = false
  /// How it asks for scenes of storyboards.
  private(set) var askedScenes = AskedScenes()
  /// A program has written it, as its name or its head says.
  private(set) var isGenerated = false
  /// A hash of all it says, where it has findings.
  private(set) var hashOfText: UInt64?
  /// Names of tables for `Info.plist` files that it spells, for it may look any key up in them, and keys that it asks for.
  private(set) var informationNames: Set<String> = []
  /// Looks texts up itself, and takes another language where one is empty.
  private(set) var fillsEmptyTexts = false
  /// Opens the folder of a language itself.
  private(set) var opensFolderOfLanguage = false

  struct PlaceForOldSystems: Sendable {
    let before: [SystemVersion]
    let place: ByteRange
  }

  /// What may be known of a file of which nobody asks for more.
  init(declarations: Declarations = .init(), mentions: [Mention] = [], names: NameFacts = .init()) {
    self.declarations = declarations
    self.mentions = mentions
    self.names = names
  }

  /// All of it. `suspicions` are what checks have said of the code.
  init(of reading: FileReading, _ suspicions: [Suspicion], _ state: ReadingState) {
    self.init(declarations: reading.declarations, mentions: reading.mentions)
    let document = reading.document
    let constants = document.numberConstants
    (keyUses, constantUses) = reading.keyUses(constants)
    numberConstants = constants.filter { !$0.value.isOfFileOnly }.mapValues(\.value)
    membersForSeveral = document.membersForSeveral
    filledControls = document.filledControls()
    hasLicense = document.source.hasLicense
    importsInterface = document.importsInterface
    startsCommand = reading.path.fileName == "main.swift" || document.fileContext.contains(.commandLine)
    isGenerated = document.fileContext.contains(.generated)
    if !suspicions.isEmpty {
      textsOfAlerts = suspicions.reduce(0) { count, suspicion in
        suspicion.doubts.contains(.alertsLeft) ? count + 1 + suspicion.finding.related.count : count
      }
      hashOfText = document.source.withBytes { Spelling(start: $0, count: $1).quickHash }
    }
    // Tests show nothing to anybody.
    if !document.fileContext.contains(.test) {
      addShown(by: reading, suspicions)
      if state.hasStoryboards { addScenes(askedBy: reading) }
    }
    if state.needsLiterals { addLiterals(of: document, besides: placesKnownAsKeys) }
  }

  /// What a test tells, of which only the tokens are known.
  init(ofTest document: Document, _ state: ReadingState) {
    if state.needsLiterals { addLiterals(of: document, besides: []) }
  }

  private mutating func addLiterals(of document: Document, besides keys: [ByteRange]) {
    literals = LiteralTexts(document, besides: keys)
    textsToFill = document.textsToFill
  }

  private mutating func addScenes(askedBy reading: FileReading) {
    askedScenes = AskedScenes(of: reading.document, reading.names)
    names.spelledWords = reading.document.spelledWords
  }

  private mutating func addShown(by reading: FileReading, _ suspicions: [Suspicion]) {
    let document = reading.document
    textsOfForms = document.textsOfForms
    opensFolderOfLanguage = document.opensFolderOfLanguage
    if opensFolderOfLanguage { fillsEmptyTexts = document.fillsEmptyTexts }
    looksUpAnyKey = document.looksUpAnyKey
    keyConstants = reading.keyConstants
    for case (let accessor, let key?) in reading.accessors {
      accessorKeys[accessor.member] = document.bytes(of: key)
    }
    datePatternsForReaders = document.datePatternsForReaders
    signs = document.signConstants
    membersLookedUp = document.membersLookedUp
    givenProperties = document.givenProperties()
    let parameters = document.shownParameters()
    givenProperties.shown.formUnion(parameters)
    givenProperties.others.formUnion(document.otherParameters(than: parameters))
    givenProperties.members = reading.shownMembers()
    givenProperties.payloads = reading.payloads()
    if reading.names.holds(NameHash("rawValue")) { givenProperties.lookups = document.rawValueLookups() }
    names = NameFacts(of: reading, suspicions)
    if !suspicions.isEmpty || !keyUses.isEmpty || !givenProperties.members.isEmpty {
      names.addTypesForOthers(of: document)
      codeForOldSystems = document.codeForOldSystems.map {
        PlaceForOldSystems(before: $0.before, place: document.bytes(of: $0.tokens))
      }
    }
    loadsAnyStoryboard = document.loadsAnyStoryboard(names)
    informationNames = document.informationNames
  }

  private var placesKnownAsKeys: [ByteRange] {
    let unread = keyUses.lazy.filter { $0.bundle == .ofSystem || $0.isForDevelopers || $0.isIdle }
    return names.accessors.map(\.key) + names.constants.map(\.place) + unread.map(\.place.range)
  }
}
