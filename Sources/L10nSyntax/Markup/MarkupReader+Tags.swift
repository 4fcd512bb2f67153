extension MarkupReader {
  /// The name that begins here; the reader stands behind it then.
  @inline(__always)
  private mutating func skipName() {
    while isName[Int(bytes[position])] { position += 1 }
  }

  mutating func readStartTag() {
    let start = position
    position += 1
    skipName()
    if open == 0 { noteRoot(ByteRange(UInt32(start + 1), UInt32(position))) }
    append(.element, from: start)
    let node = nodes.count - 1
    nodes[node].nameEnd = UInt32(position)
    let isEmpty = readAttributes(of: node)
    nodes[node].attributeCount = UInt32(attributes.count) - nodes[node].firstAttribute
    nodes[node].contentStart = UInt32(position)
    open = node
    if isEmpty { close(contentEnd: position, end: position) }
  }

  /// Reads up to the end of the tag; true where it closes its element at once.
  private mutating func readAttributes(of node: Int) -> Bool {
    var names = UInt64(0)
    while true {
      let gap = position
      skipWhiteSpace()
      let byte = bytes[position]
      if MarkupByteTable.isNameStart(byte) {
        if gap == position { report(.missingSpace, position, position + 1) }
        readAttribute(of: node, seen: &names)
        continue
      }
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return false
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: ">"):
        position += 2
        return true
      case UInt8(ascii: "<"):
        report(.unfinishedTag, nodes[node].name)
        return false
      default:
        guard position < end else {
          report(.unfinishedTag, nodes[node].name)
          return false
        }
        skipStray()
      }
    }
  }

  /// Steps over what cannot stand in a tag, with one report for all of it.
  private mutating func skipStray() {
    let start = position
    position += 1
    while position < end, !MarkupByteTable.isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">"),
      bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "/")
    {
      position += 1
    }
    report(.strayInTag, start, position)
  }

  @inline(__always)
  private mutating func readAttribute(of node: Int, seen: inout UInt64) {
    let start = position
    skipName()
    let name = ByteRange(UInt32(start), UInt32(position))
    // Most names of a tag differ in this already.
    let bit =
      UInt64(1)
      << UInt64((bytes[start] &* 7 &+ bytes[position - 1] &* 5 &+ UInt8(truncatingIfNeeded: name.count)) & 63)
    if seen & bit != 0 { checkDuplicate(name, of: node) }
    seen |= bit
    skipWhiteSpace()
    guard bytes[position] == UInt8(ascii: "=") else {
      report(.missingValue, name)
      attributes.append(Markup.Attribute(name: name, value: PlacedText(ByteRange(name.end, name.end))))
      return
    }
    position += 1
    skipWhiteSpace()
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      attributes.append(Markup.Attribute(name: name, value: readValue(quote)))
    } else {
      attributes.append(Markup.Attribute(name: name, value: readUnquotedValue()))
    }
  }

  /// A tag with thousands of attributes is compared with the nearest ones only.
  private mutating func checkDuplicate(_ name: ByteRange, of node: Int) {
    let first = max(Int(nodes[node].firstAttribute), attributes.count - 256)
    for number in first..<attributes.count where isSame(attributes[number].name, name) {
      return report(.duplicateAttribute, name)
    }
  }

  private mutating func readUnquotedValue() -> PlacedText {
    let start = position
    while position < end, !MarkupByteTable.isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">"),
      bytes[position] != UInt8(ascii: "<"), !isAt("/>", position)
    {
      position += 1
    }
    report(.unquotedValue, start, position)
    return PlacedText(ByteRange(UInt32(start), UInt32(position)))
  }

  func isSame(_ first: ByteRange, _ second: ByteRange) -> Bool {
    first.count == second.count && isSame(Int(first.start), Int(second.start), count: first.count)
  }

  /// Compares eight bytes at once; behind the last ones stands the padding.
  @inline(__always)
  private func isSame(_ first: Int, _ second: Int, count: Int) -> Bool {
    var offset = 0
    while count - offset >= 8 {
      guard word(at: first + offset) == word(at: second + offset) else { return false }
      offset += 8
    }
    let rest = count - offset
    let difference = word(at: first + offset) ^ word(at: second + offset)
    return rest == 0 || difference << UInt64(64 - 8 * rest) == 0
  }
}

// MARK: - End tags

extension MarkupReader {
  /// How many elements an end tag may close at once; more would let a hostile file take quadratic time.
  private static let reach = 64

  mutating func readEndTag() {
    let start = position
    let length = nodes[open].name.count
    if closesOpen(length) {
      position += length + 3
      return close(contentEnd: start, end: position)
    }
    position += 2
    skipName()
    let name = ByteRange(UInt32(start + 2), UInt32(position))
    skipWhiteSpace()
    if bytes[position] == UInt8(ascii: ">") {
      position += 1
    } else {
      report(.unfinishedTag, name)
    }
    if open > 0, isSame(nodes[open].name, name) { return close(contentEnd: start, end: position) }
    closeCrossing(name, from: start)
  }

  /// Whether the end tag here is what it almost always is: that of the open element, without a space.
  @inline(__always)
  private func closesOpen(_ length: Int) -> Bool {
    open > 0 && position + 2 + length < end && bytes[position + 2 + length] == UInt8(ascii: ">")
      && isSame(Int(nodes[open].start) + 1, position + 2, count: length)
  }

  private mutating func closeCrossing(_ name: ByteRange, from start: Int) {
    var node = open
    for _ in 0..<Self.reach where node > 0 && !isSame(nodes[node].name, name) {
      node = Int(nodes[node].parent)
    }
    guard node > 0, isSame(nodes[node].name, name) else { return report(.strayEndTag, name) }
    report(.crossingTag, name)
    while open != node { close(contentEnd: start, end: start) }
    close(contentEnd: start, end: position)
  }
}
