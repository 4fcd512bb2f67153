/// The systems that a project builds for, as far as its settings say.
struct ProjectSystems: Sendable {
  enum Kind { case phone, mac }

  private var names: Set<Substring> = []

  /// `iphoneos`, or several: `iphoneos macosx`; `YES` of what makes a Mac app of one for the iPad.
  mutating func add(_ setting: String) {
    names.formUnion(setting == "YES" ? ["macosx"] : setting == "NO" ? [] : setting.split(separator: " "))
  }

  /// `nil` where it builds for a Mac and for others, or does not say: `auto`, `$(PLATFORM)`.
  var only: Kind? {
    guard !names.isEmpty else { return nil }
    if names.allSatisfy({ $0.hasPrefix("macosx") }) { return .mac }
    return names.allSatisfy { name in Self.portable.contains { name.hasPrefix($0) } } ? .phone : nil
  }

  private static let portable = ["iphone", "watch", "appletv", "xr"]
}

/// Those of all projects of a run.
struct SystemsOfProjects {
  /// By the folder of the project.
  private var kinds: [String: Set<ProjectSystems.Kind?>] = [:]

  init(_ files: [ResourceFile]) {
    for file in files {
      guard let project = file.project else { continue }
      kinds[file.path.folderOfProject, default: []].insert(project.systems.only)
    }
  }

  /// The system that all projects around a file build for.
  func only(around path: String) -> ProjectSystems.Kind? {
    let around = Set(path.foldersAround.lazy.compactMap { kinds[$0] }.joined())
    return around.count == 1 ? around.first ?? nil : nil
  }
}
