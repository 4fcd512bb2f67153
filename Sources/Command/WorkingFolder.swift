import L10nSyntax

/// Spells absolute paths as somebody would type them in a folder.
struct WorkingFolder {
  private let steps: [Substring]

  static var current: WorkingFolder { WorkingFolder(Platform.workingFolder) }

  init(_ path: String) {
    steps = path.pathSteps
  }

  func spelled(_ path: String) -> String {
    let others = path.pathSteps
    let common = zip(steps, others).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    // Nothing in common but the root of the file system: the whole path is clearer.
    guard common > 0 || steps.isEmpty else { return path }
    let way = Array(repeating: "..", count: steps.count - common) + others[common...]
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}

/// Some files and folders, by their absolute paths.
struct PathScope {
  private let folders: [String]
  private let files: Set<String>

  init(_ paths: [String], _ configurations: ConfigurationFiles) {
    var folders: [String] = []
    var files: Set<String> = []
    for path in paths {
      let absolute = configurations.absolute(path)
      if PathStatus(path)?.kind == .folder { folders.append(absolute + "/") } else { files.insert(absolute) }
    }
    self.folders = folders
    self.files = files
  }

  func covers(_ path: String) -> Bool {
    files.contains(path) || folders.contains { path.utf8.starts(with: $0.utf8) }
  }
}

extension String {
  fileprivate var pathSteps: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}
