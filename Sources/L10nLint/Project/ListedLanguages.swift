import L10nSyntax

/// Which files of languages the Xcode projects of a run build. Translations that are not finished, or were replaced,
/// often lie in folders that no project names: nobody reads them.
struct ListedLanguages {
  private var projects: [(folder: String, files: Set<String>)] = []

  init(_ files: [FileFacts]) {
    for file in files {
      // A project that takes whole folders says nothing of single files.
      guard case .project(let project)? = file.resource?.content, !project.hasWholeFolders else { continue }
      projects.append((file.path.folder.folder, project.languageFiles))
    }
  }

  /// Whether a project around a table names it in other languages, and in this one none does.
  func leavesOut(_ path: String) -> Bool {
    guard !projects.isEmpty else { return false }
    let parts = path.split(separator: "/").suffix(2)
    guard parts.count == 2, let language = parts.first, language.hasSuffix(".lproj"), let file = parts.last
    else { return false }
    let around = projects.filter { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }
    let name = parts.joined(separator: "/")
    guard !around.contains(where: { $0.files.contains(name) }) else { return false }
    return around.contains { project in project.files.count { $0.hasSuffix("/" + file) } > 1 }
  }
}
