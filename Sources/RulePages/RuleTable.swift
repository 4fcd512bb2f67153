import L10nSyntax

/// A table of facts, `Rules/Tables/<name>.yml`: a list of rows, or named lists of words.
package struct RuleTable: Sendable {
  /// The file name without `.yml`.
  package var name: String
  package var path: String
  package var root: YAMLNode

  package init(name: String, path: String, bytes: [UInt8]) throws(PageError) {
    self.name = name
    self.path = path
    root = try NodeReader(path: path).parse(bytes[...])
  }

  var reader: NodeReader { NodeReader(path: path) }

  /// The rows of a list, or of the list under `key`.
  func rows(_ key: String? = nil) throws(PageError) -> [TableRow] {
    let node = key.map { root[$0] } ?? root
    guard let node else { throw reader.error(root, "`\(key ?? "")` is missing") }
    var rows: [TableRow] = []
    for item in try reader.sequence(node, key ?? name) {
      rows.append(try located { () throws(TableError) in try TableRow(item) })
    }
    return rows
  }

  /// Does something with rows, whose mistakes stand in this file.
  func located<Result>(_ body: () throws(TableError) -> Result) throws(PageError) -> Result {
    do {
      return try body()
    } catch {
      throw PageError(path: path, line: error.position.line, error.message)
    }
  }

  func words(_ key: String) throws(PageError) -> [String] {
    guard let node = root[key] else { throw reader.error(root, "`\(key)` is missing") }
    return try reader.texts(node, key)
  }

  /// Rows or words that stand twice: mistakes of whoever added the second one.
  package func duplicates() throws(PageError) -> [PageError] {
    var errors: [PageError] = []
    var lists: [[YAMLNode]] = []
    if let rows = root.sequence { lists.append(rows) }
    for entry in root.mapping ?? [] { lists.append(entry.value.sequence ?? []) }
    for list in lists {
      var seen: [String: Int] = [:]
      for item in list {
        let text = item.text ?? Self.identity(of: item)
        if let line = seen[text] {
          errors.append(reader.error(item, "the row stands on line \(line) too"))
        } else {
          seen[text] = item.position.line
        }
      }
    }
    return errors
  }

  /// What tells rows apart: who declares a call, and how it is spelled.
  private static let identifying: Set<String> = [
    "owner", "swift", "selector", "macro", "function", "type", "accessor", "suffix", "dictionary", "call",
    "prefix",
    "member", "word", "character", "symbol", "code", "name", "alias", "region", "wrong", "language", "script",
    "tags",
  ]

  private static func identity(of row: YAMLNode) -> String {
    (row.mapping ?? []).filter { identifying.contains($0.key) }
      .map { "\($0.key)=\($0.value.text ?? "")" }.joined(separator: " ")
  }
}
