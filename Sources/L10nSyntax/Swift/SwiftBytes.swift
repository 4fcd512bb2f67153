/// The bytes of a file and the tables over them: what a scanner asks without changing anything.
///
/// Apart from the scanner, because it is small enough to be passed in registers.
struct SwiftBytes {
  let base: UnsafePointer<UInt8>
  /// Zero bytes stand here; a zero byte before it belongs to the text.
  let end: UnsafePointer<UInt8>
  let classes: UnsafePointer<SwiftByteClass>
  let traits: UnsafePointer<SwiftByteTraits>

  @inline(__always)
  func offset(_ position: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: position - base)
  }

  @inline(__always)
  func has(_ traits: SwiftByteTraits, _ position: UnsafePointer<UInt8>) -> Bool {
    self.traits[Int(position.pointee)].rawValue & traits.rawValue != 0
  }

  /// Whether the bytes at `position` are those of `text`; never looks behind the first zero byte.
  @inline(__always)
  func matches(_ text: StaticString, _ position: UnsafePointer<UInt8>) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where text.utf8Start[index] != position[index] { return false }
    return true
  }

  func isLineEnd(_ position: UnsafePointer<UInt8>) -> Bool {
    position.pointee == UInt8(ascii: "\n") || position.pointee == UInt8(ascii: "\r")
  }

  /// How many `#` stand at `position`.
  func countHashes(_ position: UnsafePointer<UInt8>) -> Int {
    var stop = position
    while stop.pointee == UInt8(ascii: "#") { stop += 1 }
    return stop - position
  }

  /// Whether at least `count` `#` stand at `position`.
  @inline(__always)
  func hasHashes(_ position: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      if position[index] != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }

  /// The first CR or LF at `start` or behind it, or the end; eight bytes at a time.
  func endOfLine(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = start
    while position < end {
      let eight = EightBytes(position)
      let found = eight.equal(to: UInt8(ascii: "\n")) | eight.equal(to: UInt8(ascii: "\r"))
      if found != 0 { return min(position + found.trailingZeroBitCount / 8, end) }
      position += 8
    }
    return end
  }

  /// The first byte at `start` or behind it that is not a space.
  @inline(__always)
  func endOfSpaces(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = start
    while true {
      let others = EightBytes(position).bits ^ EightBytes.all(UInt8(ascii: " "))
      if others != 0 { return position + others.trailingZeroBitCount / 8 }
      position += 8
    }
  }

  /// The end of the run of identifier characters at `start`.
  ///
  /// Eight bytes at a time: the end of a loop over single bytes is a branch that no processor can predict.
  @inline(__always)
  func endOfWord(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = start
    while true {
      let others = ~EightBytes(position).wordBytes & EightBytes.highBits
      position += others.trailingZeroBitCount / 8
      if others != 0 { break }
    }
    // A `$` or the rest of a name beyond ASCII.
    return has(.wordOrBeyond, position) ? endOfRareWord(position) : position
  }

  @inline(never)
  private func endOfRareWord(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = start
    while true {
      while has(.word, position) { position += 1 }
      let scalar = SwiftScalar(position)
      guard scalar.isIdentifierPart else { return position }
      position += scalar.length
    }
  }
}

/// Eight bytes of text in one register, the first one in the lowest bits.
private struct EightBytes {
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  let bits: UInt64

  @inline(__always)
  init(_ position: UnsafePointer<UInt8>) {
    bits = UnsafeRawPointer(position).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// The same byte eight times.
  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The high bit of the first byte that equals `byte`; those of bytes behind it mean nothing.
  @inline(__always)
  func equal(to byte: UInt8) -> UInt64 {
    let zeros = bits ^ Self.all(byte)
    return (zeros &- Self.all(1)) & ~zeros & Self.highBits
  }

  /// The high bits of ASCII letters, digits and `_`; all other bits mean nothing.
  @inline(__always)
  var wordBytes: UInt64 {
    let low = bits & ~Self.highBits
    let folded = low | Self.all(0x20)
    // Adding carries into the high bit from the first byte of a range on, and from behind its last one on.
    let letters = (folded &+ Self.all(0x80 - 0x61)) & ~(folded &+ Self.all(0x80 - 0x7B))
    let digits = (low &+ Self.all(0x80 - 0x30)) & ~(low &+ Self.all(0x80 - 0x3A))
    let underscores = ~((low ^ Self.all(0x5F)) &+ Self.all(0x7F))
    return (letters | digits | underscores) & ~bits
  }
}
