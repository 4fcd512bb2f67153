import L10nSyntax

/// Folders that hold one piece of software each, found by what stands in them.
struct ProjectRoots: Sendable {
  private let folders: Set<String>

  init(_ paths: [String]) {
    var folders: Set<String> = []
    let all = Self.folders(of: paths)
    for path in paths where path.isPackageManifest { folders.insert(path.folder) }
    for folder in all where folder.withSpelling({ $0.holds(".xcodeproj") }) {
      let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
      for (depth, part) in parts.enumerated() where part.hasSuffix(".xcodeproj") {
        folders.insert(parts.prefix(depth).joined(separator: "/"))
      }
    }
    // Targets of packages are known once the packages are; a folder that is found on the way is no package.
    let packages = folders
    for folder in all { folders.formUnion(Self.inner(folder, packages: packages)) }
    self.folders = folders
  }

  /// The folders of files, each once where the paths are sorted.
  private static func folders(of paths: [String]) -> [String] {
    var found: [String] = []
    for path in paths {
      let isKnown = found.last.map { path.isFile(in: $0) } ?? false
      if !isKnown { found.append(path.folder) }
    }
    return found
  }

  /// The deepest of the folders around a file.
  func root(of path: String) -> String {
    var folder = path.folder
    while !folder.isEmpty, !folders.contains(folder) { folder = folder.folder }
    return folder
  }

  /// The deepest folder of some software around a file: of a package instead of its targets, which the same people
  /// write.
  func software(around path: String) -> String {
    let root = root(of: path)
    guard let name = root.folder.split(separator: "/").last, Self.targetFolders.contains(String(name)) else {
      return root
    }
    return self.root(of: root.folder)
  }

  private static let targetFolders: Set = ["Plugins", "Sources", "Tests"]

  /// Targets of packages, vendored libraries, and folders that the system takes for one thing.
  private static func inner(_ folder: String, packages: Set<String>) -> [String] {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    var found: [String] = []
    for depth in parts.indices {
      let name = parts[depth]
      if FolderNames.isProduct(name) || wrappers.contains(where: { name.hasSuffix($0) }) {
        found.append(parts[...depth].joined(separator: "/"))
      }
      guard depth + 1 < parts.count else { continue }
      let isTargets =
        (name == "Sources" || name == "Tests" || name == "Plugins")
        && packages.contains(parts[..<depth].joined(separator: "/"))
      if isTargets || FolderNames.isOfLibraries(name) {
        found.append(parts[...(depth + 1)].joined(separator: "/"))
      }
    }
    return found
  }

  private static let wrappers = [".bundle", ".xpc", ".plugin", ".docc", ".help"]
}

extension String {
  /// Whether a folder is the one of this path.
  fileprivate func isFile(in folder: String) -> Bool {
    withSpelling { path in
      let length = folder.utf8.count
      guard path.count > length, path[length] == UInt8(ascii: "/") else { return false }
      return path.lastIndex(of: UInt8(ascii: "/")) == length && path.starts(with: folder.utf8)
    }
  }
}
