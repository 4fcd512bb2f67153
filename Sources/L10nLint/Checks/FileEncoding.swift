import L10nSyntax

extension Check {
  /// Characters that a wrong conversion leaves in texts.
  static let fileEncoding = Check(
    .resources { file, pass in
      // What is kept as bytes was made by a build, which writes no such thing.
      guard let table = file.table, table.hasPlaces else { return }
      // Most files have no such character at all.
      guard file.text.holdsMark else { return }
      table.forEachText { report($0, file, &pass) }
    })

  private static func report(_ text: PlacedText, _ file: ResourceFile, _ pass: inout ResourcePass) {
    guard let mark = file.text.withSpelling(text.range, \.firstMark) else { return }
    let start = text.range.start + UInt32(mark.offset)
    let range = ByteRange(start, start + 3)
    switch mark.kind {
    case .replacement:
      pass.report(
        range, in: file, "U+FFFD replaces a character that was lost when the file was converted",
        kind: "lost")
    case .byteOrder:
      pass.report(
        range, in: file, "This text contains an invisible U+FEFF (byte order mark)", kind: "mark")
    }
  }
}

extension SourceText {
  /// Whether one of the two may stand behind the beginning of the file.
  fileprivate var holdsMark: Bool {
    let start = withBytes { bytes, count in Spelling(start: bytes, count: count).hasPrefix("\u{FEFF}") ? 3 : 0
    }
    return withSpelling(ByteRange(UInt32(start), UInt32(count))) { $0.firstMark != nil }
  }
}

/// What conversions leave behind.
private struct EncodingMark {
  enum Kind { case replacement, byteOrder }
  var kind: Kind
  var offset: Int
}

extension Spelling {
  /// As it is written in the file: an escape is meant.
  fileprivate var firstMark: EncodingMark? {
    var offset = 0
    while offset + 2 < count {
      guard let lead = self[offset...].firstIndex(of: 0xEF), lead + 2 < count else { return nil }
      if self[lead + 1] == 0xBF, self[lead + 2] == 0xBD {
        return EncodingMark(kind: .replacement, offset: lead)
      }
      if self[lead + 1] == 0xBB, self[lead + 2] == 0xBF {
        return EncodingMark(kind: .byteOrder, offset: lead)
      }
      offset = lead + 1
    }
    return nil
  }
}
