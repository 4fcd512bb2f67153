@testable import L10nSyntax

extension JSONDocument {
  /// The values of a text on one line, such as `{a:"x",b:[1,no]}`.
  static func outline(_ text: String) -> String { JSONDocument(SourceText(text)).outline }

  /// The problems of a text, such as `1:5 trailingComma`.
  static func problems(_ text: String) -> [String] {
    let document = JSONDocument(SourceText(text))
    let lines = LineIndex(document.source)
    return document.problems.map {
      let line = lines.line(at: $0.range.start)
      return "\(line.number):\($0.range.start - line.start + 1) \($0.kind)"
    }
  }

  var outline: String { nodes.isEmpty ? "" : outline(0) }

  private func outline(_ node: Int) -> String {
    switch nodes[node].kind {
    case .object:
      let members = children(of: node).map { child in
        (nodes[child].key.map(source.text(of:)) ?? "?") + ":" + outline(child)
      }
      return "{" + members.joined(separator: ",") + "}"
    case .array: return "[" + children(of: node).map(outline).joined(separator: ",") + "]"
    case .string: return "\"" + source.text(of: nodes[node].text) + "\""
    case .number: return source.string(nodes[node].range)
    case .yes, .no, .null: return "\(nodes[node].kind)"
    }
  }

  /// What is broken in the array of nodes; empty for every text, however broken that is.
  var violations: [String] {
    var found: [String] = []
    for (number, node) in nodes.enumerated() {
      if node.range.start > node.range.end || Int(node.range.end) > source.count {
        found.append("range of \(number)")
      }
      if node.next <= number || node.next > nodes.count { found.append("next of \(number)") }
      guard node.parent != JSONNode.none else {
        if number != 0 { found.append("a second root at \(number)") }
        continue
      }
      let parent = nodes[Int(node.parent)]
      if node.parent >= number || node.next > parent.next { found.append("parent of \(number)") }
      if !parent.range.contains(node.memberRange) { found.append("\(number) is not inside of its parent") }
      if number > node.parent + 1, nodes[number - 1].range.end > node.memberRange.start {
        found.append("\(number) overlaps the node before")
      }
    }
    for problem in problems
    where problem.range.start > problem.range.end || Int(problem.range.end) > source.count {
      found.append("range of \(problem)")
    }
    return found
  }
}
