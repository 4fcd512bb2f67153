import L10nSyntax

/// What the keys of tables say of one that no table has.
struct NamesOfTables {
  private var known: [ObjectIdentifier: Names] = [:]

  private struct Names {
    let slips: SlipIndex
    /// Most of them look like `PasswordKey`.
    let areCapitalized: Bool
  }

  /// Whether a key is a name as those of its table: `GitHub` may be read, and `PasswordKey` among others like it is not.
  mutating func hold(capitalized key: String, in table: JoinedTable) -> Bool {
    key.isCapitalizedName && names(of: table).areCapitalized
  }

  /// The only name that one slip of the hand makes of a key: `PaswordKey` for `PasswordKey`.
  mutating func row(near key: String, in table: JoinedTable) -> JoinedTable.Row? {
    names(of: table).slips.row(near: key, in: table)
  }

  private mutating func names(of table: JoinedTable) -> Names {
    if let names = known[ObjectIdentifier(table)] { return names }
    let rows = table.rows.filter { table.key(of: $0).looks == .name }
    let capitalized = rows.count { table.key(of: $0).isCapitalizedName }
    let names = Names(
      slips: SlipIndex(of: rows, in: table),
      areCapitalized: capitalized > 4 && capitalized * 2 > table.rows.count)
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
