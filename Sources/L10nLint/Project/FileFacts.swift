import L10nSyntax

/// What one file tells the rest of its project, in a form small enough to keep for every file.
///
/// A class, because it is handed on from round to round, and there are tens of thousands.
package final class FileFacts: Sendable {
  package let path: String
  package let code: CodeFacts
  /// What the file says, where it is no code.
  package let resource: ResourceFile?
  /// Comments that silence rules; `nil` where there are none.
  package let suppressions: FileSuppressions?

  package init(
    path: String, code: CodeFacts = CodeFacts(), resource: ResourceFile? = nil,
    suppressions: FileSuppressions? = nil
  ) {
    self.path = path
    self.code = code
    self.resource = resource
    self.suppressions = suppressions
  }
}

/// What code tells; a resource tells nothing of it.
package struct CodeFacts: Sendable {
  /// In the order of the code.
  package var keyUses: [KeyUse] = []
  /// Those whose key is a constant, which any file may declare; none of them has its key yet.
  var constantUses: [KeyUse] = []
  /// It looks up what nobody knows before the program runs.
  var looksUpAnyKey = false
  /// What constants say that may be keys, by the hash of their type and name.
  var keyConstants: [UInt64: KeyConstant] = [:]
  /// What the other files have to be read with.
  package var declarations = Declarations()
  /// Where the keys of accessors stand, by the hash of type and member.
  var accessorKeys: [UInt64: ByteRange] = [:]
  /// Members of types that are chosen where there are several things, by the hash of type and member.
  var membersForSeveral: [UInt64] = []
  /// Hashes of names, and of types with a member, that would mean something else if the project declared them as
  /// a wrapper or accessor.
  var mentions: [UInt32] = []
  /// Controls that the file gives a text, in no order.
  var filledControls: [FilledControl] = []
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
  /// A program has written it, as its name or its head says.
  var isGenerated = false
  /// A hash of all it says, where it has findings; else 0.
  var mark: UInt64 = 0
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
  init(of document: Document, path: String, _ cases: inout CaseNames, in project: Project) {
    let accessors = document.accessors
    declarations = Declarations(of: document, accessors.map(\.accessor))
    mentions = document.hashesOfMentions
    isUnfinished = project.readsAgain && declaresOwnMentions(unknownTo: project.lexicon)
    guard !isUnfinished else { return }
    keyUses = document.keyUses(path: path)
    if keyUses.contains(where: { $0.constant != nil }) {
      constantUses = keyUses.filter { $0.constant != nil }
      keyUses.removeAll { $0.constant != nil }
    }
    looksUpAnyKey = document.looksUpAnyKey
    keyConstants = document.keyConstants
    for case (let accessor, let key?) in accessors { accessorKeys[accessor.pair] = document.bytes(of: key) }
    membersForSeveral = document.membersForSeveral
    filledControls = document.filledControls()
    givenProperties = document.givenProperties()
    let parameters = document.shownParameters()
    givenProperties.shown.formUnion(parameters)
    givenProperties.others.formUnion(document.otherParameters(than: parameters))
    givenProperties.shown.formUnion(document.shownMembers())
    names = NameFacts(of: document, keysOfAccessors: accessors.compactMap(\.key), &cases)
    hasLicence = document.source.hasLicence
    importsInterface = document.importsInterface
    startsCommand = path.fileName == "main.swift" || document.fileContext.contains(.commandLine)
    isGenerated = document.fileContext.contains(.generated)
    informationNames = document.informationNames
    fillsEmptyTexts = document.fillsEmptyTexts
  }

  /// Whether it shows texts that it declares itself and that nobody knew.
  private func declaresOwnMentions(unknownTo lexicon: Lexicon) -> Bool {
    declarations.accessors.contains { accessor in
      guard !lexicon.isMember(accessor.pair) else { return false }
      let hash = Self.mention(pair: accessor.pair)
      let place = mentions.partitionPoint { $0 < hash }
      return place < mentions.count && mentions[place] == hash
    }
  }

  /// The hash under which a function is mentioned.
  static func mention(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// The hash under which a member of a type is mentioned.
  static func mention(pair: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: pair ^ pair >> 32) }
}

extension Document {
  /// Whether a call has a key that is neither written out nor that of a constant, or hands on what it was given, or a key is made
  /// of anything but a literal.
  fileprivate var looksUpAnyKey: Bool {
    guard !fileContext.contains(.test) else { return false }
    let isOpen = localizedCalls.contains { call in
      switch keyForm(of: call) {
      case .joined, .forwarded: true
      case .computed: constantKey(of: call) == nil
      case .interpolated: call.keys != .text
      case .literals, .absent: false
      }
    }
    return isOpen || language == .swift && mentions.contains(where: makesKey)
  }

