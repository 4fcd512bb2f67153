import L10nSyntax
import Testing

/// What is no UTF-8 counts as the U+FFFD that stand for it in a report.
@Test(arguments: [
  "plain", "Größe", "日本", "a😀b", "\u{FEFF}x",
])
func unitsOfATextAreThoseOfItsString(_ text: String) {
  expectUnits(Array(text.utf8))
}

@Test(
  arguments: [
    [0xF6, 0x6E], [0xFF, 0xFE], [0xA9], [0xB0, 0x41], [0x80, 0x80], [0xE2, 0x80], [0xE2, 0x80, 0x41],
    [0xF0, 0x9F],
    [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x41], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    [0xE0, 0x80, 0x80], [0xC3, 0x28], [0x41, 0xC3],
  ] as [[UInt8]])
func brokenBytesCountAsReports(_ bytes: [UInt8]) {
  expectUnits(bytes)
  expectUnits([0x61] + bytes + [0x62] + bytes)
}

/// Wherever the text is cut, the pieces are as long as the whole.
private func expectUnits(_ bytes: [UInt8]) {
  let source = bytes.withUnsafeBufferPointer { SourceText($0) }
  let whole = String(decoding: bytes, as: UTF8.self).utf16.count
  let end = UInt32(bytes.count)
  #expect(source.utf16Length(ByteRange(0, end)) == whole, "\(bytes)")
  for cut in 0...end {
    let pieces = source.utf16Length(ByteRange(0, cut)) + source.utf16Length(ByteRange(cut, end))
    #expect(pieces == whole, "\(bytes) at \(cut)")
  }
}
