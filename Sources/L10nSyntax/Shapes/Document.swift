/// One source file as checks see it: bytes, tokens, and the shapes found in them.
///
/// Shapes lie in flat arrays in the order of the code and refer to each other by number.
public struct Document: Sendable {
  public let source: SourceText
  public let language: SourceLanguage
  public let tree: TokenTree
  public let lexicon: Lexicon
  /// What holds for the whole file: test, generated, command line.
  public internal(set) var fileContext: Context

  public internal(set) var localizedCalls: [LocalizedCall] = []
  public internal(set) var formatCalls: [FormatCall] = []
  public internal(set) var casingCalls: [CasingCall] = []
  public internal(set) var textCalls: [TextCall] = []
  public internal(set) var localeCalls: [LocaleCall] = []
  public internal(set) var watchedCalls: [WatchedCall] = []
  public internal(set) var joins: [Join] = []
  public internal(set) var choices: [Choice] = []
  /// In the order of their names.
  public internal(set) var displayedTexts: [DisplayedText] = []
  /// Every operand that is seen by a reader: whole displayed expressions, operands of joins in them,
  /// interpolations and format values, ordered by their first token.
  public internal(set) var visible: [VisiblePart] = []
  var conditionalContexts = ConditionalContexts()
  /// Those of them that are left out of what everybody gets, and previews.
  var unreleased = ConditionalContexts()
  public internal(set) var importsInterface = false
  /// Holds a `#Preview`.
  var hasPreviews = false
  /// Unknown names called with a literal, read off a literal, or followed by a member: a wrapper or accessor of
  /// the project could give them a meaning.
  public internal(set) var mentions: [Int] = []
  /// Types that functions return as such: `-> L10n.Type`.
  public internal(set) var returnedTypes: [Int] = []
  /// Names of localizing functions that this file declares or defines itself.
  public internal(set) var redefinitions: [Int] = []
  /// Names of macros with arguments that this file defines.
  public internal(set) var macroNames: [Int] = []
  /// Names of variables that hold what somebody types, as hashes.
  var boundTexts: Set<UInt64> = []
  /// The innermost open bracket at every 64th token.
  var bracketMarks: [UInt32] = []
  /// The tokens behind every `@implementation`, in order.
  public internal(set) var implementationNames: [Int] = []
  /// Where the names of types stand that the file declares or extends, in order.
  public internal(set) var typeHeads: [Int] = []
  /// Where the names stand behind every `func`, and behind every `let` and `var`, in order.
  public internal(set) var functionNames: [Int] = []
  public internal(set) var variableNames: [Int] = []
  /// Where every `init` stands that declares one, in order.
  var initializers: [Int] = []
  /// Where a type of keys stands behind a name, in order.
  var keyTypes: [Int] = []
  /// `typealias Texts = L10n.Harbour.Tide`, in order.
  var aliases: [TypeAlias] = []

  init(
    source: SourceText, language: SourceLanguage, tree: TokenTree, lexicon: Lexicon, fileContext: Context
  ) {
    self.source = source
    self.language = language
    self.tree = tree
    self.lexicon = lexicon
    self.fileContext = fileContext
  }
}

public enum SourceLanguage: Sendable {
  case swift
  /// Objective-C, C, C++ and their headers.
  case cFamily
}

/// Tokens whose text reaches a reader, and the displayed text they are part of.
public struct VisiblePart: Sendable {
  public var range: TokenRange
  /// Number of the displayed text.
  public var text: Int
}

// MARK: Tokens and bytes

extension Document {
  @inlinable
  public var tokens: [Token] { tree.tokens }
  @inlinable
  public var literals: [StringLiteral] { tree.literals }

  /// Whether all of the file may be searched for each of many places in it: in a larger one that would take minutes.
  public var isSearchable: Bool { tokens.count < Self.mostTokensToSearch }
  private static let mostTokensToSearch = 20_000

  /// The bytes from the first to the last token of a range.
  public func bytes(of range: TokenRange) -> ByteRange {
    guard !range.isEmpty, range.upper <= tree.tokens.count else { return ByteRange(0, 0) }
    return ByteRange(tree.tokens[range.lower].start, tree.tokens[range.upper - 1].end)
  }

  /// The source text of a range, for messages.
  public func text(of range: TokenRange) -> String { source.string(bytes(of: range)) }

  public func text(of token: Int) -> String { source.string(tree.tokens[token].range) }

