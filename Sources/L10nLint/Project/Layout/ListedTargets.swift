/// Which code each target of a project builds, and which of them surely build no table, as far as the project alone says it.
/// Empty where none does, so that most projects keep nothing.
struct ListedTargets: Sendable {
  struct Target: Sendable {
    let name: String
    /// What the system shows beside the app: an extension, or an app for the watch.
    let isPart: Bool
    /// Names a table or what may hold one; or it is a library, whose code runs in the bundle of somebody else.
    let mayHaveTables: Bool
  }

  /// A folder whose files targets take without naming them.
  struct Folder: Sendable {
    /// Seen from the folder of the project; with a slash at its end.
    let path: String
    /// Numbers of targets.
    var owners: Set<Int> = []
    /// By number of a target, what it leaves out of its own folder, or takes from that of another.
    var exceptions: [Int: Set<String>] = [:]
  }

  private(set) var targets: [Target] = []
  private(set) var folders: [Folder] = []
  /// Whether it builds files that lie outside of its folder.
  private(set) var buildsOthers = false
  /// By the hash of a path of code, seen from the folder of the project, the numbers of the targets that name it.
  private var builders: [UInt64: Set<Int>] = [:]

  init() {}

  init(_ project: ProjectObjects) {
    let builders = project.builders
    let targets = builders.map { target in
      Target(
        name: target.text(.name) ?? "", isPart: project.isPart(target),
        mayHaveTables: project.mayHaveTables(target))
    }
    guard targets.contains(where: { !$0.mayHaveTables }), !project.copyLanguages,
      let folders = project.foldersOfTargets
    else { return }
    (self.targets, self.folders) = (targets, folders)
    buildsOthers = folders.contains { $0.path.isOutside }
    for (number, target) in builders.enumerated() {
      for file in project.sources(of: target) {
        guard let path = project.path(of: file), path.isCodeOfTarget else { continue }
        self.builders[path.withSpelling(\.quickHash), default: []].insert(number)
        if path.isOutside { buildsOthers = true }
      }
    }
  }

  /// The numbers of the targets that build a file of code.
  func builders(of path: String) -> Set<Int> {
    var found = builders[path.withSpelling(\.quickHash), default: []]
    for folder in folders { found.formUnion(folder.targets(taking: path)) }
    return found
  }
}

extension ListedTargets.Folder {
  /// The numbers of the targets that take a file of the folder.
  func targets(taking path: String) -> Set<Int> {
    guard path.hasPrefix(self.path) else { return [] }
    let part = String(path.dropFirst(self.path.count))
    let excepted = Set(exceptions.filter { $0.value.hold(part) }.keys)
    return owners.symmetricDifference(excepted)
  }
}

extension Set<String> {
  /// Whether a file, or a folder around it, is one of these. Xcode writes one entry for a file in several languages.
  fileprivate func hold(_ path: String) -> Bool {
    guard !isEmpty else { return false }
    let localized = path.inFolderOfLanguage.map { name in
      path.folder.folder.isEmpty
        ? "/Localized/" + name.fileName : "/Localized/" + path.folder.folder + "/" + name.fileName
    }
    return contains(path) || localized.map(contains) ?? false || path.foldersAround.contains(where: contains)
  }
}

extension String {
  /// Leads out of the folder that it is seen from.
  fileprivate var isOutside: Bool { withSpelling { $0.hasPrefix("..") || $0.hasPrefix("/") } }
}
