import L10nLint
import L10nSyntax

/// Finds what a commit or a branch changes in the files of a run.
struct GitChanges {
  let list: FileList
  private let names: Set<String>

  init(in list: FileList) {
    self.list = list
    names = Set(list.files.map(\.path))
  }

  /// What the next commit changes. In a merge that is what neither side has: the lines of the other side had their
  /// turn where they were written.
  func staged(in repository: GitRepository) throws(GitProcess.Failure) -> Changes {
    let parents = repository.parents
    guard let first = parents.first else { return allFiles }
    var lines = lines(of: try repository.staged(since: first), in: repository)
    for parent in parents.dropFirst() {
      let others = self.lines(of: try repository.staged(since: parent), in: repository)
      lines = lines.reduce(into: [:]) { both, file in
        if let other = others[file.key] { both[file.key] = file.value.intersection(other) }
      }
    }
    return lines.reduce(into: Changes()) { $0.add($1.value, in: $1.key) }
  }

  /// What the work tree has that a commit has not, untracked files too; in submodules, what the commit of theirs has not
  /// that belongs to it.
  func sinceCommit(_ commit: String, in repository: GitRepository) throws(GitProcess.Failure) -> Changes {
    var changes = Changes()
    var known: Set<String> = []
    try add(since: commit, in: repository, to: &changes, &known)
    // What no index knows is new.
    for name in names where !known.contains(name) { changes.add(.all, in: name) }
    return changes
  }

  private func add(
    since commit: String, in repository: GitRepository, to changes: inout Changes, _ known: inout Set<String>
  ) throws(GitProcess.Failure) {
    // A commit that is not here, as in a clone of the last commits, tells nothing: all files count as new.
    guard repository.commit(commit) != nil else { return }
    let staged = try repository.staged(since: commit)
    var older = Dictionary(staged.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for difference in try repository.unstaged() where older[difference.path] == nil {
      older[difference.path] = difference
    }
    for entry in try repository.index() {
      guard !entry.isRepository else {
        try addModule(
          entry, since: older[entry.path].map { $0.object } ?? entry.object, repository, &changes, &known)
        continue
      }
      known.insert(path(entry.path, in: repository))
    }
    let files = older.values.filter { !$0.isRepository }
    for (path, lines) in lines(of: files, in: repository) { changes.add(lines, in: path) }
  }

  private func addModule(
    _ entry: GitRepository.Entry, since commit: String?, _ outer: GitRepository, _ changes: inout Changes,
    _ known: inout Set<String>
  ) throws(GitProcess.Failure) {
    let path = outer.root + "/" + entry.path
    guard let commit, PathStatus(path + "/.git") != nil else { return }
    try add(since: commit, in: GitRepository(around: path), to: &changes, &known)
  }

  private var allFiles: Changes { names.reduce(into: Changes()) { $0.add(.all, in: $1) } }

  private func path(_ path: String, in repository: GitRepository) -> String {
    WorkingFolder.current.spelled(repository.root + "/" + path)
  }

  /// The changed lines of the files of the run, by path.
  private func lines(
    of differences: [GitRepository.Difference], in repository: GitRepository
  ) -> [String: ChangedLines] {
    let mine = differences.compactMap { difference in
      let path = path(difference.path, in: repository)
      return names.contains(path) ? (path: path, object: difference.object) : nil
    }
    let contents = repository.contents(of: mine.compactMap(\.object))
    var found: [String: ChangedLines] = [:]
    for (path, object) in mine {
      guard let old = object.flatMap({ contents[$0] }), let before = try? StoredText(old).text,
        let now = text(of: path)
      else {
        found[path] = .all
        continue
      }
      found[path] = ChangedLines(of: now, since: before)
    }
    return found
  }

  /// What the run reads under a name.
  private func text(of path: String) -> SourceText? {
    if let held = list.texts[path] { return try? held.get() }
    return FileReader.readAgain(path)
  }
}
