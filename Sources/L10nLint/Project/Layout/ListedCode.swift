import L10nSyntax

/// Which code the Xcode projects of a run build. A file that is left in its folder when a project no longer names it is
/// read by nobody but us.
struct ListedCode {
  private(set) var unbuiltFiles: Set<String> = []

  init(_ files: [FileFacts]) {
    // Folders of projects that name their files, and those in which files are built without being named.
    var (listing, open): (Set<String>, Set<String>) = ([], [])
    var names: Set<UInt64> = []
    for file in files {
      let folder = file.path.folder
      switch file.resource?.content {
      case .project(let project)?:
        names.formUnion(project.codeFiles)
        if project.hasWholeFolders { open.insert(folder.folder) } else { listing.insert(folder.folder) }
      case .package?, .specification?: open.insert(folder)
      default: continue
      }
    }
    guard !names.isEmpty, !listing.isEmpty else { return }
    for (folder, code) in Dictionary(grouping: files.filter(\.isCode).map(\.path), by: \.folder) {
      let around = (folder + "/").foldersAround
      guard !listing.isDisjoint(with: around), open.isDisjoint(with: around) else { continue }
      let unnamed = code.filter { !names.contains($0.fileName.quickHash) }
      // Folders that hardly any file is named of are built in another way.
      guard !unnamed.isEmpty, unnamed.count * 4 <= code.count else { continue }
      unbuiltFiles.formUnion(unnamed)
    }
  }
}

extension FileFacts {
  /// A file that a target has to name; headers are found by their folders.
  fileprivate var isCode: Bool {
    resource == nil && (path.hasSuffix(".swift") || path.hasSuffix(".m") || path.hasSuffix(".mm"))
  }
}
