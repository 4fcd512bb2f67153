import L10nSyntax

/// Who reads the texts of a row: nobody, or more and more people.
enum Audience: Comparable {
  /// Nothing spells its key.
  case nobody
  /// Only code that logs it spells its key, or code that nobody comes to.
  case logs
  /// Nothing looks it up: an interface file, which it was copied from, has the text itself.
  case interface
  /// Its key is of debugging, or its table of licenses, which say what the law says.
  case few
  case users

  /// What speaks against a finding that needs more readers.
  var objection: Evidence {
    switch self {
    case .nobody, .logs, .interface: .unread
    case .few, .users: .seldomRead
    }
  }
}

extension ProjectKeys {
  func audience(of row: JoinedTable.Row, in joined: JoinedTable) -> Audience {
    if unused.holds(row, of: joined) { return .nobody }
    if unused.leaveToLogs(row, of: joined) { return .logs }
    if !spelled.looksUpAnyKey, joined.isCopiedFromInterface(row),
      !spelled.used.contains(joined.hashOfKey(of: row))
    {
      return .interface
    }
    return joined.isOfLicenses || joined.isOfDebugging(row) ? .few : .users
  }

  /// Whether anybody reads the texts of a row.
  func isRead(_ row: JoinedTable.Row, of joined: JoinedTable) -> Bool {
    audience(of: row, in: joined) >= .few
  }
}

extension JoinedTable {
  fileprivate var isOfLicenses: Bool { name.isNameOfLicenses }

  fileprivate func isOfDebugging(_ row: Row) -> Bool {
    // Few keys are worth the words.
    withKey(of: row) { $0.holds("ebug") || $0.holds("EBUG") }
      && key(of: row).wordsOfKey.contains { $0 == "debug" || $0 == "debugging" }
  }
}

extension String {
  /// Texts of the law, which nobody may change: `Settings.bundle/Acknowledgements.plist` has such a table.
  var isNameOfLicenses: Bool {
    let words = self.words
    return words.contains("acknowledgements") || words.contains("licenses") || words.contains("licences")
  }
}
