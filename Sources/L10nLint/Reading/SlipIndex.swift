import L10nSyntax

/// Finds the key of a table that one slip of the hand makes of another: a slip leaves the first half as it is, or the second.
struct SlipIndex {
  private var rows: [Half: [JoinedTable.Row]] = [:]

  private struct Half: Hashable {
    /// Of the whole key.
    let count: Int
    let isFirst: Bool
    let hash: UInt64
  }

  /// Short keys differ in a letter by themselves.
  private static let fewestLetters = 8
  /// Keys that share a half with more others are numbered, or made by a program.
  private static let mostAlike = 100

  init(of rows: some Sequence<JoinedTable.Row>, in table: JoinedTable) {
    for row in rows {
      table.withKey(of: row) { key in
        guard key.count >= Self.fewestLetters - 1 else { return }
        for half in Self.halves(of: key, asOf: key.count) { self.rows[half, default: []].append(row) }
      }
    }
  }

  /// Those of a key as they are in one of a certain length; two letters that are swapped in the middle leave both.
  private static func halves(of key: Spelling, asOf count: Int) -> [Half] {
    let length = count / 2 - 1
    return [
      Half(count: count, isFirst: true, hash: Spelling(rebasing: key[..<length]).quickHash),
      Half(count: count, isFirst: false, hash: Spelling(rebasing: key[(key.count - length)...]).quickHash),
    ]
  }

  /// The only row whose key is such a slip.
  func row(near key: String, in table: JoinedTable) -> JoinedTable.Row? {
    key.withSpelling { key in
      guard key.count >= Self.fewestLetters else { return nil }
      var found: JoinedTable.Row?
      for count in key.count - 1...key.count + 1 {
        for half in Self.halves(of: key, asOf: count) {
          guard let alike = rows[half], alike.count <= Self.mostAlike else { continue }
          for row in alike where row != found && table.withKey(of: row, { $0.isSlip(of: key) }) {
            guard found == nil else { return nil }
            found = row
          }
        }
      }
      return found
    }
  }
}

extension Spelling {
  /// Whether a letter within a word is missing, too much or another one, or two letters are swapped; numbers are told apart on
  /// purpose, and so are `axis.x` and `axis.y`, `boat` and `coat`, but not `%u` and `%lu`.
  fileprivate func isSlip(of other: Spelling) -> Bool {
    guard abs(count - other.count) < 2 else { return false }
    let shorter = Swift.min(count, other.count)
    var (start, end) = (0, 0)
    while start < shorter, self[start] == other[start] { start += 1 }
    while end < shorter - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    let (mine, theirs) = (self[start..<count - end], other[start..<other.count - end])
    guard mine.allSatisfy(\.isASCIILetter), theirs.allSatisfy(\.isASCIILetter),
      start > 0, self[start - 1].isASCIILetter || self[start - 1] == UInt8(ascii: "%")
    else { return false }
    // One item and several have texts of their own.
    if end == 0, [mine, theirs].contains(where: { $0.elementsEqual("s".utf8) }) { return false }
    let isSwapped = mine.count == 2 && theirs.count == 2 && mine.elementsEqual(theirs.reversed())
    return isSwapped || mine.count < 2 && theirs.count < 2 && mine.count + theirs.count > 0
  }
}
