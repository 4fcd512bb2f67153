/// The state of one pass over a Swift file.
///
/// Nesting lives in the bracket list (parents linked by number) and in two short arrays, never on the call
/// stack. Not copyable, because a copy at each call of a method that changes nothing costs more than the method.
struct SwiftScanner: ~Copyable {
  let bytes: SwiftBytes
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

  init(_ bytes: SwiftBytes, _ vocabulary: Vocabulary) {
    self.bytes = bytes
    self.vocabulary = vocabulary
    cursor = bytes.base
    // Generous for most files; growing costs more than the memory.
    let count = bytes.end - bytes.base
    tree.brackets.reserveCapacity(count / 48 + 8)
    tree.literals.reserveCapacity(count / 256 + 4)
    tree.comments.reserveCapacity(count / 512 + 4)
  }

  /// Reads on until the text or the room for tokens ends, and returns the number of tokens so far.
  mutating func run(into buffer: UnsafeMutableBufferPointer<Token>) -> Int {
    tokens = buffer
    if cursor == bytes.base { skipShebang() }
    let limit = buffer.count - Self.tokensPerStep
    while true {
      lexPlainTokens(limit)
      if tokenCount > limit || isAtEnd { return tokenCount }
      step()
    }
  }

  /// Whatever plain tokens are not.
  private mutating func step() {
    switch bytes.classes[Int(cursor.pointee)] {
    case .quote, .apostrophe: lexString(hashes: 0)
    case .digit: lexNumber()
    case .slash: lexSlash()
    case .question: lexPostfix(or: .postfixQuestion)
    case .exclamation: lexPostfix(or: .postfixBang)
    case .angle: lexAngle()
    case .operatorSign, .dot: lexOperator()
    case .hash: lexHash()
    case .dollar: lexIdentifier()
    case .backtick: lexBackticks()
    case .backslash: emit(.operator, cursor + 1)
    // A module selector: `Foundation::Data`.
    case .colon: emit(.operator, cursor + 2)
    case .closeParen: closeAcross(.closeParen, .openParen)
    case .closeSquare: closeAcross(.closeSquare, .openSquare)
    case .closeBrace: closeAcross(.closeBrace, .openBrace)
    case .beyondASCII: lexBeyondASCII()
    case .null: skipNull()
    // Only a line end that closes literals is no plain one.
    case .newline: endSingleLineLiterals()
    case .stray, .space, .letter, .openParen, .openSquare, .openBrace, .comma, .semicolon, .at:
      lexStray()
    }
  }
}

// MARK: - The fast lane

extension SwiftScanner {
  /// Names, white space and punctuation: nine of ten tokens.
  ///
  /// Long because all that changes from token to token has to stay in registers here; stops at the first
  /// byte that needs more.
  private mutating func lexPlainTokens(_ limit: Int) {
    let bytes = bytes
    let tokens = tokens
    var position = cursor
    var count = tokenCount
    var flags = pending
    lane: while count <= limit {
      let start = position
      let kind: Token.Kind
      var word = Word.none
      var link: UInt32 = 0
      position = start + 1
      switch bytes.classes[Int(start.pointee)] {
      case .space:
        position = position.endOfSpaces
        flags.insert(.spaceBefore)
        continue
      case .newline where !endsAtNewline:
        position = position.endOfSpaces
        flags = [.spaceBefore, .startsLine]
        continue
      case .letter:
        position = bytes.endOfWord(position)
        word = vocabulary.word(start, position - start)
        kind = .identifier
      case .dot where !bytes.has(.operatorPart, position): kind = .dot
      case .comma: kind = .comma
      case .colon where position.pointee != UInt8(ascii: ":"): kind = .colon
      case .semicolon: kind = .semicolon
      case .at: kind = .at
      case .openParen: (kind, link) = (.openParen, openBracket(count))
      case .openSquare: (kind, link) = (.openSquare, openBracket(count))
      case .openBrace: (kind, link) = (.openBrace, openBracket(count))
      case .closeParen where isInnermost(.openParen): (kind, link) = (.closeParen, closeBracket(count))
      case .closeSquare where isInnermost(.openSquare): (kind, link) = (.closeSquare, closeBracket(count))
      case .closeBrace where isInnermost(.openBrace): (kind, link) = (.closeBrace, closeBracket(count))
      default:
        position = start
        break lane
      }
      let range = (start: bytes.offset(start), end: bytes.offset(position))
      tokens.initializeElement(
        at: count, to: Token(kind, range.start, range.end, flags: flags, word: word, link: link))
      count &+= 1
      // Whether a space follows is hard to guess, so it is counted instead of branched on.
      let isSpace = position.pointee == UInt8(ascii: " ")
      position += isSpace ? 1 : 0
      flags = Token.Flags(rawValue: isSpace ? Token.Flags.spaceBefore.rawValue : 0)
    }
    cursor = position
    tokenCount = count
    pending = flags
  }
}

// MARK: - Small steps of all extensions

extension SwiftScanner {
  /// Makes a token of the bytes from the cursor to `stop` and moves there.
  @inline(__always)
  mutating func emit(
    _ kind: Token.Kind, _ stop: UnsafePointer<UInt8>, word: Word = .none, link: UInt32 = 0
  ) {
    tokens.initializeElement(
      at: tokenCount,
      to: Token(kind, bytes.offset(cursor), bytes.offset(stop), flags: pending, word: word, link: link))
    tokenCount &+= 1
    pending = []
    cursor = stop
  }

  mutating func report(
    _ kind: LexicalProblem.Kind, _ start: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>
  ) {
    tree.problems.append(LexicalProblem(kind, ByteRange(bytes.offset(start), bytes.offset(stop))))
  }

  /// Makes a token nobody can use of the bytes up to `stop`.
  mutating func emitUnknown(_ stop: UnsafePointer<UInt8>) {
    report(.strayBytes, cursor, stop)
    emit(.unknown, stop)
  }

  /// The kind of the token before the cursor.
  var previousKind: Token.Kind? { tokenCount == 0 ? nil : tokens[tokenCount - 1].kind }
}
