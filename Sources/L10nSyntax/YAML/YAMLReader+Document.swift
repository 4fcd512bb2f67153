extension YAMLReader {
  /// Reads the one document of the text, with or without `---` before it and `...` behind it.
  mutating func document() throws(YAMLError) -> YAMLNode {
    skipByteOrderMark()
    try skipToContent()
    if offset == lineStart, peek() == UInt8(ascii: "%") { throw failure(.directive) }
    let root: YAMLNode
    if isAtMarker(UInt8(ascii: "-")) {
      offset += 3
      root = try node(under: -1, after: .marker)
    } else {
      root = try node(under: -1, after: .line)
    }
    if isAtMarker(UInt8(ascii: ".")) {
      offset += 3
      try finishLine()
      guard isAtEnd else { throw failure(.severalDocuments) }
    }
    guard !isAtMarker(UInt8(ascii: "-")) else { throw failure(.severalDocuments) }
    guard isAtEnd else { throw failure(leftover(behind: root)) }
    return root
  }

  /// Why content is left behind the root: lists and mappings end where the indentation no longer fits.
  private func leftover(behind root: YAMLNode) -> YAMLProblem {
    switch root.value {
    case .sequence where root.style == .block && column + 1 == root.position.column: .keyAmongItems
    case .sequence, .mapping: root.style == .block ? .indentation : .trailing
    default: .trailing
    }
  }
}
