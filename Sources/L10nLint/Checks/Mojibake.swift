import L10nSyntax

extension Check {
  /// Texts and keys that were read in another encoding than the one they were written in.
  static let mojibake = Check(
    .resources { file, pass in
      guard let table = file.table, table.hasPlaces else { return }
      table.forEachText { report($0, table, file, &pass) }
    })

  private static func report(
    _ text: PlacedText, _ table: Table, _ file: ResourceFile, _ pass: inout ResourcePass
  ) {
    guard let (found, written) = table.misread(text) else { return }
    let range = ByteRange(
      table.place(of: found.range.lowerBound, in: text), table.place(of: found.range.upperBound, in: text))
    pass.report(
      range, in: file,
      "`\(written)` is what `\(found.meant.shown)` becomes when UTF-8 is read as Windows-1252")
  }
}

extension Table {
  /// The first misread character of a text, and how it looks.
  fileprivate func misread(_ text: PlacedText) -> (MisreadText, String)? {
    withText(of: text) { bytes in
      guard let found = MisreadText(in: bytes) else { return nil }
      return (found, String(decoding: bytes[found.range], as: UTF8.self).shown)
    }
  }
}

extension String {
  /// Control characters and spaces by their codes.
  fileprivate var shown: String {
    unicodeScalars.map { scalar in
      let isSeen = scalar.value > 0xA0 || 0x21...0x7E ~= scalar.value
      return isSeen ? String(scalar) : "U+00" + String(scalar.value, radix: 16, uppercase: true)
    }.joined()
  }
}
