import L10nSyntax

/// What the literals of code could look up: as whole keys, or as the beginning or the end of computed ones. Hashes, so
/// that a project's literals fit in memory.
package struct LiteralTexts: Sendable {
  private var texts = HashSet()
  private var beginnings = HashSet()
  private var ends = HashSet()

  package init() {}

  /// What one-text functions and properties look up is left to those who know whether anything asks for it; what is
  /// looked up in the system is no key of ours, and what a log looks up is among the keys already.
  init(_ document: Document, besides keys: [ByteRange]) {
    let remarks = document.remarks
    let apart = Set(keys.map(\.start))
    for (number, literal) in document.literals.enumerated()
    where !remarks.contains(number) && !apart.contains(literal.range.start) {
      guard literal.flags.contains(.interpolated) else {
        if !literal.contentRange.isEmpty { document.withText(literal.contentRange, of: literal) { add($0) } }
        continue
      }
      let pieces = document.textPieces(of: literal)
      guard let first = pieces.first, let last = pieces.last else { continue }
      document.withText(first, of: literal) { insert($0, &beginnings) }
      document.withText(last, of: literal) { insert($0, &ends) }
    }
  }

  mutating func add(_ text: Spelling) {
    let hash = text.quickHash
    texts.insert(hash)
    // `"cart." + name`, `"cart.%@"`
    if let last = text.last, !Self.isLetter(last) { beginnings.insert(hash) }
    // A sentence with a value in it is a key by itself, and makes none: `Remove %lu files`.
    if let percent = text.firstIndex(of: UInt8(ascii: "%")), !text[..<percent].contains(0x20) {
      insert(Spelling(rebasing: text[..<percent]), &beginnings)
    }
    if let first = text.first, !Self.isLetter(first) { ends.insert(hash) }
  }

  private func insert(_ text: Spelling, _ set: inout HashSet) {
    if text.count > 1 { set.insert(text.quickHash) }
  }

  fileprivate static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isDecimalDigit || byte > 0x7F
  }

  mutating func add(_ other: LiteralTexts) {
    guard !other.texts.isEmpty || !other.beginnings.isEmpty else { return }
    texts.formUnion(other.texts)
    beginnings.formUnion(other.beginnings)
    ends.formUnion(other.ends)
  }

  /// What an interface file or a property list names may be looked up by the code that reads it.
  mutating func add(_ file: ResourceFile) {
    switch file.content {
    case .interface(let interface):
      for text in interface.texts { texts.insert(interface.source.withText(of: text.text, \.quickHash)) }
    case .information(let list):
      for node in list.nodes where node.kind == .string {
        texts.insert(list.string(node.text).quickHash)
      }
    case .table, .project, .specification, .package, .scheme: break
    }
  }

  var isEmpty: Bool { texts.isEmpty }

  func holds(_ hash: UInt64) -> Bool { texts.contains(hash) }

  /// Whether some literal may begin and end like this, with values in between.
  func mayHave(_ first: String, _ last: String) -> Bool {
    (first.utf8.count < 2 || first.withSpelling { beginnings.contains($0.quickHash) })
      && (last.utf8.count < 2 || last.withSpelling { ends.contains($0.quickHash) })
  }

  /// Whether a key may be put together from a literal and something else, so that nobody can tell. A sentence with a
  /// place for a value is a key by itself.
  func mayBuild(_ key: Spelling) -> Bool {
    if key.contains(UInt8(ascii: "%")), key.contains(0x20) { return false }
    return (2..<max(3, min(key.count, 120))).contains { length in
      guard length < key.count else { return false }
      return isBeginning(length, of: key) || isEnd(key.count - length, of: key)
    }
  }

  /// Whether some literal begins like a key, up to a sign. Many keys end alike, so that an end says less.
  func mayComplete(_ key: Spelling) -> Bool {
    guard !key.contains(0x20) else { return false }
    return (3..<max(4, min(key.count, 120))).contains { length in
      length < key.count && !Self.isLetter(key[length - 1]) && isBeginning(length, of: key)
    }
  }

  private func isBeginning(_ end: Int, of key: Spelling) -> Bool {
    let piece = Spelling(rebasing: key[..<end])
    return beginnings.contains(piece.quickHash) && piece.mayBePiece && key.mayBreak(before: end)
  }

  private func isEnd(_ start: Int, of key: Spelling) -> Bool {
    let piece = Spelling(rebasing: key[start...])
    return ends.contains(piece.quickHash) && piece.mayBePiece && key.mayBreak(before: start)
  }
}

extension Document {
  /// Numbers of the literals that are default texts and comments of calls with a key: these look nothing up.
  fileprivate var remarks: Set<Int> {
    var found: Set<Int> = []
    for call in localizedCalls where call.key != nil {
      for range in [call.value, call.comment].compactMap({ $0 }) {
        var number = firstIndex(of: literals, startingAt: range.lower) { Int($0.firstToken) }
        while number < literals.count, Int(literals[number].firstToken) < range.upper {
          found.insert(number)
          number += 1
        }
      }
    }
    return found
  }
}

extension Spelling {
  /// Signs and values alone, as in `%@ (%@)`, stand in any sentence and begin or end no key.
  fileprivate var mayBePiece: Bool {
    indices.contains { place in
      LiteralTexts.isLetter(self[place]) && (place == 0 || self[place - 1] != UInt8(ascii: "%"))
    }
  }

  /// Whether a key may be put together at a place: `cart.|title`, `tab|Home`, `PDF|Title`, `row_|2`; no word is made of two.
  fileprivate func mayBreak(before place: Int) -> Bool {
    let (last, first) = (self[place - 1], self[place])
    if !LiteralTexts.isLetter(last) || !LiteralTexts.isLetter(first) { return true }
    let isDigit = last.isDecimalDigit || first.isDecimalDigit
    let startsWord = first.isCapital && (last >= 97 || place + 1 < count && self[place + 1] >= 97)
    return isDigit || startsWord
  }
}
