/// Finds the shapes of a file in one walk over its tokens.
///
/// The walk itself only asks for the role of each known word; what surrounds a word is read on demand, so
/// the many tokens nobody asks about cost one look each.
struct ShapeFinder {
  var document: Document
  /// Number of the innermost open bracket at the current token.
  var bracket = 0
  /// Sinks with their value, in the order of the code; expanded when all calls are known.
  var sinks: [SinkSite] = []
  /// Variables that were given localized text.
  var namesOfTexts: Set<NameHash> = []
  /// Variables that something was added to.
  var namesThatGrow: Set<NameHash> = []
  /// Variables that were given a literal, once somebody asks.
  var namesOfWords: Set<NameHash>?
  /// Places to look at again when all localized calls are known.
  var joining: [Int] = []
  var choosing: [Int] = []
  var interpolated: [Int] = []
  /// Calls that may pass on what the function around them is given, which is known when all brackets are.
  var passing: [(pattern: Int, call: Call, key: TokenRange)] = []
  /// Calls of what the project may have declared to take a key.
  var given: [(pattern: Int, name: Int)] = []
  /// Numbers of the literals that are keys by design, where an interpolation is right.
  var textKeys: Set<Int> = []
  /// Variables as members of their types, once somebody asks.
  var variables: Set<MemberHash>?
  /// The ranges of conditions and sections that say who reads their texts.
  private var conditional: [(tokens: TokenRange, context: Context)] = []
  /// The ranges of what is left out of releases.
  private var leftOut: [(tokens: TokenRange, context: Context)] = []
  /// Open `#if` directives.
  private var conditions: [OpenCondition] = []
  /// The call whose name was looked at last: each row of a table asks for it anew.
  private var lastCall: (name: Int, call: Call?) = (-1, nil)

  init(document: Document) { self.document = document }

  /// The call or message whose name stands at the current token.
  mutating func call(at name: Int) -> Call? {
    if lastCall.name != name {
      let open = document.open(ofBracket: bracket)
      lastCall = (name, document.call(at: name) ?? document.message(named: name, openedAt: open))
    }
    return lastCall.call
  }

  struct SinkSite {
    var sink: DisplayedText.Sink
    var name: Int
    var value: TokenRange
    var isSure: Bool
  }

  mutating func find() {
    walk()
    closeConditions(at: document.tokens.count)
    document.unreleased = ConditionalContexts(leftOut + document.previews.map { ($0, .preview) })
    conditional += document.developerSections().map { ($0, .debug) }
    document.conditionalContexts = ConditionalContexts(conditional)
    findMentions()
    addPassedKeys()
    addGivenKeys()
    sortCalls()
    findDisplayedTexts()
    findJoins()
    findChoices()
  }

  private mutating func walk() {
    let tokens = document.tree.tokens
    let brackets = document.tree.brackets
    // Without the checks of arrays: this loop sees every token of a project.
    tokens.withUnsafeBufferPointer { tokens in
      brackets.withUnsafeBufferPointer { walk(tokens, $0) }
    }
  }

  private mutating func walk(
    _ tokens: UnsafeBufferPointer<Token>, _ brackets: UnsafeBufferPointer<Bracket>
  ) {
    let silent = Token.Kind.silent
    for index in tokens.indices {
      let token = tokens[index]
      if index & (Document.markDistance - 1) == 0 { document.bracketMarks.append(UInt32(bracket)) }
      // Most tokens say nothing by themselves; one guess for all of them is right more often than one for each kind.
      if silent & (1 &<< UInt64(token.kind.rawValue)) != 0 && token.word == .none { continue }
      switch token.kind {
      case .identifier:
        if token.word != .none { readKnown(index, token.word) }
      case .openSquare:
        bracket = Int(token.link)
        if document.language == .cFamily { mentionMessage(to: index + 1) }
      case .openParen, .openBrace, .openInterpolation:
        bracket = Int(token.link)
        if token.kind == .openBrace { mentionBody(openedAt: index) }
      case .closeParen, .closeSquare, .closeBrace, .closeInterpolation:
        if token.kind == .closeSquare, document.language == .cFamily, index > 0 {
          mentionTextMember(index - 1)
        }
        if token.link != 0 { bracket = Int(brackets[Int(token.link)].parent) }
      case .dot:
        if index > 0, document.kind(index + 1) == .identifier { readMember(behind: index) }
      case .plus, .plusAssign:
        joining.append(index)
      case .ternary:
        choosing.append(index)
      case .stringOpen:
        interpolated.append(Int(token.link))
      case .hash:
        readDirective(index, token)
      case .unknown:
        if !document.importsInterface, document.language == .cFamily { readInclude(index) }
      default:
        continue
      }
    }
  }

  /// Reads a word that the tables or the languages know.
  @inline(__always)
  private mutating func readKnown(_ index: Int, _ word: Word) {
    let roles = document.lexicon.roles(of: word)
    if !roles.isEmpty { read(index, word, roles) }
    switch word.keyword {
    case .if, .guard, .switch: choosing.append(index)
    case .import where document.token(index + 1, is: "ArgumentParser"):
      document.fileContext.insert(.commandLine)
    case .implementation:
      if document.kind(index + 1) == .identifier { document.implementationNames.append(index + 1) }
    case .return: mentionForwarding(index + 1)
    case .extension:
      if document.kind(index + 1) == .identifier { document.typeHeads.append(index + 1) }
    case .class, .struct, .enum, .protocol, .actor:
      guard document.declaresType(index) else { break }
      document.typeHeads.append(index + 1)
      // A module of others may import SwiftUI for its users.
      if !document.importsInterface, word.keyword == .struct, document.declaresView(index) {
        document.importsInterface = true
      }
    case .func:
      if document.kind(index + 1) == .identifier { document.functionNames.append(index + 1) }
    case .let, .var:
      if document.kind(index + 1) == .identifier { document.variableNames.append(index + 1) }
    case .`init`:
      if document.language == .swift, document.kind(index - 1) != .dot { document.initializers.append(index) }
    case .typealias: document.addAlias(named: index + 1, in: bracket)
    default: break
    }
  }

