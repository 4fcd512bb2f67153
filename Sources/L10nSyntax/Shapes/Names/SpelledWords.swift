// One-word texts of a file: what it may ask an interface file for.

extension Spelling {
  /// Whether a text may be one that `spelledWords` holds.
  public var isWord: Bool {
    (1...60).contains(count) && allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "\\") }
  }
}

extension Document {
  /// Texts of one word, the words of those that list some, and the cases of enums, which may stand for their names; in code that
  /// everybody gets, each once.
  public var spelledWords: [NameHash] {
    var words: Set<NameHash> = []
    for literal in literals
    where !literal.flags.contains(.interpolated) && isReleased(Int(literal.firstToken)) {
      source.withSpelling(literal.contentRange) { text in
        if text.isWord { words.insert(NameHash(text)) }
        guard literal.flags.contains(.multiline) || text.contains(where: \.divides) else { return }
        for word in text.split(whereSeparator: { $0.divides || $0 <= 0x20 }) {
          words.insert(NameHash(Spelling(rebasing: word)))
        }
      }
    }
    for head in typeHeads where keyword(head - 1) == .enum && isReleased(head) {
      let body = headOfType(from: head + 1)
      guard kind(body.upperBound) == .openBrace else { continue }
      words.formUnion(namesOfCases(openedAt: body.upperBound).map(nameHash))
    }
    return Array(words)
  }

  /// The names of the cases of an enum, by the brace of its body.
  func namesOfCases(openedAt open: Int) -> [Int] {
    guard let close = closer(of: open) else { return [] }
    var names: [Int] = []
    var position = open + 1
    while position < close {
      if keyword(position) == .case {
        repeat {
          position += 1
          if kind(position) == .identifier { names.append(position) }
          position = endOfCase(position + 1, before: close)
        } while position < close && kind(position) == .comma
      } else {
        let isOpening = kind(position) == .openBrace || kind(position) == .openParen
        position = (isOpening ? closer(of: position) ?? close : position) + 1
      }
    }
    return names
  }

  /// Behind `(Date)` and `= "tide"`.
  private func endOfCase(_ start: Int, before close: Int) -> Int {
    var position = start
    if kind(position) == .openParen { position = (closer(of: position) ?? close) + 1 }
    if kind(position) == .assign { position += 2 }
    return position
  }
}

extension UInt8 {
  /// `"quay,pier|tide"`
  fileprivate var divides: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: ";") || self == UInt8(ascii: "|")
  }
}
