import L10nLint

/// How much of the project around what is named is read.
enum RunReach: Equatable {
  /// All of it around folders, and nothing around files: whoever names a file may have an editor that waits.
  case folders
  /// The project that the named folders are parts of.
  case project(around: String)
  /// All of the repository, or whatever else says how far a project goes.
  case whole
  /// Nothing but what is named.
  case named
}

extension LintRequest {
  /// Whether more is read than what is named, which says what is shown.
  var readsProject: Bool {
    switch reach {
    case .project, .whole: true
    case .folders, .named: false
    }
  }

  /// Whether the project is read only because folders were named.
  var reachesAround: Bool { if case .project = reach { true } else { false } }

  /// Reads the project that all paths lie in, where folders are among them: what the rest of it says of a table or of a
  /// function changes what is right to find in them.
  mutating func reachAroundFolders() {
    guard reach == .folders, !readsStandardInput, !readsList,
      paths.contains(where: { PathStatus($0)?.kind == .folder })
    else { return }
    let configurations = configurationFiles()
    var search = ProjectSearch()
    let roots = Set(paths.map { search.root(of: configurations.absolute($0)) })
    guard roots.count == 1, let root = roots.first.flatMap(\.self),
      !PathScope(paths, configurations).covers(root + "/")
    else { return }
    reach = .project(around: root)
  }

  /// Whether a person is to hear that the project around what was named has more files, which were not read: what the
  /// others say of a table or of a function may change what is found.
  func leavesFilesUnread(_ list: FileList) -> Bool {
    guard !readsProject, !isQuiet, reports.contains(where: \.format.isText), !list.files.isEmpty,
      let root = ProjectFolder.path(around: named), root != "/", isProject(root),
      // Of several projects `--project` reads one.
      named.allSatisfy({ ProjectFolder.path(around: $0) == root })
    else { return false }
    let scope = PathScope(named, list.configurations)
    guard !scope.covers(root + "/") else { return false }
    // Whether all files are named git says at once. Without it the folders of a project are mostly all of it, and a file is not.
    guard PathStatus(root + "/.git") != nil else { return named.allSatisfy { PathStatus($0)?.kind == .file } }
    let all = FileList(project: root, naming: [], configurationFiles(), exclusions: exclusions)
    return all.files.contains { !scope.covers(all.configurations.absolute($0.path)) }
  }

  private func isProject(_ root: String) -> Bool {
    ProjectFolder.marked(in: root) != nil || ProjectFolder.holdsProject(root, orFolder: ".lproj")
  }
}
