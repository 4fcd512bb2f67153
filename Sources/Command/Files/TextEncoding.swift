import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How the bytes of a file are text. Offsets of findings in transcoded files count the bytes of the text in UTF-8.
enum TextEncoding {
  /// UTF-16 and UTF-32 are transcoded. A file with NUL bytes near its beginning and no byte order mark is no source text.
  static func text(of bytes: UnsafeRawBufferPointer) throws(FileReader.Failure) -> SourceText {
    guard bytes.count >= 2 else { return SourceText(copying: bytes) }
    // The mark of UTF-16 is the beginning of this one.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return try utf32(bytes) { UInt32(littleEndian: $0) } }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return try utf32(bytes) { UInt32(bigEndian: $0) } }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return try utf16(bytes, low: 0, high: 1) }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return try utf16(bytes, low: 1, high: 0) }
    // Tables may be property lists as builds make them, which their reader takes as they are.
    if bytes.starts(with: "bplist00".utf8) { return SourceText(copying: bytes) }
    if bytes.starts(with: "\0GITCRYPT\0".utf8) { throw .encrypted }
    if let base = bytes.baseAddress, memchr(base, 0, min(bytes.count, 1024)) != nil {
      // Somebody's tool took UTF-16 for UTF-8.
      let lostMark = bytes.starts(with: [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD])
      if lostMark { throw .other("it is UTF-16 with a damaged byte order mark; save it as UTF-8") }
      throw .other(
        looksLikeUTF16(bytes)
          ? "it is UTF-16 without a byte order mark; add the mark, or save it as UTF-8"
          : "it contains NUL bytes, so it is not a text file")
    }
    return SourceText(copying: bytes)
  }

  /// Whether the quotes and blanks of a text have their other byte on one side: every second byte of many is zero.
  private static func looksLikeUTF16(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = bytes.prefix(1024)
    let zeros = head.indices.filter { head[$0] == 0 }
    guard bytes.count.isMultiple(of: 2), zeros.count * 8 >= head.count else { return false }
    return zeros.allSatisfy { $0 % 2 == zeros[0] % 2 }
  }

  private static func utf16(
    _ bytes: UnsafeRawBufferPointer, low: Int, high: Int
  ) throws(FileReader.Failure) -> SourceText {
    guard bytes.count.isMultiple(of: 2) else {
      throw .other("it is UTF-16 and ends in the middle of a character")
    }
    return SourceText(padding: UTF16Text(bytes, low: low, high: high).utf8)
  }

  private static func utf32(
    _ bytes: UnsafeRawBufferPointer, native: (UInt32) -> UInt32
  ) throws(FileReader.Failure) -> SourceText {
    guard bytes.count.isMultiple(of: 4) else {
      throw .other("it is UTF-32 and ends in the middle of a character")
    }
    let codes = stride(from: 4, to: bytes.count, by: 4).map {
      native(bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
    }
    return SourceText(String(decoding: codes, as: UTF32.self))
  }
}
