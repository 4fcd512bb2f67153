#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file descriptor that is written to completely or says why not.
struct Output {
  enum Failure: Error {
    /// Whoever read the output has enough of it.
    case closed
    case refused(String)
  }

  let descriptor: Int32

  static let standard = Output(descriptor: 1)
  static let error = Output(descriptor: 2)

  func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        #elseif canImport(Musl)
          Musl.write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        #else
          Glibc.write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        #endif
      }
      if written > 0 {
        offset += written
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR {
        throw .refused(Platform.errorText)
      }
    }
  }

  /// Says something to the person; where even that cannot be written there is nobody to tell.
  static func say(_ text: String) { try? error.write("l10nlint: \(text)\n") }
}
