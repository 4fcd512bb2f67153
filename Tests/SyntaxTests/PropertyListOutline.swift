import L10nSyntax

extension PropertyList {
  /// The values in one line: `{a=text b=[int:1 yes]}`.
  var outline: String {
    var line = ""
    var open: [Int] = []
    func closeAll(before number: Int) {
      while let last = open.last, Int(nodes[last].next) <= number {
        line += nodes[last].kind == .array ? "]" : "}"
        open.removeLast()
      }
    }
    for (number, node) in nodes.enumerated() {
      closeAll(before: number)
      if let last = line.last, last != "{", last != "[" { line += " " }
      if let key = node.key { line += string(key) + "=" }
      switch node.kind {
      case .dictionary, .array:
        line += node.kind == .array ? "[" : "{"
        open.append(number)
      case .string: line += string(node.text)
      case .integer: line += "int:" + string(node.text)
      case .yes, .no: line += "\(node.kind)"
      case .real, .date, .data, .other: line += "\(node.kind):" + string(node.text)
      }
    }
    closeAll(before: nodes.count)
    return line
  }
}
