import L10nLint

extension LintRequest {
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
