/// Which storyboards and xibs the Xcode projects of a run name.
struct ListedInterfaces {
  private var projects: [(path: String, project: XcodeProject)] = []

  init(_ files: [ResourceFile]) {
    for file in files {
      if case .project(let project) = file.content { projects.append((file.path.folder.folder, project)) }
    }
  }

  /// Whether the projects in the folder of some software name their files one by one, and none of the run names this.
  func leavesOut(_ path: String, of software: String) -> Bool {
    let beside = projects.filter { $0.path == software }
    guard !beside.isEmpty, !beside.contains(where: { $0.project.mayTake(path) }) else { return false }
    let name = path.fileName
    return !projects.contains { $0.project.interfaces.contains(name) }
  }
}

extension XcodeProject {
  /// Whether a file that no target names may lie in a folder that one takes as a whole.
  fileprivate func mayTake(_ path: String) -> Bool { wholeFolders.map { path.isBelow($0) } ?? true }
}
