extension YAMLReader {
  /// Reads a node inside brackets, or the brackets themselves; its lines are indented more than `indent`.
  mutating func flowNode(under indent: Int) throws(YAMLError) -> YAMLNode {
    switch peek() {
    case UInt8(ascii: "["): return try flowSequence(under: indent)
    case UInt8(ascii: "{"): return try flowMapping(under: indent)
    default:
      let start = position
      let scalar = try flowScalar(under: indent)
      return try node(of: scalar, from: start)
    }
  }

  private mutating func flowScalar(under indent: Int) throws(YAMLError) -> YAMLScalar {
    var scalar = try scalarStart(under: indent, in: .flow)
    if scalar.style == .plain, !isAtFlowColon(after: scalar) {
      try continuePlain(&scalar, under: indent, in: .flow)
    }
    return scalar
  }

  private mutating func flowSequence(under indent: Int) throws(YAMLError) -> YAMLNode {
    try enterCollection()
    let start = position
    offset += 1
    var items: [YAMLNode] = []
    try skipFlowSpace(under: indent, openedAt: start)
    while peek() != UInt8(ascii: "]") {
      items.append(try flowItem(under: indent, openedAt: start))
      try skipFlowComma(before: UInt8(ascii: "]"), under: indent, openedAt: start)
    }
    offset += 1
    leaveCollection()
    return try node(.sequence(items), .flow, from: start)
  }

  /// One item of a sequence; `[key: value]` is a sequence with one small mapping.
  private mutating func flowItem(
    under indent: Int, openedAt opening: YAMLPosition
  ) throws(YAMLError) -> YAMLNode {
    let start = position
    guard peek() != UInt8(ascii: "["), peek() != UInt8(ascii: "{") else {
      let collection = try flowNode(under: indent)
      try refuseColon(behind: collection)
      return collection
    }
    let scalar = try flowScalar(under: indent)
    guard isAtFlowColon(after: scalar) else { return try node(of: scalar, from: start) }
    try enterCollection()
    var entries = YAMLEntries()
    let key = try flowKey(scalar, from: start)
    entries.append(key, try flowValue(under: indent, openedAt: opening))
    leaveCollection()
    return try node(.mapping(entries.list), .flow, from: start, to: entries.list.last?.value.end)
  }

  private mutating func flowMapping(under indent: Int) throws(YAMLError) -> YAMLNode {
    try enterCollection()
    let start = position
    offset += 1
    var entries = YAMLEntries()
    try skipFlowSpace(under: indent, openedAt: start)
    while peek() != UInt8(ascii: "}") {
      let (key, hasValue) = try nextFlowKey(under: indent)
      try entries.insert(key, repeatedKeys)
      if hasValue {
        entries.append(key, try flowValue(under: indent, openedAt: start))
      } else {
        entries.append(key, try emptyNode(at: key.end))
      }
      try skipFlowComma(before: UInt8(ascii: "}"), under: indent, openedAt: start)
    }
    offset += 1
    leaveCollection()
    return try node(.mapping(entries.list), .flow, from: start)
  }
}

// MARK: - Keys and values

extension YAMLReader {
  /// Whether a `:` follows that makes the scalar a key; behind quotes it needs no space after it.
  private func isAtFlowColon(after scalar: YAMLScalar) -> Bool {
    var ahead = self
    while ahead.peek() == UInt8(ascii: " ") { ahead.offset += 1 }
    guard ahead.peek() == UInt8(ascii: ":") else { return false }
    return scalar.style != .plain || endsIndicator(ahead.peek(1), in: .flow)
  }

  private mutating func nextFlowKey(under indent: Int) throws(YAMLError) -> (YAMLKey, hasValue: Bool) {
    if peek() == UInt8(ascii: "[") || peek() == UInt8(ascii: "{") { throw failure(.collectionKey) }
    let start = position
    let scalar = try flowScalar(under: indent)
    let hasValue = isAtFlowColon(after: scalar)
    return (try flowKey(scalar, from: start), hasValue)
  }

  private mutating func flowKey(_ scalar: YAMLScalar, from start: YAMLPosition) throws(YAMLError) -> YAMLKey {
    let end = position
    try skipSpaces()
    return try key(scalar, from: start, to: end)
  }

  /// Reads what follows the `:` that stands here.
  private mutating func flowValue(
    under indent: Int, openedAt opening: YAMLPosition
  ) throws(YAMLError) -> YAMLNode {
    offset += 1
    let origin = position
    try skipFlowSpace(under: indent, openedAt: opening)
    switch peek() {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return try emptyNode(at: origin)
    default: return try flowNode(under: indent)
    }
  }

  private mutating func refuseColon(behind collection: YAMLNode) throws(YAMLError) {
    try skipSpaces()
    if peek() == UInt8(ascii: ":") { throw failure(.collectionKey, at: collection.position) }
  }
}

// MARK: - Between the entries

extension YAMLReader {
  /// Steps over the `,` behind an entry; without one, only the closing bracket may follow.
  private mutating func skipFlowComma(
    before closer: UInt8, under indent: Int, openedAt opening: YAMLPosition
  ) throws(YAMLError) {
    try skipFlowSpace(under: indent, openedAt: opening)
    if peek() == UInt8(ascii: ",") {
      offset += 1
      try skipFlowSpace(under: indent, openedAt: opening)
    } else if isAtIndicator(UInt8(ascii: ":")) {
      throw failure(.multilineKey)
    } else if peek() != closer {
      let isBracket = peek() == UInt8(ascii: "]") || peek() == UInt8(ascii: "}")
      throw failure(isBracket ? .wrongBracket : .missingComma)
    }
  }

  /// Steps over spaces, comments and line ends inside brackets.
  ///
  /// A closing bracket may stand below the key, as everybody writes it and every reader takes it; the
  /// specification wants even that indented.
  private mutating func skipFlowSpace(
    under indent: Int, openedAt opening: YAMLPosition
  ) throws(YAMLError) {
    let startLine = line
    try skipToContent()
    if isAtEnd { throw failure(.unclosedBracket, at: opening) }
    guard line != startLine else { return }
    if isAtDocumentMarker { throw failure(.markerInside) }
    let isCloser = peek() == UInt8(ascii: "]") || peek() == UInt8(ascii: "}")
    guard column > indent || isCloser && column == indent else { throw failure(.missingIndent) }
  }
}
