/// Makes a property list of XML. The collections that are open are kept on a stack of its own.
struct MarkupListReader {
  private let markup: Markup
  private var list: PropertyList
  private var open: [Collection] = []

  private struct Collection {
    var node: Int
    /// The first node of the markup behind the collection.
    var end: Int
    /// A key that waits for its value.
    var key: PlacedText?
  }

  static func read(_ source: SourceText) -> PropertyList {
    var reader = MarkupListReader(Markup.read(source))
    reader.readValues()
    reader.list.problems.sort { $0.range.start < $1.range.start }
    return reader.list
  }

  private init(_ markup: Markup) {
    self.markup = markup
    list = PropertyList(markup.source, .markup)
    list.nodes.reserveCapacity(markup.nodes.count / 3 + 1)
    list.comments = markup.comments
    list.problems = markup.problems.map { PropertyListProblem(kind: .markup($0.kind), range: $0.range) }
  }

  private mutating func readValues() {
    guard let root = markup.root else { return }
    var number = markup.isNamed(root, "plist") ? root + 1 : root
    let end = Int(markup.nodes[root].next)
    while number < end {
      while let last = open.last, number >= last.end { close() }
      number = readNode(number)
    }
    while !open.isEmpty { close() }
    if list.nodes.isEmpty { report(.noValue, markup.nodes[root].name) }
  }

  /// Reads one node of the markup, and answers which one comes next.
  private mutating func readNode(_ number: Int) -> Int {
    let node = markup.nodes[number]
    switch node.kind {
    case .element: break
    case .text, .characterData:
      if !isPreprocessed(node.content) { report(.strayText, node.range) }
      return Int(node.next)
    default: return Int(node.next)
    }
    guard let kind = ElementKind(node.name, in: markup.source) else {
      report(.unknownElement, node.name)
      return Int(node.next)
    }
    switch kind {
    case .key: readKey(number)
    case .value(let kind):
      guard let key = placeForValue(node) else { break }
      append(kind, number, key.text)
      guard kind == .dictionary || kind == .array else { break }
      open.append(Collection(node: list.nodes.count - 1, end: Int(node.next)))
      return number + 1
    }
    return Int(node.next)
  }

  /// Whether all lines of a text begin with `#`: Xcode can run the preprocessor of C over `Info.plist`.
  private func isPreprocessed(_ text: ByteRange) -> Bool {
    var isLineStart = true
    for byte in markup.source[text] {
      if byte.isLineBreak {
        isLineStart = true
      } else if isLineStart, !MarkupByteTable.isSpace(byte) {
        guard byte == UInt8(ascii: "#") else { return false }
        isLineStart = false
      }
    }
    return true
  }

  private mutating func readKey(_ number: Int) {
    let name = markup.nodes[number].name
    guard let last = open.last, list.nodes[last.node].kind == .dictionary else {
      return report(.keyOutsideDictionary, name)
    }
    if let key = last.key { report(.keyWithoutValue, key.range) }
    open[open.count - 1].key = scalar(number)
  }

  private enum Place {
    case root, item
    case entry(PlacedText)

    var text: PlacedText? {
      if case .entry(let key) = self { key } else { nil }
    }
  }

  /// `nil` where a value cannot stand.
  private mutating func placeForValue(_ node: Markup.Node) -> Place? {
    guard let last = open.last else {
      if list.nodes.isEmpty { return .root }
      report(.secondValue, node.name)
      return nil
    }
    guard list.nodes[last.node].kind == .dictionary else { return .item }
    open[open.count - 1].key = nil
    if let key = last.key { return .entry(key) }
    report(.valueWithoutKey, node.name)
    return nil
  }

  private mutating func append(_ kind: PropertyList.Kind, _ number: Int, _ key: PlacedText?) {
    let node = markup.nodes[number]
    let isCollection = kind == .dictionary || kind == .array
    let text = isCollection ? PlacedText(ByteRange(node.contentStart, node.contentStart)) : scalar(number)
    list.nodes.append(
      PropertyList.Node(
        kind: kind, key: key, text: text, range: node.range, parent: UInt32(open.last?.node ?? 0),
        next: UInt32(list.nodes.count + 1)))
  }

  private mutating func scalar(_ number: Int) -> PlacedText {
    if let text = markup.text(of: number) { return text }
    if let inner = markup.children(of: number).first(where: { markup.nodes[$0].kind == .element }) {
      report(.elementInScalar, markup.nodes[inner].name)
    }
    return PlacedText(markup.nodes[number].content, .markup)
  }

  private mutating func close() {
    let last = open.removeLast()
    if let key = last.key { report(.keyWithoutValue, key.range) }
    list.nodes[last.node].next = UInt32(list.nodes.count)
  }

  private mutating func report(_ kind: PropertyListProblem.Kind, _ range: ByteRange) {
    list.problems.append(PropertyListProblem(kind: kind, range: range))
  }
}

/// What an element of a property list is.
private enum ElementKind {
  case key
  case value(PropertyList.Kind)

  init?(_ name: ByteRange, in source: SourceText) {
    let kind: Self? = source.withSpelling(name) { name in
      switch name.first {
      case UInt8(ascii: "k") where name.isSpelled("key"): .key
      case UInt8(ascii: "s") where name.isSpelled("string"): .value(.string)
      case UInt8(ascii: "d") where name.isSpelled("dict"): .value(.dictionary)
      case UInt8(ascii: "d") where name.isSpelled("date"): .value(.date)
      case UInt8(ascii: "d") where name.isSpelled("data"): .value(.data)
      case UInt8(ascii: "a") where name.isSpelled("array"): .value(.array)
      case UInt8(ascii: "i") where name.isSpelled("integer"): .value(.integer)
      case UInt8(ascii: "r") where name.isSpelled("real"): .value(.real)
      case UInt8(ascii: "t") where name.isSpelled("true"): .value(.yes)
      case UInt8(ascii: "f") where name.isSpelled("false"): .value(.no)
      default: nil
      }
    }
    guard let kind else { return nil }
    self = kind
  }
}
