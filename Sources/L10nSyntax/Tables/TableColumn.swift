/// What may stand in a column of a table.
enum TableColumn {
  case text
  case flag
  case number
  case choice([String])
  /// Where a call has a value: a position from 0, `label:`, `receiver` or `literal`.
  case place
  /// Several positions, or one of some words.
  case places([String])
}

extension TableColumn {
  /// Nil when the value is right, otherwise what it should be.
  func expectation(_ node: YAMLNode) -> String? {
    switch self {
    case .text:
      // The rows are written down with these signs between their cells.
      guard let text = node.text, !node.isNull, !text.utf8.contains(where: { $0 == 0x7C || $0 < 0x20 }) else {
        return "text on one line, without `|`"
      }
      return nil
    case .flag: return node.bool == nil ? "`true` or `false`" : nil
    case .number: return (node.integer ?? -1) < 0 ? "a number" : nil
    case .choice(let words):
      return node.text.map(words.contains) == true ? nil : words.map { "`\($0)`" }.joined(separator: " or ")
    case .place: return Self.isPlace(node) ? nil : "a position from 0, `label:` or `receiver`"
    case .places(let words):
      if let text = node.text, words.contains(text) { return nil }
      if (node.sequence ?? [node]).allSatisfy({ Self.isPosition($0) }) { return nil }
      return "a list of positions from 0" + words.map { ", or `\($0)`" }.joined()
    }
  }

  private static func isPosition(_ node: YAMLNode) -> Bool { (0..<100).contains(node.integer ?? -1) }

  private static func isPlace(_ node: YAMLNode) -> Bool {
    guard !isPosition(node) else { return true }
    guard let text = node.string else { return false }
    if ["receiver", "literal", "value"].contains(text) { return true }
    return text.hasSuffix(":")
      && text.utf8.dropLast().allSatisfy { byte in
        byte.isWordByte
      }
  }
}

extension TableRow {
  /// Refuses columns that nobody reads and values that cannot be meant.
  func check(_ columns: KeyValuePairs<String, TableColumn>) throws(TableError) {
    try allow(columns.map(\.key))
    for cell in cells {
      guard let column = columns.first(where: { $0.key == cell.key })?.value,
        let expectation = column.expectation(cell.value)
      else { continue }
      throw TableError(cell.value.position, "`\(cell.key)` must be \(expectation)")
    }
  }
}
