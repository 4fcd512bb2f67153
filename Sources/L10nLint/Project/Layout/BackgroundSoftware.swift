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

  init(_ project: ProjectFacts) {
    let lists = project.informationFiles.map { ($0.file.path, $0.list.presence) }
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

extension PropertyList {
  fileprivate var presence: BackgroundSoftware.Presence {
    if value(of: "LSBackgroundOnly", in: 0).flatMap({ flag(of: $0) }) == true { return .none }
    return value(of: "LSUIElement", in: 0).flatMap { flag(of: $0) } == true ? .withoutMenuBar : .all
  }
}
