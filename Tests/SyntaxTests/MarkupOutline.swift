import L10nSyntax

extension Markup {
  /// The document in one line: `a[x=1](b() 'text')`, with `#` for comments, `?` for instructions and `!` for the type.
  var outline: String {
    var line = ""
    var open: [Int] = []
    for number in nodes.indices.dropFirst() {
      while let last = open.last, Int(nodes[last].next) <= number {
        line += ")"
        open.removeLast()
      }
      if !line.isEmpty, line.last != "(" { line += " " }
      line += outline(of: number)
      if nodes[number].kind == .element { open.append(number) }
    }
    return line + String(repeating: ")", count: open.count)
  }

  private func outline(of number: Int) -> String {
    let node = nodes[number]
    switch node.kind {
    case .document: return ""
    case .element:
      let list = attributes[node.attributes].map {
        "\(source.string($0.name))=\(source.text(of: $0.value))"
      }
      return source.string(node.name) + (list.isEmpty ? "" : "[\(list.joined(separator: " "))]") + "("
    case .text: return "'\(source.text(of: PlacedText(node.content, node.writing)))'"
    case .characterData: return "C'\(source.string(node.content))'"
    case .comment: return "#" + source.string(node.content).split(separator: " ").joined(separator: " ")
    case .instruction: return "?" + source.string(node.content).prefix { $0 != " " }
    case .documentType: return "!"
    }
  }

  /// What does not hold together; nothing for any text whatever.
  var faults: [String] {
    var faults: [String] = []
    for (number, node) in nodes.enumerated() {
      if number > 0, node.parent >= number { faults.append("\(number): stands before its parent") }
      let parent = nodes[Int(node.parent)]
      if number > 0, !parent.content.contains(node.range) {
        faults.append("\(number): is not inside of its parent")
      }
      if !node.range.contains(node.content) { faults.append("\(number): its content is not inside") }
      if Int(node.next) <= number || Int(node.next) > nodes.count { faults.append("\(number): ends nowhere") }
      if number > 0, node.next > parent.next { faults.append("\(number): ends behind its parent") }
      var place = node.nameEnd
      for attribute in attributes[node.attributes] {
        if attribute.name.start < place || attribute.value.range.start < attribute.name.end {
          faults.append("\(number): attributes out of order")
        }
        place = attribute.value.range.end
      }
      if place > node.contentStart { faults.append("\(number): attributes behind the tag") }
    }
    for (before, node) in zip(nodes, nodes.dropFirst()) where node.start < before.start {
      faults.append("nodes out of order at \(node.start)")
    }
    for problem in problems
    where problem.range.end > UInt32(source.count) || problem.range.start > problem.range.end {
      faults.append("\(problem.kind): outside of the text")
    }
    return faults
  }
}
