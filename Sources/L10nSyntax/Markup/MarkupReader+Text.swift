extension MarkupReader {
  /// Reads text up to the next tag. White space before it belongs to it; the reader stands behind that.
  mutating func readText(from start: Int) {
    let first = position
    var writing = PlacedText.Writing.plain
    scan: while position < end {
      skipPlain(until: UInt8(ascii: "<"))
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if isTag { break scan }
        skipBareLess()
      case let byte: if readSpecial(byte) { writing = .markup }
      }
    }
    position = min(position, end)
    if open == 0 { report(.textOutside, first, position) }
    appendLeaf(.text, from: start, content: start..<position)
    nodes[nodes.count - 1].writing = hasReturn(start, first) ? .markup : writing
  }

  /// Steps over `<` that begin no tag, with one report for all that stand together.
  private mutating func skipBareLess() {
    let start = position
    while bytes[position] == UInt8(ascii: "<"), !isTag { position += 1 }
    report(.bareLess, start, position)
  }

  private func hasReturn(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { bytes[$0] == UInt8(ascii: "\r") }
  }

  /// Whether the `<` here begins anything but text.
  private var isTag: Bool {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"): MarkupByteTable.isNameStart(bytes[position + 2])
    case UInt8(ascii: "?"): true
    case UInt8(ascii: "!"): isDeclaration
    case let byte: MarkupByteTable.isNameStart(byte)
    }
  }

  /// Reads the value that a quote opens here.
  @inline(__always)
  mutating func readValue(_ quote: UInt8) -> PlacedText {
    position += 1
    let start = position
    var writing = PlacedText.Writing.plain
    while true {
      skipPlain(until: quote)
      let byte = bytes[position]
      if byte == quote { break }
      if position >= end {
        position = end
        report(.unclosedValue, start - 1, start)
        return PlacedText(ByteRange(UInt32(start), UInt32(end)), writing)
      }
      if byte == UInt8(ascii: "<") {
        report(.lessInValue, position, position + 1)
        position += 1
      } else if readSpecial(byte) || byte < 32 {
        writing = .attribute
      }
    }
    position += 1
    return PlacedText(ByteRange(UInt32(start), UInt32(position - 1)), writing)
  }

  /// Steps to the next byte that is `stop`, `<`, `&` or a control character; the zero bytes behind the text are.
  @inline(__always)
  private mutating func skipPlain(until stop: UInt8) {
    while true {
      let eight = EightBytes(bytes + position)
      let marks =
        eight.equal(to: stop) | eight.equal(to: UInt8(ascii: "&")) | eight.equal(to: UInt8(ascii: "<"))
        | eight.less(than: 0x20)
      if marks != 0 {
        position += marks.trailingZeroBitCount / 8
        return
      }
      position += 8
    }
  }

  /// Steps over a reference or a control character; true where the bytes are not the text.
  private mutating func readSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"):
      readReference()
      return true
    case UInt8(ascii: "\r"):
      position += 1
      return true
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"): position += 1
    default:
      guard position < end else { return false }
      report(.forbiddenCharacter, position, position + 1)
      position += 1
    }
    return false
  }

  private mutating func readReference() {
    let reference = MarkupReference(bytes + position, end - position)
    if !reference.isKnown {
      report(
        reference.length == 1 ? .bareAmpersand : .unknownReference, position, position + reference.length)
    }
    position += reference.length
  }
}
