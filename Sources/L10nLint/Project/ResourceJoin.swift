/// Which resources of a project are read together, and where they belong, whatever its code is.
struct ResourceJoin: Sendable {
  /// Tables that no Xcode project builds; `files` has all others, and the code.
  let unlistedTables: [ResourceFile]
  /// Paths of those that could not be read.
  let unreadTables: [String]
  /// Paths of those behind one in no language.
  let hiddenTables: [String]
  let files: [FileFacts]
  var resources: [ResourceFile]
  let copiedTables: Set<String>
  let paths: [String]
  let layout: ProjectLayout
  /// Where in `resources` a path stands, by its number.
  private(set) var numbers: [Int: Int] = [:]

  init(_ files: [FileFacts]) {
    let listed = ListedLanguages(files)
    let unlisted = Set(
      files.indices.filter { files[$0].resource?.table != nil && listed.leavesOut(files[$0].path) })
    unreadTables = files.lazy.filter { $0.resource == nil }.map(\.path).filter { path in
      guard case .table? = FileKind(path: path) else { return false }
      return listed.leavesOut(path)
    }
    unlistedTables = unlisted.sorted().compactMap { files[$0].resource }
    self.files =
      unlisted.isEmpty ? files : files.indices.lazy.filter { !unlisted.contains($0) }.map { files[$0] }
    resources = self.files.compactMap(\.resource)
    hiddenTables = resources.lazy.filter { $0.table != nil }.map(\.path).filter(listed.hides)
    copiedTables = Self.copiedTables(resources)
    paths = self.files.map(\.path)
    layout = ProjectLayout(paths)
    for (number, file) in self.files.enumerated() where file.resource != nil {
      numbers[number] = numbers.count
    }
  }
}
