/// Walks once over the bytes of a document; its extensions read one kind of node each. What is open is known by the
/// parents of the nodes, so that depth costs no stack.
struct MarkupReader {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  /// For each byte, whether it can stand in a name.
  let isName: UnsafePointer<Bool>
  var position = 0
  var nodes: [Markup.Node] = []
  var attributes: [Markup.Attribute] = []
  var problems: [MarkupProblem] = []
  /// The innermost element that is not closed yet; 0 for the document.
  var open = 0
  private var hasRoot = false

  init(_ bytes: UnsafePointer<UInt8>, _ end: Int, isName: UnsafePointer<Bool>) {
    self.bytes = bytes
    self.isName = isName
    self.end = end
    // What interface files have; others only grow the arrays once or twice more.
    nodes.reserveCapacity(end / 96 + 8)
    attributes.reserveCapacity(end / 32 + 8)
  }

  mutating func readDocument() {
    append(.document, from: 0)
    if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    nodes[0].contentStart = UInt32(position)
    while position < end {
      let gap = position
      skipWhiteSpace()
      guard position < end else { break }
      if bytes[position] == UInt8(ascii: "<"), readTag() { continue }
      readText(from: gap)
    }
    if open > 0 { report(.unclosedElement, nodes[open].name) }
    while open > 0 { close(contentEnd: end, end: end) }
    nodes[0].contentEnd = UInt32(end)
    nodes[0].end = UInt32(end)
    nodes[0].next = UInt32(nodes.count)
    if !hasRoot { report(.noElement, ByteRange(0, UInt32(end))) }
  }

  /// Reads what begins with `<`; false where it is only a character.
  private mutating func readTag() -> Bool {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      guard MarkupByteTable.isNameStart(bytes[position + 2]) else { return false }
      readEndTag()
    case UInt8(ascii: "?"): readInstruction()
    case UInt8(ascii: "!"): return readDeclaration()
    case let byte:
      guard MarkupByteTable.isNameStart(byte) else { return false }
      readStartTag()
    }
    return true
  }
}

// MARK: - Nodes

extension MarkupReader {
  /// A node inside of the open element, as yet empty.
  @inline(__always)
  mutating func append(_ kind: Markup.Kind, from start: Int) {
    let start = UInt32(start)
    nodes.append(
      Markup.Node(
        kind: kind, start: start, end: start, nameEnd: start, contentStart: start, contentEnd: start,
        parent: UInt32(open), next: UInt32(nodes.count + 1), firstAttribute: UInt32(attributes.count)))
  }

  /// A node without others in it, which ends where the reader stands.
  mutating func appendLeaf(_ kind: Markup.Kind, from start: Int, content: Range<Int>) {
    append(kind, from: start)
    nodes[nodes.count - 1].contentStart = UInt32(content.lowerBound)
    nodes[nodes.count - 1].contentEnd = UInt32(content.upperBound)
    nodes[nodes.count - 1].end = UInt32(position)
  }

  /// Counts an element that is about to be appended.
  mutating func noteRoot(_ name: ByteRange) {
    if hasRoot { report(.secondRoot, name) }
    hasRoot = true
  }

  @inline(__always)
  mutating func close(contentEnd: Int, end: Int) {
    nodes[open].contentEnd = UInt32(contentEnd)
    nodes[open].end = UInt32(end)
    nodes[open].next = UInt32(nodes.count)
    open = Int(nodes[open].parent)
  }

  mutating func report(_ kind: MarkupProblem.Kind, _ range: ByteRange) {
    problems.append(MarkupProblem(kind: kind, range: range))
  }

  mutating func report(_ kind: MarkupProblem.Kind, _ start: Int, _ end: Int) {
    report(kind, ByteRange(UInt32(start), UInt32(end)))
  }
}

// MARK: - Bytes

extension MarkupReader {
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    EightBytes(bytes + offset).bits
  }

  @inline(__always)
  mutating func skipWhiteSpace() {
    while MarkupByteTable.isSpace(bytes[position]) {
      position += 1
      // Indentation: eight spaces at once.
      while word(at: position) == EightBytes.all(UInt8(ascii: " ")) { position += 8 }
    }
  }

  /// Whether these characters stand here.
  func isAt(_ text: StaticString, _ offset: Int) -> Bool {
    guard end - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}

enum MarkupByteTable {
  /// A reader keeps a pointer to it, so that its loops pay for no lazy initialization.
  static let names: [Bool] = (0...255).map { isName($0) }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 32 && (1 << UInt64(byte)) & 0x1_0000_2600 as UInt64 != 0
  }

  /// Letters, `_`, `:` and what is not ASCII.
  @inline(__always)
  static func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  /// What can stand in a name, if not at its start.
  static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte &- 48 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
