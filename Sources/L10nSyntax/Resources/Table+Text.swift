// The characters of a text, made on request: a table itself only knows where they are written.

extension Table {
  public func text(of text: PlacedText) -> String { source.text(of: text) }

  /// Calls `body` with the characters in UTF-8, in place where no escape stands among them.
  @inlinable
  public func withText<Result>(of text: PlacedText, _ body: (Spelling) -> Result) -> Result {
    source.withText(of: text, body)
  }

  /// Equal for equal characters, however they are written and in whichever table.
  @inlinable
  public func hash(of text: PlacedText) -> UInt64 {
    withText(of: text) { $0.quickHash }
  }

  /// Whether two texts are the same characters, however they are written.
  public func isSame(_ text: PlacedText, _ other: PlacedText, of table: Table? = nil) -> Bool {
    withText(of: text) { mine in
      (table ?? self).withText(of: other) { mine.elementsEqual($0) }
    }
  }

  /// All keys and texts; a key that is its own text is one of them.
  public func forEachText(_ body: (PlacedText) -> Void) {
    for entry in entries {
      body(entry.key)
      for value in values[entry.values] where value.text != entry.key { body(value.text) }
    }
  }

  /// Where the character is written that holds the byte at an offset of the decoded UTF-8.
  public func place(of utf8Offset: Int, in text: PlacedText) -> UInt32 {
    let limit = min(max(0, utf8Offset), text.range.count)
    guard text.writing != .plain else { return text.range.start + UInt32(limit) }
    return source.withSpelling(text.range) { written in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, written.count)) { buffer in
        text.range.start + UInt32(Self.decode(written, text.writing, into: buffer, upTo: limit).read)
      }
    }
  }

  /// Decodes until the byte at `limit` is made, and stops before what it is written as.
  public static func decode(
    _ written: Spelling, _ writing: PlacedText.Writing, into buffer: UnsafeMutableBufferPointer<UInt8>,
    upTo limit: Int
  ) -> DecodedCount {
    var output = TextOutput(buffer, limit)
    switch writing {
    case .oldStyle: return output.decodeOldStyle(written)
    case .lineComments: return output.decodeLineComments(written)
    case .json: return output.decodeJSON(written)
    case .markup: return output.decodeMarkup(written, isAttribute: false)
    case .attribute: return output.decodeMarkup(written, isAttribute: true)
    case .base64: return output.decodeBase64(written)
    case .plain: return output.copy(written)
    }
  }
}

extension SourceText {
  public func text(of text: PlacedText) -> String {
    withText(of: text) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the characters of a text in UTF-8, in place where no escape stands among them.
  @inlinable
  public func withText<Result>(of text: PlacedText, _ body: (Spelling) -> Result) -> Result {
    withSpelling(text.range) { written in
      guard text.writing != .plain else { return body(written) }
      // A decoder never makes more bytes than it reads.
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, written.count)) { buffer in
        let decoded = Table.decode(written, text.writing, into: buffer, upTo: .max).made
        return body(Spelling(rebasing: UnsafeBufferPointer(buffer)[..<decoded]))
      }
    }
  }
}

/// How far a text is decoded: bytes made, of bytes read.
public struct DecodedCount {
  public var made: Int
  public var read: Int
}

/// Takes the bytes of a decoded text. Each decoder is an extension that returns as soon as `accepts` says no.
struct TextOutput {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private let limit: Int
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ limit: Int) {
    self.buffer = buffer
    self.limit = limit
  }

  /// Whether a character of so many bytes ends at or before the limit.
  @inline(__always)
  func accepts(_ length: Int) -> Bool { count + length <= limit }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
  }

  /// What is no scalar, such as half of a surrogate pair, becomes U+FFFD.
  mutating func append(_ code: UInt32) {
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  mutating func copy(_ written: Spelling) -> DecodedCount {
    for byte in written.prefix(limit) { append(byte) }
    return DecodedCount(made: count, read: count)
  }

  /// Without the `//` and the spaces around it.
  mutating func decodeLineComments(_ written: Spelling) -> DecodedCount {
    var offset = 0
    var isAtStart = false
    while offset < written.count, accepts(1) {
      let byte = written[offset]
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      if isAtStart, isSpace || byte == UInt8(ascii: "/") {
        offset += 1
        continue
      }
      isAtStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      append(byte)
      offset += 1
    }
    return DecodedCount(made: count, read: offset)
  }
}

extension Spelling {
  /// Reads eight bytes at once. It is no defense against chosen collisions: the join of tables takes two keys for one,
  /// as sets of hashes do, and only those who look a key up compare it.
  @inlinable
  public var quickHash: UInt64 {
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: count) &* multiplier
    var offset = 0
    let bytes = UnsafeRawBufferPointer(self)
    while offset + 8 <= count {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
      hash ^= hash >> 32
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest << 8 | UInt64(self[offset])
      offset += 1
    }
    hash = (hash ^ rest) &* multiplier
    return hash ^ hash >> 29
  }
}

extension String {
  @inlinable
  public var quickHash: UInt64 { withSpelling { $0.quickHash } }
}