  /// Whether the token is spelled like this.
  @inlinable
  public func token(_ token: Int, is spelling: StaticString) -> Bool {
    guard token >= 0, token < tree.tokens.count else { return false }
    let range = tree.tokens[token].range
    guard range.count == spelling.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where source[Int(range.start) + offset] != spelling.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether two tokens are spelled alike, but for backticks.
  public func sameSpelling(_ left: Int, _ right: Int) -> Bool {
    var (left, right) = (tree.tokens[left].range, tree.tokens[right].range)
    if left.count != right.count {
      // Most names of a file are others: these two bytes say so at once.
      guard abs(left.count - right.count) == 2 else { return false }
      (left, right) = (withoutBackticks(left), withoutBackticks(right))
      guard left.count == right.count else { return false }
    }
    for offset in 0..<left.count where source[Int(left.start) + offset] != source[Int(right.start) + offset] {
      return false
    }
    return true
  }

  private func withoutBackticks(_ name: ByteRange) -> ByteRange {
    name.count > 2 && source[Int(name.start)] == UInt8(ascii: "`")
      ? ByteRange(name.start + 1, name.end - 1) : name
  }

  /// Whether two ranges are spelled alike.
  public func sameSpelling(_ left: TokenRange, _ right: TokenRange) -> Bool {
    left.count == right.count && zip(left.indices, right.indices).allSatisfy { sameSpelling($0, $1) }
  }

  /// Where a range writes a name, as the token of that name does.
  ///
  /// No lazy sequence, which would hold a copy of the document.
  public func occurrences(of name: Int, in range: Range<Int>) -> [Int] {
    range.filter { tokens[$0].kind == .identifier && sameSpelling($0, name) }
  }

  /// The first of them of which something is true. Whoever asks for many names of a file asks no further than this.
  public func firstOccurrence(
    of name: Int, in range: Range<Int>, where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    range.first { tokens[$0].kind == .identifier && sameSpelling($0, name) && isWanted($0) }
  }

  /// Whether a constant or variable of Swift gets its name here: `let name`, `var name`.
  public func isVariable(declaredAt name: Int) -> Bool {
    keyword(name - 1) == .let || keyword(name - 1) == .var
  }

  /// Begins with a capital of ASCII, as types do.
  @inlinable
  public func isCapital(_ token: Int) -> Bool {
    source[Int(tree.tokens[token].start)].isCapital
  }

  @inlinable
  public func kind(_ token: Int) -> Token.Kind? {
    token >= 0 && token < tree.tokens.count ? tree.tokens[token].kind : nil
  }

  @inlinable
  public func keyword(_ token: Int) -> Keyword? {
    token >= 0 && token < tree.tokens.count ? tree.tokens[token].word.keyword : nil
  }

  /// The token that opens a bracket.
  @inlinable
  public func open(ofBracket number: Int) -> Int { Int(tree.brackets[number].open) }

  /// The token that closes the bracket opened at `token`, if it is there and within the file.
  @inlinable
  public func closer(of token: Int) -> Int? {
    let close = tree.brackets[Int(tree.tokens[token].link)].close
    return close == Bracket.none ? nil : Int(close)
  }

  /// The token that opens the bracket closed at `token`.
  @inlinable
  public func opener(of token: Int) -> Int? {
    let bracket = Int(tree.tokens[token].link)
    guard bracket != 0 else { return nil }
    let open = open(ofBracket: bracket)
    return open < token ? open : nil
  }

  /// The number of the innermost bracket around a token.
  public func bracket(around token: Int) -> Int {
    let mark = min(token, tree.tokens.count) / Self.markDistance
    guard mark < bracketMarks.count else { return 0 }
    var position = token - 1
    while position >= mark * Self.markDistance {
      let token = tree.tokens[position]
      if token.kind.isOpener { return Int(token.link) }
      if token.kind.isCloser, token.link != 0 { return Int(tree.brackets[Int(token.link)].parent) }
      position -= 1
    }
    return Int(bracketMarks[mark])
  }

  /// Outward steps after which nobody's code has another bracket.
  public static let deepestCode = 64

  /// What is found first at a bracket around a token, from the inside out, by the number of the bracket. Who asks for many
  /// tokens of a deep file says how far each may go.
  @inlinable
  @discardableResult
  public func found<Found>(
    around token: Int, within steps: Int = deepestCode, _ find: (Int) -> Found?
  ) -> Found? {
    var number = bracket(around: token)
    var step = 0
    while number != 0, step < steps {
      if let found = find(number) { return found }
      number = Int(tree.brackets[number].parent)
      step += 1
    }
    return nil
  }

  /// The number of the innermost brace around a token.
  public func innermostBrace(around token: Int) -> Int? {
    found(around: token) { kind(open(ofBracket: $0)) == .openBrace ? $0 : nil }
  }

  static let markDistance = 64
}

extension Token.Kind {
  /// One bit for each kind that means nothing to the shape finder unless it is a word of the vocabulary.
  static let silent: UInt64 = [
    Token.Kind.identifier, .number, .string, .stringText, .stringClose, .character, .regex, .comma,
    .semicolon,
    .colon, .assign, .comparison, .logical, .coalesce, .operator, .at, .arrow,
  ].reduce(0) { $0 | 1 << UInt64($1.rawValue) }

  var isOpener: Bool {
    switch self {
    case .openParen, .openSquare, .openBrace, .openInterpolation: true
    default: false
    }
  }

  var isCloser: Bool {
    switch self {
    case .closeParen, .closeSquare, .closeBrace, .closeInterpolation: true
    default: false
    }
  }

  /// An operator that stands between two operands.
  var isInfix: Bool {
    switch self {
    case .plus, .comparison, .logical, .ternary, .coalesce, .operator: true
    default: false
    }
  }
}
