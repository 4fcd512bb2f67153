import L10nSyntax

/// What software shows of its interface, as its `Info.plist` says.
struct BackgroundSoftware {
  private var lists: [(path: String, presence: Presence)] = []

  enum Presence {
    case all
    /// An agent has windows and no menu bar: `LSUIElement`.
    case withoutMenuBar
    /// `LSBackgroundOnly`
    case none
  }

  init(_ project: ProjectFacts) {
    let lists = project.informationFiles.map { ($0.file.path, $0.list.presence) }
    if lists.contains(where: { $0.1 != .all }) { self.lists = lists }
  }

  /// What is shown of an interface file, by the `Info.plist` that lies nearest; where several do, by the one that shows
  /// the most.
  func presence(around path: String) -> Presence {
    var best: (shared: Int, presence: Presence) = (-1, .all)
    for list in lists {
      let shared = list.path.sharedFolders(with: path.folder)
      guard shared >= best.shared else { continue }
      let isMore = list.presence == .all || best.presence == .none
      if shared > best.shared || isMore { best = (shared, list.presence) }
    }
    return best.presence
  }
}

extension PropertyList {
  fileprivate var presence: BackgroundSoftware.Presence {
    if value(of: "LSBackgroundOnly", in: 0).flatMap({ flag(of: $0) }) == true { return .none }
    return value(of: "LSUIElement", in: 0).flatMap { flag(of: $0) } == true ? .withoutMenuBar : .all
  }
}

extension ProjectFacts {
  /// Whether the Xcode projects beside an interface file name their files one by one, and none of the run names this.
  func isOutsideOfProject(_ path: String) -> Bool {
    var isBesideOne = false
    let software = layout.software(around: path)
    for file in resources {
      guard case .project(let project) = file.content else { continue }
      if project.interfaces.contains(path.fileName) { return false }
      guard file.path.folder.folder == software else { continue }
      if project.hasWholeFolders { return false }
      isBesideOne = true
    }
    return isBesideOne
  }
}
