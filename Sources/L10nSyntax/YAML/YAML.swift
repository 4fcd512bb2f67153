/// Reads the part of YAML 1.2 that configurations use; everything else is refused, never guessed.
package enum YAML {
  /// The largest text that is read, in bytes.
  package static let maximumSize = 8 << 20
  /// How deep lists and mappings may be nested.
  package static let maximumDepth = 64
  /// How many values one document may hold, which bounds the memory that a hostile text can take.
  package static let maximumNodes = 250_000
  /// The longest key, in characters; the limit is YAML's own.
  package static let maximumKeyLength = 1024

  /// The only document of a text; a text without any value is null.
  package static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode {
    try parse(bytes[...], line: 1)
  }

  /// The document in one part of a file, such as front matter: offsets count from the start of the file
  /// that the slice was cut from, and `line` is the line that the slice begins with.
  package static func parse(_ bytes: ArraySlice<UInt8>, line: Int) throws(YAMLError) -> YAMLNode {
    let start = YAMLPosition(line: line, column: 1, offset: bytes.startIndex)
    guard bytes.count <= maximumSize else { throw YAMLError(.tooLarge, at: start) }
    var reader = YAMLReader(bytes, line: line)
    try reader.checkCharacters()
    return try reader.document()
  }
}

/// The first thing that keeps a text from being read, and where it stands.
package struct YAMLError: Error, Sendable {
  package let position: YAMLPosition
  /// One line that says what is wrong and what to do about it.
  package let message: String

  init(_ problem: YAMLProblem, at position: YAMLPosition) {
    self.position = position
    message = problem.message
  }
}
