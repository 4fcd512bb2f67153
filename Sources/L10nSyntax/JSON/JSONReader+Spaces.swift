extension JSONReader {
  /// Steps over white space, and over comments and the like, which are reported.
  @inline(__always)
  mutating func skipSpaces() {
    var position = cursor
    while position.pointee <= 0x20 {
      if position.pointee == 0x0A {
        // Line ends are followed by an indentation.
        position = (position + 1).endOfSpaces
      } else if position.pointee == 0x20 || position.pointee == 0x09 || position.pointee == 0x0D {
        position += 1
      } else {
        break
      }
    }
    cursor = position
    if position.pointee.startsStray { skipAllStray() }
  }

  @inline(never)
  private mutating func skipAllStray() {
    while skipStray() { while cursor.pointee.isJSONSpace { cursor += 1 } }
  }

  /// Steps over a comment or a line that a merge left here.
  private mutating func skipStray() -> Bool {
    let start = cursor
    switch start.pointee {
    case UInt8(ascii: "/") where start[1] == UInt8(ascii: "*"):
      skipBlockComment()
      report(.comment, from: start)
    case UInt8(ascii: "/") where start[1] == UInt8(ascii: "/"), UInt8(ascii: "#"):
      skipLine()
      report(.comment, from: start)
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
      guard (1..<7).allSatisfy({ start[$0] == start.pointee }) else { return false }
      guard start == base || start[-1] == 0x0A || start[-1] == 0x0D else { return false }
      skipLine()
      report(.mergeMarker, from: start)
    default: return false
    }
    return true
  }

  private mutating func skipLine() {
    while cursor < end, cursor.pointee != 0x0A, cursor.pointee != 0x0D { cursor += 1 }
  }

  private mutating func skipBlockComment() {
    cursor += 2
    while cursor < end {
      if cursor.pointee == UInt8(ascii: "*"), cursor[1] == UInt8(ascii: "/") {
        cursor += 2
        return
      }
      cursor += 1
    }
  }
}

extension UInt8 {
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// `#`, `/`, `<`, `=`, `>` and `|`, with which no JSON begins.
  fileprivate var startsStray: Bool {
    if self >= 64 { return self == UInt8(ascii: "|") }
    return 0x7000_8008_0000_0000 >> UInt64(self) & 1 != 0
  }
}
