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

  /// The first CR or LF at `start` or behind it, or the end.
  func endOfLine(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    start.next(UInt8(ascii: "\n"), or: UInt8(ascii: "\r"), before: end)
  }

  /// The end of the run of identifier characters at `start`.
  @inline(__always)
  func endOfWord(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let position = start.endOfPlainWord
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
