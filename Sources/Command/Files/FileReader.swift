import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files into one buffer that is used again: one per worker, so one descriptor is open at a time.
struct FileReader: ~Copyable {
  private var buffer: UnsafeMutableRawBufferPointer
  /// Tells whether a file is still what was read last; made only where somebody asks for stamps.
  private(set) var stamp: Int?
  private let isStamping: Bool

  private static let usualSize = 1 << 18
  /// Offsets of larger files would fit, but what is read of them would not fit into the memory of a small machine.
  private static let largestSize = 128 << 20

  init(isStamping: Bool = false) {
    self.isStamping = isStamping
    buffer = .allocate(byteCount: Self.usualSize, alignment: 16)
  }

  deinit { buffer.deallocate() }

  enum Failure: Error {
    /// A link, which only a person who names it can have followed.
    case link
    case absent(String)
    /// By `git-crypt`, in a checkout without its key.
    case encrypted
    case other(String)

    var text: String {
      switch self {
      case .link: "it is a link"
      case .encrypted: "it is encrypted"
      case .absent(let text), .other(let text): text
      }
    }

    /// The last error of the system.
    fileprivate static func system(isFollowing: Bool) -> Failure {
      switch errno {
      case ELOOP where !isFollowing: .link
      case ENOENT: .absent(Platform.errorText)
      default: .other(Platform.errorText)
      }
    }
  }

  /// The whole content of a regular file.
  mutating func read(_ path: String, isFollowing: Bool) throws(Failure) -> SourceText {
    let descriptor = try Self.open(path, isFollowing: isFollowing)
    defer { close(descriptor) }
    return try read(descriptor, isFile: true)
  }

  /// The whole content of a file as bytes, with no guess at an encoding.
  mutating func readFile(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = try Self.open(path, isFollowing: true)
    defer { close(descriptor) }
    return Array(buffer[..<(try fill(descriptor, isFile: true))])
  }

  private static func open(_ path: String, isFollowing: Bool) throws(Failure) -> Int32 {
    // A pipe without a writer would hold `open` for ever.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isFollowing ? 0 : O_NOFOLLOW)
    let descriptor = path.withPathBytes { platformOpen($0, flags) }
    guard descriptor >= 0 else { throw .system(isFollowing: isFollowing) }
    return descriptor
  }

  /// What a file of the run said, for reports that show it; `nil` where it is gone meanwhile.
  static func readAgain(_ path: String) -> SourceText? {
    var reader = FileReader()
    // A link among the files of a run is one that somebody has named.
    return try? reader.read(path, isFollowing: true)
  }

  private mutating func read(_ descriptor: Int32, isFile: Bool) throws(Failure) -> SourceText {
    defer { shrink() }
    let count = try fill(descriptor, isFile: isFile)
    let content = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    if isStamping { stamp = Self.stamp(of: content) }
    return try TextEncoding.text(of: content)
  }

  /// Equal for equal bytes, within one run of the program.
  static func stamp(of bytes: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return hasher.finalize()
  }

  /// What a file, a pipe or standard input holds, whatever it is.
  mutating func readBytes(_ path: String?) throws(Failure) -> [UInt8] {
    let descriptor = path.map { $0.withPathBytes { platformOpen($0, O_RDONLY | O_CLOEXEC) } } ?? 0
    guard descriptor >= 0 else { throw .system(isFollowing: true) }
    defer { if path != nil { close(descriptor) } }
    return Array(buffer[..<(try fill(descriptor, isFile: false))])
  }

  /// Fills the buffer with all there is to read, and returns how much that is.
  private mutating func fill(_ descriptor: Int32, isFile: Bool) throws(Failure) -> Int {
    var count = 0
    while true {
      if count == buffer.count { try grow() }
      let got = platformRead(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      if got > 0 {
        if isFile, count == 0, got == buffer.count { try checkKind(descriptor) }
        count += got
      } else if got == 0 {
        if isFile, count == 0 { try checkKind(descriptor) }
        return count
      } else if errno == EAGAIN || errno == EISDIR {
        throw .other("it is not a regular file")
      } else if errno != EINTR {
        throw .other(Platform.errorText)
      }
    }
  }

  /// Endless or special files are refused; asked only where a plain small file is out of the question.
  private func checkKind(_ descriptor: Int32) throws(Failure) {
    guard let status = PathStatus(descriptor: descriptor) else { throw .other(Platform.errorText) }
    guard status.kind == .file else { throw .other("it is not a regular file") }
    guard status.size <= Self.largestSize else { throw .other(Self.tooLarge) }
  }

  private static let tooLarge = "it is larger than \(largestSize >> 20) MiB"

  /// A file may also grow while it is read.
  private mutating func grow() throws(Failure) {
    guard buffer.count <= Self.largestSize else { throw .other(Self.tooLarge) }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }

  /// One large file must not hold its memory for all that come after it.
  private mutating func shrink() {
    guard buffer.count > Self.usualSize << 4 else { return }
    buffer.deallocate()
    buffer = .allocate(byteCount: Self.usualSize, alignment: 16)
  }
}

private func platformOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  #if canImport(Darwin)
    Darwin.open(path, flags)
  #elseif canImport(Musl)
    Musl.open(path, flags)
  #else
    Glibc.open(path, flags)
  #endif
}

private func platformRead(_ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, address, count)
  #elseif canImport(Musl)
    Musl.read(descriptor, address, count)
  #else
    Glibc.read(descriptor, address, count)
  #endif
}
