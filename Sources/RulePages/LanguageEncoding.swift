import L10nSyntax

// Rows about languages: cells parted by `|`, one row a line.

extension RuleTable {
  /// The cells of some columns, in their order; those that are left out are empty.
  func cellRows(_ key: String, _ needed: [String], _ optional: [String] = []) throws(PageError) -> [String] {
    var lines: [String] = []
    for row in try rows(key) {
      let cells = try located { () throws(TableError) in
        try row.allow(needed + optional)
        var cells: [String] = []
        for column in needed { cells.append(try row.needed(column)) }
        return cells + optional.map { row.text($0) ?? "" }
      }
      lines.append(cells.joined(separator: "|"))
    }
    return lines
  }

  /// Script | tag | tag | …
  func scriptRows() throws(PageError) -> [String] {
    var lines: [String] = []
    for row in try rows("scripts") {
      let script = try located { () throws(TableError) in
        try row.allow(["script", "tags"])
        return try row.needed("script")
      }
      lines.append(([script] + (row.texts("tags"))).joined(separator: "|"))
    }
    return lines
  }

  /// Language | integers | millions | decimals | exact, with the categories parted by spaces.
  func pluralRows() throws(PageError) -> [String] {
    var lines: [String] = []
    for row in try rows() {
      try located { () throws(TableError) in
        try row.allow(["language", "integers", "millions", "decimals", "exact"])
        let language = try row.needed("language")
        let lists = ["integers", "millions", "decimals"].map { row.texts($0) }
        for category in lists.joined() where PluralCategory(rawValue: category) == nil {
          throw TableError(row.position, "`\(category)` is no plural category")
        }
        let exact = row.numbers("exact").map { "\($0.name)=\($0.number)" }
        lines.append(
          ([language] + (lists + [exact]).map { $0.joined(separator: " ") }).joined(separator: "|"))
      }
    }
    return lines
  }
}
