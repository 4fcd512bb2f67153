import L10nSyntax

/// Names findings of one file by what they are about, so that they keep their names when lines move.
///
/// A name depends on the rule, the path, the text of the code and, where that is the same, on the order; on no line
/// number and no message.
struct Fingerprints {
  private let path: String
  private var seen: [UInt64: Int] = [:]

  init(path: String) {
    self.path = path
  }

  /// Sixteen hexadecimal digits. Findings are given in the order of the file.
  mutating func next(_ rule: String, _ text: [UInt8]) -> String {
    var hash = Self.basis
    Self.mix(rule.utf8, into: &hash)
    Self.mix(path.utf8, into: &hash)
    Self.mix(text, into: &hash)
    let earlier = seen[hash, default: 0]
    seen[hash] = earlier + 1
    if earlier > 0 { Self.mix(String(earlier).utf8, into: &hash) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  // FNV-1a of 64 bits, with a separator that is in no text.
  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func mix(_ bytes: some Sequence<UInt8>, into hash: inout UInt64) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }
}
