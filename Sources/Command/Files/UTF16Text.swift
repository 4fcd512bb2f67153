import L10nSyntax

/// A text in UTF-16 behind its byte order mark. Every fifth table is one, so that this loop matters.
struct UTF16Text {
  private let bytes: UnsafeRawBufferPointer
  /// Where in a unit its lower byte stands, and its higher one.
  private let low: Int
  private let high: Int

  init(_ bytes: UnsafeRawBufferPointer, low: Int, high: Int) {
    self.bytes = bytes
    self.low = low
    self.high = high
  }

  /// The text in UTF-8, with room for the padding of a `SourceText`. Half a pair becomes U+FFFD.
  var utf8: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: length + SourceText.padding) { buffer, count in
      var offset = 2
      while offset < bytes.count {
        let unit = unit(at: offset)
        offset += 2
        if unit < 0x80 {
          buffer[count] = UInt8(truncatingIfNeeded: unit)
          count += 1
          continue
        }
        var code = UInt32(unit)
        if unit & 0xFC00 == 0xD800, offset < bytes.count, self.unit(at: offset) & 0xFC00 == 0xDC00 {
          code = 0x10000 + (code & 0x3FF) << 10 + UInt32(self.unit(at: offset) & 0x3FF)
          offset += 2
        }
        Self.append(Unicode.Scalar(code) ?? "\u{FFFD}", to: buffer, &count)
      }
    }
  }

  /// How many bytes it takes at most: a pair is counted with six instead of four.
  private var length: Int {
    var length = 0
    for offset in stride(from: 2, to: bytes.count, by: 2) {
      let unit = unit(at: offset)
      length += 1 + (unit >= 0x80 ? 1 : 0) + (unit >= 0x800 ? 1 : 0)
    }
    return length
  }

  @inline(__always)
  private func unit(at offset: Int) -> UInt16 {
    UInt16(bytes[offset + low]) | UInt16(bytes[offset + high]) << 8
  }

  private static func append(
    _ scalar: Unicode.Scalar, to buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      buffer[count] = byte
      count += 1
    }
  }
}
