/// One row of a table of facts, as a page of the catalog or a user's configuration has it.
public struct TableRow: Sendable {
  private(set) var cells: [YAMLEntry]
  public let position: YAMLPosition

  public init(_ node: YAMLNode) throws(TableError) {
    guard let cells = node.mapping else { throw TableError(node.position, "a row must be a mapping") }
    self.cells = cells
    position = node.position
  }

  /// A row that is nothing but the spelling of a call.
  init(swift spelling: YAMLNode) {
    position = spelling.position
    cells = [YAMLEntry(key: "swift", keyPosition: position, value: spelling)]
  }

  subscript(column: String) -> YAMLNode? { cells.first { $0.key == column }?.value }

  public func text(_ column: String) -> String? { self[column]?.text }

  public func isTrue(_ column: String) -> Bool { self[column]?.bool == true }

  /// A list of texts; empty where it is left out.
  public func texts(_ column: String) -> [String] { self[column]?.texts ?? [] }

  /// A mapping of names to numbers.
  public func numbers(_ column: String) -> [(name: String, number: Int)] {
    (self[column]?.mapping ?? []).compactMap { cell in cell.value.integer.map { (cell.key, $0) } }
  }

  /// One position, or a list of them.
  func positions(_ column: String) -> [Int] {
    guard let node = self[column] else { return [] }
    return (node.sequence ?? [node]).compactMap(\.integer)
  }

  public func needed(_ column: String) throws(TableError) -> String {
    guard let node = self[column], !node.isNull, let text = node.text else {
      throw TableError(position, "the row has no `\(column)`")
    }
    return text
  }

  /// Refuses columns that nobody reads, which are mostly spelling mistakes.
  public func allow(_ columns: [String]) throws(TableError) {
    for cell in cells where !columns.contains(cell.key) {
      throw TableError(
        cell.keyPosition, "`\(cell.key)` is not a column of this table", wrong: cell.key, known: columns)
    }
  }

  /// Fills a column that was left out.
  mutating func complete(_ column: String, _ value: YAMLNode.Value, _ text: String) {
    guard self[column] == nil else { return }
    let node = YAMLNode(value: value, style: .plain, text: text, position: position, end: position)
    cells.append(YAMLEntry(key: column, keyPosition: position, value: node))
  }
}

/// What is wrong with a row, and where.
public struct TableError: Error, Sendable {
  public let position: YAMLPosition
  public let message: String
  /// A name that nobody knows and those that would be: for whoever wants to suggest one.
  public let wrong: String
  public let known: [String]

  public init(_ position: YAMLPosition, _ message: String, wrong: String = "", known: [String] = []) {
    self.position = position
    self.message = message
    self.wrong = wrong
    self.known = known
  }
}
