/// The state of one pass over a Swift file.
///
/// Nesting lives in the bracket list (parents linked by number) and in two short arrays, never on the call stack.
struct SwiftScanner {
  let base: UnsafePointer<UInt8>
  /// Zero bytes stand here; a zero byte before it belongs to the text.
  let end: UnsafePointer<UInt8>
  let classes: UnsafePointer<SwiftByteClass>
  let traits: UnsafePointer<SwiftByteTraits>
  let vocabulary: Vocabulary

  var cursor: UnsafePointer<UInt8>
  /// Memory for tokens; valid during `run`.
  var tokens = UnsafeMutableBufferPointer<Token>(start: nil, count: 0)
  var tokenCount = 0
  /// Flags of the next token.
  var pending: Token.Flags = [.startsLine, .spaceBefore]
  /// Everything but the tokens.
  var tree = TokenTree()
  var isAtEnd = false

  /// Number of the innermost open bracket.
  var current: UInt32 = 0
  /// Bracket numbers of the interpolations we are in, innermost last.
  var interpolations: [UInt32] = []
  /// A line end closes the innermost interpolation, because its literal is a single-line one.
  var endsAtNewline = false
  /// The open `#if`s.
  var conditions: [SwiftCondition] = []
  var memory = SwiftScanMemory()

  /// No step of the main loop writes more tokens than this.
  private static let tokensPerStep = 8

  init(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ vocabulary: Vocabulary,
    classes: UnsafePointer<SwiftByteClass>, traits: UnsafePointer<SwiftByteTraits>
  ) {
    base = bytes
    // Offsets are 32 bits wide.
    end = bytes + min(count, Int(UInt32.max) - SourceText.padding)
    cursor = bytes
    self.vocabulary = vocabulary
    self.classes = classes
    self.traits = traits
  }

  /// Reads on until the text or the room for tokens ends, and returns the number of tokens so far.
  mutating func run(into buffer: UnsafeMutableBufferPointer<Token>) -> Int {
    tokens = buffer
    if cursor == base { skipShebang() }
    let limit = buffer.count - Self.tokensPerStep
    while tokenCount <= limit, !isAtEnd { step() }
    return tokenCount
  }

  @inline(__always)
  private mutating func step() {
    switch classes[Int(cursor.pointee)] {
    case .space: skipSpaces()
    case .newline: skipNewline()
    case .letter: lexIdentifier()
    case .dot: lexDot()
    case .openParen: open(.openParen)
    case .closeParen: close(.closeParen, .openParen)
    case .openSquare: open(.openSquare)
    case .closeSquare: close(.closeSquare, .openSquare)
    case .openBrace: open(.openBrace)
    case .closeBrace: close(.closeBrace, .openBrace)
    case .comma: emit(.comma, cursor + 1)
    case .colon: emit(.colon, cursor + 1)
    case .semicolon: emit(.semicolon, cursor + 1)
    case .at: emit(.at, cursor + 1)
    case .backslash: emit(.operator, cursor + 1)
    case .quote, .apostrophe: lexString(hashes: 0)
    case .digit: lexNumber()
    case .slash: lexSlash()
    case .question: lexPostfix(or: .postfixQuestion)
    case .exclamation: lexPostfix(or: .postfixBang)
    case .angle: lexAngle()
    case .operatorSign: lexOperator()
    case .hash: lexHash()
    case .dollar: lexIdentifier()
    case .backtick: lexBackticks()
    case .beyondASCII: lexBeyondASCII()
    case .null: skipNull()
    case .stray: lexStray()
    }
  }
}

// MARK: - Small steps of all extensions

extension SwiftScanner {
  @inline(__always)
  func offset(_ position: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: position - base)
  }

  @inline(__always)
  func has(_ traits: SwiftByteTraits, _ position: UnsafePointer<UInt8>) -> Bool {
    self.traits[Int(position.pointee)].rawValue & traits.rawValue != 0
  }

  /// Makes a token of the bytes from the cursor to `stop` and moves there.
  @inline(__always)
  mutating func emit(
    _ kind: Token.Kind, _ stop: UnsafePointer<UInt8>, word: Word = .none, link: UInt32 = 0
  ) {
    tokens.initializeElement(
      at: tokenCount, to: Token(kind, offset(cursor), offset(stop), flags: pending, word: word, link: link))
    tokenCount &+= 1
    pending = []
    cursor = stop
  }

  mutating func report(
    _ kind: LexicalProblem.Kind, _ start: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>
  ) {
    tree.problems.append(LexicalProblem(kind, ByteRange(offset(start), offset(stop))))
  }

  /// Makes a token nobody can use of the bytes up to `stop`.
  mutating func emitUnknown(_ stop: UnsafePointer<UInt8>) {
    report(.strayBytes, cursor, stop)
    emit(.unknown, stop)
  }

  /// The kind of the token before the cursor.
  var previousKind: Token.Kind? { tokenCount == 0 ? nil : tokens[tokenCount - 1].kind }

  /// Whether the bytes at `position` are those of `text`; never looks further than the padding.
  func matches(_ text: StaticString, _ position: UnsafePointer<UInt8>) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where text.utf8Start[index] != position[index] { return false }
    return true
  }

  /// How many `#` stand at `position`.
  func countHashes(_ position: UnsafePointer<UInt8>) -> Int {
    var stop = position
    while stop.pointee == UInt8(ascii: "#") { stop += 1 }
    return stop - position
  }
}
