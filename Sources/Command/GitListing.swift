#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What git knows of a folder: its ignore rules are its own business.
struct GitListing {
  /// Tracked and untracked files that are not ignored, relative to the folder.
  private(set) var files: [String] = []
  /// Submodules and other work trees in this one, whose files only they know.
  private(set) var repositories: [String] = []

  /// `nil` outside a work tree, and where there is no git.
  init?(of folder: String) {
    // Git refuses a full path that its work tree does not hold, and so a repository that says it lies elsewhere.
    guard let path = Platform.realPath(folder) else { return nil }
    // A repository's own configuration must not run programs or fetch, and nobody may wait for a pager or a prompt.
    let arguments = [
      "git", "--literal-pathspecs", "-C", folder, "-c", "core.fsmonitor=false", "-c",
      "core.hooksPath=/dev/null",
      "-c", "protocol.allow=never", "--no-pager", "ls-files", "-z", "-t", "-s", "-c", "-o",
      "--exclude-standard", "--", String(path: path),
    ]
    guard let output = Self.run(arguments) else { return nil }
    for entry in output.split(separator: 0) { add(entry) }
  }

  /// `? path` for what is not tracked, `H mode hash stage<tab>path` for what is.
  private mutating func add(_ entry: ArraySlice<UInt8>) {
    let isTracked = entry.first != UInt8(ascii: "?")
    let isRepository =
      isTracked ? entry.dropFirst(2).starts(with: "160000".utf8) : entry.last == UInt8(ascii: "/")
    var path = entry.dropFirst(2)
    if isTracked { path = path.drop { $0 != UInt8(ascii: "\t") }.dropFirst() }
    if entry.last == UInt8(ascii: "/") { path = path.dropLast() }
    if isRepository { repositories.append(String(path: path)) } else { files.append(String(path: path)) }
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
    var strings = arguments.map { $0.withPathBytes { strdup($0) } }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, "git", &actions, nil, strings, environment) == 0 else { return nil }
    return process
  }

  /// In a hook git says which repository it means, and that may be another one than that of the folder.
  private static var environment: [UnsafeMutablePointer<CChar>?] {
    let names = ["GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "GIT_PREFIX=", "GIT_COMMON_DIR="]
    var kept: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      if !names.contains(where: { strncmp(variable, $0, $0.utf8.count) == 0 }) { kept.append(variable) }
      next += 1
    }
    return kept + [nil]
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
