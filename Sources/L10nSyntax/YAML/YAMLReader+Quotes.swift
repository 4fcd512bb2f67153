extension YAMLReader {
  mutating func singleQuoted(under indent: Int) throws(YAMLError) -> YAMLScalar {
    let start = position
    offset += 1
    var text: [UInt8] = []
    while true {
      switch peek() {
      case 0: throw failure(.unclosedQuote, at: start)
      case UInt8(ascii: "'"):
        offset += 1
        guard peek() == UInt8(ascii: "'") else { return YAMLScalar(text: text, style: .singleQuoted) }
        text.append(UInt8(ascii: "'"))
        offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        try foldQuoted(&text, keeping: 0, under: indent, from: start)
      case let byte:
        text.append(byte)
        offset += 1
      }
    }
  }

  mutating func doubleQuoted(under indent: Int) throws(YAMLError) -> YAMLScalar {
    let start = position
    offset += 1
    var text: [UInt8] = []
    // Spaces that an escape wrote are not trimmed at the end of a line.
    var escaped = 0
    while true {
      switch peek() {
      case 0: throw failure(.unclosedQuote, at: start)
      case UInt8(ascii: "\""):
        offset += 1
        return YAMLScalar(text: text, style: .doubleQuoted)
      case UInt8(ascii: "\\") where peek(1).isLineBreak:
        offset += 1
        let breaks = try skipQuotedBreaks(under: indent, from: start)
        text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: breaks - 1))
        escaped = text.count
      case UInt8(ascii: "\\"):
        try appendEscape(to: &text, openedAt: start)
        escaped = text.count
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        try foldQuoted(&text, keeping: escaped, under: indent, from: start)
      case let byte:
        text.append(byte)
        offset += 1
      }
    }
  }

  /// Folds the line ends that stand here, without the spaces and tabs around them.
  private mutating func foldQuoted(
    _ text: inout [UInt8], keeping kept: Int, under indent: Int, from start: YAMLPosition
  ) throws(YAMLError) {
    while text.count > kept, text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\t") {
      text.removeLast()
    }
    text.appendFold(breaks: try skipQuotedBreaks(under: indent, from: start))
  }

  /// Steps over line ends and indentation inside quotes and counts the line ends.
  private mutating func skipQuotedBreaks(
    under indent: Int, from start: YAMLPosition
  ) throws(YAMLError) -> Int {
    var breaks = 0
    while peek().isLineBreak {
      skipBreak()
      breaks += 1
      while peek() == UInt8(ascii: " ") { offset += 1 }
      if peek() == UInt8(ascii: "\t"), column <= indent { throw failure(.tab) }
      while peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") { offset += 1 }
    }
    if isAtEnd { throw failure(.unclosedQuote, at: start) }
    if isAtDocumentMarker { throw failure(.markerInside) }
    guard column > indent else { throw failure(.missingIndent) }
    return breaks
  }
}

// MARK: - Escapes

extension YAMLReader {
  private mutating func appendEscape(to text: inout [UInt8], openedAt start: YAMLPosition) throws(YAMLError) {
    let escape = position
    let letter = peek(1)
    if letter == 0 { throw failure(.unclosedQuote, at: start) }
    offset += 2
    switch letter {
    case UInt8(ascii: "x"): text.append(try hexadecimal(2, from: escape))
    case UInt8(ascii: "u"): text.append(try hexadecimal(4, from: escape))
    case UInt8(ascii: "U"): text.append(try hexadecimal(8, from: escape))
    default:
      guard let scalar = Self.escapes[letter] else { throw failure(.escape, at: escape) }
      text.append(scalar)
    }
  }

  private mutating func hexadecimal(
    _ count: Int, from escape: YAMLPosition
  ) throws(YAMLError) -> Unicode.Scalar {
    var code: UInt32 = 0
    for _ in 0..<count {
      guard let digit = peek().hexadecimalValue else { throw failure(.escapeDigits, at: escape) }
      code = code << 4 | digit
      offset += 1
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure(.escapeScalar, at: escape) }
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", UInt8(ascii: "\t"): "\t", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}",
    UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]
}

extension [UInt8] {
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    if let encoded = UTF8.encode(scalar) { append(contentsOf: encoded) }
  }
}
