import L10nLint
import L10nSyntax

/// Spells absolute paths as somebody would type them in a folder.
struct WorkingFolder {
  private let steps: [Substring]
  /// Somebody may have removed it.
  private let isThere: Bool

  static var current: WorkingFolder {
    WorkingFolder(Platform.workingFolder, isThere: Platform.realPath(".") != nil)
  }

  init(_ path: String, isThere: Bool = true) {
    steps = path.pathSteps
    self.isThere = isThere
  }

  func spelled(_ path: String) -> String {
    guard isThere else { return path }
    let others = path.pathSteps
    let common = zip(steps, others).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    // Nothing in common but the root of the file system: the whole path is clearer.
    guard common > 0 || steps.isEmpty else { return path }
    let way = Array(repeating: "..", count: steps.count - common) + others[common...]
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// An argument by its real folder, where links lead to it: git, reports and baselines know no other name of a
  /// file. What is spelled without links stays as somebody types it, and so does a link that is itself a file.
  func withoutLinks(_ path: String) -> String {
    guard let real = Self.realPath(path), !real.utf8.elementsEqual(spelledAbsolute(path).utf8) else {
      return path
    }
    return path.hasPrefix("/") ? real : spelled(real)
  }

  /// Where a path leads that need not exist; `nil` where nothing of it does.
  private static func realPath(_ path: String) -> String? {
    if PathStatus(path)?.kind == .folder { return Platform.realPath(path).map { String(path: $0) } }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    // A slash at the end asks for a folder, and there is none.
    guard !name.isEmpty, slash != path.startIndex else { return nil }
    guard let folder = realPath(slash.map { String(path[..<$0]) } ?? ".") else { return nil }
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// A path from the root, without `.`, `..` and what else means nothing.
  private func spelledAbsolute(_ path: String) -> String {
    var steps = path.hasPrefix("/") ? [] : self.steps
    for step in path.pathSteps where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return "/" + steps.joined(separator: "/")
  }
}

/// Some files and folders, by their absolute paths.
struct PathScope {
  private let folders: [String]
  private let files: PathTable<Bool>

  init(_ paths: [String], _ configurations: ConfigurationFiles) {
    var folders: [String] = []
    var files = PathTable<Bool>()
    for path in paths {
      let absolute = configurations.absolute(path)
      if PathStatus(path)?.kind == .folder { folders.append(absolute + "/") } else { files[absolute] = true }
    }
    self.folders = folders
    self.files = files
  }

  func covers(_ path: String) -> Bool {
    files[path] != nil || folders.contains { path.utf8.starts(with: $0.utf8) }
  }
}

extension String {
  /// The names between its slashes.
  var pathSteps: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}
