import L10nLint

extension LintRequest {
  /// Whether a person is to hear that the project around what was named has more files, which were not read: what the
  /// others say of a table or of a function may change what is found.
  func leavesFilesUnread(_ list: FileList) -> Bool {
    guard !readsProject, !isQuiet, reports.contains(where: { $0.format.name == "text" }), !list.files.isEmpty,
      let root = ProjectFolder.path(around: named), root != "/", isProject(root)
    else { return false }
    let scope = PathScope(named, list.configurations)
    guard !scope.covers(root + "/") else { return false }
    // Next to a file there is always another one. Whether there is one beside a folder only git says at once.
    guard named.contains(where: { PathStatus($0)?.kind == .folder }), PathStatus(root + "/.git") != nil else {
      return true
    }
    let all = FileList(project: root, naming: [], configurationFiles(), exclusions: exclusions)
    return all.files.contains { !scope.covers(all.configurations.absolute($0.path)) }
  }

  private func isProject(_ root: String) -> Bool {
    ProjectFolder.marked(in: root) != nil || ProjectFolder.holdsProject(root, orFolder: ".lproj")
  }
}
