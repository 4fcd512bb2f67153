extension YAMLReader {
  /// Reads literal or folded text, with the reader at its `|` or `>`.
  mutating func blockScalar(under indent: Int) throws(YAMLError) -> YAMLNode {
    let start = position
    let style = peek() == UInt8(ascii: ">") ? YAMLNode.Style.folded : .literal
    offset += 1
    let header = try blockHeader()
    var end = position
    try leaveHeader()
    let textIndent: Int
    if let extra = header.indentation {
      textIndent = max(indent, 0) + extra
    } else {
      textIndent = try detectIndent(above: indent)
    }

    var text = BlockText(isFolded: style == .folded)
    text.blanks = skipBlankLines(upTo: textIndent)
    while column == textIndent, !isAtEnd, !isAtDocumentMarker {
      let lineText = offset
      while !isAtEnd, !peek().isLineBreak { offset += 1 }
      text.append(bytes[lineText..<offset])
      end = position
      guard !isAtEnd else { break }
      skipBreak()
      text.isLineOpen = false
      text.blanks = skipBlankLines(upTo: textIndent)
    }
    if isAtEnd, line > start.line, column > 0, text.needsLineEnd(for: header.chomping) {
      throw failure(.unfinishedBlock)
    }
    text.chomp(header.chomping)
    try skipToContent()
    let string = String(decoding: text.bytes, as: UTF8.self)
    return try node(.string(string), style, text: string, from: start, to: end)
  }

  private mutating func blockHeader() throws(YAMLError) -> BlockHeader {
    var header = BlockHeader()
    var hasChomping = false
    while true {
      switch peek() {
      case UInt8(ascii: "+") where !hasChomping, UInt8(ascii: "-") where !hasChomping:
        header.chomping = peek() == UInt8(ascii: "+") ? .keep : .strip
        hasChomping = true
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.indentation == nil:
        header.indentation = Int(peek() - UInt8(ascii: "0"))
      default: return header
      }
      offset += 1
    }
  }

  private mutating func leaveHeader() throws(YAMLError) {
    try skipSpaces()
    if isAtComment { skipComment() }
    guard !isAtEnd else { return }
    guard peek().isLineBreak else { throw failure(.blockHeader) }
    skipBreak()
  }

  /// The indentation of the first line that is not blank; blank lines before it may not have more.
  private func detectIndent(above indent: Int) throws(YAMLError) -> Int {
    var ahead = self
    var widest = ahead
    while true {
      while ahead.peek() == UInt8(ascii: " ") { ahead.offset += 1 }
      // Readers disagree whether `...` ends a document of block text that has no line yet.
      if indent < 0, ahead.isAtDocumentMarker { throw ahead.failure(.markerInside) }
      if ahead.isAtEnd || ahead.isAtDocumentMarker || !ahead.peek().isLineBreak && ahead.column <= indent {
        if ahead.peek() == UInt8(ascii: "\t") { throw ahead.failure(.tab) }
        return max(indent + 1, widest.column, ahead.isAtEnd ? ahead.column : 0)
      }
      guard ahead.peek().isLineBreak else { break }
      if ahead.column > widest.column { widest = ahead }
      ahead.skipBreak()
    }
    guard widest.column <= ahead.column else { throw widest.failure(.blankIndent) }
    return ahead.column
  }

  /// Steps over blank lines and the indentation of the line behind them, and counts the blank lines.
  private mutating func skipBlankLines(upTo indent: Int) -> Int {
    var count = 0
    while true {
      while peek() == UInt8(ascii: " "), column < indent { offset += 1 }
      guard peek().isLineBreak else { return count }
      skipBreak()
      count += 1
    }
  }
}

/// What follows `|` or `>` on its line.
private struct BlockHeader {
  /// What becomes of the line ends behind the text.
  enum Chomping { case strip, clip, keep }

  var chomping = Chomping.clip
  /// How many columns the text is indented more than its parent; nil to take it from the first line.
  var indentation: Int?
}

/// Literal or folded text, line by line.
private struct BlockText {
  let isFolded: Bool
  private(set) var bytes: [UInt8] = []
  /// Whether the last line has not been ended yet.
  var isLineOpen = false
  /// The blank lines behind the last line.
  var blanks = 0
  /// Lines that begin with a space or tab are not folded.
  private var wasSpaced = true

  init(isFolded: Bool) { self.isFolded = isFolded }

  mutating func append(_ line: ArraySlice<UInt8>) {
    let isSpaced = line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t")
    if isFolded, !isSpaced, !wasSpaced {
      bytes.appendFold(breaks: 1 + blanks)
    } else {
      appendLineEnds(bytes.isEmpty ? blanks : 1 + blanks)
    }
    bytes += line
    (wasSpaced, isLineOpen, blanks) = (isSpaced, true, 0)
  }

  /// Whether the value depends on a line end that is missing at the end of the file: readers disagree there.
  func needsLineEnd(for chomping: BlockHeader.Chomping) -> Bool {
    switch chomping {
    case .strip: false
    case .clip: isLineOpen
    case .keep: true
    }
  }

  mutating func chomp(_ chomping: BlockHeader.Chomping) {
    let lineEnd = bytes.isEmpty ? 0 : 1
    switch chomping {
    case .strip: break
    case .clip: appendLineEnds(lineEnd)
    case .keep: appendLineEnds(lineEnd + blanks)
    }
  }

  private mutating func appendLineEnds(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: count))
  }
}
