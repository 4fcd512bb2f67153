import L10nSyntax

extension SourceFile {
  /// Whether its name or its head says that a program has written it.
  package var isGenerated: Bool { context.contains(.generated) }
}

/// Where a project keeps code that a program has written.
package struct GeneratedCode {
  /// As `exclude` has them: folders with nothing else in them, endings, and files.
  package private(set) var patterns: [String] = []

  private static let endings = [".generated.swift", ".pb.swift", ".grpc.swift"]

  /// Paths count from the folder of the configuration.
  package init(_ generated: [String], among paths: [String]) {
    var counts: [String: Int] = [:]
    for path in paths { for folder in path.folders { counts[folder, default: 0] += 1 } }
    var waiting: [String] = []
    for path in generated {
      if let ending = Self.endings.first(where: path.hasSuffix) {
        add("*" + ending)
      } else {
        waiting.append(path)
      }
    }
    var generatedCounts: [String: Int] = [:]
    for path in generated { for folder in path.folders { generatedCounts[folder, default: 0] += 1 } }
    for path in waiting {
      let whole = path.folders.first { counts[$0] == generatedCounts[$0] }
      let pattern = whole ?? path
      // Without a slash it would stand for everything of this name.
      add(pattern.contains("/") ? pattern : "/" + pattern)
    }
  }

  private mutating func add(_ pattern: String) {
    if !patterns.contains(pattern) { patterns.append(pattern) }
  }
}

extension String {
  /// The folders around a file, the outermost first.
  fileprivate var folders: [String] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
  }
}
