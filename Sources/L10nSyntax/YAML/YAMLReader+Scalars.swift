/// A scalar before it becomes a node or a key: its text without quotes, folded and with escapes resolved.
struct YAMLScalar {
  var text: [UInt8]
  let style: YAMLNode.Style
}

extension YAMLReader {
  /// Whether a scalar stands inside brackets, where more characters have a meaning.
  enum Surroundings { case block, flow }

  /// Reads a quoted scalar, or the first line of a plain one.
  mutating func scalarStart(
    under indent: Int, in surroundings: Surroundings
  ) throws(YAMLError) -> YAMLScalar {
    switch peek() {
    case UInt8(ascii: "\""): return try doubleQuoted(under: indent)
    case UInt8(ascii: "'"): return try singleQuoted(under: indent)
    case UInt8(ascii: "&"): throw failure(.anchor)
    case UInt8(ascii: "*"): throw failure(.alias)
    case UInt8(ascii: "!"): throw failure(.tag)
    case UInt8(ascii: "%"): throw failure(offset == lineStart ? .directive : .reserved)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      throw failure(surroundings == .flow ? .blockInFlow : .missingColon)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "#"): throw failure(.reserved)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): throw failure(.wrongBracket)
    case UInt8(ascii: ","): throw failure(surroundings == .flow ? .emptyEntry : .reserved)
    case UInt8(ascii: "?") where endsIndicator(peek(1), in: surroundings): throw failure(.complexKey)
    case UInt8(ascii: ":") where endsIndicator(peek(1), in: surroundings): throw failure(.missingKey)
    // Readers disagree about `[?a]` and `{:a}`.
    case UInt8(ascii: "?") where surroundings == .flow: throw failure(.reserved)
    case UInt8(ascii: ":") where surroundings == .flow: throw failure(.reserved)
    case UInt8(ascii: "-") where endsIndicator(peek(1), in: surroundings): throw failure(.blockInFlow)
    default: return YAMLScalar(text: Array(try plainLine(in: surroundings)), style: .plain)
    }
  }

  /// Reads plain text up to the end of the line, a comment, or a `:` that ends a key.
  private mutating func plainLine(in surroundings: Surroundings) throws(YAMLError) -> ArraySlice<UInt8> {
    let start = offset
    var end = offset
    while true {
      switch peek() {
      case 0, UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "\t"): throw failure(.tab)
      // `[a:]` is a key for the specification and text for other readers.
      case UInt8(ascii: ":") where surroundings == .flow && peek(1).isFlowIndicator:
        throw failure(.tightColon)
      case UInt8(ascii: ":") where peek(1).endsIndicator: break
      case UInt8(ascii: "#") where isAtComment: break
      case let byte where surroundings == .flow && byte.isFlowIndicator: break
      case UInt8(ascii: " "):
        offset += 1
        continue
      default:
        offset += 1
        end = offset
        continue
      }
      // Only `break` gets here: the text is over, and the spaces behind it do not belong to it.
      offset = end
      return bytes[start..<end]
    }
  }

  /// Adds the lines that continue plain text. One line end is a space, more are one line end fewer.
  mutating func continuePlain(
    _ scalar: inout YAMLScalar, under indent: Int, in surroundings: Surroundings
  ) throws(YAMLError) {
    while true {
      let end = self
      try skipSpaces()
      guard peek().isLineBreak else { return self = end }
      var breaks = 0
      while peek().isLineBreak {
        skipBreak()
        breaks += 1
        try skipSpaces()
      }
      let stops = isAtEnd || isAtComment || isAtDocumentMarker || column <= indent
      guard !stops, surroundings == .block || !peek().endsFlowText(before: peek(1)) else { return self = end }
      scalar.text.appendFold(breaks: breaks)
      scalar.text += try plainLine(in: surroundings)
      let behind = position
      try skipSpaces()
      if peek() == UInt8(ascii: ":") { throw failure(.multilineKey, at: behind) }
      offset = behind.offset
    }
  }

  /// The node of a scalar that was read and ends here; only plain text means something to the schema.
  mutating func node(of scalar: YAMLScalar, from start: YAMLPosition) throws(YAMLError) -> YAMLNode {
    let text = String(decoding: scalar.text, as: UTF8.self)
    guard scalar.style == .plain else {
      return try node(.string(text), scalar.style, text: text, from: start)
    }
    guard let value = YAMLNode.Value(plain: scalar.text, text) else { throw failure(.hugeInteger, at: start) }
    return try node(value, .plain, text: text, from: start)
  }

  func endsIndicator(_ byte: UInt8, in surroundings: Surroundings) -> Bool {
    byte.endsIndicator || surroundings == .flow && byte.isFlowIndicator
  }
}

extension UInt8 {
  /// Whether a line that begins with this byte is no continuation of plain text inside brackets.
  fileprivate func endsFlowText(before next: UInt8) -> Bool {
    isFlowIndicator || self == UInt8(ascii: ":") && (next.endsIndicator || next.isFlowIndicator)
  }
}

extension [UInt8] {
  /// Adds what line ends between two lines of folded text become.
  mutating func appendFold(breaks: Int) {
    if breaks == 1 {
      append(UInt8(ascii: " "))
    } else {
      append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: breaks - 1))
    }
  }
}
