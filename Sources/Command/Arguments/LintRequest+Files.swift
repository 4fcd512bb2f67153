import L10nLint

extension LintRequest {
  /// The paths of the arguments and of the text on standard input; those of lists are added when they are read.
  var named: [String] { paths + (standardInputPath.map { [$0] } ?? []) }

  /// Adds the paths of lists to those of the arguments, and spells all of them without links.
  mutating func completePaths() throws {
    for list in lists { paths += try PathList.read(list) }
    readsList = readsList || !lists.isEmpty
    lists = []
    let folder = WorkingFolder.current
    paths = paths.map(folder.withoutLinks)
    standardInputPath = standardInputPath.map(folder.withoutLinks)
    reachAroundFolders()
  }

  /// The files that are read, and the part of them and the changes that findings are shown of, where somebody asks for that.
  typealias Selection = (list: FileList, scope: PathScope?, changes: AskedChanges?)

  func selection() throws -> Selection {
    try checkWorkingFolder()
    let configurations = configurationFiles()
    // A list that names nothing is no wish for everything.
    let isPart = readsProject && (readsList || !named.isEmpty)
    let scope = isPart ? PathScope(named, configurations) : nil
    if let since { return try changes(since: since, in: scope, configurations) }
    if isStaged { return try staged(in: scope, configurations) }
    guard !readsStandardInput else { return (try standardInput(configurations), scope, nil) }
    guard readsProject else { return (FileList(paths, configurations, exclusions: exclusions), scope, nil) }
    return (project(configurations), scope, nil)
  }

  /// Somebody may have removed the folder in which the command runs; only paths from the root still mean something, and git
  /// and the way to a project are asked about from there.
  private func checkWorkingFolder() throws(ArgumentError) {
    guard
      readsProject || isStaged || since != nil || named.isEmpty
        || named.contains(where: { !$0.hasPrefix("/") }),
      Platform.realPath(".") == nil
    else { return }
    throw ArgumentError(message: "the current folder cannot be found: \(Platform.errorText)")
  }

  private func project(_ configurations: ConfigurationFiles) -> FileList {
    var root = ProjectFolder.path(around: named) ?? Platform.workingFolder
    if case .project(let around) = reach { root = around }
    return FileList(project: root, naming: paths, configurations, exclusions: exclusions)
  }

  /// A project that nothing marks may be a whole disk, which nobody means.
  func checkProject() throws(ArgumentError) {
    guard reach == .whole, since == nil, !isStaged else { return }
    // A text of no project is read alone.
    if readsStandardInput, !ProjectFolder.isAround(standardInputPath ?? "") { return }
    guard ProjectFolder.path(around: named) == "/", ProjectFolder.marked(in: "/") == nil else { return }
    throw ArgumentError(
      message: "`--project` would read the whole file system: no project folder was found")
  }

  private func standardInput(_ configurations: ConfigurationFiles) throws -> FileList {
    let path = standardInputPath ?? ""
    var reader = FileReader()
    do {
      let text = try StoredText(reader.readBytes(nil))
      // Whatever else lies around a file of no project is no business of a buffer.
      guard readsProject, ProjectFolder.isAround(path) else {
        return FileList(text, called: path, configurations, exclusions: exclusions)
      }
      var list = project(configurations)
      list.replace(path, by: text)
      return list
    } catch {
      throw ArgumentError(message: "standard input cannot be read: \(error.text)")
    }
  }

  // MARK: Changes

  private func changes(
    since name: String, in scope: PathScope?, _ configurations: ConfigurationFiles
  ) throws -> Selection {
    let repository = try GitRepository.around(paths, for: "--since")
    guard let commit = repository.commit(name) else {
      throw ArgumentError(
        message:
          "there is no commit `\(name.printable)` in this repository; in CI, fetch it first")
    }
    guard let base = repository.mergeBase(commit, "HEAD") else {
      throw ArgumentError(
        message:
          "`\(name.printable)` and HEAD have no common commit here; in a shallow clone, fetch more commits"
      )
    }
    let list = FileList(
      project: repository.root, naming: try existing(repository, base, name), configurations,
      exclusions: exclusions)
    var changes = GitChanges(in: list)
    try git("--since") { () throws(GitProcess.Failure) in try changes.addAll(since: base, in: repository) }
    return (list, scope, AskedChanges(changes, .since(name)))
  }

  /// Where nothing is staged, whoever names files wants to hear of them: hooks are also run over all files.
  private func staged(in scope: PathScope?, _ configurations: ConfigurationFiles) throws -> Selection {
    let repository = try GitRepository.around(paths, for: "--staged")
    let exclusions = exclusions
    _ = try existing(repository, "HEAD", "HEAD")
    return try git("--staged") { () throws(GitProcess.Failure) -> Selection in
      let list = try FileList(index: repository, configurations, exclusions: exclusions)
      guard try repository.hasStaged() || scope == nil else { return (list, scope, nil) }
      var changes = GitChanges(in: list)
      try changes.addStaged(in: repository)
      return (list, scope, AskedChanges(changes, .commit))
    }
  }

  /// Paths that are there. One that is gone was there in the older state: nobody is to look for changes in what never
  /// was.
  private func existing(
    _ repository: GitRepository, _ commit: String, _ shown: String
  ) throws(ArgumentError) -> [String] {
    var found: [String] = []
    for path in paths {
      if PathStatus(path, isFollowing: false) != nil {
        found.append(path)
      } else if !repository.holds(path, in: commit) {
        throw ArgumentError(
          message: "there is no `\(path.printable)` here or in `\(shown.printable)`")
      }
    }
    return found
  }

  /// What git does not say would be taken for nothing, and a commit that nobody has looked at would pass.
  private func git<Answer>(
    _ option: String, _ ask: () throws(GitProcess.Failure) -> Answer
  ) throws(ArgumentError) -> Answer {
    do {
      return try ask()
    } catch {
      throw ArgumentError(gave: error, asking: option)
    }
  }

  /// The effective configuration of the one path of this request.
  func showConfiguration() throws -> ExitStatus {
    guard let shown = paths.first, paths.count == 1 else {
      throw ArgumentError(message: "`config` takes exactly one path")
    }
    try checkWorkingFolder()
    guard let status = PathStatus(shown) else {
      throw ArgumentError(message: "`\(shown.printable)` does not exist")
    }
    let path = WorkingFolder.current.withoutLinks(shown)
    var files = configurationFiles()
    let folder = files.folder(of: status.kind == .folder ? path + "/" : path)
    let errors = files.problems.filter { $0.kind == .error }
    guard errors.isEmpty else { throw ConfigurationError(problems: errors) }
    try files.check(namedRules)
    try Output.tell(files.problems.listing)
    let skipped = skippedFolder(around: status.kind == .folder ? path + "/" : path, files)
    try Output.standard.write(
      folder.configuration.listing(for: files.absolute(path), shownAs: shown, skipped: skipped))
    return .clean
  }

  /// A folder of the project around a path into which nobody looks who does not name it.
  private func skippedFolder(around path: String, _ configurations: ConfigurationFiles) -> String? {
    let root = ProjectFolder.path(around: path) ?? Platform.workingFolder
    let absolute = configurations.absolute(path) + (path.hasSuffix("/") ? "/" : "")
    guard absolute.utf8.starts(with: (root + "/").utf8) else { return nil }
    let below = String(Substring(absolute.utf8.dropFirst(root.utf8.count + 1)))
    var list = FileList([], configurations)
    return list.skippedFolder(around: below, in: root + "/").map { WorkingFolder.current.spelled($0) }
  }
}
