/// Which resources of a project are read together, and where they belong, whatever its code is.
struct ResourceJoin: Sendable {
  /// Tables that no Xcode project builds; `files` has all others, and the code.
  let unlistedTables: [ResourceFile]
  let files: [FileFacts]
  let resources: [ResourceFile]
  let copiedFiles: Set<String>
  let paths: [String]
  let layout: ProjectLayout
  /// Where in `resources` a path stands, by its number.
  private(set) var numbers: [Int: Int] = [:]

  init(_ files: [FileFacts]) {
    let listed = ListedLanguages(files)
    let isUnlisted = { (file: FileFacts) in file.resource?.table != nil && listed.leavesOut(file.path) }
    unlistedTables = files.filter(isUnlisted).compactMap(\.resource)
    self.files = unlistedTables.isEmpty ? files : files.filter { !isUnlisted($0) }
    resources = self.files.compactMap(\.resource)
    copiedFiles = ProjectFacts.copiedTables(resources).union(ProjectFacts.copiedCode(self.files))
    paths = self.files.map(\.path)
    layout = ProjectLayout(paths)
    for (number, file) in self.files.enumerated() where file.resource != nil {
      numbers[number] = numbers.count
    }
  }
}
