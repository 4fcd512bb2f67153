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

  /// A reader that goes away early is told by `write`, not by a signal.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  static var errorText: String { String(cString: strerror(errno)) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// What the exit status tells a hook or a CI job.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  /// The job could not be done.
  case failure = 2
}
