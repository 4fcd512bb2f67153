import L10nSyntax

/// Asks YAML nodes for what must be there, and says where it is not.
package struct NodeReader: Sendable {
  package var path: String

  package init(path: String) {
    self.path = path
  }

  /// Reads a part of the file, which begins on `line`.
  package func parse(_ bytes: ArraySlice<UInt8>, line: Int = 1) throws(PageError) -> YAMLNode {
    do {
      return try YAML.parse(bytes, line: line)
    } catch {
      throw PageError(path: path, line: error.position.line, error.message)
    }
  }

  package func error(_ node: YAMLNode, _ message: String) -> PageError {
    PageError(path: path, line: node.position.line, message)
  }

  package func entries(_ node: YAMLNode, _ name: String) throws(PageError) -> [YAMLEntry] {
    guard let entries = node.mapping else { throw error(node, "`\(name)` must be a mapping") }
    return entries
  }

  package func sequence(_ node: YAMLNode, _ name: String) throws(PageError) -> [YAMLNode] {
    guard let items = node.sequence else { throw error(node, "`\(name)` must be a list") }
    return items
  }

  package func text(_ node: YAMLNode, _ name: String) throws(PageError) -> String {
    guard !node.isNull, let text = node.text else { throw error(node, "`\(name)` must be a text") }
    return text
  }

  package func texts(_ node: YAMLNode, _ name: String) throws(PageError) -> [String] {
    guard let texts = node.texts else { throw error(node, "`\(name)` must be a list of texts") }
    return texts
  }

  package func flag(_ node: YAMLNode, _ name: String) throws(PageError) -> Bool {
    guard let flag = node.bool else { throw error(node, "`\(name)` must be `true` or `false`") }
    return flag
  }

  package func name(_ node: YAMLNode, of known: [String]) throws(PageError) -> String {
    let text = try text(node, known.joined(separator: "`, `"))
    guard known.contains(text) else {
      throw error(node, "`\(text)` is none of \(known.joined(separator: ", "))")
    }
    return text
  }

  package func names(_ node: YAMLNode, of known: [String]) throws(PageError) -> [String] {
    let texts = try texts(node, known.joined(separator: "`, `"))
    for text in texts where !known.contains(text) {
      throw error(node, "`\(text)` is none of \(known.joined(separator: ", "))")
    }
    return texts
  }
}

extension ConfigEntry {
  /// The options that a `yaml config` block sets.
  static func read(_ bytes: ArraySlice<UInt8>, path: String, line: Int) throws(PageError) -> [ConfigEntry] {
    let reader = NodeReader(path: path)
    let node = try reader.parse(bytes, line: line)
    return try reader.entries(node, "config").map { ConfigEntry(name: $0.key, value: $0.value) }
  }
}
