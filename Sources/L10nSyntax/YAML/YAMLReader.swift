/// Walks once over the bytes of a YAML text; its extensions read one kind of node each.
struct YAMLReader {
  let bytes: ArraySlice<UInt8>
  let repeatedKeys: YAML.RepeatedKeys
  var offset: Int
  private(set) var line: Int
  private(set) var lineStart: Int
  private var depth = 0
  private var nodes = 0

  init(_ bytes: ArraySlice<UInt8>, line: Int, _ repeatedKeys: YAML.RepeatedKeys) {
    self.bytes = bytes
    self.repeatedKeys = repeatedKeys
    self.line = line
    offset = bytes.startIndex
    lineStart = bytes.startIndex
  }

  /// The byte at the offset or `distance` behind it. Zero is the end: no text that passed the check of its
  /// characters has a zero byte.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.endIndex ? bytes[index] : 0
  }

  var isAtEnd: Bool { offset >= bytes.endIndex }

  var position: YAMLPosition { YAMLPosition(line: line, column: column + 1, offset: offset) }

  /// Bytes between the start of the line and the offset: the indentation when content starts here.
  var column: Int { offset - lineStart }

  func failure(_ problem: YAMLProblem, at position: YAMLPosition? = nil) -> YAMLError {
    YAMLError(problem, at: position ?? self.position)
  }

  /// A node that ends here, unless the document has too many.
  mutating func node(
    _ value: YAMLNode.Value, _ style: YAMLNode.Style, text: String? = nil, from start: YAMLPosition,
    to end: YAMLPosition? = nil
  ) throws(YAMLError) -> YAMLNode {
    nodes += 1
    guard nodes <= YAML.maximumNodes else { throw failure(.tooManyNodes, at: start) }
    return YAMLNode(value: value, style: style, text: text, position: start, end: end ?? position)
  }

  /// What stands for a value that is left out.
  mutating func emptyNode(at place: YAMLPosition) throws(YAMLError) -> YAMLNode {
    try node(.null, .plain, text: "", from: place, to: place)
  }
}

// MARK: - Nesting

extension YAMLReader {
  mutating func enterCollection() throws(YAMLError) {
    depth += 1
    guard depth <= YAML.maximumDepth else { throw failure(.tooDeep) }
  }

  mutating func leaveCollection() { depth -= 1 }
}

// MARK: - Lines and spaces

extension YAMLReader {
  mutating func skipByteOrderMark() {
    guard peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF else { return }
    offset += 3
    lineStart = offset
  }

  /// Steps over one line end, which must stand here; CR LF is one.
  mutating func skipBreak() {
    offset += peek() == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
    line += 1
    lineStart = offset
  }

  /// Steps over spaces outside of scalars, where a tab is an error.
  mutating func skipSpaces() throws(YAMLError) {
    while peek() == UInt8(ascii: " ") { offset += 1 }
    if peek() == UInt8(ascii: "\t") { throw failure(.tab) }
  }

  /// A `#` is a comment only behind a space or at the start of a line.
  var isAtComment: Bool {
    peek() == UInt8(ascii: "#") && (offset == lineStart || bytes[offset - 1] == UInt8(ascii: " "))
  }

  /// Steps over spaces, comments and line ends, up to the next content or the end.
  mutating func skipToContent() throws(YAMLError) {
    while true {
      try skipSpaces()
      if isAtComment { skipComment() }
      guard peek().isLineBreak else { return }
      skipBreak()
    }
  }

  mutating func skipComment() {
    while !isAtEnd, !peek().isLineBreak { offset += 1 }
  }

  /// Leaves a line on which a value ended, and goes on to the next content.
  mutating func finishLine() throws(YAMLError) {
    try skipSpaces()
    if isAtComment { skipComment() }
    guard isAtEnd || peek().isLineBreak else { throw failure(.trailing) }
    try skipToContent()
  }

  /// Whether the line begins here with `---` or `...`, alone or before a space.
  func isAtMarker(_ byte: UInt8) -> Bool {
    offset == lineStart && peek() == byte && peek(1) == byte && peek(2) == byte && peek(3).endsIndicator
  }

  var isAtDocumentMarker: Bool {
    isAtMarker(UInt8(ascii: "-")) || isAtMarker(UInt8(ascii: "."))
  }

  /// Whether an indicator such as `-` stands here, and not a word that begins with it.
  func isAtIndicator(_ byte: UInt8) -> Bool {
    peek() == byte && peek(1).endsIndicator
  }
}

extension UInt8 {
  /// White space or the end of the text, which is what makes `-`, `?` and `:` indicators.
  var endsIndicator: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineBreak || self == 0
  }

  /// Ends plain text inside brackets.
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }
}
