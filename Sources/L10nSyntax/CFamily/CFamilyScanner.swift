/// The state of one pass over a file of the C family.
///
/// Nesting lives in the bracket list (parents linked by number) and in a short array of `#if`s, never on the
/// call stack.
struct CFamilyScanner {
  typealias Position = UnsafePointer<UInt8>

  let base: Position
  /// Zero bytes stand here; a zero byte before it belongs to the text.
  let end: Position
  let classes: UnsafePointer<CFamilyByteClass>
  let traits: UnsafePointer<CFamilyByteTraits>
  let vocabulary: Vocabulary

  var cursor: Position
  /// Memory for tokens and brackets; valid during `run`.
  var tokens = UnsafeMutableBufferPointer<Token>(start: nil, count: 0)
  var brackets = UnsafeMutableBufferPointer<Bracket>(start: nil, count: 0)
  var tokenCount = 0
  var bracketCount = 1
  /// The scanner pauses where it has more tokens than this.
  private var tokenLimit = 0
  private(set) var isShortOfBrackets = false
  private(set) var isAtEnd = false
  /// Flags of the next token.
  var pending: Token.Flags = [.startsLine, .spaceBefore]
  /// Flags that all tokens have here.
  var standing: Token.Flags = []
  /// Everything but the tokens and the brackets.
  var tree = TokenTree()

  /// Number of the innermost open bracket.
  var current: UInt32 = 0
  /// The bracket around the directive we are in: closers do not look beyond it.
  var floor: UInt32 = 0
  /// The bracket that was open at each open `#if`.
  var conditions: [UInt32] = []
  /// The directive we are in is prose: lone quotes and symbols in it are no mistake.
  var isProse = false

  /// No step of the main loop writes more tokens than this.
  private static let tokensPerStep = 4

  init(
    _ bytes: Position, _ count: Int, _ vocabulary: Vocabulary,
    classes: UnsafePointer<CFamilyByteClass>, traits: UnsafePointer<CFamilyByteTraits>
  ) {
    base = bytes
    end = bytes + count
    cursor = bytes
    self.vocabulary = vocabulary
    self.classes = classes
    self.traits = traits
  }

  /// Reads on until the text or the room for tokens or brackets ends.
  mutating func run(
    _ tokens: UnsafeMutableBufferPointer<Token>, _ brackets: UnsafeMutableBufferPointer<Bracket>
  ) {
    self.tokens = tokens
    self.brackets = brackets
    tokenLimit = tokens.count - Self.tokensPerStep
    isShortOfBrackets = false
    if cursor == base { skipByteOrderMark() }
    while tokenCount <= tokenLimit { step() }
  }

  /// Ends `run` behind the current step, because there is room for no more brackets.
  mutating func pause() {
    tokenLimit = -1
    isShortOfBrackets = true
  }

  /// The end of the text closes everything.
  mutating func finish() {
    if standing.contains(.inDirective) { endDirective() }
    reportOpeners(from: current, to: 0)
    brackets[0].close = UInt32(truncatingIfNeeded: tokenCount)
    isAtEnd = true
    tokenLimit = -1
  }

  @inline(__always)
  private mutating func step() {
    switch classes[Int(cursor.pointee)] {
    case .space: skipBlanks()
    case .newline: skipNewline()
    case .letter: lexWord()
    case .openParen: open(.openParen, 1)
    case .closeParen: close(.closeParen, .openParen)
    case .openSquare: open(.openSquare, 1)
    case .closeSquare: close(.closeSquare, .openSquare)
    case .openBrace: open(.openBrace, 1)
    case .closeBrace: close(.closeBrace, .openBrace)
    case .comma: emit(.comma, cursor + 1)
    case .semicolon: emit(.semicolon, cursor + 1)
    case .colon: lexOperator(UInt8(ascii: ":"))
    case .equals: lexOperator(UInt8(ascii: "="))
    case .star: lexOperator(UInt8(ascii: "*"))
    case .plus: lexOperator(UInt8(ascii: "+"))
    case .minus: lexOperator(UInt8(ascii: "-"))
    case .less: lexOperator(UInt8(ascii: "<"))
    case .greater: lexOperator(UInt8(ascii: ">"))
    case .operatorSign: lexOperator(cursor.pointee)
    case .dot: lexDot()
    case .slash: lexSlash()
    case .digit: lexNumber()
    case .quote: lexString(quote: cursor)
    case .at: lexAt()
    case .apostrophe: lexCharacter(quote: cursor)
    case .hash: lexHash()
    case .backslash: lexBackslash()
    case .beyondASCII: lexBeyondASCII()
    case .null: skipNull()
    case .stray: lexStray(cursor + 1)
    }
  }
}

// MARK: - Small steps of all extensions

extension CFamilyScanner {
  @inline(__always)
  func offset(_ position: Position) -> UInt32 {
    UInt32(truncatingIfNeeded: position - base)
  }

  @inline(__always)
  func has(_ traits: CFamilyByteTraits, _ position: Position) -> Bool {
    self.traits[Int(position.pointee)].rawValue & traits.rawValue != 0
  }

  /// Makes a token of the bytes from the cursor to `stop` and moves there, and over a space if there is one.
  @inline(__always)
  mutating func emit(_ kind: Token.Kind, _ stop: Position, word: Word = .none, link: UInt32 = 0) {
    tokens.initializeElement(
      at: tokenCount, to: Token(kind, offset(cursor), offset(stop), flags: pending, word: word, link: link))
    tokenCount &+= 1
    // Without a branch: whether a space follows cannot be predicted.
    let space: UInt8 = stop.pointee == UInt8(ascii: " ") ? 1 : 0
    pending = Token.Flags(rawValue: standing.rawValue | space &* Token.Flags.spaceBefore.rawValue)
    cursor = stop + Int(space)
  }

  mutating func report(_ kind: LexicalProblem.Kind, _ start: Position, _ stop: Position) {
    tree.problems.append(LexicalProblem(kind, ByteRange(offset(start), offset(stop))))
  }

  /// A token of bytes that mean nothing here. In prose they need not.
  mutating func lexStray(_ stop: Position) {
    if !isProse { report(.strayBytes, cursor, stop) }
    emit(.unknown, stop)
  }
}
