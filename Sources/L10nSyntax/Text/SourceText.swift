/// The bytes of one file, followed by a few zero bytes so that a lexer may look ahead without asking.
public struct SourceText: Sendable {
  /// How many zero bytes stand behind the text.
  public static let padding = 16

  public let storage: [UInt8]
  public let count: Int

  public init(_ bytes: some Collection<UInt8>) {
    var storage = [UInt8]()
    storage.reserveCapacity(bytes.count + Self.padding)
    storage.append(contentsOf: bytes)
    self.init(padding: storage)
  }

  public init(_ text: String) {
    self.init(text.utf8)
  }

  /// Copies raw bytes once, padding included.
  public init(copying bytes: UnsafeRawBufferPointer) {
    count = bytes.count
    storage = [UInt8](unsafeUninitializedCapacity: bytes.count + Self.padding) { buffer, initialized in
      initialized = bytes.count + Self.padding
      guard let base = buffer.baseAddress else { return }
      if let source = bytes.baseAddress {
        UnsafeMutableRawPointer(base).copyMemory(from: source, byteCount: bytes.count)
      }
      for offset in bytes.count..<initialized { base[offset] = 0 }
    }
  }

  /// Takes over a buffer without copying it; only the padding is appended.
  public init(padding bytes: consuming [UInt8]) {
    count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: Self.padding))
    storage = bytes
  }

  /// Calls `body` with the text; `Self.padding` zero bytes may be read behind its end.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafePointer<UInt8>, Int) -> Result) -> Result {
    storage.withUnsafeBufferPointer { buffer in
      // The storage holds at least the padding, so it has an address.
      guard let base = buffer.baseAddress else { preconditionFailure("a text always has its padding") }
      return body(base, count)
    }
  }

  @inlinable
  public subscript(offset: Int) -> UInt8 { storage[offset] }

  @inlinable
  public subscript(range: ByteRange) -> ArraySlice<UInt8> {
    storage[Int(range.start)..<Int(range.end)]
  }

  /// The text of a range, for messages; what is not UTF-8 becomes U+FFFD.
  public func string(_ range: ByteRange) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}
