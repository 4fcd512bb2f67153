/// Reads the part of YAML 1.2 that configurations use; everything else is refused, never guessed.
public enum YAML {
  /// The largest text that is read, in bytes.
  public static let maximumSize = 8 << 20
  /// How deep lists and mappings may be nested.
  public static let maximumDepth = 64
  /// How many values one document may hold, which bounds the memory that a hostile text can take.
  public static let maximumNodes = 250_000
  /// The longest key, in characters; the limit is YAML's own.
  public static let maximumKeyLength = 1024

  /// What to do with a key that stands twice in one mapping.
  public enum RepeatedKeys: Sendable {
    case refused
    /// Both entries are kept, as in files of other tools.
    case kept
  }

  /// The only document of a text; a text without any value is null.
  public static func parse(
    _ bytes: [UInt8], repeatedKeys: RepeatedKeys = .refused
  ) throws(YAMLError) -> YAMLNode {
    try parse(bytes[...], line: 1, repeatedKeys: repeatedKeys)
  }

  /// The document in one part of a file, such as front matter: offsets count from the start of the file
  /// that the slice was cut from, and `line` is the line that the slice begins with.
  public static func parse(
    _ bytes: ArraySlice<UInt8>, line: Int, repeatedKeys: RepeatedKeys = .refused
  ) throws(YAMLError) -> YAMLNode {
    let start = YAMLPosition(line: line, column: 1, offset: bytes.startIndex)
    guard bytes.count <= maximumSize else { throw YAMLError(.tooLarge, at: start) }
    var reader = YAMLReader(bytes, line: line, repeatedKeys)
    try reader.checkCharacters()
    return try reader.document()
  }
}

/// The first thing that keeps a text from being read, and where it stands.
public struct YAMLError: Error, Sendable {
  public let position: YAMLPosition
  /// One line that says what is wrong and what to do about it.
  public let message: String

  init(_ problem: YAMLProblem, at position: YAMLPosition) {
    self.position = position
    message = problem.message
  }
}
