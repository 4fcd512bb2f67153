#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few calls of the C library the command needs.
enum Platform {
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #else
      Glibc.exit(status.rawValue)
    #endif
  }

  /// Leaves the memory of a value to the end of the program: to take a large project apart takes time that nobody gets
  /// anything for.
  static func leave(_ value: Any) { _ = Unmanaged.passRetained(value as AnyObject) }

  /// A reader that goes away early is told by `write`, not by a signal.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
    // The same for a file that has reached the limit of its size.
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  static var errorText: String { text(of: errno) }

  static func text(of error: Int32) -> String { String(cString: strerror(error)) }

  /// Where a path leads to when all links are followed.
  static func realPath(_ path: String) -> [UInt8]? {
    guard let real = path.withPathBytes({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return UnsafeRawBufferPointer(start: real, count: strlen(real)).map { $0 }
  }

  /// Where a link leads, as it says; `nil` for what is none.
  static func destination(ofLink path: String) -> String? {
    let capacity = Int(PATH_MAX)
    var text = [CChar](repeating: 0, count: capacity)
    let count = path.withPathBytes { readlink($0, &text, capacity) }
    return (1..<capacity).contains(count) ? String(path: text[..<count].map { UInt8(bitPattern: $0) }) : nil
  }

  /// The words of the command line, also those that are no UTF-8.
  static var arguments: [String] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { String(path: $0) }
    }
  }

  /// Where this program lies, however it was called.
  static var programPath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var name = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
      return realPath(String(path: name)).map { String(path: $0) }
    #else
      return realPath("/proc/self/exe").map { String(path: $0) }
    #endif
  }

  /// Both ends are closed in the programs that are started here, but where they are given to them.
  static func pipe() -> (Int32, Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
      guard Musl.pipe(&ends) == 0 else { return nil }
    #else
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The absolute path of the folder the command was started in; empty for the root, or if nobody may know it.
  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    let folder = String(path: path)
    return folder == "/" ? "" : folder
  }

  /// Makes a folder the one that relative paths count from.
  static func enter(_ folder: String) -> Bool { folder.withPathBytes { chdir($0) } == 0 }

  /// Whether there is a process of this number, be it ours or not.
  static func isRunning(_ process: Int) -> Bool {
    guard let process = pid_t(exactly: process), process > 0 else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }

  /// Of a clock that nobody sets.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Today, as manual pages have it, or the day that a build names which has to be the same each time.
  static var day: String {
    var now = getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } ?? time(nil)
    var day = tm()
    gmtime_r(&now, &day)
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    return "\(months[Int(day.tm_mon)]) \(day.tm_mday), \(day.tm_year + 1900)"
  }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// What the exit status tells a hook or a CI job.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  /// The job could not be done.
  case failure = 2
}
