import L10nSyntax

// Tables of words: several on a line, parted by `|`; where a word has more to it, one on a line.

extension RuleTable {
  /// The words under a key of a table of word lists.
  func wordRows(_ key: String) throws(PageError) -> [String] { try words(key).packed }

  /// All lists of a table of word lists, each on one line behind its key.
  func namedLists() throws(PageError) -> [String] {
    var lines: [String] = []
    for entry in root.mapping ?? [] {
      lines.append("\(entry.key)|\(try words(entry.key).joined(separator: "|"))")
    }
    return lines
  }

  /// One column of all rows that have it.
  func columnRows(_ column: String) throws(PageError) -> [String] {
    try rows().compactMap { $0.text(column) }.packed
  }

  /// Word, in lower case | noun | verb
  func ambiguousRows() throws(PageError) -> [String] {
    var lines: [String] = []
    for row in try rows() {
      try located { () throws(TableError) in
        try row.allow(["word", "noun", "verb"])
        lines.append(
          "\(try row.needed("word").lowercased())|\(try row.needed("noun"))|\(try row.needed("verb"))")
      }
    }
    return lines
  }

  /// Codes of money that is legal tender somewhere.
  func activeCodes() throws(PageError) -> [String] {
    var codes: [String] = []
    for row in try rows("codes") where row.text("active") != "false" {
      codes.append(try located { () throws(TableError) in try row.needed("code") })
    }
    return codes.packed
  }
}

extension [String] {
  /// Twelve words on a line.
  fileprivate var packed: [String] {
    stride(from: 0, to: count, by: 12).map { self[$0..<Swift.min($0 + 12, count)].joined(separator: "|") }
  }
}
