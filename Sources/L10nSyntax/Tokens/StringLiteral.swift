/// A string literal of source code: its tokens, its bytes and how it is written.
public struct StringLiteral: Sendable, Equatable {
  /// Token numbers, both included. The same number for a literal without interpolation.
  public var firstToken: UInt32
  public var lastToken: UInt32
  /// With delimiters and prefixes (`@"`, `#"`, `u8"`).
  public var range: ByteRange
  /// How many bytes the opening delimiter takes, prefix included.
  public var openLength: UInt16
  /// How many `#` a Swift raw string has.
  public var hashes: UInt16
  public var flags: Flags

  public init(
    firstToken: UInt32, lastToken: UInt32, range: ByteRange, openLength: UInt16, hashes: UInt16 = 0,
    flags: Flags = []
  ) {
    self.firstToken = firstToken
    self.lastToken = lastToken
    self.range = range
    self.openLength = openLength
    self.hashes = hashes
    self.flags = flags
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let multiline = Flags(rawValue: 1)
    public static let interpolated = Flags(rawValue: 2)
    /// Holds a backslash escape that means something in this literal.
    public static let escaped = Flags(rawValue: 4)
    public static let nonASCII = Flags(rawValue: 8)
    public static let unterminated = Flags(rawValue: 16)
    /// C++ `R"x(…)x"`.
    public static let raw = Flags(rawValue: 32)
  }

  /// The bytes between the delimiters (interpolations included).
  public var contentRange: ByteRange {
    let start = min(range.start + UInt32(openLength), range.end)
    guard !flags.contains(.unterminated) else { return ByteRange(start, range.end) }
    let closeLength =
      flags.contains(.raw)
      ? UInt32(max(1, rawCloseLength)) : (flags.contains(.multiline) ? 3 : 1) + UInt32(hashes)
    return ByteRange(start, max(start, range.end - min(closeLength, range.end)))
  }

  /// `)delimiter"` of a C++ raw string is as long as `delimiter(` plus the quote: the opener less its prefix `R"`.
  private var rawCloseLength: Int { Int(hashes) + 2 }
}
