/// One significant token of source code: what it is and where it stands.
///
/// White space is the gap between tokens, and comments have a list of their own, so every byte of a file
/// belongs to exactly one token, comment or run of white space.
public struct Token: Sendable, Equatable {
  public var start: UInt32
  public var end: UInt32
  /// Number of the bracket (for brackets) or of the literal (for string tokens), else 0.
  public var link: UInt32
  /// What the vocabulary says of an identifier; `.none` for other tokens and unknown words.
  public var word: Word
  public var kind: Kind
  public var flags: Flags

  @inline(__always)
  public init(
    _ kind: Kind, _ start: UInt32, _ end: UInt32, flags: Flags = [], word: Word = .none, link: UInt32 = 0
  ) {
    self.start = start
    self.end = end
    self.link = link
    self.word = word
    self.kind = kind
    self.flags = flags
  }

  @inlinable
  public var range: ByteRange { ByteRange(start, end) }

  public enum Kind: UInt8, Sendable {
    /// An identifier or a keyword (then `word` is a `Keyword`); Swift's `$0` and `` `in` `` too.
    case identifier
    case number
    /// A whole string literal without interpolation, delimiters included.
    case string
    /// The opening delimiter of a literal with interpolations.
    case stringOpen
    /// Text between two interpolations or a delimiter and an interpolation; never empty.
    case stringText
    /// The closing delimiter of a literal with interpolations; missing where the literal is unterminated.
    case stringClose
    /// C's `'x'`.
    case character
    /// Swift's `/x/` and `#/x/#`.
    case regex

    // Brackets. An opener may be longer than one byte: `\(`, `\##(`, `@[`, `@{`, `@(`.
    case openParen
    case closeParen
    case openSquare
    case closeSquare
    case openBrace
    case closeBrace
    /// `\(` in a string literal, with as many `#` as the literal has.
    case openInterpolation
    case closeInterpolation

    case comma
    case semicolon
    case colon
    case dot
    /// `@` of an attribute or Objective-C keyword (`@available`, `@interface`); the name is its own token.
    case at
    /// `#` with the word behind it: `#if`, `#Preview`, `#selector`, C's `#define`. `word` is that of the name.
    case hash
    /// The end of a C preprocessor directive: an empty token at the end of its last line.
    case directiveEnd

    // Operators that shapes ask for; all others are `operator`.
    case assign  // =
    case plus  // +
    case plusAssign  // +=
    /// `==` `!=` `===` `!==` `<` `>` `<=` `>=` as infix operators.
    case comparison
    /// `&&` or `||`.
    case logical
    /// The `?` of `a ? b : c`.
    case ternary
    /// `?` of optional chaining and optional types.
    case postfixQuestion
    /// `!` behind an operand: force unwrap.
    case postfixBang
    /// `??`
    case coalesce
    /// `->`
    case arrow
    case `operator`

    /// A byte sequence that starts no token (stray quotes, control characters, invalid UTF-8).
    case unknown
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// First token of its line.
    public static let startsLine = Flags(rawValue: 1)
    /// White space or a comment (or nothing) stands directly before the token.
    public static let spaceBefore = Flags(rawValue: 2)
    /// The token stands inside a preprocessor directive (C family).
    public static let inDirective = Flags(rawValue: 4)
  }
}

/// A comment, with its delimiters.
public struct Comment: Sendable, Equatable {
  public var range: ByteRange
  /// How many significant tokens stand before it.
  public var tokensBefore: UInt32

  public init(range: ByteRange, tokensBefore: UInt32) {
    self.range = range
    self.tokensBefore = tokensBefore
  }
}
