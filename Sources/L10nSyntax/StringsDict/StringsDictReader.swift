/// Reads a `.stringsdict`: entries whose texts vary with numbers, widths and devices. What keeps the system from
/// finding a text becomes a problem; which plural categories a language needs is a matter of rules.
struct StringsDictReader {
  let list: PropertyList
  var table: TableDraft
  var scope = VariableScope()
  private var waiting: [Waiting] = []

  /// A value that is still to be read, and the case of each variation that it stands in.
  private struct Waiting {
    var node: Int
    var width: UInt16?
    var device: Table.Device?
  }

  init(_ list: PropertyList, _ format: Table.Format) {
    self.list = list
    table = TableDraft(list.source, format)
    table.hasPlaces = list.hasPlaces
    table.comments = list.comments
    if !list.comments.isEmpty {
      table.parts = list.nodes.compactMap { node in
        node.key.map { ByteRange($0.range.start, node.range.end) }
      }
    }
    for problem in list.problemsWithOneCharacter {
      table.report(
        TableProblem(
          kind: problem.isIgnoredBySystem(in: list.source) ? .structure : .syntax, range: problem.range,
          message: problem.message))
    }
  }

  mutating func readEntries() {
    guard let root = list.root else { return }
    guard list.nodes[root].kind == .dictionary else { return report(.noDictionary, list.nodes[root].range) }
    for node in list.children(of: root) {
      let first = table.values.count
      appendEntry(node)
      waiting.append(Waiting(node: node))
      while let next = waiting.popLast() { readText(next) }
      table.entries[table.entries.count - 1].values = first..<table.values.count
    }
    table.problems.sort { $0.range.start < $1.range.start }
  }

  mutating func appendEntry(_ node: Int) {
    let place = list.nodes[node].range
    let key = list.nodes[node].key ?? PlacedText(ByteRange(place.start, place.start))
    let end = table.hasPlaces ? place.end : key.range.end
    table.entries.append(Table.Entry(key: key, range: ByteRange(key.range.start, end)))
  }

  mutating func report(
    _ problem: StringsDictProblem, _ range: ByteRange, _ variable: TableProblem.LoneVariable? = nil
  ) {
    table.report(
      TableProblem(kind: problem.kind, range: range, message: problem.message, variable: variable))
  }

  /// Where the name of a node stands, or the node itself where it has none.
  func place(of node: Int) -> ByteRange { list.nodes[node].key?.range ?? list.nodes[node].range }
}

// MARK: - Variations of a whole text

extension StringsDictReader {
  private mutating func readText(_ text: Waiting) {
    switch list.nodes[text.node].kind {
    case .string:
      table.values.append(
        Table.Value(text: list.nodes[text.node].text, device: text.device, width: text.width))
    case .dictionary:
      let first = waiting.count
      var hasVariation = false
      for child in list.children(of: text.node) {
        if list.isKey(child, "NSStringVariableWidthRuleType") {
          wait(forWidthsOf: child, text)
        } else if list.isKey(child, "NSStringDeviceSpecificRuleType") {
          wait(forDevicesOf: child, text)
        } else {
          continue
        }
        hasVariation = true
      }
      // The last one that waits is read first.
      waiting[first...].reverse()
      if !hasVariation { readFormat(text.node, width: text.width, device: text.device) }
    default: report(.noText, place(of: text.node))
    }
  }

  private mutating func wait(forWidthsOf node: Int, _ text: Waiting) {
    guard list.nodes[node].kind == .dictionary else { return report(.noVariants, place(of: node)) }
    for child in list.children(of: node) {
      let width = list.nodes[child].key.flatMap { UInt16(list.string($0)) }
      if width == nil { report(.unknownWidth, place(of: child)) }
      waiting.append(Waiting(node: child, width: width ?? text.width, device: text.device))
    }
  }

  private mutating func wait(forDevicesOf node: Int, _ text: Waiting) {
    guard list.nodes[node].kind == .dictionary else { return report(.noVariants, place(of: node)) }
    for child in list.children(of: node) {
      let device = list.nodes[child].key.flatMap { Table.Device(rawValue: list.string($0)) }
      if device == nil { report(.unknownDevice, place(of: child)) }
      waiting.append(Waiting(node: child, width: text.width, device: device ?? text.device))
    }
  }
}
