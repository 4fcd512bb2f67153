/// Preprocessing numbers: everything a compiler takes for one, valid or not (`0x1.8p-3f`, `1'000`, `12abc`).
extension CFamilyScanner {
  @inline(__always)
  mutating func lexNumber() {
    var position = cursor + 1
    while has(.number, position) { position += 1 }
    switch position.pointee {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x80...0xFF:
      emit(.number, numberEnd(from: position))
    default:
      emit(.number, position)
    }
  }

  /// The end of a number over signs of exponents, digit separators and continuations.
  private func numberEnd(from start: Position) -> Position {
    var stop = start
    var last = start[-1]
    while true {
      let position = behindContinuations(stop)
      let byte = position.pointee
      if has(.number, position) {
        stop = position + 1
        last = byte
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        guard Self.isExponent(last) else { return stop }
        stop = position + 1
        last = byte
      } else if byte == UInt8(ascii: "'") {
        let next = behindContinuations(position + 1)
        guard has(.number, next), next.pointee != UInt8(ascii: ".") else { return stop }
        stop = next + 1
        last = next.pointee
      } else {
        guard let part = numberPartEnd(position) else { return stop }
        stop = part
        last = 0
      }
    }
  }

  /// A number may hold universal names and UTF-8, as a word may.
  private func numberPartEnd(_ position: Position) -> Position? {
    has(.word, position) ? nil : wordPartEnd(position)
  }

  private static func isExponent(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "e"), UInt8(ascii: "p"): true
    default: false
    }
  }
}
