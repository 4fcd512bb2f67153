// Rows of the tables as the generated file holds them: cells parted by `|`, rows by line breaks, all spellings
// taken apart, so that a start reads them in one pass. `TableRows` in L10nLint is the reader.

extension [TableRow] {
  /// Call | key | table | bundle | value | comment | comment required | keys | origin | arity
  func localizing(origin: String) throws(TableError) -> [String] {
    var lines: [String] = []
    for row in self {
      try row.check([
        "swift": .text, "macro": .text, "function": .text, "selector": .text, "type": .text,
        "accessor": .text,
        "suffix": .text, "arity": .number, "key": .place, "table": .place, "bundle": .place, "value": .place,
        "comment": .place, "comment-required": .flag, "keys": .choice(["symbolic", "text"]),
        "extracted": .flag,
        "family": .text, "confidence": .choice(["high", "low"]), "reason": .text,
      ])
      guard row.text("confidence") != "low" else { continue }
      let keys = try row.needed("keys") == "text" ? "t" : "s"
      let flags = "\(row.isTrue("comment-required") ? "r" : "")|\(keys)|\(origin)"
      if let accessor = row.text("accessor") {
        let path = accessor.split(separator: ".", maxSplits: 1).map(String.init)
        var spelling = CallSpelling(.accessor, .both, path.first ?? accessor)
        spelling.owner = path.count > 1 ? path[1] : ""
        lines.append("\(spelling.cells)||||||\(flags)|\(row.reason)")
      }
      for spelling in row.spellings() {
        let slots = ["key", "table", "bundle", "value", "comment"].map { spelling.slot(row[$0]) }
        let arity = row.text("arity") ?? ""
        lines.append("\(spelling.cells)|\(slots.joined(separator: "|"))|\(flags)|\(arity)\(row.reason)")
      }
    }
    return lines
  }

  /// Lines of the calls of SwiftUI that look a key up; a call with two keys is two lines.
  func interface() throws(TableError) -> [String] {
    var lines: [String] = []
    for row in self {
      try row.check([
        "swift": .text, "key": .places(["value", "receiver"]), "role": .text, "types": .text,
        "framework": .text,
        "table": .place,
        "bundle": .place, "comment": .place, "generic": .flag, "source": .text,
      ])
      guard try row.needed("role") == "key", !row.isTrue("generic"), let spelling = row.spellings().first
      else {
        continue
      }
      let rest = ["table", "bundle", "value", "comment"].map { spelling.slot(row[$0]) }.joined(separator: "|")
      for position in row.positions("key") {
        lines.append("\(spelling.cells)|\(spelling.slot(position))|\(rest)||t|u|")
      }
    }
    return lines
  }

  /// Call | owner | places of shown text | sureness. Classes that share a spelling share a row.
  func display() throws(TableError) -> [String] {
    var lines: [String] = []
    var seen: Set<String> = []
    for row in self {
      try row.check([
        "owner": .text, "swift": .text, "selector": .text, "function": .text, "dictionary": .text,
        "text": .places(["value", "array", "receiver", "return", "dictionary"]), "rest": .flag,
        "confidence": .choice(["high", "low"]), "source": .text, "reason": .text,
      ])
      let sureness = try row.needed("confidence") == "high" ? "h" : "l"
      let owner = try row.needed("owner")
      for spelling in row.spellings() {
        guard let places = row.places(spelling), seen.insert("\(spelling.cells)|\(places)").inserted else {
          continue
        }
        lines.append("\(spelling.cells)|\(owner)|\(places)|\(sureness)\(row.reason)")
      }
    }
    return lines
  }

  /// Call | operation | localized | instead | subject | locale
  func casing() throws(TableError) -> [String] {
    var lines: [String] = []
    for row in self {
      try row.check([
        "swift": .text, "selector": .text, "function": .text,
        "operation": .choice(["upper", "lower", "capitalize"]), "localized": .flag, "instead": .text,
        "locale": .place, "character": .flag, "display": .flag, "reason": .text,
      ])
      guard !row.isTrue("display") else { continue }
      let operation = try row.needed("operation").prefix(1)
      let isLocalized = row.isTrue("localized") ? "l" : ""
      for spelling in row.spellings() {
        let subject = spelling.form == .function ? "0" : "."
        lines.append(
          "\(spelling.cells)|\(operation)|\(isLocalized)|\(row.text("instead") ?? "")|\(subject)|\(spelling.slot(row["locale"]))\(row.reason)"
        )
      }
    }
    return lines
  }

  /// Call | format | localized | appends
  func format() throws(TableError) -> [String] {
    var lines: [String] = []
    for row in self {
      try row.check([
        "swift": .text, "selector": .text, "function": .text, "format": .place, "localizes": .flag,
        "locale": .place, "arguments": .choice(["list"]), "appends": .flag,
      ])
      let flags = "\(row.isTrue("localizes") ? "l" : "")|\(row.isTrue("appends") ? "a" : "")"
      for spelling in row.spellings(isVariadic: row.text("arguments") != "list") {
        lines.append("\(spelling.cells)|\(spelling.slot(row["format"]))|\(flags)")
      }
    }
    return lines
  }

  /// Call | what it does | what to write instead
  func textCalls() throws(TableError) -> [String] {
    var lines: [String] = []
    for row in self {
      try row.check([
        "swift": .text, "selector": .text, "function": .text, "name": .text,
        "does": .choice(TextCallPattern.Deed.allCases.map(\.rawValue)), "instead": .text, "reason": .text,
      ])
      let does = try row.needed("does")
      if does == "legacy", row.text("instead") == nil {
        throw TableError(row.position, "the row has no `instead`")
      }
      for spelling in row.spellings() {
        lines.append("\(spelling.cells)|\(does)|\(row.text("instead") ?? "")\(row.reason)")
      }
    }
    return lines
  }

  /// Call | subject | value | result
  func regional() throws(TableError) -> [String] {
    var lines: [String] = []
    for row in self {
      try row.check([
        "swift": .text, "selector": .text, "function": .text, "value": .place,
        "subject": .choice(LocalePattern.Subject.allCases.map(\.rawValue)), "result": .choice(["text"]),
      ])
      let subject = try row.needed("subject")
      let result = row.text("result") == nil ? "" : "t"
      for spelling in row.spellings() {
        let isAssigned = row.text("value") == "value"
        let slot = isAssigned ? (spelling.form == .setter ? "" : "0") : spelling.slot(row["value"])
        lines.append("\(spelling.cells)|\(subject)|\(slot)|\(result)")
      }
    }
    return lines
  }
}

extension TableRow {
  /// A last cell, for the rows of a team.
  fileprivate var reason: String { text("reason").map { "|\($0)" } ?? "" }

  /// Where shown text stands in a call: slots parted by blanks; `nil` for what is no argument.
  fileprivate func places(_ spelling: CallSpelling) -> String? {
    switch text("text") {
    case "value": return spelling.form == .setter ? "" : "0"
    case "array": return spelling.form == .setter ? "" : spelling.slot(0)
    case "receiver": return "."
    case "return": return spelling.form == .declaration ? "" : nil
    case "dictionary": return nil
    default: break
    }
    var positions = positions("text")
    if isTrue("rest"), let last = positions.last { positions += (1...4).map { last + $0 } }
    return positions.map { spelling.slot($0) }.joined(separator: " ")
  }
}
