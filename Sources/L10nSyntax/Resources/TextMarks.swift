/// Which characters stand in a text that some check asks for. They are told while a table is read, so that most texts
/// are passed over later without a look at their bytes.
public struct TextMarks: OptionSet, Sendable {
  public let rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let percent = TextMarks(rawValue: 1)
  public static let digit = TextMarks(rawValue: 2)
  public static let lineBreak = TextMarks(rawValue: 4)
  /// `#`, as in `%#@files@`.
  public static let hash = TextMarks(rawValue: 8)
  /// `<`, `@`, `/`, `{`, `[` or `*`: tags, addresses, places of values and Markdown.
  public static let token = TextMarks(rawValue: 16)
  /// A dollar sign, or a byte that the other currency signs begin with in UTF-8.
  public static let currency = TextMarks(rawValue: 32)
  /// Forms of ASCII characters that are as wide as Chinese ones: `％`.
  public static let wide = TextMarks(rawValue: 64)
  /// Begins with what Crowdin puts in place of every text of a pretended language.
  public static let crowdin = TextMarks(rawValue: 128)

  /// `<`, `&`, `{` or a backslash: tags and references of HTML, places of values and escapes.
  public static let code = TextMarks(rawValue: 256)

  public static let format: TextMarks = [.percent, .wide]
  /// A number, or the place of one.
  public static let number: TextMarks = [.digit, .percent]

  public init(of text: Spelling) {
    var marks: UInt16 = 0
    Self.byByte.withUnsafeBufferPointer { table in
      for byte in text { marks |= table[Int(byte)] }
    }
    self.init(rawValue: marks)
    if text.hasPrefix("crwdns") { insert(.crowdin) }
  }

  private static let byByte: [UInt16] = {
    var table = [UInt16](repeating: 0, count: 256)
    func add(_ mark: TextMarks, _ bytes: some Sequence<UInt8>) {
      for byte in bytes { table[Int(byte)] |= mark.rawValue }
    }
    add(.percent, "%".utf8)
    add(.digit, "0123456789".utf8)
    add(.lineBreak, "\n\r".utf8)
    add(.hash, "#".utf8)
    add(.token, "<@/{[*".utf8)
    add(.code, "<&\\{".utf8)
    add(.currency, "$".utf8)
    add(.currency, [0xC2, 0xD8, 0xE0, 0xE1, 0xE2, 0xEF])
    add(.wide, [0xEF])
    return table
  }()
}
