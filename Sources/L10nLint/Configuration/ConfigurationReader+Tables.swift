import L10nSyntax

// Rows that a configuration adds to the tables: `wrappers`, `sinks` and `tables`.

extension ConfigurationReader {
  mutating func readTables(_ node: YAMLNode) {
    let known = (CallTable.allCases.map(\.rawValue) + NameTable.allCases.map(\.rawValue)).sorted()
    for entry in entries(node, "tables", "a mapping, such as `log-calls: [trace]`") {
      if let table = CallTable(rawValue: entry.key) {
        readRows(entry.value, entry.key, table)
      } else if let table = NameTable(rawValue: entry.key) {
        readNames(entry.value, table)
      } else {
        let hint = known.suggestion(for: entry.key)
        error(
          entry.keyPosition,
          "there is no table `\(entry.key)` to extend\(hint.isEmpty ? "; write \(known.alternatives)" : hint)"
        )
      }
    }
  }

  mutating func readRows(_ node: YAMLNode, _ name: String, _ table: CallTable) {
    let rows = rows(node, name, table.rawValue)
    note(rows.map { $0.string ?? $0.mapping?.first?.value.string ?? "…" }, under: name, node)
    for row in rows {
      do {
        file.tables.rows[table, default: []] += try table.encoded(userRow: row)
      } catch {
        let hint = error.wrong.isEmpty ? "" : error.known.suggestion(for: error.wrong)
        self.error(error.position, error.message + hint)
      }
    }
  }

  private mutating func readNames(_ node: YAMLNode, _ table: NameTable) {
    var names: [String] = []
    for item in rows(node, table.rawValue, table.rawValue) {
      guard let name = item.string ?? item[table.column]?.string, name.isName else {
        error(item, "this must be a name, such as `\(table == .interfaceModules ? "UIKit" : "trace")`")
        continue
      }
      names.append(name)
    }
    file.tables.names[table, default: []] += names
    note(names, under: table.rawValue, node)
  }

  private mutating func note(_ rows: [String], under key: String, _ node: YAMLNode) {
    if !rows.isEmpty { file.additions.append((key, Sourced(rows, origin(node)))) }
  }

  /// A list of rows, or `{replace: true, rows: […]}`.
  private mutating func rows(_ node: YAMLNode, _ name: String, _ table: String) -> [YAMLNode] {
    guard let parts = node.mapping else { return list(node, name, "a list of rows") }
    var rows: [YAMLNode]?
    var isReplaced = false
    for part in parts {
      switch part.key {
      case "rows": rows = list(part.value, part.key, "a list of rows")
      case "replace":
        guard let flag = part.value.bool else {
          error(part.value, "`replace` must be `true` or `false`")
          continue
        }
        isReplaced = flag
      default: unknownKey(part, ["rows", "replace"])
      }
    }
    if rows == nil, isReplaced { error(node, "`\(name)` has no `rows`; `rows: []` empties the table") }
    if isReplaced { file.tables.replaced.insert(table) }
    return rows ?? []
  }
}

extension String {
  /// What can be the name of a function or a module.
  fileprivate var isName: Bool {
    !isEmpty
      && utf8.allSatisfy {
        $0.isWordByte
      }
  }
}
