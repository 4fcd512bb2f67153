import L10nSyntax

/// What one file tells the rest of its project, in a form small enough to keep for every file.
package struct FileFacts: Sendable {
  package var path: String
  /// In the order of the code.
  package var keyUses: [KeyUse] = []
  /// Functions, methods, macros and extension members that forward a parameter of theirs as a key.
  package var wrappers: [LocalizingPattern] = []
  /// Members of types that are localized texts.
  package var accessors: [Accessor] = []
  /// Where their keys stand, by the hash of type and member.
  package var accessorKeys: [UInt64: ByteRange] = [:]
  /// Functions that return a type, whose members may be localized texts: `strings().title`.
  package var accessorFunctions: [AccessorFunction] = []
  /// Hashes of names, and of types with a member, that would mean something else if the project declared them as
  /// a wrapper or accessor.
  package var mentions: [UInt32] = []
  /// Functions and macros of the tables that the file declares or defines itself.
  package var redefinitions: [String] = []
  /// Unknown functions whose name says that they localize, called with a literal: `OurLocalizedString("key")`.
  package var assumedWrappers: Set<String> = []
  /// Controls that the file gives a text, as hashes.
  var filledControls: [UInt32] = []
  /// Its head says under which licence others may use it.
  var hasLicence = false
  /// Imports a framework of windows and views.
  package var importsInterface = false
  /// Starts a command-line program: `main.swift`, or a file that imports ArgumentParser.
  package var startsCommand = false

  /// A program has written it, as its name or its head says.
  var isGenerated = false

  /// Looks texts up itself, and takes another language where one is empty.
  package var fillsEmptyTexts = false

  /// All literals of the file, which may be keys on their way to a call; only where a rule compares tables.
  package var literals = LiteralTexts()

  /// What the file says, where it is no code.
  package var resource: ResourceFile?
  /// Comments that silence rules; `nil` where there are none.
  package var suppressions: FileSuppressions?

  package struct Accessor: Sendable, Hashable {
    /// What it says in the source language, where the code shows it.
    package var text: String?
    package var type: String
    package var pair: UInt64
  }

  /// Members of text that change its case.
  package var casingMembers: [CasingMember] = []

  package struct AccessorFunction: Sendable, Hashable {
    package var name: String
    package var type: String
  }

  package init(path: String) { self.path = path }
}

extension FileFacts {
  /// The hash under which a function is mentioned.
  static func mention(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// The hash under which a member of a type is mentioned.
  static func mention(pair: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: pair ^ pair >> 32) }

  /// Reads the facts off a document.
  init(of document: Document, path: String, knowing rules: KnownRules) {
    self.init(path: path)
    importsInterface = document.importsInterface
    suppressions = FileSuppressions(of: document, knowing: rules)
    startsCommand = path.hasSuffix("main.swift") || document.fileContext.contains(.commandLine)
    isGenerated = document.fileContext.contains(.generated)
    let isTest = document.fileContext.contains(.test)
    for call in document.localizedCalls {
      if let wrapper = document.wrapper(around: call), !isTest { wrappers.append(wrapper) }
      if let accessor = document.accessor(around: call), !isTest {
        accessors.append(accessor)
        if let key = call.key { accessorKeys[accessor.pair] = document.bytes(of: key) }
      }
    }
    if !isTest { casingMembers = document.casingCalls.compactMap { document.casingMember(around: $0) } }
    keyUses = document.keyUses(path: path)
    filledControls = document.filledControls()
    hasLicence = document.source.hasLicence
    fillsEmptyTexts = document.fillsEmptyTexts
    collectMentions(document)
    if !isTest { collectAssumedWrappers(document) }
    accessorFunctions = document.returnedTypes.compactMap { type in
      document.functionName(returning: type).map { AccessorFunction(name: $0, type: document.text(of: type)) }
    }
    redefinitions = document.redefinitions.map { document.text(of: $0) }
  }

  private mutating func collectMentions(_ document: Document) {
    mentions = document.mentions.map { token in
      document.memberNamed(behind: token).map { Self.mention(pair: document.pairHash(token, $0)) }
        ?? Self.mention(document.source[document.tokens[token].range])
    }
    for call in document.localizedCalls where document.isCommentRequired(by: call) {
      mentions.append(Self.mention(document.source[document.tokens[call.call.name].range]))
    }
    for call in document.localizedCalls {
      for token in document.followers(of: call) {
        mentions.append(Self.mention(document.source[document.tokens[token].range]))
      }
    }
    mentions.sort()
    var kept = 0
    for index in mentions.indices where kept == 0 || mentions[index] != mentions[kept - 1] {
      mentions[kept] = mentions[index]
      kept += 1
    }
    mentions.removeLast(mentions.count - kept)
  }
}

extension FileFacts {
  private mutating func collectAssumedWrappers(_ document: Document) {
    for token in document.mentions where document.kind(token + 1) == .openParen {
      guard document.literalNumber(at: token + 2) != nil, document.kind(token - 1) != .dot else { continue }
      let range = document.tokens[token].range
      if document.source.withSpelling(range, { $0.hasSuffix("ocalizedString") }) {
        assumedWrappers.insert(document.source.string(range))
      }
    }
  }
}

extension Document {
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

  /// The name in `func strings() -> L10n.Type`.
  fileprivate func functionName(returning type: Int) -> String? {
    guard kind(type - 2) == .closeParen, kind(type - 3) == .openParen, keyword(type - 5) == .func else {
      return nil
    }
    return text(of: type - 4)
  }
}
