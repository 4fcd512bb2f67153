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
  /// UTF-16 is transcoded. A file with NUL bytes near its beginning and no byte order mark is no source text.
  static func text(of bytes: UnsafeRawBufferPointer) throws(FileReader.Failure) -> SourceText {
    guard bytes.count >= 2 else { return SourceText(copying: bytes) }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return try utf16(bytes, low: 0, high: 1) }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return try utf16(bytes, low: 1, high: 0) }
    if let base = bytes.baseAddress, memchr(base, 0, min(bytes.count, 1024)) != nil {
      throw .other("it holds NUL bytes, so it is no source text")
    }
    return SourceText(copying: bytes)
  }

  private static func utf16(
    _ bytes: UnsafeRawBufferPointer, low: Int, high: Int
  ) throws(FileReader.Failure) -> SourceText {
    guard bytes.count.isMultiple(of: 2) else {
      throw .other("it is UTF-16 and ends in the middle of a character")
    }
    let units = stride(from: 2, to: bytes.count, by: 2).map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + high]) << 8
    }
    return SourceText(String(decoding: units, as: UTF16.self))
  }
}
