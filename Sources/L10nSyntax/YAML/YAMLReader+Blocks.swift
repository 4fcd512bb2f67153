extension YAMLReader {
  /// What stands before a node on its line, which decides what the node may be.
  enum Lead {
    case line, dash, colon, marker

    /// Whether a list or mapping in block style may begin behind it, on the same line.
    var allowsBlockCollection: Bool { self == .line || self == .dash }
  }

  /// Reads the node that belongs to a parent with `indent` columns of indentation, and stops at the next
  /// content behind it. The document itself is the parent with -1 columns.
  mutating func node(under indent: Int, after lead: Lead) throws(YAMLError) -> YAMLNode {
    let origin = position
    try skipSpaces()
    guard isAtEnd || peek().isLineBreak || isAtComment else {
      return try content(under: indent, after: isAtDocumentMarker ? .line : lead, orElse: origin)
    }
    try skipToContent()
    let isItemOfKey = lead == .colon && column == indent && isAtIndicator(UInt8(ascii: "-"))
    guard !isAtEnd, column > indent || isItemOfKey else { return try emptyNode(at: origin) }
    return try content(under: indent, after: .line, orElse: origin)
  }

  private mutating func content(
    under indent: Int, after lead: Lead, orElse origin: YAMLPosition
  ) throws(YAMLError) -> YAMLNode {
    if isAtDocumentMarker { return try emptyNode(at: origin) }
    if isAtIndicator(UInt8(ascii: "-")) {
      if lead == .marker { throw failure(.contentOnMarkerLine) }
      guard lead.allowsBlockCollection else { throw failure(.listOnKeyLine) }
      return try blockSequence()
    }
    switch peek() {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return try blockScalar(under: indent)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let collection = try flowNode(under: indent)
      try skipSpaces()
      if peek() == UInt8(ascii: ":") { throw failure(.collectionKey, at: collection.position) }
      try finishLine()
      return collection
    default:
      return try scalarOrMapping(under: indent, after: lead)
    }
  }

  /// A scalar with a `:` behind it is the first key of a mapping.
  private mutating func scalarOrMapping(under indent: Int, after lead: Lead) throws(YAMLError) -> YAMLNode {
    let start = position
    var scalar = try scalarStart(under: indent, in: .block)
    let end = position
    try skipSpaces()
    if peek() == UInt8(ascii: ":") {
      if lead == .marker { throw failure(.contentOnMarkerLine, at: start) }
      guard lead.allowsBlockCollection else { throw failure(.nestedMapping) }
      return try blockMapping(first: key(scalar, from: start, to: end))
    }
    if scalar.style == .plain { try continuePlain(&scalar, under: indent, in: .block) }
    let node = try node(of: scalar, from: start)
    try finishLine()
    return node
  }

  private mutating func blockSequence() throws(YAMLError) -> YAMLNode {
    try enterCollection()
    let start = position
    let indent = column
    var items: [YAMLNode] = []
    while column == indent, isAtIndicator(UInt8(ascii: "-")), !isAtDocumentMarker {
      offset += 1
      items.append(try node(under: indent, after: .dash))
    }
    try checkDedent(below: indent)
    leaveCollection()
    return try node(.sequence(items), .block, from: start, to: items.last?.end)
  }

  private mutating func blockMapping(first: YAMLKey) throws(YAMLError) -> YAMLNode {
    try enterCollection()
    let start = first.position
    let indent = start.column - 1
    var entries = YAMLEntries()
    var key = first
    while true {
      try entries.insert(key)
      offset += 1
      entries.append(key, try node(under: indent, after: .colon))
      guard !isAtEnd, column == indent, !isAtDocumentMarker else { break }
      key = try nextKey(under: indent)
    }
    try checkDedent(below: indent)
    leaveCollection()
    return try node(.mapping(entries.list), .block, from: start, to: entries.list.last?.value.end)
  }

  private mutating func nextKey(under indent: Int) throws(YAMLError) -> YAMLKey {
    if isAtIndicator(UInt8(ascii: "-")) { throw failure(.itemAmongKeys) }
    let start = position
    if peek() == UInt8(ascii: "[") || peek() == UInt8(ascii: "{") { throw failure(.collectionKey) }
    let scalar = try scalarStart(under: indent, in: .block)
    let end = position
    try skipSpaces()
    guard peek() == UInt8(ascii: ":") else { throw failure(.missingColon, at: start) }
    return try key(scalar, from: start, to: end)
  }

  /// A block ends where the indentation gets smaller; anything deeper belongs to nothing.
  private func checkDedent(below indent: Int) throws(YAMLError) {
    guard isAtEnd || column <= indent else { throw failure(.indentation) }
  }
}
