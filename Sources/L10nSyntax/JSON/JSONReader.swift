/// One pass over the bytes of a JSON text; its extensions read one kind of thing each.
///
/// The open objects and arrays are linked by number in the nodes, so depth costs no stack.
struct JSONReader: ~Copyable {
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  var nodes: [JSONNode] = []
  private(set) var problems: [JSONProblem] = []

  /// Number of the innermost open object or array.
  private var open = JSONNode.none
  private var isInObject = false
  private var depth = 0
  /// What was read last in the open object or array.
  private var last = Last.bracket
  private var comma = ByteRange(0, 0)

  private enum Last { case bracket, value, comma }

  init(_ base: UnsafePointer<UInt8>, _ count: Int) {
    self.base = base
    end = base + count
    cursor = base
    // String catalogs have a value every thirty bytes.
    nodes.reserveCapacity(count / 32 + 8)
  }

  @inline(__always)
  func offset(_ pointer: UnsafePointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: pointer - base) }

  @inline(__always)
  func range(from start: UnsafePointer<UInt8>) -> ByteRange { ByteRange(offset(start), offset(cursor)) }

  var isAtEnd: Bool { cursor >= end }

  mutating func report(_ kind: JSONProblem.Kind, _ range: ByteRange) {
    guard problems.count < JSONDocument.maximumProblems else { return }
    problems.append(JSONProblem(kind: kind, range: range))
  }

  mutating func report(_ kind: JSONProblem.Kind, from start: UnsafePointer<UInt8>) {
    report(kind, range(from: start))
  }
}

// MARK: - The document

extension JSONReader {
  mutating func readDocument() {
    guard end - base < Int(UInt32.max) else { return report(.tooLarge, ByteRange(0, 0)) }
    if base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { cursor += 3 }
    while nodes.isEmpty {
      skipSpaces()
      if isAtEnd { return report(.empty, ByteRange(0, offset(end))) }
      readValue(JSONKey())
    }
    while open != JSONNode.none { step() }
    skipSpaces()
    guard !isAtEnd else { return }
    report(.trailingContent, ByteRange(offset(cursor), offset(end)))
  }

  /// Reads the next thing inside of the open object or array.
  private mutating func step() {
    skipSpaces()
    switch cursor.pointee {
    case UInt8(ascii: ","): readComma()
    case UInt8(ascii: "}"): close(.object)
    case UInt8(ascii: "]"): close(.array)
    case 0 where isAtEnd: closeAll()
    default:
      if isInObject { readMember() } else { readItem() }
    }
  }

  private mutating func readComma() {
    cursor += 1
    comma = ByteRange(offset(cursor) - 1, offset(cursor))
    if last != .value { report(.extraComma, comma) }
    last = .comma
  }

  private mutating func expectComma() {
    if last == .value { report(.missingComma, ByteRange(offset(cursor), offset(cursor) + 1)) }
  }

  private mutating func readItem() {
    expectComma()
    readValue(JSONKey())
  }

  private mutating func readMember() {
    let start = cursor
    var key = JSONKey()
    if cursor.pointee == UInt8(ascii: "\"") {
      if last == .value { expectComma() }
      key = readKey()
    } else {
      expectComma()
      guard let odd = readOddKey() else { return }
      key = odd
    }
    skipSpaces()
    if cursor.pointee == UInt8(ascii: ":") {
      cursor += 1
      skipSpaces()
    } else {
      report(.missingColon, from: start)
    }
    readValue(key)
  }
}

// MARK: - Objects and arrays

extension JSONReader {
  /// A value without anything in it ends where it is read.
  @inline(__always)
  mutating func append(
    _ kind: JSONNode.Kind, _ range: ByteRange, _ key: JSONKey, _ flags: JSONNode.Flags = []
  ) {
    nodes.append(
      JSONNode(
        kind: kind, flags: key.flags.union(flags), range: range, keyRange: key.range, parent: open,
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
    last = .value
  }

  mutating func openNode(_ kind: JSONNode.Kind, _ key: JSONKey) {
    let start = cursor
    guard depth < JSONDocument.maximumDepth else {
      skipBrackets()
      report(.tooDeep, from: start)
      return append(kind, range(from: start), key)
    }
    cursor += 1
    let number = UInt32(truncatingIfNeeded: nodes.count)
    append(kind, range(from: start), key)
    open = number
    isInObject = kind == .object
    depth += 1
    last = .bracket
  }

  private mutating func close(_ kind: JSONNode.Kind) {
    cursor += 1
    if last == .comma { report(.trailingComma, comma) }
    if nodes[Int(open)].kind != kind { report(.wrongBracket, from: cursor - 1) }
    leave()
  }

  private mutating func leave() {
    let number = Int(open)
    nodes[number].range.end = offset(cursor)
    nodes[number].next = UInt32(truncatingIfNeeded: nodes.count)
    open = nodes[number].parent
    isInObject = open != JSONNode.none && nodes[Int(open)].kind == .object
    depth -= 1
    last = .value
  }

  private mutating func closeAll() {
    cursor = end
    let start = nodes[Int(open)].range.start
    report(.unclosedBracket, ByteRange(start, start + 1))
    while open != JSONNode.none { leave() }
  }

  /// Steps over all that the bracket here holds; texts are known by their quotes.
  private mutating func skipBrackets() {
    var level = 0
    while cursor < end {
      let byte = cursor.pointee
      cursor += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
        if level == 0 { return }
      case UInt8(ascii: "\""):
        cursor -= 1
        _ = readText()
      default: break
      }
    }
  }
}

/// The key in front of a value; none for items and the root.
struct JSONKey {
  var range = ByteRange(0, 0)
  var flags: JSONNode.Flags = []
}
