/// Eight bytes of a text in one register, the first one in the lowest bits.
struct EightBytes {
  fileprivate static let highBits: UInt64 = 0x8080_8080_8080_8080

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

  /// The high bits of all bytes that equal `byte`.
  @inline(__always)
  func allEqual(to byte: UInt8) -> UInt64 {
    let zeros = bits ^ Self.all(byte)
    return ~((zeros & ~Self.highBits) &+ ~Self.highBits | zeros) & Self.highBits
  }

  /// The high bit of the first byte that is ASCII and less than `bound`; those of bytes behind it mean nothing.
  @inline(__always)
  func less(than bound: UInt8) -> UInt64 { (bits &- Self.all(bound)) & ~bits & Self.highBits }

  /// The high bits of all bytes beyond ASCII.
  @inline(__always)
  var beyondASCII: UInt64 { bits & Self.highBits }

  /// The high bits of ASCII letters, digits and `_`; all other bits mean nothing.
  @inline(__always)
  fileprivate var wordBytes: UInt64 {
    let low = bits & ~Self.highBits
    let folded = low | Self.all(0x20)
    // Adding carries into the high bit from the first byte of a range on, and from behind its last one on.
    let letters = (folded &+ Self.all(0x80 - 0x61)) & ~(folded &+ Self.all(0x80 - 0x7B))
    let digits = (low &+ Self.all(0x80 - 0x30)) & ~(low &+ Self.all(0x80 - 0x3A))
    let underscores = ~((low ^ Self.all(0x5F)) &+ Self.all(0x7F))
    return (letters | digits | underscores) & ~bits
  }
}

// The bytes behind an end are read too, as the padding of a `SourceText` allows.
extension UnsafePointer<UInt8> {
  /// The first byte here or behind that is one of two, or `end`.
  @inline(__always)
  func next(_ byte: UInt8, or other: UInt8, before end: Self) -> Self {
    var position = self
    while position < end {
      let eight = EightBytes(position)
      let found = eight.equal(to: byte) | eight.equal(to: other)
      if found != 0 { return Swift.min(position + found.trailingZeroBitCount / 8, end) }
      position += 8
    }
    return end
  }

  /// The first byte here or behind that is not a space.
  @inline(__always)
  var endOfSpaces: Self {
    var position = self
    while true {
      let others = EightBytes(position).bits ^ EightBytes.all(UInt8(ascii: " "))
      if others != 0 { return position + others.trailingZeroBitCount / 8 }
      position += 8
    }
  }

  /// The end of the ASCII letters, digits and `_` here: no loop over single bytes, whose end is a branch that no
  /// processor can predict.
  @inline(__always)
  var endOfPlainWord: Self {
    var position = self
    while true {
      let others = ~EightBytes(position).wordBytes & EightBytes.highBits
      position += others.trailingZeroBitCount / 8
      if others != 0 { return position }
    }
  }
}
