import L10nSyntax
import Testing

@Suite struct PathSpellingTests {
  @Test(arguments: ["", "a/b.swift", "é/ü.m", "e\u{301}", "🇺🇳", "\u{10FFFF}", "a\u{0}b"]) func textStaysText(
    _ path: String
  ) {
    #expect(String(path: Array(path.utf8)).utf8.elementsEqual(path.utf8))
    #expect(path.pathBytes == Array(path.utf8))
  }

  /// Different bytes are different texts, and each text leads back to its bytes.
  @Test func allBytesComeBack() {
    var seen: [String: [UInt8]] = [:]
    let pieces: [[UInt8]] = [
      [0x61], [0x2F], [0xC3, 0xA9], [0xC3], [0xA9], [0xFF], [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xBA, 0x80],
      [0xF4, 0x8F, 0xBB, 0xBF], [0xF4, 0x8F], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0x80],
    ]
    let pairs = pieces.flatMap { left in pieces.map { left + $0 } }
    for bytes in pairs + pairs.flatMap({ pair in pieces.map { pair + $0 } }) {
      let text = String(path: bytes)
      #expect(text.pathBytes == bytes)
      #expect(seen.updateValue(bytes, forKey: text).map { $0 == bytes } ?? true)
    }
  }
}
