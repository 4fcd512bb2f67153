import L10nSyntax

/// Which code and interface files the Xcode projects of a run build. A file that is left in its folder when a project no
/// longer names it is read by nobody but us.
struct ListedCode {
  private(set) var unbuiltFiles: Set<String> = []
  /// What projects are made of.
  private var specifications = SpecifiedFiles()
  /// Folders of projects that name their files, and those in which files are built without being named.
  private var (listing, open): (Set<String>, Set<String>) = ([], [])
  /// Names of folders that a project takes as they are.
  private var taken: Set<String> = []
  private var names: Set<UInt64> = []
  /// By name of a file, where the projects say that it lies.
  private var places: [String: Set<String>] = [:]
  private var projects: [(folder: String, project: XcodeProject)] = []
  /// Where code lies that some project builds, and code that one shows and does not build.
  private var (built, idle): (Set<String>, Set<String>) = ([], [])

  init(_ files: [FileFacts]) {
    let former = Self.formerProjects(files)
    for file in files {
      switch file.resource?.content {
      case .project(let project)? where !former.contains(file.path.folderOfProject):
        add(project, in: file.path.folderOfProject)
      case .package?: open.insert(file.path.folder)
      case .specification(let specification)?:
        open.insert(file.path.folder)
        specifications.add(specification, in: file.path.folder)
      default: continue
      }
    }
    unbuiltFiles = excluded(files)
    unbuiltFiles.formUnion(leftBehind(in: former, files))
    guard !listing.isEmpty else { return }
    let paths = Set(files.map(\.path))
    let listed = pathsInProjects(files)
    unbuiltFiles.formUnion(
      listed.filter { isElsewhere($0, paths) || idle.contains($0) && !built.contains($0) })
    guard !names.isEmpty else { return }
    let folders = Dictionary(grouping: listed.filter(\.isCodeOfTarget), by: \.folder)
    unbuiltFiles.formUnion(forgotten(folders, files))
    for code in folders.values {
      let unnamed = code.filter { !isNamed($0) }
      // Folders that hardly any file is named of are built in another way.
      guard !unnamed.isEmpty, unnamed.count * 4 <= code.count else { continue }
      unbuiltFiles.formUnion(unnamed)
    }
  }

  /// Folders of projects that lie among what is used no more, beside one of the same name that does not:
  /// `Legacy/Harbour.xcodeproj`.
  private static func formerProjects(_ files: [FileFacts]) -> Set<String> {
    let projects = files.lazy.filter { $0.resource?.project != nil }.map(\.path.folder)
    let former = projects.filter(\.isPutAside)
    let kept = Set(projects.filter { !$0.isPutAside }.map(\.fileName))
    return Set(former.filter { kept.contains($0.fileName) }.map(\.folder))
  }

  /// What no other project, no package and no specification takes from there.
  private func leftBehind(in former: Set<String>, _ files: [FileFacts]) -> [String] {
    guard !former.isEmpty else { return [] }
    let others = files.lazy.filter { $0.resource?.project == nil }.map(\.path)
    return others.filter { path in
      let around = Set(path.foldersAround)
      return !former.isDisjoint(with: around) && !built.contains(path) && open.isDisjoint(with: around)
        && !(path.folder + "/").isBelow(taken)
    }
  }

  private mutating func add(_ project: XcodeProject, in folder: String) {
    projects.append((folder, project))
    names.formUnion(project.codeFiles)
    let place = { (path: String) in path.counted(from: folder).withoutDots }
    let idlePaths = Set(project.idlePaths.map(place))
    idle.formUnion(idlePaths)
    for path in project.filePaths.map(place) {
      places[path.fileName, default: []].insert(path)
      if !idlePaths.contains(path) { built.insert(path) }
    }
    if let folders = project.synchronizedFolders {
      taken.formUnion(folders)
      listing.insert(folder)
    } else {
      open.insert(folder)
    }
  }

  /// What all targets that take its folder leave out by a pattern.
  private func excluded(_ files: [FileFacts]) -> Set<String> {
    guard !specifications.isEmpty else { return [] }
    let paths = files.lazy.filter { $0.isListed && !names.contains($0.path.fileName.quickHash) }.map(\.path)
    return Set(paths.filter(specifications.leaveOut))
  }

  /// Files that a target has to name. Those of one folder follow each other, and what holds for one holds for all.
  private func pathsInProjects(_ files: [FileFacts]) -> [String] {
    var found: [String] = []
    var (last, isInProject) = ("", false)
    for file in files where file.isListed {
      let folder = file.path.folder + "/"
      if folder != last { (last, isInProject) = (folder, self.isInProject(folder)) }
      if isInProject { found.append(file.path) }
    }
    return found
  }

