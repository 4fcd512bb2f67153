import L10nLint
import L10nSyntax

/// The folder that paths of a report are counted from: that of the repository, or of the outermost configuration,
/// wherever the command is run. Where there is neither, it is the working directory, or the folder that was named. Files are
/// judged from others (`ListedProjects`).
enum ProjectFolder {
  /// The folder that paths of a report are counted from; `paths` are those that were named.
  static func reportRoot(around paths: [String]) -> ProjectRoot {
    guard let here = Platform.realPath("."), let root = path(around: paths) else { return .here }
    return ProjectRoot(root, workingFolder: String(path: here))
  }

  /// The folder of all that was named, in whichever order: that of what is around all of it, else the first by its bytes.
  static func path(around paths: [String]) -> String? {
    guard let here = Platform.realPath(".").map({ String(path: $0) }) else { return nil }
    var starts = PathTable<Bool>()
    for path in paths.isEmpty ? ["."] : paths { if let start = folder(path) { starts[start] = true } }
    if starts.count > 1, let root = marked(in: starts.paths.commonFolder) { return root }
    return starts.paths.map { root(of: $0, here) }.min { $0.precedesInBytes($1) }
  }

  /// The absolute path of the folder.
  static func path(around path: String) -> String? {
    guard let here = Platform.realPath(".").map({ String(path: $0) }), let start = folder(path) else {
      return nil
    }
    return root(of: start, here)
  }

  private static func root(of start: String, _ here: String) -> String {
    marked(in: start) ?? (start.foldersAround.contains(here) ? here : start)
  }

  /// The folder that a repository or a configuration marks around a file, which need not exist.
  static func marked(around file: String) -> String? {
    file.foldersAround.dropFirst().first.flatMap { marked(in: $0) }
  }

  static func marked(in start: String) -> String? {
    var outermost: String?
    for folder in start.foldersAround {
      let prefix = folder == "/" ? folder : folder + "/"
      if PathStatus(prefix + ".git") != nil { return folder }
      if PathStatus(prefix + ConfigurationFile.name) != nil { outermost = folder }
    }
    return outermost
  }

  /// The folder of the repository of git around a path, which need not exist, be git there or
  /// not; `nil` where there is none.
  static func repository(around path: String) -> String? {
    existingFolder(around: path)?.foldersAround.first {
      PathStatus($0 == "/" ? "/.git" : $0 + "/.git") != nil
    }
  }

  /// Whether a file, which need not exist, belongs to a project: a repository or a configuration is around it, or it lies in
  /// the working folder and that one looks like a project.
  static func isAround(_ file: String) -> Bool {
    guard let start = existingFolder(around: file) else { return false }
    if marked(in: start) != nil { return true }
    guard let here = Platform.realPath(".").map({ String(path: $0) }) else { return false }
    return start.foldersAround.contains(here) && holdsProject(here, orFolder: ".lproj")
  }

  /// Whether something in a folder says that a project begins there, or a folder in it ends in `ending`.
  static func holdsProject(_ folder: String, orFolder ending: String? = nil) -> Bool {
    let endings = [".xcodeproj", ".xcworkspace"] + (ending.map { [$0] } ?? [])
    let prefix = folder == "/" ? folder : folder + "/"
    let files = ["Package.swift", "Project.swift", "project.yml", "Podfile"]
    return files.contains { PathStatus(prefix + $0) != nil }
      || FolderEntries(folder, prefix)?.folders.contains { name in
        endings.contains(where: name.hasSuffix)
      } == true
  }

  /// The folder of a path, or the innermost one around it that is there, without links.
  private static func existingFolder(around path: String) -> String? {
    var folder = path.hasPrefix("/") ? path : Platform.workingFolder + "/" + path
    while PathStatus(folder)?.kind != .folder {
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return "/" }
      folder = String(folder[..<slash])
    }
    return Platform.realPath(folder).map { String(path: $0) }
  }

  /// Whether a path that exists leads to a place in the project around a folder; its links are followed.
  static func holds(_ path: String, around folder: String) -> Bool {
    guard let target = Platform.realPath(path), let root = self.path(around: folder) else { return false }
    return target.lies(in: root.pathBytes)
  }

  private static func folder(_ path: String) -> String? {
    if PathStatus(path)?.kind == .folder { return Platform.realPath(path).map { String(path: $0) } }
    // A link lies where it is, and not where it leads to.
    if PathStatus(path, isFollowing: false) != nil, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      return Platform.realPath(String(path[...slash])).map { String(path: $0) }
    }
    if PathStatus(path, isFollowing: false) == nil, let around = existingFolder(around: path),
      marked(in: around) != nil
    {
      return around
    }
    return path == "." ? nil : folder(".")
  }
}

extension [UInt8] {
  /// Whether an absolute path is that of a folder or of something in it.
  func lies(in folder: [UInt8]) -> Bool {
    starts(with: folder)
      && (count == folder.count || folder.last == UInt8(ascii: "/")
        || self[folder.count] == UInt8(ascii: "/"))
  }
}

extension String {
  /// An absolute path and those above it, up to the root of the file system.
  var foldersAround: [String] {
    let steps = pathSteps
    return (0...steps.count).reversed().map { "/" + steps[..<$0].joined(separator: "/") }
  }
}
