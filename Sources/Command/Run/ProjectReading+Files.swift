import L10nLint
import L10nSyntax

extension ProjectReading {
  /// Files a worker takes at once.
  private static let batch = 32

  /// Reads the files of a project in a list. `remember` is told what was read of each of them, where somebody wants to know.
  init(
    _ project: LintPlan.Project, of list: FileList, keyStyle: KeyStyle?, _ workers: Workers,
    _ progress: Progress? = nil, isStamping: Bool = false,
    remember: (String, Int?) -> Void = { _, _ in }
  ) {
    let paths = project.files.map(\.path)
    self.init(
      of: paths, project.settings, keyStyle: keyStyle ?? project.settings.project.keyStyle?.value, workers
    ) { files, state in
      let found = workers.map(
        files.count, batch: Self.batch, { FileReader(isStamping: isStamping) }
      ) { number, reader in
        progress?.advance()
        let result = Self.lint(files[number], of: project, list, &reader, state)
        return (result: result, stamp: reader.stamp)
      }
      for (number, made) in found { remember(paths[files[number]], made.stamp) }
      return found.map { ($0.0, $0.1.result) }
    }
  }

  private static func lint(
    _ index: Int, of project: LintPlan.Project, _ list: FileList, _ reader: inout FileReader,
    _ state: ReadingState
  ) -> Linter.FileResult {
    let file = project.files[index]
    let (path, judged) = (file.path, project.settings.names.judgedPath(of: file.path))
    do {
      let text =
        if let held = list.held[path] {
          try held.get()
        } else {
          try reader.read(path, isFollowing: file.origin == .named)
        }
      return project.settings.linter(ofFile: index).lint(
        SourceFile(
          path: judged, kind: FileKind(path: path) ?? .source(.swift), text: text),
        state)
    } catch {
      switch error {
      case .link: return lint(link: path, of: list, at: judged)
      // Deleted, and git was not told yet.
      case .absent where file.origin == .git: return .absent(path: judged)
      case .encrypted: return Linter.FileResult(encrypted: judged)
      case .absent(let reason), .other(let reason):
        return Linter.FileResult(unreadable: judged, reason: reason)
      }
    }
  }

  /// A link in a folder is not followed: what it leads to has a name of its own, or is not part of the run.
  private static func lint(link path: String, of list: FileList, at judged: String) -> Linter.FileResult {
    guard let target = PathStatus(path) else {
      return Linter.FileResult(unreadable: judged, reason: PathStatus.absence(of: path))
    }
    if target.kind == .folder || list.holdsTarget(ofLink: path) { return .absent(path: judged) }
    return Linter.FileResult(
      unreadable: judged, reason: "it is a link to a file outside of the folders of this run", kind: "link")
  }
}
