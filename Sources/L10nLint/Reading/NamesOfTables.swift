import L10nSyntax

/// What the keys of tables say of one that no table has.
struct NamesOfTables {
  private var known: [ObjectIdentifier: Names] = [:]

  private struct Names {
    let rows: [JoinedTable.Row]
    /// Most of them look like `PasswordKey`.
    let areCapitalized: Bool
  }

  /// Whether a key is a name as those of its table: `GitHub` may be read, and `PasswordKey` among others like it is not.
  mutating func hold(capitalized key: String, in table: JoinedTable) -> Bool {
    key.isCapitalizedName && names(of: table).areCapitalized
  }

  /// The only name that one slip of the hand makes of a key: `PaswordKey` for `PasswordKey`.
  mutating func row(near key: String, in table: JoinedTable) -> JoinedTable.Row? {
    table.row(near: key, among: names(of: table).rows)
  }

  private mutating func names(of table: JoinedTable) -> Names {
    if let names = known[ObjectIdentifier(table)] { return names }
    let rows = table.rows.filter { table.key(of: $0).looks == .name }
    let capitalized = rows.count { table.key(of: $0).isCapitalizedName }
    let names = Names(rows: rows, areCapitalized: capitalized > 4 && capitalized * 2 > table.rows.count)
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
}

extension JoinedTable {
  /// The only one of some rows whose key one slip of the hand makes of another key. Short ones differ in a letter by
  /// themselves.
  func row(near key: String, among rows: some Sequence<Row>) -> Row? {
    guard key.utf8.count >= Self.fewestLettersOfSlip else { return nil }
    let near = key.withSpelling { key in
      rows.lazy.filter { self.withKey(of: $0) { $0.isSlip(of: key) } }.prefix(2).map { $0 }
    }
    return near.count == 1 ? near[0] : nil
  }

  private static let fewestLettersOfSlip = 8
}

extension Spelling {
  /// Whether a letter is missing, too much or another one, or two letters are swapped; numbers are told apart on purpose.
  fileprivate func isSlip(of other: Spelling) -> Bool {
    guard abs(count - other.count) < 2 else { return false }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let rest = Swift.min(count, other.count) - start
    let end = zip(reversed(), other.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (mine, theirs) = (self[start..<count - end], other[start..<other.count - end])
    guard mine.allSatisfy(\.isASCIILetter), theirs.allSatisfy(\.isASCIILetter) else { return false }
    // One item and several have texts of their own.
    if end == 0, [mine, theirs].contains(where: { $0.elementsEqual("s".utf8) }) { return false }
    let isSwapped = mine.count == 2 && theirs.count == 2 && mine.elementsEqual(theirs.reversed())
    return isSwapped || mine.count < 2 && theirs.count < 2 && mine.count + theirs.count > 0
  }
}
