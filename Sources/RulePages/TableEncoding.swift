import L10nSyntax

// Rows of the tables as the generated file holds them: cells parted by `|`, rows by line breaks, all spellings
// taken apart, so that a start reads them in one pass. `TableRows` in L10nLint is the reader.

extension RuleTable {
  /// Call | key | table | bundle | value | comment | comment required | keys | origin | arity
  func localizingRows(origin: String) throws(PageError) -> [String] {
    var lines: [String] = []
    for row in try rows() {
      try row.allow([
        "swift", "macro", "function", "selector", "type", "accessor", "suffix", "arity", "key", "table",
        "bundle",
        "value", "comment", "comment-required", "keys", "extracted", "family", "confidence",
      ])
      guard row.text("confidence") != "low" else { continue }
      let keys = try row.needed("keys") == "text" ? "t" : "s"
      let flags = "\(row.isTrue("comment-required") ? "r" : "")|\(keys)|\(origin)"
      if let accessor = row.text("accessor") {
        let path = accessor.split(separator: ".", maxSplits: 1).map(String.init)
        var spelling = Spelling(.accessor, .both, path[0])
        spelling.owner = path.count > 1 ? path[1] : ""
        lines.append("\(spelling.cells)||||||\(flags)|")
      }
      for spelling in row.spellings() {
        let slots = ["key", "table", "bundle", "value", "comment"].map { spelling.slot(row[$0]) }
        let arity = row.text("arity") ?? ""
        lines.append("\(spelling.cells)|\(slots.joined(separator: "|"))|\(flags)|\(arity)")
      }
    }
    return lines
  }

  /// The same for SwiftUI; a call with two keys is two rows.
  func interfaceRows() throws(PageError) -> [String] {
    var lines: [String] = []
    for row in try rows() {
      try row.allow([
        "swift", "key", "role", "types", "framework", "table", "bundle", "comment", "generic", "source",
      ])
      guard try row.needed("role") == "key", !row.isTrue("generic"), let spelling = row.spellings().first
      else {
        continue
      }
      let rest = ["table", "bundle", "value", "comment"].map { spelling.slot(row[$0]) }.joined(separator: "|")
      for position in (row["key"]?.sequence ?? []).compactMap(\.integer) {
        lines.append("\(spelling.cells)|\(spelling.slot(position))|\(rest)||t|u|")
      }
    }
    return lines
  }

  /// Call | owner | places of shown text | sureness. Classes that share a spelling share a row.
  func displayRows() throws(PageError) -> [String] {
    var lines: [String] = []
    var seen: Set<String> = []
    for row in try rows() {
      try row.allow([
        "owner", "swift", "selector", "function", "dictionary", "text", "rest", "confidence", "source",
      ])
      let sureness = try row.needed("confidence") == "high" ? "h" : "l"
      let owner = try row.needed("owner")
      for spelling in row.spellings() {
        guard let places = row.places(spelling), seen.insert("\(spelling.cells)|\(places)").inserted else {
          continue
        }
        lines.append("\(spelling.cells)|\(owner)|\(places)|\(sureness)")
      }
    }
    return lines
  }

  /// Call | operation | localized | instead | subject | locale
  func casingRows() throws(PageError) -> [String] {
    var lines: [String] = []
    for row in try rows() {
      try row.allow([
        "swift", "selector", "function", "operation", "localized", "instead", "locale", "character",
        "display",
      ])
      guard !row.isTrue("display") else { continue }
      let operation = try row.needed("operation").prefix(1)
      let isLocalized = row.isTrue("localized") ? "l" : ""
      for spelling in row.spellings() {
        let subject = spelling.form == .function ? "0" : "."
        lines.append(
          "\(spelling.cells)|\(operation)|\(isLocalized)|\(row.text("instead") ?? "")|\(subject)|\(spelling.slot(row["locale"]))"
        )
      }
    }
    return lines
  }

  /// Call | format | localized | appends
  func formatRows() throws(PageError) -> [String] {
    var lines: [String] = []
    for row in try rows() {
      try row.allow([
        "swift", "selector", "function", "format", "localizes", "locale", "arguments", "appends",
      ])
      let flags = "\(row.isTrue("localizes") ? "l" : "")|\(row.isTrue("appends") ? "a" : "")"
      for spelling in row.spellings(isVariadic: row.text("arguments") != "list") {
        lines.append("\(spelling.cells)|\(spelling.slot(row["format"]))|\(flags)")
      }
    }
    return lines
  }
}

extension TableRow {
  /// Where shown text stands in a call: slots parted by blanks; `nil` for what is no argument.
  fileprivate func places(_ spelling: Spelling) -> String? {
    switch text("text") {
    case "value": return spelling.form == .setter ? "" : "0"
    case "array": return spelling.form == .setter ? "" : spelling.slot(0)
    case "receiver": return "."
    case "return", "dictionary": return nil
    default: break
    }
    var positions = (self["text"]?.sequence ?? []).compactMap(\.integer)
    if isTrue("rest"), let last = positions.last { positions += (1...4).map { last + $0 } }
    return positions.map { spelling.slot($0) }.joined(separator: " ")
  }
}