  /// `LocalizedStringKey(name)`, `LocalizedStringKey(stringLiteral: name)`, `Text(.init(name))`, `String(localized: .init(name))`
  private func makesKey(_ type: Int) -> Bool {
    guard kind(type + 1) == .openParen else { return false }
    let value = kind(type + 3) == .colon ? type + 4 : type + 2
    let isKeyType =
      token(type, is: "LocalizedStringKey") || token(type, is: "LocalizationValue")
      || token(type, is: "LocalizedStringResource")
    if isKeyType { return literal(at: value) == nil }
    return kind(value) == .dot && keyword(value + 1) == .`init`
      && (token(type, is: "Text") || token(type, is: "String") && token(type + 2, is: "localized"))
  }

  /// With their keys. Tests have none for the code they test.
  fileprivate var accessors: [(accessor: Declarations.Accessor, key: TokenRange?)] {
    guard !fileContext.contains(.test) else { return [] }
    return localizedCalls.compactMap { call in accessor(around: call).map { ($0, call.key) } }
  }

  /// Tests read what the program shows without them.
  fileprivate var informationNames: Set<String> {
    guard !fileContext.contains(.test) else { return [] }
    var names: Set<String> = []
    lazy var readsTable = isSearchable && tokens.indices.contains { token($0, is: "localizedInfoDictionary") }
    for literal in literals
    where isInformationKey(literal) || isKeyOfDictionary(literal) && readsTable
      || source.withSpelling(literal.contentRange, { $0.hasSuffix("InfoPlist") })
    {
      if let name = text(of: literal) { names.insert(name) }
    }
    return names
  }

  /// `info["ShareAddress"]`, `[info objectForKey:@"ShareAddress"]`
  private func isKeyOfDictionary(_ literal: StringLiteral) -> Bool {
    let before = Int(literal.firstToken) - 1
    return kind(before) == .openSquare && kind(Int(literal.lastToken) + 1) == .closeSquare
      || kind(before) == .colon && token(before - 1, is: "objectForKey")
  }

  /// `object(forInfoDictionaryKey: "ShareAddress")` looks into the table first.
  private func isInformationKey(_ literal: StringLiteral) -> Bool {
    let first = Int(literal.firstToken)
    guard kind(first - 1) == .colon else { return false }
    return token(first - 2, is: "forInfoDictionaryKey") || token(first - 2, is: "objectForInfoDictionaryKey")
  }

  /// In their order, each once.
  fileprivate var hashesOfMentions: [UInt32] {
    var hashes = mentions.map { token in
      memberNamed(behind: token).map { CodeFacts.mention(pair: pairHash(token, $0)) } ?? hash(ofName: token)
    }
    for call in localizedCalls {
      if isCommentRequired(by: call) { hashes.append(hash(ofName: call.call.name)) }
      for token in followers(of: call) { hashes.append(hash(ofName: token)) }
    }
    hashes.sort()
    var kept = 0
    for index in hashes.indices where kept == 0 || hashes[index] != hashes[kept - 1] {
      hashes[kept] = hashes[index]
      kept += 1
    }
    hashes.removeLast(hashes.count - kept)
    return hashes
  }

  private func hash(ofName token: Int) -> UInt32 { CodeFacts.mention(source[tokens[token].range]) }

  /// Whether the declaration of a called function gives its comment no default.
  package func isCommentRequired(by call: LocalizedCall) -> Bool {
    call.pattern.map { lexicon.localizing[$0].isCommentRequired } ?? false
  }

  /// What a project may have made to change the case of a localized text: the member behind it, and the last name of an
  /// accessor, which may be such a member too.
  fileprivate func followers(of call: LocalizedCall) -> [Int] {
    let next = kind(call.range.upper) == .dot ? call.range.upper + 1 : call.range.upper
    let names = call.pattern == nil ? [next, call.call.name] : [next]
    return names.filter { kind($0) == .identifier && isUnknown($0) }
  }

  /// The member in `Type.member` and `[Type member]`.
  fileprivate func memberNamed(behind type: Int) -> Int? {
    guard isCapital(type) else { return nil }
    if language == .cFamily, kind(type + 1) == .identifier, kind(type - 1) == .openSquare { return type + 1 }
    return kind(type + 1) == .dot && kind(type + 2) == .identifier ? type + 2 : nil
  }
}
