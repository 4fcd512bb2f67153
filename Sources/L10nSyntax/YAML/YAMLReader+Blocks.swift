extension YAMLReader {
  /// What stands before a node on its line, which decides what the node may be.
  enum Lead {
    case line, dash, colon, marker

    /// Whether a list or mapping in block style may begin behind it, on the same line.
    var allowsBlockCollection: Bool { self == .line || self == .dash }
  }

  /// What begins at a place in a block. Only `node(under:after:)` and the collections call themselves, with
  /// few variables, so that 64 levels fit into the stack of any thread.
  private enum BlockContent {
    case whole(YAMLNode)
    case sequence, flowCollection
    case mapping(first: YAMLKey)
  }

  /// Reads the node that belongs to a parent with `indent` columns of indentation, and stops at the next
  /// content behind it. The document itself is the parent with -1 columns.
  mutating func node(under indent: Int, after lead: Lead) throws(YAMLError) -> YAMLNode {
    switch try blockContent(under: indent, after: lead) {
    case .whole(let node): return node
    case .sequence: return try blockSequence()
    case .mapping(let first): return try blockMapping(first: first)
    case .flowCollection:
      let collection = try flowNode(under: indent)
      try finishCollection(collection)
      return collection
    }
  }

  private mutating func blockSequence() throws(YAMLError) -> YAMLNode {
    try enterCollection()
    let start = position
    let indent = column
    var items: [YAMLNode] = []
    repeat {
      offset += 1
      items.append(try node(under: indent, after: .dash))
    } while try isAtNextItem(at: indent)
    leaveCollection()
    return try node(.sequence(items), .block, from: start, to: items.last?.end)
  }

  private mutating func blockMapping(first: YAMLKey) throws(YAMLError) -> YAMLNode {
    try enterCollection()
    let indent = first.position.column - 1
    var entries = YAMLEntries()
    var key: YAMLKey? = first
    while let current = key {
      try entries.insert(current, repeatedKeys)
      try skipBlockColon()
      entries.append(current, try node(under: indent, after: .colon))
      key = try nextKey(at: indent)
    }
    leaveCollection()
    return try node(.mapping(entries.list), .block, from: first.position, to: entries.list.last?.value.end)
  }
}

// MARK: - What stands here

extension YAMLReader {
  private mutating func blockContent(under indent: Int, after lead: Lead) throws(YAMLError) -> BlockContent {
    let origin = position
    var lead = lead
    try skipSpaces()
    if isAtEnd || peek().isLineBreak || isAtComment {
      try skipToContent()
      let isItemOfKey = lead == .colon && column == indent && isAtIndicator(UInt8(ascii: "-"))
      guard !isAtEnd, column > indent || isItemOfKey else { return .whole(try emptyNode(at: origin)) }
      lead = .line
    }
    if isAtDocumentMarker { return .whole(try emptyNode(at: origin)) }
    switch peek() {
    case UInt8(ascii: "-") where isAtIndicator(UInt8(ascii: "-")):
      if lead == .marker { throw failure(.contentOnMarkerLine) }
      guard lead.allowsBlockCollection else { throw failure(.listOnKeyLine) }
      return .sequence
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return .whole(try blockScalar(under: indent))
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .flowCollection
    default: return try scalarOrMapping(under: indent, after: lead)
    }
  }

  /// A scalar with a `:` behind it is the first key of a mapping.
  private mutating func scalarOrMapping(
    under indent: Int, after lead: Lead
  ) throws(YAMLError) -> BlockContent {
    let start = position
    var scalar = try scalarStart(under: indent, in: .block)
    let end = position
    try skipSpaces()
    if peek() == UInt8(ascii: ":") {
      if lead == .marker { throw failure(.contentOnMarkerLine, at: start) }
      guard lead.allowsBlockCollection else { throw failure(.nestedMapping) }
      return .mapping(first: try key(scalar, from: start, to: end))
    }
    offset = end.offset
    if scalar.style == .plain { try continuePlain(&scalar, under: indent, in: .block) }
    let node = try node(of: scalar, from: start)
    try finishLine()
    return .whole(node)
  }

  private mutating func finishCollection(_ collection: YAMLNode) throws(YAMLError) {
    try skipSpaces()
    if peek() == UInt8(ascii: ":") { throw failure(.collectionKey, at: collection.position) }
    try finishLine()
  }
}

// MARK: - Between the entries

extension YAMLReader {
  private func isAtNextItem(at indent: Int) throws(YAMLError) -> Bool {
    if column == indent, isAtIndicator(UInt8(ascii: "-")), !isAtDocumentMarker { return true }
    try checkDedent(below: indent)
    return false
  }

  /// The next key of a mapping; nil behind the last one.
  private mutating func nextKey(at indent: Int) throws(YAMLError) -> YAMLKey? {
    guard !isAtEnd, column == indent, !isAtDocumentMarker else {
      try checkDedent(below: indent)
      return nil
    }
    if isAtIndicator(UInt8(ascii: "-")) { throw failure(.itemAmongKeys) }
    if peek() == UInt8(ascii: "[") || peek() == UInt8(ascii: "{") { throw failure(.collectionKey) }
    let start = position
    let scalar = try scalarStart(under: indent, in: .block)
    let end = position
    try skipSpaces()
    guard peek() == UInt8(ascii: ":") else { throw failure(.missingColon, at: start) }
    return try key(scalar, from: start, to: end)
  }

  private mutating func skipBlockColon() throws(YAMLError) {
    guard peek(1).endsIndicator else { throw failure(.tightColon) }
    offset += 1
  }

  /// A block ends where the indentation gets smaller; anything deeper belongs to nothing.
  private func checkDedent(below indent: Int) throws(YAMLError) {
    guard isAtEnd || column <= indent else { throw failure(.indentation) }
  }
}
