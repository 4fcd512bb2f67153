import L10nSyntax

extension ConfigurationFile {
  /// A pattern for paths, as it is written, and where.
  package struct Pattern: Sendable {
    /// The key that it stands under.
    package let key: String
    package let text: String
    package let origin: Origin
  }

  /// The patterns that mean none of some files and folders, which are given by their absolute paths.
  package func idlePatterns(files: [String], folders: [String]) -> [Pattern] {
    let files = files.compactMap(relative)
    let folders = folders.compactMap(relative)
    return patterns.filter { _, glob in
      !files.contains { glob.matches($0) } && !folders.contains { glob.matches($0, isFolder: true) }
    }
    .map(\.0)
  }

  private var patterns: [(Pattern, Glob)] {
    let listed = [("include", include ?? []), ("exclude", exclude)].flatMap { key, globs in
      globs.map { (Pattern(key: key, text: $0.value.text, origin: $0.origin), $0.value) }
    }
    return listed
      + entries.flatMap(\.paths).map {
        (Pattern(key: "overrides", text: $0.value.text, origin: $0.origin), $0.value)
      }
  }
}
