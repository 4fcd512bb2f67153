import L10nSyntax

/// Where a project keeps code that a program has written.
package struct GeneratedCode {
  /// As `exclude` has them: folders with nothing else in them, endings, and files.
  package private(set) var patterns: [String] = []

  private static let endings = [".generated.swift", ".pb.swift", ".grpc.swift"]

  /// Paths count from the folder of the configuration.
  package init(_ generated: [String], among paths: [String]) {
    var counts: [String: Int] = [:]
    for path in paths { for folder in path.foldersAround { counts[folder, default: 0] += 1 } }
    var waiting: [String] = []
    for path in generated {
      if let ending = Self.endings.first(where: path.hasSuffix) {
        add("*" + ending)
      } else {
        waiting.append(path)
      }
    }
    var generatedCounts: [String: Int] = [:]
    for path in generated { for folder in path.foldersAround { generatedCounts[folder, default: 0] += 1 } }
    for path in waiting {
      // The outermost one; the folder of the configuration is none of them.
      let whole = path.foldersAround.dropLast().last { counts[$0] == generatedCounts[$0] }
      let pattern = whole ?? path
      // Without a slash it would stand for everything of this name.
      add(pattern.contains("/") ? pattern : "/" + pattern)
    }
  }

  private mutating func add(_ pattern: String) {
    if !patterns.contains(pattern) { patterns.append(pattern) }
  }
}
