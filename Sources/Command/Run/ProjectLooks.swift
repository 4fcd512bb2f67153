import LanguageServer
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Looks at projects on a thread of their own, one at a time.
final class ProjectLooks: Sendable {
  private let result = Mutex<ProjectLook.Result?>(nil)
  /// Readable when a look is done.
  let signal: Int32
  private let writable: Int32

  /// One processor is left to whoever types.
  let threads = max(1, Platform.processorCount - 1)

  init() {
    (signal, writable) = Platform.pipe() ?? (-1, -1)
  }

  func start(_ work: @escaping @Sendable () -> ProjectLook.Result) {
    let isAside = signal >= 0 && Threads.startAside { [self] in finish(work()) }
    // Without another thread the editor waits.
    if !isAside { finish(work()) }
  }

  private func finish(_ found: ProjectLook.Result) {
    result.withLock { $0 = found }
    try? Output(descriptor: writable).write([0])
  }

  func take(_ patience: Outside.LookPatience) -> ProjectLook.Result? {
    while true {
      let found = result.withLock { result in
        defer { result = nil }
        return result
      }
      guard found == nil, patience == .untilDone else { return found }
      var ready = pollfd(fd: signal, events: Int16(POLLIN), revents: 0)
      if poll(&ready, 1, -1) > 0 { Self.drain(signal) }
    }
  }

  /// Forgets that a look is done.
  static func drain(_ signal: Int32) {
    var byte: UInt8 = 0
    _ = read(signal, &byte, 1)
  }
}

/// Standard input, of which as much is taken as is there.
final class EditorInput {
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// What else ends the waiting.
  private let signal: Int32

  init(interruptedBy signal: Int32) {
    self.signal = signal
  }

  /// `nil` at its end.
  func receive(_ milliseconds: Int?) -> [UInt8]? {
    var descriptors = [0, signal].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: milliseconds ?? -1))
    // Interrupted by a signal, or nothing has come.
    guard ready > 0 else { return ready == 0 || errno == EINTR ? [] : nil }
    if descriptors[1].revents != 0 { ProjectLooks.drain(signal) }
    guard descriptors[0].revents != 0 else { return [] }
    let count = read(0, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return count == 0 ? nil : Array(buffer[..<count])
  }
}
