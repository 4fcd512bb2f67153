// Rows that somebody has typed: what spells no call, or speaks of arguments that the call has not, would do nothing.

extension TableRow {
  /// Refuses spellings that no code can have, and positions behind the last argument.
  func checkSpellings(_ example: String) throws(TableError) {
    if let node = self["swift"], let text = node.text, !text.spellsCall {
      throw TableError(
        node.position, "`\(text)` is not a call; write one with its labels, such as \(example)")
    }
    for (column, argumentCount) in argumentCounts {
      for cell in cells {
        let positions = (cell.value.sequence ?? [cell.value]).compactMap(\.integer)
        guard Self.columnsOfArguments.contains(cell.key), let last = positions.max(), last >= argumentCount
        else { continue }
        let has = argumentCount == 1 ? "one argument" : "\(argumentCount) arguments"
        throw TableError(
          cell.value.position,
          "`\(cell.key)` is \(last), but `\(column)` has \(has); positions start at 0")
      }
    }
  }

  private static let columnsOfArguments: Set = [
    "key", "table", "bundle", "value", "comment", "locale", "format", "text",
  ]

  /// How many arguments each spelling takes, where it says so.
  private var argumentCounts: [(column: String, count: Int)] {
    var counts: [(String, Int)] = []
    if let spelling = text("swift").flatMap({ CallSpelling(swift: $0) }), let labels = spelling.labels {
      counts.append(("swift", labels.count))
    }
    if let selector = text("selector") {
      counts.append(("selector", selector.utf8.count { $0 == UInt8(ascii: ":") }))
    }
    if text("macro") != nil, let arity = self["arity"]?.integer { counts.append(("macro", arity)) }
    return counts
  }
}

extension String {
  /// `.name(_:label:)`, `Owner.name(_:)`, `@Name(label:)`, `.name`, `.name =`; declarations of the tables are taken as they are.
  fileprivate var spellsCall: Bool {
    if hasPrefix("func ") || hasPrefix("var ") { return true }
    var text = self[...]
    if text.first == "." || text.first == "@" { text = text.dropFirst() }
    if text.hasSuffix(" =") { return text.dropLast(2).isPathOfNames }
    guard let paren = text.firstIndex(of: "(") else { return text.isPathOfNames }
    let labels = text[paren...].dropFirst()
    guard text[..<paren].isPathOfNames, labels.last == ")" else { return false }
    let names = labels.dropLast()
    if names.isEmpty || names == "..." || names == "…" { return true }
    return names.last == ":"
      && names.dropLast().split(separator: ":", omittingEmptySubsequences: false).allSatisfy(\.isName)
  }
}

extension Substring {
  fileprivate var isPathOfNames: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy(\.isName)
  }

  fileprivate var isName: Bool {
    guard let first = unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return utf8.allSatisfy(\.isWordByte)
  }
}
