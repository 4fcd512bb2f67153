import L10nSyntax

/// What the keys of tables say of one that no table has.
struct NamesOfTables {
  private var known: [ObjectIdentifier: Names] = [:]

  private struct Names {
    let rows: [(row: JoinedTable.Row, key: String)]
    /// Most of them look like `PasswordKey`.
    let areCapitalized: Bool
  }

  /// Whether a key is a name as those of its table: `GitHub` may be read, and `PasswordKey` among others like it is not.
  mutating func hold(capitalized key: String, in table: JoinedTable) -> Bool {
    key.isCapitalizedName && names(of: table).areCapitalized
  }

  /// The only name that one slip of the hand makes of a key: `PaswordKey` for `PasswordKey`.
  mutating func row(near key: String, in table: JoinedTable) -> JoinedTable.Row? {
    guard key.utf8.count >= Self.fewestLetters else { return nil }
    let near = names(of: table).rows.lazy.filter { $0.key.differsInOneLetter(from: key) }.prefix(2)
    return near.count == 1 ? near.first?.row : nil
  }

  /// Short names differ in a letter by themselves.
  private static let fewestLetters = 8

  private mutating func names(of table: JoinedTable) -> Names {
    if let names = known[ObjectIdentifier(table)] { return names }
    let rows = table.rows.lazy.map { (row: $0, key: table.key(of: $0)) }.filter { $0.key.looks == .name }
    let capitalized = rows.count { $0.key.isCapitalizedName }
    let names = Names(
      rows: Array(rows), areCapitalized: capitalized > 4 && capitalized * 2 > table.rows.count)
    known[ObjectIdentifier(table)] = names
    return names
  }
}

extension String {
  /// Words with capitals and nothing between them.
  fileprivate var isCapitalizedName: Bool {
    withSpelling { key in
      key.first?.isCapital == true && key.allSatisfy { $0.isASCIILetter || $0.isDecimalDigit }
        && KeyLook(of: key) == .name
    }
  }

  /// Whether a letter is missing, too much or another one; numbers are told apart on purpose.
  fileprivate func differsInOneLetter(from other: String) -> Bool {
    let (mine, theirs) = (Array(utf8), Array(other.utf8))
    guard abs(mine.count - theirs.count) < 2, mine != theirs else { return false }
    let start = zip(mine, theirs).prefix { $0 == $1 }.count
    let rest = min(mine.count, theirs.count) - start
    let end = zip(mine.reversed(), theirs.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let parts = [mine[start..<mine.count - end], theirs[start..<theirs.count - end]]
    // One item and several have texts of their own.
    let isEnding = end == 0 && parts.contains { $0.elementsEqual("s".utf8) }
    return !isEnding && parts.allSatisfy { $0.count < 2 && $0.allSatisfy(\.isASCIILetter) }
  }
}
