import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The repository around a folder: its commits, its index and what is stored in it.
struct GitRepository {
  /// The absolute path of its work tree.
  let root: String
  private let git: GitProcess

  /// Fails outside of a work tree, and where there is no git.
  init(around folder: String) throws(GitProcess.Failure) {
    let output = try GitProcess(in: folder).output(of: ["rev-parse", "--show-toplevel"])
    guard let root = output.split(separator: 10).first.map({ String(path: $0) }), root.hasPrefix("/") else {
      throw GitProcess.Failure(reason: "git cannot tell where the work tree is")
    }
    var git = GitProcess(in: root)
    // `git commit FILE` and `git commit -a` make an index of their own and tell their hooks where.
    if let index = getenv("GIT_INDEX_FILE").map({ String(path: $0) }),
      let folder = git.line(of: ["rev-parse", "--absolute-git-dir"])
    {
      let path = index.hasPrefix("/") ? index : root + "/" + index
      if path.hasPrefix(folder + "/") { git.index = path }
    }
    self.root = root
    self.git = git
  }

  /// The repository that an option or a command works with.
  static func here(for option: String) throws(ArgumentError) -> GitRepository {
    do {
      return try GitRepository(around: ".")
    } catch {
      throw ArgumentError(gave: error, asking: option)
    }
  }

  /// The repository that an option asks about some paths: the one around this folder, with its submodules, or the one in
  /// which all of them lie. Another one would know nothing of them, and nothing would be shown.
  static func around(_ paths: [String], for option: String) throws(ArgumentError) -> GitRepository {
    let here = try? GitRepository(around: ".")
    var found: (repository: GitRepository, path: String)?
    var known: Set<String> = []
    for path in paths {
      guard let folder = ProjectFolder.repository(around: path) else {
        throw ArgumentError(
          message: "`\(option)` needs a git repository, and `\(path.printable)` is in none")
      }
      guard known.insert(folder).inserted else { continue }
      let repository: GitRepository
      do {
        let own = try GitRepository(around: folder)
        repository = here.flatMap { own.belongs(to: $0) ? $0 : nil } ?? own
      } catch {
        throw ArgumentError(gave: error, asking: option)
      }
      if let found, found.repository.root != repository.root {
        let names = "`\(found.path.printable)` and `\(path.printable)`"
        throw ArgumentError(message: "`\(option)` needs one git repository, but \(names) are in two")
      }
      found = found ?? (repository, path)
    }
    if let found { return found.repository }
    return try self.here(for: option)
  }

  /// Whether this is another one or a submodule of it.
  private func belongs(to outer: GitRepository) -> Bool {
    var root: String? = self.root
    while let folder = root {
      if folder == outer.root { return true }
      root = GitProcess(in: folder).line(of: ["rev-parse", "--show-superproject-working-tree"])
    }
    return false
  }

  /// The file that git runs before it commits.
  var commitHook: String? {
    var git = git
    git.knowsHooks = true
    guard let path = git.line(of: ["rev-parse", "--git-path", "hooks/pre-commit"]) else { return nil }
    return path.hasPrefix("/") ? path : root + "/" + path
  }

  /// Whether a folder belongs to what is committed, and so to everybody.
  func shares(_ folder: String) -> Bool {
    guard let path = Platform.realPath(folder).map({ String(path: $0) }), (path + "/").hasPrefix(root + "/"),
      let own = git.line(of: ["rev-parse", "--git-common-dir"]),
      let kept = Platform.realPath(own.hasPrefix("/") ? own : root + "/" + own).map({ String(path: $0) })
    else { return false }
    return !(path + "/").hasPrefix(kept + "/")
      && git.line(of: ["--no-literal-pathspecs", "check-ignore", path]) == nil
  }

  // MARK: Commits

  /// The id of a commit; `nil` where there is none of this name.
  func commit(_ name: String) -> String? {
    guard !name.hasPrefix("-") else { return nil }
    return git.line(of: ["rev-parse", "--verify", "--quiet", name + "^{commit}"])
  }

  func mergeBase(_ one: String, _ other: String) -> String? { git.line(of: ["merge-base", one, other]) }

  /// Whether a path, as it is spelled from here, is in a commit or in the index.
  func holds(_ path: String, in commit: String) -> Bool {
    let path = path.hasPrefix("/") ? path : Platform.workingFolder + "/" + path
    return git.line(of: ["ls-files", "--", path]) != nil
      || git.line(of: ["ls-tree", "--name-only", commit, "--", path]) != nil
  }

  /// What the next commit comes from: more than one in the middle of a merge, none before the first commit.
  var parents: [String] {
    guard let head = commit("HEAD") else { return [] }
    guard let path = git.line(of: ["rev-parse", "--git-path", "MERGE_HEAD"]) else { return [head] }
    var reader = FileReader()
    guard let bytes = try? reader.readBytes(path.hasPrefix("/") ? path : root + "/" + path) else {
      return [head]
    }
    return [head] + bytes.split(separator: 10).map { String(path: $0) }
  }

