import L10nSyntax

/// How a key begins and ends into which the code puts a value.
package struct KeyEnds: Sendable, Hashable {
  let first: String
  let last: String
}

/// Looks for keys that begin and end like some: those of which a table has two with a number or the name of a case in between,
/// or several with a word, and those of which it has one at all.
struct KeySearch {
  private(set) var kept: Set<KeyEnds> = []
  private(set) var fitting: Set<KeyEnds> = []
  /// By the hash of how they begin.
  private let ends: [UInt64: [KeyEnds]]
  /// How long the beginnings are, the shortest first.
  private let lengths: [Int]
  /// Those of one table.
  private var counts: [KeyEnds: Counts] = [:]

  private struct Counts {
    var numbers = 0
    /// `Touch ID`, `Face ID`
    var names = 0
    var words = 0
    /// `cellAmount`: no word of a sentence.
    var identifiers = 0
  }

  /// So many sentences may differ in one word.
  private static let wordsByAccident = 3

  init(_ asked: Set<KeyEnds>) {
    ends = Dictionary(grouping: asked, by: \.first.quickHash)
    lengths = Set(asked.map(\.first.utf8.count)).sorted()
  }

  mutating func read(_ table: JoinedTable) {
    guard !lengths.isEmpty else { return }
    counts = [:]
    for row in table.rows {
      table.withKey(of: row) { key in
        for length in lengths.prefix(while: { $0 < key.count }) {
          for ends in ends[Spelling(rebasing: key[..<length]).quickHash] ?? [] { count(key, ends) }
        }
      }
    }
  }

  private mutating func count(_ key: Spelling, _ ends: KeyEnds) {
    guard let value = key.value(between: ends) else { return }
    fitting.insert(ends)
    if value.allSatisfy({ $0.isDecimalDigit || $0 == UInt8(ascii: ".") }) {
      counts[ends, default: Counts()].numbers += 1
    } else if value.isName {
      counts[ends, default: Counts()].names += 1
    } else if value.allSatisfy({ $0.isASCIILetter || $0.isDecimalDigit }) {
      counts[ends, default: Counts()].words += 1
      // But not `iPad`.
      let isIdentifier = value.prefix(2).allSatisfy(\.isSmallLetter) && value.contains(where: \.isCapital)
      if isIdentifier, !ends.first.isEmpty || !ends.last.isEmpty {
        counts[ends, default: Counts()].identifiers += 1
      }
    }
    guard let found = counts[ends] else { return }
    let areWordsKept = found.words > Self.wordsByAccident && !ends.first.isEmpty && !ends.last.isEmpty
    if found.numbers > 1 || found.names > 1 || found.identifiers > 1 || areWordsKept { kept.insert(ends) }
  }
}

extension Spelling {
  fileprivate func value(between ends: KeyEnds) -> Spelling.SubSequence? {
    let (start, end) = (ends.first.utf8, ends.last.utf8)
    guard count > start.count + end.count, starts(with: start), suffix(end.count).elementsEqual(end) else {
      return nil
    }
    return self[start.count..<count - end.count]
  }
}

extension Spelling.SubSequence {
  /// Several words with capitals.
  fileprivate var isName: Bool {
    let words = split(separator: UInt8(ascii: " "))
    return words.count > 1 && words.allSatisfy { $0.first?.isCapital ?? false }
  }
}
