import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives a file another content as a whole, or leaves it as it was: whenever the program is stopped, the file is the old
/// one or the new one.
struct FileReplacement {
  /// Where the file is when all links are followed, so that a link stays a link.
  private let target: String
  private let care: Care
  /// What stands there now.
  private let status: PathStatus?

  /// How much of the old file counts.
  enum Care {
    /// Somebody wrote it: its owner stays, and no power cut may lose it.
    case source
    case report
  }

  init(_ path: String, _ care: Care) {
    self.care = care
    target = Self.target(of: path)
    status = PathStatus(target)
  }

  /// The path of the file that is replaced. A link may lead to where no file is yet.
  static func target(of path: String) -> String {
    var path = path
    for _ in 0..<40 {
      if let real = Platform.realPath(path) { return String(path: real) }
      guard let next = Platform.destination(ofLink: path) else { break }
      path = next.hasPrefix("/") ? next : path.folderPrefix + next
    }
    return path
  }

  /// Writes a file beside it and gives that one its name, its mode and its owner.
  func write(_ bytes: [UInt8]) throws(Output.Failure) {
    let temporary = "\(target).\(getpid()).l10nlint"
    // An interrupt waits until nothing is half done.
    let interrupts = Interrupts()
    defer { interrupts.restore() }
    let descriptor = temporary.withPathBytes {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status?.mode ?? 0o666)
    }
    guard descriptor >= 0 else { throw refusal }
    do {
      defer { close(descriptor) }
      try fill(descriptor, bytes)
    } catch {
      _ = temporary.withPathBytes { unlink($0) }
      throw error
    }
    do {
      try takeName(temporary)
    } catch {
      _ = temporary.withPathBytes { unlink($0) }
      throw error
    }
    if case .source = care { rememberName() }
  }

  private func takeName(_ temporary: String) throws(Output.Failure) {
    // Writing takes a while, and a change that somebody saved meanwhile would be lost.
    if case .source = care, PathStatus(target)?.version != status?.version {
      throw .refused(Self.changedMeanwhile)
    }
    let isRenamed = temporary.withPathBytes { old in target.withPathBytes { rename(old, $0) == 0 } }
    guard isRenamed else { throw refusal }
  }

  /// Why a text is not written that was made of another one.
  static let changedMeanwhile = "it has changed since it was checked"

  private func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(Output.Failure) {
    try Output(descriptor: descriptor, name: "`\(target.printable)`").write(bytes)
    guard case .source = care else { return }
    if let status {
      guard let mine = PathStatus(descriptor: descriptor) else { throw refusal }
      if mine.owner != status.owner, fchown(descriptor, status.owner.user, status.owner.group) != 0 {
        throw .refused(
          "`\(target.printable)` cannot be written: its owner would change (\(Platform.errorText))")
      }
      // Behind the owner, whose change takes bits away; and the mask of the process does not count for what is there.
      guard fchmod(descriptor, status.fullMode) == 0 else { throw refusal }
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw refusal }
  }

  /// Has the new name of the file written to the disk too. Where folders cannot be synchronized there is nothing to do.
  private func rememberName() {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(target[...$0]) } ?? "."
    let descriptor = folder.withPathBytes { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private var refusal: Output.Failure {
    .refused("`\(target.printable)` cannot be written: \(Platform.errorText)")
  }
}

extension String {
  /// All up to the last slash.
  fileprivate var folderPrefix: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[...$0] } ?? ""
  }
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
