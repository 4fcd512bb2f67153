import L10nSyntax

/// What a run has read, for `doctor`.
package struct FilesPortrait: Sendable {
  /// Most frequent kind first.
  private let kinds: [(name: String, count: Int)]
  /// Those that could not be read, and why.
  package var unread: [Finding] = []
  /// A line about folders that were not looked into.
  package var leftOutFolders: String?
  package var configurations: [String] = []
  /// Patterns of the configuration that mean no file.
  package var idlePatterns: [ConfigurationFile.Pattern] = []

  /// `paths` are those of the files that were read.
  package init(_ paths: [String]) {
    var counts: [String: Int] = [:]
    for path in paths { counts[FileKind(path: path)?.name ?? "other", default: 0] += 1 }
    kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// For a person.
  package var text: String {
    var lines = ["Files: \(kinds.reduce(0) { $0 + $1.count })"]
    lines += kinds.map { "  \($0.name): \($0.count)" }
    if !unread.isEmpty {
      lines.append("Not read: \(unread.count)")
      lines += unread.map { "  \($0.path.printable): \($0.message.printable)" }
    }
    if let leftOutFolders { lines.append(leftOutFolders) }
    lines.append(
      configurations.isEmpty
        ? "Configuration: none (`l10nlint init` writes one)"
        : "Configuration: \(configurations.map(\.printable).joined(separator: ", "))")
    if !idlePatterns.isEmpty { lines.append("Patterns that match no file: \(idlePatterns.count)") }
    lines += idlePatterns.map { "  `\($0.text.printable)` in `\($0.key)`, \($0.origin)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
