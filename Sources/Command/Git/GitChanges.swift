import L10nLint
import L10nSyntax

/// Finds what a commit or a branch changes in the files of a run.
struct GitChanges {
  private(set) var changes = Changes()
  /// The states that it comes from: two in a merge.
  private(set) var earlier: [EarlierFiles] = []
  private let list: FileList
  private let names: Set<String>

  init(in list: FileList) {
    self.list = list
    names = Set(list.files.map(\.path))
  }

  /// What the next commit changes. In a merge that is what neither side has: the lines of the other side had their
  /// turn where they were written.
  mutating func addStaged(in repository: GitRepository) throws(GitProcess.Failure) {
    let parents = repository.parents
    guard let first = parents.first else {
      for name in names { changes.add(.all, in: name) }
      return
    }
    var lines = try linesStaged(since: first, in: repository)
    for parent in parents.dropFirst() {
      let others = try linesStaged(since: parent, in: repository)
      lines = lines.reduce(into: [:]) { both, file in
        if let other = others[file.key] { both[file.key] = file.value.intersection(other) }
      }
    }
    for (path, lines) in lines { changes.add(lines, in: path) }
  }

  private mutating func linesStaged(
    since commit: String, in repository: GitRepository
  ) throws(GitProcess.Failure) -> [String: ChangedLines] {
    var files = EarlierFiles()
    let lines = lines(of: try repository.staged(since: commit), in: repository, &files)
    earlier.append(files)
    return lines
  }

  /// What the work tree has that a commit has not, untracked files too; in submodules, what the commit of theirs has not
  /// that belongs to it.
  mutating func addAll(since commit: String, in repository: GitRepository) throws(GitProcess.Failure) {
    var files = EarlierFiles()
    var known: Set<String> = []
    try add(since: commit, in: repository, &files, &known)
    // What no index knows is new.
    for name in names where !known.contains(name) {
      changes.add(.all, in: name)
      files.add(nil, of: name)
    }
    earlier.append(files)
  }

  private mutating func add(
    since commit: String, in repository: GitRepository, _ files: inout EarlierFiles,
    _ known: inout Set<String>
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
          entry, since: older[entry.path].map { $0.object } ?? entry.object, repository, &files, &known)
        continue
      }
      known.insert(path(entry.path, in: repository))
    }
    let differences = older.values.filter { !$0.isRepository }
    for (path, lines) in lines(of: differences, in: repository, &files) { changes.add(lines, in: path) }
  }

  private mutating func addModule(
    _ entry: GitRepository.Entry, since commit: String?, _ outer: GitRepository, _ files: inout EarlierFiles,
    _ known: inout Set<String>
  ) throws(GitProcess.Failure) {
    let path = outer.root + "/" + entry.path
    guard let commit, PathStatus(path + "/.git") != nil else { return }
    try add(since: commit, in: GitRepository(around: path), &files, &known)
  }

  private func path(_ path: String, in repository: GitRepository) -> String {
    WorkingFolder.current.spelled(repository.root + "/" + path)
  }

  /// The changed lines of the files of the run, by path.
  private func lines(
    of differences: [GitRepository.Difference], in repository: GitRepository, _ earlier: inout EarlierFiles
  ) -> [String: ChangedLines] {
    let mine = differences.compactMap { difference in
      let path = path(difference.path, in: repository)
      // What is gone is no file of the run any more.
      return names.contains(path) || difference.status == "D" && FileKind(path: path) != nil
        ? (path: path, object: difference.object) : nil
    }
    let contents = repository.contents(of: mine.compactMap(\.object))
    var found: [String: ChangedLines] = [:]
    for (path, object) in mine {
      let old = object.flatMap { contents[$0] }.flatMap { try? StoredText($0).text }
      if old != nil || object == nil { earlier.add(old, of: path) }
      let now = names.contains(path) ? text(of: path) : nil
      if let old, let now {
        let difference = FileDifference(of: now, since: old)
        found[path] = difference.changed
        if difference.losesLines { earlier.noteLoss(in: path) }
      } else {
        found[path] = .all
        if old != nil { earlier.noteLoss(in: path) }
      }
    }
    return found
  }

  /// What the run reads under a name.
  private func text(of path: String) -> SourceText? {
    if let held = list.texts[path] { return try? held.get() }
    return FileReader.readAgain(path)
  }
}
