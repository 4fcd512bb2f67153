import L10nSyntax

extension Spelling {
  /// Parts of the text with an empty line between them.
  var paragraphCount: Int {
    var count = 0
    var breaks = 2
    for byte in self {
      if byte == 0x0A {
        breaks += 1
      } else if byte > 0x20 {
        if breaks > 1 { count += 1 }
        breaks = 0
      }
    }
    return count
  }

  /// Whether the text has so many sentences. Thai and Lao do not mark where one ends.
  func holdsSentences(_ wanted: Int) -> Bool {
    var count = 0
    var isInside = false
    for offset in indices where count < wanted {
      let byte = self[offset]
      if byte == 0xE0, offset + 1 < self.count, 0xB8...0xBB ~= self[offset + 1] { return true }
      if endsSentence(at: offset) {
        if isInside { count += 1 }
        isInside = false
      } else if byte > 0x40 {
        isInside = true
      }
    }
    return count + (isInside ? 1 : 0) >= wanted
  }

  /// A full stop within a word belongs to an address or a number.
  private func endsSentence(at offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), 0x0A: true
    case UInt8(ascii: "."), UInt8(ascii: ":"): offset + 1 == count || self[offset + 1] <= 0x22
    case 0xD8: holds("؟", at: offset)
    case 0xE0...0xE3, 0xEF:
      holds("。", at: offset) || holds("！", at: offset) || holds("？", at: offset) || holds("।", at: offset)
        || holds("។", at: offset) || holds("။", at: offset) || holds("…", at: offset)
    default: false
    }
  }
}
