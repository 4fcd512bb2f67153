/// A table whose rows are calls. The catalog has them, and a configuration extends them in the same words.
public enum CallTable: String, CaseIterable, Sendable {
  case localizingCalls = "localizing-calls"
  case interfaceCalls = "swiftui-calls"
  case wrappers
  case displaySinks = "display-sinks"
  case casingCalls = "casing-calls"
  case formatCalls = "format-calls"
  case textCalls = "text-calls"
  case localeCalls = "locale-calls"

  /// The rows as a start of the program reads them: cells parted by `|`, all spellings taken apart.
  public func encoded(_ rows: [TableRow]) throws(TableError) -> [String] {
    switch self {
    case .localizingCalls: try rows.localizing(origin: "t")
    case .interfaceCalls: try rows.interface()
    case .wrappers: try rows.localizing(origin: "w")
    case .displaySinks: try rows.display()
    case .casingCalls: try rows.casing()
    case .formatCalls: try rows.format()
    case .textCalls: try rows.textCalls()
    case .localeCalls: try rows.regional()
    }
  }

  /// One row of a user, who may leave out what the spelling says: `- tr(_:comment:)` is a whole row.
  public func encoded(userRow node: YAMLNode) throws(TableError) -> [String] {
    var row = node.string == nil ? try TableRow(node) : TableRow(swift: node)
    complete(&row)
    let lines = try encoded([row])
    if !lines.isEmpty { try row.checkSpellings(example) }
    guard !lines.isEmpty else {
      throw TableError(
        node.position,
        "this is not a call; write one such as \(example), or a mapping with `swift`, `selector` or `function`"
      )
    }
    return lines
  }

  /// A short row for messages.
  private var example: String {
    switch self {
    case .localizingCalls, .interfaceCalls, .wrappers: "`tr(_:comment:)`, `.localized` or `Loc.get(_:)`"
    case .displaySinks: "`.headline =` or `Banner(title:)`"
    case .casingCalls: "`.uppercased()`"
    case .formatCalls: "`String(format:)`"
    case .textCalls: "`.oldTitle(for:)`"
    case .localeCalls: "`.dateFormat =`"
    }
  }

  private func complete(_ row: inout TableRow) {
    let spelling = row.text("swift").flatMap { CallSpelling(swift: $0) }
    switch self {
    case .localizingCalls, .wrappers:
      row.complete("keys", .string("symbolic"), "symbolic")
      row.completeKey(spelling)
      for label in spelling?.labels ?? [] {
        guard let column = Self.columns[label] else { continue }
        row.complete(column, .string(label + ":"), label + ":")
      }
    case .interfaceCalls:
      row.complete("role", .string("key"), "key")
    case .displaySinks:
      row.complete("owner", .string(""), "")
      row.complete("confidence", .string("high"), "high")
      let isSetter = spelling?.form == .setter
      row.complete("text", isSetter ? .string("value") : .integer(0), isSetter ? "value" : "0")
    case .textCalls:
      row.complete("does", .string("legacy"), "legacy")
    case .casingCalls, .formatCalls, .localeCalls: break
    }
  }

  /// What the labels of wrappers usually mean.
  private static let columns = [
    "comment": "comment", "withComment": "comment", "table": "table", "tableName": "table",
    "bundle": "bundle",
    "value": "value", "defaultValue": "value",
  ]
}

extension TableRow {
  /// A member without unlabeled argument is sent to its key: `"cart.title".localized`.
  fileprivate mutating func completeKey(_ spelling: CallSpelling?) {
    let isSentToKey: Bool =
      switch spelling?.form {
      case .method: spelling?.labels?.first != "_"
      case .getter: true
      default: false
      }
    guard text("accessor") == nil else { return }
    if isSentToKey {
      complete("key", .string("receiver"), "receiver")
    } else if let label = spelling?.labels?.first, label != "_" {
      complete("key", .string(label + ":"), label + ":")
    } else {
      complete("key", .integer(0), "0")
    }
  }
}
