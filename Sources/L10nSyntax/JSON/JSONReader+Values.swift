extension JSONReader {
  /// Reads a value, or says that there is none: some node always stands for the value of a key.
  mutating func readValue(_ key: JSONKey) {
    let byte = cursor.pointee
    switch byte {
    case UInt8(ascii: "\""):
      let (range, isEscaped) = readText()
      append(.string, range, key, isEscaped ? .isEscaped : [])
    case UInt8(ascii: "{"): openNode(.object, key)
    case UInt8(ascii: "["): openNode(.array, key)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber(key)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): readMissingValue(key)
    default:
      if isAtEnd { return readMissingValue(key) }
      readOddValue(key)
    }
  }

  private mutating func readMissingValue(_ key: JSONKey) {
    guard key.flags.contains(.hasKey) else {
      // A bracket or comma where the whole text should begin.
      cursor += 1
      return report(.unexpected, from: cursor - 1)
    }
    report(.missingValue, key.range)
    append(.null, ByteRange(offset(cursor), offset(cursor)), key)
  }

  /// Words, wrong quotes, and what is no value at all.
  private mutating func readOddValue(_ key: JSONKey) {
    let start = cursor
    if cursor.pointee.isJSONWord {
      skipWord()
      let word = range(from: start)
      return append(kind(ofWord: start, word), word, key)
    }
    if let text = readWronglyQuotedText() {
      return append(.string, text.range, key, text.isEscaped ? .isEscaped : [])
    }
    skipUnexpected()
    if key.flags.contains(.hasKey) { append(.null, ByteRange(offset(start), offset(start)), key) }
  }

  private mutating func kind(ofWord start: UnsafePointer<UInt8>, _ word: ByteRange) -> JSONNode.Kind {
    let spelling = Spelling(start: start, count: word.count)
    if spelling.isSpelled("true") { return .yes }
    if spelling.isSpelled("false") { return .no }
    if spelling.isSpelled("null") { return .null }
    report(.noQuotes, word)
    return .string
  }

  /// A key that does not begin with a quote; `nil` where none can be made of it.
  mutating func readOddKey() -> JSONKey? {
    let start = cursor
    if cursor.pointee.isJSONWord {
      skipWord()
      report(.noQuotes, from: start)
      return JSONKey(range: range(from: start), flags: .hasKey)
    }
    if let text = readWronglyQuotedText() {
      return JSONKey(range: text.range, flags: text.isEscaped ? [.hasKey, .isKeyEscaped] : .hasKey)
    }
    if cursor.pointee == UInt8(ascii: ":") || cursor.pointee == UInt8(ascii: "{") {
      // Left to be read as a value, so that brackets keep their partners.
      report(.missingKey, ByteRange(offset(cursor), offset(cursor) + 1))
      if cursor.pointee == UInt8(ascii: ":") { cursor += 1 } else { openNode(.object, JSONKey()) }
      return nil
    }
    if cursor.pointee == UInt8(ascii: "[") {
      report(.missingKey, ByteRange(offset(cursor), offset(cursor) + 1))
      openNode(.array, JSONKey())
      return nil
    }
    skipUnexpected()
    return nil
  }

  private mutating func skipWord() {
    while cursor.pointee.isJSONWord { cursor += 1 }
  }

  /// Steps over bytes that nothing can be made of, at least one character.
  private mutating func skipUnexpected() {
    let start = cursor
    let isMark = start[0] == 0xEF && start[1] == 0xBB && start[2] == 0xBF
    repeat { cursor += 1 } while cursor < end && !cursor.pointee.mayBeJSON
    report(isMark ? .byteOrderMark : .unexpected, from: start)
  }
}

// MARK: - Numbers

extension JSONReader {
  private mutating func readNumber(_ key: JSONKey) {
    let start = cursor
    if cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
    let whole = cursor
    let hasWhole = skipDigits()
    var isNumber = hasWhole && !(whole.pointee == UInt8(ascii: "0") && cursor - whole > 1)
    if cursor.pointee == UInt8(ascii: ".") {
      cursor += 1
      isNumber = skipDigits() && isNumber
    }
    if cursor.pointee | 0x20 == UInt8(ascii: "e") {
      cursor += 1
      if cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
      isNumber = skipDigits() && isNumber
    }
    if cursor.pointee.isJSONWord {
      skipWord()
      isNumber = false
    }
    if !isNumber { report(.number, from: start) }
    append(.number, range(from: start), key)
  }

  private mutating func skipDigits() -> Bool {
    let start = cursor
    while cursor.pointee &- UInt8(ascii: "0") < 10 { cursor += 1 }
    return cursor > start
  }
}

extension UInt8 {
  /// A part of words and numbers that somebody left without quotes.
  fileprivate var isJSONWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// Begins something that can be read, or parts it from what comes before.
  fileprivate var mayBeJSON: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "#"):
      true
    default: isJSONWord
    }
  }
}
