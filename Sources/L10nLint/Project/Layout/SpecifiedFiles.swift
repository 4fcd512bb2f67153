import L10nSyntax

/// What the specifications of a run say together of the files that targets take: one may take what another leaves out, and those
/// of targets speak of folders beside their own.
struct SpecifiedFiles {
  private var sources: [ProjectSpecification.Source] = []
  private var files: Set<String> = []
  /// There is no specification.
  private(set) var isEmpty = true

  init() {}

  init(_ resources: [ResourceFile]) {
    for file in resources {
      if let specification = file.specification { add(specification, in: file.path.folder) }
    }
  }

  mutating func add(_ specification: ProjectSpecification, in folder: String) {
    isEmpty = false
    for source in specification.sources {
      var source = source
      let path = (source.folder + ".").counted(from: folder) + "/"
      source.folder = path.withoutDots
      if !source.folder.isEmpty { source.folder += "/" }
      sources.append(source)
    }
    files.formUnion(specification.files.map { $0.counted(from: folder).withoutDots })
  }

  /// Whether all targets that take the folder of a file leave the file out by a pattern, and so on purpose.
  func leaveOut(_ path: String) -> Bool {
    guard !sources.isEmpty, !files.contains(path) else { return false }
    let around = sources.filter { path.hasPrefix($0.folder) }
    // Most files are taken by a target that leaves nothing out.
    guard !around.isEmpty, around.allSatisfy({ !$0.excludes.isEmpty }) else { return false }
    return around.allSatisfy { source in
      // The same name may be written in other bytes.
      let rest = String(path.dropFirst(source.folder.count))
      return source.excludes.contains { $0.matches(rest) }
    }
  }
}
