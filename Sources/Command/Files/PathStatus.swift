import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says of a path; `nil` where there is nothing, and `errno` says why.
struct PathStatus {
  enum Kind {
    case file, folder, other
  }

  /// Equal for two names of one file, as links are.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// Changes whenever a program writes to the file.
  struct Version: Equatable {
    var identity: Identity
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  struct Owner: Equatable {
    var user: uid_t
    var group: gid_t
  }

  private var status = stat()

  init?(_ path: String, isFollowing: Bool = true) {
    var status = stat()
    guard path.withPathBytes({ isFollowing ? stat($0, &status) : lstat($0, &status) }) == 0 else {
      return nil
    }
    self.status = status
  }

  init?(descriptor: Int32) {
    guard fstat(descriptor, &status) == 0 else { return nil }
  }

  /// Why there is no status of a path, right after it was asked for.
  static func absence(of path: String) -> String {
    let reason = Platform.errorText
    return PathStatus(path, isFollowing: false) == nil ? reason : "it is a broken link (\(reason))"
  }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  var size: Int { Int(status.st_size) }

  /// Who may read and write it.
  var mode: mode_t { status.st_mode & 0o777 }

  /// With the bits that let a program run as its owner.
  var fullMode: mode_t { status.st_mode & 0o7777 }

  var owner: Owner { Owner(user: status.st_uid, group: status.st_gid) }

  /// How many names the file has.
  var nameCount: Int { Int(status.st_nlink) }

  var version: Version {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Version(
      identity: identity, size: size, seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  var identity: Identity {
    Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }
}

extension String {
  /// A path as the system gives it.
  init(path name: UnsafePointer<CChar>) {
    self.init(path: UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }

  /// Calls `body` with the path as the system wants it.
  func withPathBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(0xF4) else { return withCString(body) }
    return (pathBytes + [0]).withUnsafeBytes { bytes in
      // At least the zero is there.
      guard let base = bytes.baseAddress else { preconditionFailure("a path has its end") }
      return body(base.assumingMemoryBound(to: CChar.self))
    }
  }
}
