import L10nLint
import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that a report goes to: replaced as a whole, or left as it was.
struct ReportFile {
  let path: String

  /// What is no regular file (a pipe, `/dev/stdout`) is written to straight.
  func write(_ bytes: [UInt8]) throws(Output.Failure) {
    guard let status = PathStatus(path), status.kind != .file else { return try replace(bytes) }
    guard status.kind != .folder else { throw .refused("`\(path.printable)` is a folder") }
    let descriptor = path.withPathBytes { open($0, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw refusal }
    defer { close(descriptor) }
    try Output(descriptor: descriptor).write(bytes)
  }

  /// Writes a file beside it and gives that one its name. A link stays a link: what it leads to is replaced.
  private func replace(_ bytes: [UInt8]) throws(Output.Failure) {
    let target = Platform.realPath(path).map { String(path: $0) } ?? path
    let temporary = "\(target).\(getpid()).l10nlint"
    let mode = PathStatus(target)?.mode ?? 0o666
    // An interrupt waits until nothing is half done.
    let interrupts = Interrupts()
    defer { interrupts.restore() }
    let descriptor = temporary.withPathBytes { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw refusal }
    do {
      defer { close(descriptor) }
      try Output(descriptor: descriptor).write(bytes)
    } catch {
      _ = temporary.withPathBytes { unlink($0) }
      throw error
    }
    let isRenamed = temporary.withPathBytes { old in target.withPathBytes { rename(old, $0) == 0 } }
    guard isRenamed else {
      let failure = refusal
      _ = temporary.withPathBytes { unlink($0) }
      throw failure
    }
  }

  private var refusal: Output.Failure { .refused("`\(path.printable)`: \(Platform.errorText)") }
}

/// Holds back the signals with which people stop a program.
struct Interrupts {
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  func restore() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
