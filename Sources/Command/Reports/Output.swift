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
    /// What could not be written, and why.
    case refused(String)
  }

  let descriptor: Int32
  /// For whoever reads why nothing could be written.
  var name = "the pipe"

  static let standard = Output(descriptor: 1, name: "standard output")
  static let error = Output(descriptor: 2, name: "standard error")

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
        continue
      }
      guard written < 0 else { throw .refused("\(name) is closed") }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitForRoom()
      case EPIPE: throw .closed
      default: throw .refused("\(name) cannot be written: \(Platform.errorText)")
      }
    }
  }

  /// Some programs hand over a pipe that does not block; how fast they read is their own affair.
  private func waitForRoom() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
  }

  /// Writes what is told beside the results: where nobody listens, these are the same.
  static func tell(_ text: String) throws(Failure) {
    do {
      try error.write(text)
    } catch .refused(let reason) {
      throw .refused(reason)
    } catch .closed {}
  }

  /// Says something to the person; where even that cannot be written there is nobody to tell.
  static func say(_ text: String) { try? error.write("l10nlint: \(text)\n") }
}
