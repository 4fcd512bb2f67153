import L10nSyntax

/// What software shows of its interface, as its `Info.plist` says.
struct BackgroundSoftware {
  /// By folder, the most that is shown of what any `Info.plist` below it describes; empty where all show everything.
  private var presences: [String: Presence] = [:]

  enum Presence: Int {
    /// `LSBackgroundOnly`
    case none
    /// An agent has windows and no menu bar: `LSUIElement`.
    case withoutMenuBar
    case all
  }

  init(_ resources: ProjectResources) {
    let agents = resources.informationOfAgents
    let lists = resources.informationFiles.map { file, list in
      let presence = list.presence
      return (file.path, presence == .all && agents.contains(file.path) ? .withoutMenuBar : presence)
    }
    guard lists.contains(where: { $0.1 != .all }) else { return }
    for (path, presence) in lists {
      for folder in path.foldersAround where (presences[folder]?.rawValue ?? -1) < presence.rawValue {
        presences[folder] = presence
      }
    }
  }

  /// What is shown of an interface file, by the `Info.plist` that lies nearest; where several do, by the one that shows
  /// the most.
  func presence(around path: String) -> Presence {
    guard !presences.isEmpty else { return .all }
    return path.foldersAround.lazy.compactMap { presences[$0] }.first ?? .all
  }
}

extension ProjectResources {
  /// Storyboards and xibs, but those of software that shows nothing.
  var interfacesShown: [JoinedInterface] {
    let lists = Dictionary(grouping: informationFiles, by: \.file.path.folder)
    return interfaces.filter { interface in
      // That of a helper says nothing of the app around it.
      let nearest = interface.file.path.foldersAround.lazy.compactMap { lists[$0] }.first
      return nearest?.contains { $0.list.presence != .none } ?? true
    }
  }

  /// Paths of lists that build settings make those of agents: `INFOPLIST_KEY_LSUIElement`.
  fileprivate var informationOfAgents: Set<String> {
    var paths: Set<String> = []
    let lists = informationFiles.map(\.file.path)
    for file in files {
      guard let project = file.project, !project.informationOfAgents.isEmpty else { continue }
      let folder = file.path.folderOfProject
      for setting in project.informationOfAgents {
        let named = lists.filter { $0.isFile(ofSetting: setting, in: folder) }
        // Behind what another setting says it could be any of several.
        if named.count == 1 { paths.formUnion(named) }
      }
    }
    return paths
  }
}

extension PropertyList {
  fileprivate var presence: BackgroundSoftware.Presence {
    if value(of: "LSBackgroundOnly", in: 0).flatMap({ flag(of: $0) }) == true { return .none }
    return value(of: "LSUIElement", in: 0).flatMap { flag(of: $0) } == true ? .withoutMenuBar : .all
  }
}