  /// `Texts.high`: of a type that the file only calls so, it may be an accessor.
  @inline(__always)
  private mutating func readMember(behind dot: Int) {
    mentionOwner(before: dot)
    if document.namesGeneratedTable(dot - 1) { readAccessor(dot - 1, .none) }
    guard let alias = document.alias(at: dot - 1) else { return }
    readAccessor(dot - 1, document.tokens[alias.type.lower].word)
  }

  private mutating func read(_ index: Int, _ word: Word, _ roles: Lexicon.Roles) {
    if roles.contains(.localizing) { readLocalizedCall(index, word) }
    if roles.contains(.accessor) { readAccessor(index, word) }
    if roles.contains(.given) { readGiven(index, word) }
    if roles.contains(.display) { readSink(index, word) }
    if roles.contains(.casing) { readCasing(index, word) }
    if roles.contains(.format) { readFormat(index, word) }
    if roles.contains(.textCall) { readTextCall(index, word) }
    if roles.contains(.regional) { readLocaleCall(index, word) }
    if roles.contains(.watched) { readWatchedCall(index, word) }
    if roles.contains(.joining) { joining.append(index) }
    if roles.contains(.interfaceModule), document.keyword(index - 1) == .import {
      document.importsInterface = true
    }
  }

  /// `#import <UIKit/UIKit.h>` and `@import`: the framework's name is the first path component.
  private mutating func readInclude(_ index: Int) {
    let range = document.tokens[index].range
    guard range.count > 3, document.source[Int(range.start)] == UInt8(ascii: "<") else { return }
    let bytes = document.source[ByteRange(range.start + 1, range.end)]
    let name = bytes.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ">") }
    guard let word = document.lexicon.vocabulary[String(decoding: name, as: UTF8.self)] else { return }
    if document.lexicon.roles(of: word).contains(.interfaceModule) { document.importsInterface = true }
  }

  /// Calls are found at their names; a call inside the receiver of another one may come after it.
  private mutating func sortCalls() {
    document.localizedCalls.sort { ($0.range.lower, -$0.range.upper) < ($1.range.lower, -$1.range.upper) }
    document.formatCalls.sort {
      ($0.call.range.lower, -$0.call.range.upper) < ($1.call.range.lower, -$1.call.range.upper)
    }
    document.casingCalls.sort { $0.call.name < $1.call.name }
  }
}

// MARK: Conditional code

extension ShapeFinder {
  /// Keeps the ranges of `#if DEBUG` and `#if 0`, up to their `#else` or `#endif`.
  private mutating func readDirective(_ index: Int, _ token: Token) {
    guard let keyword = token.word.keyword else {
      if document.token(index, is: "#Preview") { document.hasPreviews = true }
      return
    }
    switch keyword {
    case .if, .ifdef, .ifndef: openCondition(at: index)
    case .elseif, .elif: openCondition(at: index, behind: closeCondition(at: index))
    case .else:
      let last = closeCondition(at: index)
      conditions.append(
        OpenCondition(start: index, context: last?.otherwise ?? [], isLeftOut: last?.isTaken ?? false))
    case .endif: closeCondition(at: index)
    case .define: mentionMacro(named: index + 1)
    default: return
    }
  }

  private mutating func openCondition(at index: Int, behind last: OpenCondition? = nil) {
    let (then, otherwise) = document.readers(ofCondition: index)
    let isTrue = document.isTrueInReleases(ofCondition: index)
    let isTaken = last?.isTaken ?? false
    conditions.append(
      OpenCondition(
        start: index, context: then, otherwise: otherwise, isLeftOut: isTaken || isTrue == false,
        isTaken: isTaken || isTrue == true))
  }

  @discardableResult
  private mutating func closeCondition(at index: Int) -> OpenCondition? {
    guard let last = conditions.popLast() else { return nil }
    close(last, at: index)
    return last
  }

  private mutating func close(_ condition: OpenCondition, at end: Int) {
    let tokens = TokenRange(condition.start, end)
    if !condition.context.isEmpty { conditional.append((tokens, condition.context)) }
    if condition.isLeftOut { leftOut.append((tokens, .disabled)) }
  }

  private mutating func closeConditions(at end: Int) {
    while let last = conditions.popLast() { close(last, at: end) }
  }
}

extension Document {
  /// Reads a file: tokens first, then shapes.
  public init(
    _ source: SourceText, _ language: SourceLanguage, _ lexicon: Lexicon, fileContext: Context = []
  ) {
    var finder = ShapeFinder(document: Document(tokensOf: source, language, lexicon, fileContext))
    finder.find()
    self = finder.document
    if language == .swift { boundTexts = source.boundTexts() }
  }

  /// Reads tokens, and no shapes.
  public init(
    tokensOf source: SourceText, _ language: SourceLanguage, _ lexicon: Lexicon, _ fileContext: Context
  ) {
    let tree =
      switch language {
      case .swift: SwiftLexer.lex(source, lexicon.vocabulary)
      case .cFamily: CFamilyLexer.lex(source, lexicon.vocabulary)
      }
    self.init(source: source, language: language, tree: tree, lexicon: lexicon, fileContext: fileContext)
  }
}
