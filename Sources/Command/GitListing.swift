#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Asks git which files a folder has: its ignore rules are its own business.
enum GitListing {
  /// Tracked and untracked files that are not ignored, relative to the folder; `nil` outside a work tree.
  static func files(in folder: String) -> [String]? {
    // A repository's own configuration must not run programs, and nobody may wait for a pager or a prompt.
    let arguments = [
      "git", "-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager",
      "ls-files",
      "-z", "-c", "-o", "--exclude-standard", "--deduplicate", "--", ".",
    ]
    guard let output = run(arguments) else { return nil }
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func run(_ arguments: [String]) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let process = spawn(arguments, output: ends[1], unused: ends[0])
    close(ends[1])
    guard let process else { return nil }
    let bytes = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR { continue }
    return status == 0 ? bytes : nil
  }

  private static func spawn(_ arguments: [String], output: Int32, unused: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addclose(&actions, unused)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var strings = arguments.map { strdup($0) }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, "git", &actions, nil, strings, environ) == 0 else { return nil }
    return process
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}
