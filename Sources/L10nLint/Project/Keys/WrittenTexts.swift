import L10nSyntax

/// Texts that the code itself writes out, as keys or as default texts. What is wrong with them is found there, and not
/// once more in the tables that were made of them.
struct WrittenTexts: Sendable {
  private var hashes = HashSet()

  init(_ uses: KeyUses = KeyUses()) {
    // Nobody mends what a generator made of a table.
    for use in uses where !use.context.contains(.generated) {
      hashes.insert(use.key.withSpelling { $0.hashWithoutPositions })
      if let value = use.value { hashes.insert(value.withSpelling { $0.hashWithoutPositions }) }
    }
  }

  func hold(_ text: Spelling) -> Bool { hashes.contains(text.hashWithoutPositions) }
}

extension Spelling {
  /// A hash that is equal for `%1$@ of %2$@` and `%@ of %@`: tools number the values when they extract a text.
  fileprivate var hashWithoutPositions: UInt64 {
    guard contains(UInt8(ascii: "$")) else { return quickHash }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var offset = 0
    while offset < count {
      bytes.append(self[offset])
      offset += 1
      guard self[offset - 1] == UInt8(ascii: "%") else { continue }
      var end = offset
      while end < count, self[end].isDecimalDigit { end += 1 }
      if end > offset, end < count, self[end] == UInt8(ascii: "$") { offset = end + 1 }
    }
    return bytes.withUnsafeBufferPointer(\.quickHash)
  }
}
