import L10nSyntax

extension YAMLNode {
  /// The value on one line, in which 1, 1.0 and "1" look different.
  var outline: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .string(let string): string.debugDescription
    case .sequence(let items): "[" + items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }
}

extension YAML {
  /// The outline of a text, or where and why it was refused.
  static func outline(_ text: String) -> String {
    do {
      return try parse(Array(text.utf8)).outline
    } catch {
      return "\(error.position.line):\(error.position.column) \(error.message)"
    }
  }
}
