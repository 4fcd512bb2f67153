#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs git in a folder, and in a way in which a repository's own configuration runs no programs and fetches nothing, and
/// nobody waits for a pager or a prompt.
struct GitProcess {
  let folder: String
  /// The index that git is about to commit, in a hook; `nil` for that of the repository.
  var index: String?
  /// Whether git says where hooks are, instead of having none.
  var knowsHooks = false
  /// What counts more than the settings of the repository.
  private var settings: [(name: String, value: String)] = []

  init(in folder: String) {
    self.folder = folder
  }

  private static let safeguards = ["--literal-pathspecs", "-c", "core.fsmonitor=false", "--no-pager"]

  /// A git that filters no contents: a filter is a program, and the repository says which.
  func withoutFilters() throws(Failure) -> GitProcess {
    var git = self
    var drivers: Set<[UInt8]> = []
    for name in try output(of: ["config", "--list", "--null", "--name-only"]).split(separator: 0) {
      guard name.starts(with: "filter.".utf8), let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
        continue
      }
      drivers.insert(Array(name[...dot]))
    }
    for driver in drivers.map({ String(path: $0) }).sorted() {
      git.settings += [(driver + "clean", ""), (driver + "process", ""), (driver + "required", "false")]
    }
    return git
  }

  /// Why git gave no answer, in its own words.
  struct Failure: Error {
    let reason: String

    /// No repository is there at all, which is no failure of git.
    var isOutsideOfWorkTrees: Bool { reason.hasPrefix("not a git repository") }
  }

  /// What git writes. `input` must fit into a pipe.
  func output(of arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    guard let (readable, writable) = Platform.pipe() else { throw Failure(reason: Platform.errorText) }
    defer { close(readable) }
    guard let source = Self.source(input), let errors = tmpfile() else {
      close(writable)
      throw Failure(reason: Platform.errorText)
    }
    defer { fclose(errors) }
    let words =
      ["git", "-C", folder] + Self.safeguards
      + (knowsHooks ? [] : ["-c", "core.hooksPath=/dev/null"]) + arguments
    defer { close(source) }
    let process: pid_t
    do {
      defer { close(writable) }
      process = try spawn(words, input: source, output: writable, errors: fileno(errors))
    }
    let bytes = Self.readAll(readable)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR { continue }
    guard status == 0 else { throw Self.failure(errors) }
    return bytes
  }

  /// The first line that git writes; `nil` where it has no answer.
  func line(of arguments: [String]) -> String? {
    do {
      return try output(of: arguments).split(separator: 10).first.map { String(path: $0) }
    } catch {
      return nil
    }
  }

  /// `fatal: detected dubious ownership in repository at …`, and advice below it.
  private static func failure(_ errors: UnsafeMutablePointer<FILE>) -> Failure {
    lseek(fileno(errors), 0, SEEK_SET)
    let lines = readAll(fileno(errors)).split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    guard let line = lines.first(where: { $0.hasPrefix("fatal: ") }) ?? lines.first else {
      return Failure(reason: "git failed and did not say why")
    }
    return Failure(reason: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
  }

  // MARK: The process

  /// Where the process reads what it is given.
  private static func source(_ input: [UInt8]) -> Int32? {
    guard !input.isEmpty else {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      return descriptor < 0 ? nil : descriptor
    }
    guard let (readable, writable) = Platform.pipe() else { return nil }
    defer { close(writable) }
    do {
      try Output(descriptor: writable).write(input)
      return readable
    } catch {
      close(readable)
      return nil
    }
  }

  private func spawn(
    _ arguments: [String], input: Int32, output: Int32, errors: Int32
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var strings = arguments.map { $0.withPathBytes { strdup($0) } }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    let added = variables.map { $0.withPathBytes { strdup($0) } }
    defer { for variable in added { free(variable) } }
    var process: pid_t = 0
    let environment = environment + added + [nil]
    let status = posix_spawnp(&process, "git", &actions, nil, strings, environment)
    guard status == 0 else {
      throw Failure(reason: status == ENOENT ? "git is not installed" : Platform.text(of: status))
    }
    return process
  }

  /// What the process finds in its environment beside what is ours.
  private var variables: [String] {
    // Its messages are looked at. No setting allows a protocol again: an object that is missing is not worth a program
    // that the repository calls the way to its server.
    var variables = ["GIT_OPTIONAL_LOCKS=0", "LC_ALL=C", "GIT_ALLOW_PROTOCOL="]
    if let index { variables.append("GIT_INDEX_FILE=\(index)") }
    guard !settings.isEmpty else { return variables }
    // Behind those of the person, who may have to say which repositories are safe.
    let others = getenv("GIT_CONFIG_COUNT").flatMap { Int(String(cString: $0)) } ?? 0
    for (number, setting) in settings.enumerated() {
      variables.append("GIT_CONFIG_KEY_\(others + number)=\(setting.name)")
      variables.append("GIT_CONFIG_VALUE_\(others + number)=\(setting.value)")
    }
    return variables + ["GIT_CONFIG_COUNT=\(others + settings.count)"]
  }

  /// In a hook git says which repository it means, and that may be another one than that of the folder.
  private var environment: [UnsafeMutablePointer<CChar>?] {
    var names = [
      "GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "GIT_PREFIX=", "GIT_COMMON_DIR=", "LC_ALL=",
      "GIT_ALLOW_PROTOCOL=",
    ]
    if !settings.isEmpty { names.append("GIT_CONFIG_COUNT=") }
    var kept: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      if !names.contains(where: { strncmp(variable, $0, $0.utf8.count) == 0 }) { kept.append(variable) }
      next += 1
    }
    return kept
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