  /// Files that no project names, though they name others of the folder or it is for such files, and whose classes nothing
  /// else that is built names either.
  private func forgotten(_ folders: [String: [String]], _ files: [FileFacts]) -> [String] {
    // Targets need not name headers.
    let code = folders.values.joined().filter { !$0.hasSuffix(".h") }
    let listed = code.filter(isNamed)
    var unnamed = unnamed(in: folders, isMostNamed: listed.count * 2 >= code.count, besides: listed)
    guard !unnamed.isEmpty else { return [] }
    // What was written anew in another language keeps its name, and that is the one that is meant.
    let successors = Set(listed.map(\.nameOfClass))
    let name = { (path: String) in NameHash(path.nameOfClass) }
    let writers = NameWriters(files, of: Set(unnamed.map(name)))
    // By such a file, those that it names.
    var named: [String: [String]] = [:]
    var built: [String] = []
    for path in unnamed where !successors.contains(path.nameOfClass) {
      for file in writers.files(writing: name(path)).lazy.map({ files[$0] })
      where file.path.nameOfClass != path.nameOfClass && !isLeftOut(file) {
        if let writer = file.path.withSources.first(where: unnamed.contains) {
          named[writer, default: []].append(path)
        } else if !unbuiltFiles.contains(file.path) {
          built.append(path)
        }
      }
    }
    // What is named by a file that turns out to be built is built too.
    while let path = built.popLast() {
      if unnamed.remove(path) != nil { built += named[path] ?? [] }
    }
    return Array(unnamed)
  }

  /// What a project that names other files seems to have left behind.
  private func unnamed(
    in folders: [String: [String]], isMostNamed: Bool, besides listed: [String]
  ) -> Set<String> {
    // An app that was written anew in another language has some classes in both.
    let classes = Set(listed.map(\.nameOfClass))
    let formerEndings = [".m", ".swift"].filter { ending in
      listed.count >= Self.manyFiles && !listed.contains { $0.hasSuffix(ending) }
        && folders.values.joined().count { $0.hasSuffix(ending) && classes.contains($0.nameOfClass) } > 1
    }
    var unnamed: Set<String> = []
    for paths in folders.values {
      let placed = paths.count { places[$0.fileName]?.contains($0) ?? false }
      let areMeant = isMostNamed || placed > 1 && placed * 4 >= paths.count
      let isLeft = { (path: String) in
        areMeant || path.isPutAside || formerEndings.contains { path.hasSuffix($0) }
      }
      unnamed.formUnion(paths.filter { !isNamed($0) && isLeft($0) })
    }
    return unnamed
  }

  private static let manyFiles = 20

  private func isNamed(_ path: String) -> Bool { names.contains(path.fileName.quickHash) }

  /// Whether the files of a folder are named one by one; a slash stands at its end.
  private func isInProject(_ folder: String) -> Bool {
    let around = folder.foldersAround
    return !listing.isDisjoint(with: around) && open.isDisjoint(with: around) && !folder.isBelow(taken)
  }

  /// Whether the projects in the folder of some software name their storyboards and xibs one by one, and none of the run
  /// names this.
  func leavesOut(interface path: String, of software: String) -> Bool {
    let beside = projects.filter { $0.folder == software }
    guard !beside.isEmpty, open.isDisjoint(with: path.foldersAround),
      !beside.contains(where: { $0.project.mayTake(path) })
    else { return false }
    let name = path.fileName
    return !projects.contains { $0.project.interfaces.contains(name) }
  }

  /// Whether a file is a storyboard or xib that the projects leave out: those of the innermost folder around it
  /// that has some.
  private func isLeftOut(_ file: FileFacts) -> Bool {
    guard file.resource?.interface != nil,
      let software = file.path.foldersAround.first(where: { folder in
        projects.contains { $0.folder == folder }
      })
    else { return false }
    return leavesOut(interface: file.path, of: software)
  }

  /// Whether the projects name files of this name, all of which lie in other places.
  private func isElsewhere(_ path: String, _ paths: Set<String>) -> Bool {
    guard let places = places[path.fileName] else { return false }
    return !places.contains(path) && places.isSubset(of: paths)
  }
}

extension XcodeProject {
  /// Whether a file that no target names may lie in a folder that one takes as a whole.
  fileprivate func mayTake(_ path: String) -> Bool { wholeFolders.map { path.isBelow($0) } ?? true }
}

extension FileFacts {
  /// A file that a target has to name.
  fileprivate var isListed: Bool {
    switch resource?.content {
    case nil: path.isCodeOfTarget
    case .interface?: true
    default: false
    }
  }
}

extension String {
  /// Lies in a folder for what is used no more: `deprecated v2`, `Old`.
  fileprivate var isPutAside: Bool {
    folder.split(separator: "/").contains { name in
      let parts = name.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
      return parts.flatMap(\.words).contains {
        ["deprecated", "legacy", "obsolete", "old", "unused"].contains($0)
      }
        // A name of one word, `CloudBackup`, is what many apps do.
        || parts.count > 1 && parts.contains { $0.lowercased() == "backup" }
    }
  }

  /// A file itself, and of a header the files that may hold what it declares: it is built as they are.
  fileprivate var withSources: [String] {
    hasSuffix(".h") ? [self] + [".m", ".mm"].map { String(withoutEnding) + $0 } : [self]
  }

  /// `Harbour` of `Views/Harbour+Map.swift`.
  fileprivate var nameOfClass: String { String(fileName.prefix { $0 != "." && $0 != "+" }) }
}