  /// Whether the next commit would change anything.
  func hasStaged() throws(GitProcess.Failure) -> Bool {
    guard let head = commit("HEAD"), parents.count == 1 else { return true }
    return try !staged(since: head).isEmpty
  }

  // MARK: The index

  /// A file of the index.
  struct Entry {
    let path: String
    let object: String
    let isRepository: Bool
    let isLink: Bool
    /// Whether git has several versions of it, and a person has not said yet which one counts.
    let isUnmerged: Bool
  }

  /// In the order of git. What is in conflict is there once.
  func index() throws(GitProcess.Failure) -> [Entry] {
    var entries: [Entry] = []
    // `mode object stage<tab>path`
    for line in try git.output(of: ["ls-files", "-z", "-s"]).split(separator: 0) {
      let parts = line.split(separator: 9, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(separator: 32)
      let path = String(path: parts[1])
      guard words.count == 3, entries.last?.path != path else { continue }
      entries.append(
        Entry(
          path: path, object: String(path: words[1]), isRepository: words[0].elementsEqual("160000".utf8),
          isLink: words[0].elementsEqual("120000".utf8), isUnmerged: !words[2].elementsEqual("0".utf8)))
    }
    return entries
  }

  /// A file that two states have differently.
  struct Difference {
    let path: String
    /// What the older state has; `nil` where the file is new.
    let object: String?
    /// A letter, as git has it: `A`, `D`, `M`, …
    let status: Unicode.Scalar
    let isRepository: Bool
    let isLink: Bool
  }

  /// How the index differs from a commit. A file that was renamed is compared with what it was.
  func staged(since commit: String) throws(GitProcess.Failure) -> [Difference] {
    try differences(["diff-index", "--cached", "--raw", "-z", "-M", "--full-index", commit, "--"], from: git)
  }

  /// How the work tree differs from the index. Where sizes and times do not tell, git looks at contents.
  func unstaged() throws(GitProcess.Failure) -> [Difference] {
    try differences(
      ["diff-files", "--raw", "-z", "--full-index", "--ignore-submodules"], from: git.withoutFilters())
  }

  /// `:mode mode object object status`, a path, and the path it has now where it was renamed; all with NUL behind them.
  private func differences(
    _ arguments: [String], from git: GitProcess
  ) throws(GitProcess.Failure) -> [Difference] {
    var fields = try git.output(of: arguments).split(separator: 0)[...]
    var found: [Difference] = []
    while let head = fields.popFirst(), var path = fields.popFirst() {
      let words = head.split(separator: 32)
      guard words.count == 5, let status = words[4].first else { break }
      if status == UInt8(ascii: "R") || status == UInt8(ascii: "C") { path = fields.popFirst() ?? path }
      let isNew = words[2].allSatisfy { $0 == UInt8(ascii: "0") }
      found.append(
        Difference(
          path: String(path: path), object: isNew ? nil : String(path: words[2]),
          status: Unicode.Scalar(status),
          isRepository: words[0].dropFirst().elementsEqual("160000".utf8)
            || words[1].elementsEqual("160000".utf8),
          isLink: words[0].dropFirst().elementsEqual("120000".utf8)))
    }
    return found
  }

  // MARK: Contents

  /// The contents of objects, by their ids. What is not there, as in a clone that has only the last commits, is left out.
  func contents(of objects: [String]) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for start in stride(from: 0, to: objects.count, by: Self.idsAtOnce) {
      let input = objects[start..<min(start + Self.idsAtOnce, objects.count)].joined(separator: "\n") + "\n"
      // A clone that has not all objects ends the answer at the first that is not there.
      guard let output = try? git.output(of: ["cat-file", "--batch"], input: Array(input.utf8)) else {
        continue
      }
      Self.read(output, into: &contents)
    }
    return contents
  }

  /// The smallest pipe of Linux is one page: 4096 bytes, or 63 ids of SHA-256 with their line ends.
  private static let idsAtOnce = 60

  /// `object blob size`, a line end, so many bytes, a line end; or `object missing`.
  private static func read(_ output: [UInt8], into contents: inout [String: [UInt8]]) {
    var rest = output[...]
    while let end = rest.firstIndex(of: 10) {
      let words = rest[..<end].split(separator: 32)
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(String(path: words[2])), size < rest.count else { continue }
      contents[String(path: words[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
  }
}

extension ArgumentError {
  /// Git gave no answer to what was asked for.
  init(gave failure: GitProcess.Failure, asking option: String) {
    message =
      failure.isOutsideOfWorkTrees
      ? "`\(option)` needs a git repository, and this folder is in none"
      : "`\(option)` needs git, which failed: \(failure.reason.printable)"
  }
}
