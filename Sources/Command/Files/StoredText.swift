import L10nSyntax

/// A file as it is stored, and the text that its bytes are.
struct StoredText {
  let bytes: [UInt8]
  let text: SourceText

  init(_ bytes: [UInt8]) throws(FileReader.Failure) {
    self.bytes = bytes
    // Typed throws do not pass through the closure.
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(FileReader.Failure) in try TextEncoding.text(of: buffer) }
    }
    text = try result.get()
  }

  /// Another text in the encoding of this one. `nil` where that would change bytes that nobody wanted to change: half
  /// of a character, that the text shows as U+FFFD.
  func storing(_ other: SourceText) -> [UInt8]? {
    guard let encoding = TextEncoding.marked(bytes) else { return Array(other[other.whole]) }
    guard encoding.bytes(of: text) == bytes else { return nil }
    return encoding.bytes(of: other)
  }
}

extension SourceText {
  var whole: ByteRange { ByteRange(0, UInt32(count)) }
}

extension TextEncoding {
  /// How texts are stored that were transcoded, with the mark that says so.
  enum Marked {
    case utf16Little, utf16Big, utf32Little, utf32Big

    func bytes(of text: SourceText) -> [UInt8] {
      let string = text.string(text.whole)
      switch self {
      case .utf16Little: return [0xFF, 0xFE] + string.utf16.flatMap { $0.littleEndian.stored }
      case .utf16Big: return [0xFE, 0xFF] + string.utf16.flatMap { $0.bigEndian.stored }
      case .utf32Little:
        return [0xFF, 0xFE, 0, 0] + string.unicodeScalars.flatMap { $0.value.littleEndian.stored }
      case .utf32Big:
        return [0, 0, 0xFE, 0xFF] + string.unicodeScalars.flatMap { $0.value.bigEndian.stored }
      }
    }
  }

  /// What the first bytes say; `nil` for files that are read as they are.
  static func marked(_ bytes: [UInt8]) -> Marked? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return .utf32Little }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32Big }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16Little }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16Big }
    return nil
  }
}

extension FixedWidthInteger {
  /// As it lies in memory.
  fileprivate var stored: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }
}
