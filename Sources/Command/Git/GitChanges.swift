import L10nLint
import L10nSyntax

/// Finds what a commit or a branch changes in the files of a run.
struct GitChanges {
  private(set) var changes = Changes()
  /// The states that it comes from: two in a merge.
  private(set) var earlier: [EarlierFiles] = []
  private var list: FileList
  private let names: Set<String>

  init(in list: FileList) {
    self.list = list
    names = Set(list.files.map(\.path))
  }

  /// What the next commit changes. In a merge that is what neither side has: the lines of the other side had their
  /// turn where they were written.
  mutating func addStaged(in repository: GitRepository) throws(GitProcess.Failure) {
    let parents = repository.parents
    var lines: [String: ChangedLines]?
    for parent in parents {
      let staged = try repository.staged(since: parent)
      var files = files(of: staged.filter { !$0.isRepository }, in: repository)
      for module in staged where module.isRepository {
        files += try self.files(of: module, in: repository)
      }
      earlier.append(EarlierFiles(files))
      let others = Dictionary(files.map { ($0.path, $0.lines) }, uniquingKeysWith: { first, _ in first })
      lines =
        lines.map { mine in
          mine.reduce(into: [:]) { both, file in
            if let other = others[file.key] { both[file.key] = file.value.intersection(other) }
          }
        } ?? others
    }
    guard let lines else {
      for name in names { changes.add(.all, in: name) }
      return
    }
    for (path, lines) in lines { changes.add(lines, in: path) }
  }

  /// What the work tree has that a commit has not, untracked files too; in submodules, what the commit of theirs has not
  /// that belongs to it.
  mutating func addAll(since commit: String, in repository: GitRepository) throws(GitProcess.Failure) {
    var indexed: Set<String> = []
    var files = try files(since: commit, in: repository, &indexed)
    // What no index knows is new.
    files += names.subtracting(indexed)
      .map { FileChange(path: $0, lines: .all, earlier: .absent, isLoss: false) }
    for file in files { changes.add(file.lines, in: file.path) }
    earlier.append(EarlierFiles(files))
  }

  /// What a submodule has on the disk, from where its files are read, that the commit has not that belonged to the older state.
  private mutating func files(
    of module: GitRepository.Difference, in repository: GitRepository
  ) throws(GitProcess.Failure) -> [FileChange] {
    let folder = repository.root + "/" + module.path
    guard let commit = module.object, PathStatus(folder + "/.git") != nil else { return [] }
    let inner = try GitRepository(around: folder)
    guard inner.commit(commit) != nil else {
      let beginning = WorkingFolder.current.spelled(folder) + "/"
      return names.filter { $0.hasPrefix(beginning) }
        .map { FileChange(path: $0, lines: .all, earlier: .absent, isLoss: false) }
    }
    var indexed: Set<String> = []
    return try files(since: commit, in: inner, &indexed)
  }

  /// `indexed` gets the paths that git knows.
  private mutating func files(
    since commit: String, in repository: GitRepository, _ indexed: inout Set<String>
  ) throws(GitProcess.Failure) -> [FileChange] {
    // A commit that is not here, as in a clone of the last commits, tells nothing: all files count as new.
    guard repository.commit(commit) != nil else { return [] }
    let staged = try repository.staged(since: commit)
    var older = Dictionary(staged.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for difference in try repository.unstaged() where older[difference.path] == nil {
      older[difference.path] = difference
    }
    var found = files(of: older.values.filter { !$0.isRepository }, in: repository)
    for entry in try repository.index() {
      if entry.isRepository {
        let module = repository.root + "/" + entry.path
        let commit = older[entry.path].map { $0.object } ?? entry.object
        guard let commit, PathStatus(module + "/.git") != nil else { continue }
        found += try files(since: commit, in: GitRepository(around: module), &indexed)
      } else {
        indexed.insert(path(entry.path, in: repository))
      }
    }
    return found
  }

  private func path(_ path: String, in repository: GitRepository) -> String {
    WorkingFolder.current.spelled(repository.root + "/" + path)
  }

  /// The files of the run among some that differ, and those that it would have had.
  private mutating func files(
    of differences: [GitRepository.Difference], in repository: GitRepository
  ) -> [FileChange] {
    var mine: [(path: String, object: String?)] = []
    for difference in differences {
      let path = path(difference.path, in: repository)
      if names.contains(path) || difference.status == "D" && list.mayHold(path) {
        mine.append((path, difference.object))
      }
    }
    let contents = repository.contents(of: mine.compactMap(\.object))
    return mine.map { path, object in change(of: path, since: object, contents) }
  }

  private func change(of path: String, since object: String?, _ contents: [String: [UInt8]]) -> FileChange {
    guard let object else { return FileChange(path: path, lines: .all, earlier: .absent, isLoss: false) }
    guard let old = contents[object].flatMap({ try? StoredText($0).text }) else {
      return FileChange(path: path, lines: .all, earlier: .unknown, isLoss: false)
    }
    guard names.contains(path), let now = list.text(of: path) else {
      return FileChange(path: path, lines: .all, earlier: .text(old), isLoss: true)
    }
    let difference = FileDifference(of: now, since: old)
    return FileChange(
      path: path, lines: difference.changed, earlier: .text(old), isLoss: difference.losesLines)
  }
}
