import L10nSyntax

/// What a commit or a branch changes, for runs that speak of nothing else.
package struct Changes: Sendable {
  /// By path, as findings have it. Files that have not changed are not among them.
  private var files = PathTable<ChangedLines>()

  package init() {}

  package mutating func add(_ lines: ChangedLines, in path: String) { files[path] = lines }

  package var isEmpty: Bool { files.isEmpty }

  package var paths: [String] { files.paths }

  /// Whether a finding is about changed lines, its own or those that explain it. One about a file as a whole is, where
  /// anything in the file has changed.
  package func concern(_ finding: Finding) -> Bool {
    touch(finding.path, finding.place) || finding.related.contains { touch($0.path, $0.place) }
  }

  private func touch(_ path: String, _ place: Place) -> Bool {
    guard let lines = files[path] else { return false }
    return place.isWholeFile || lines.overlaps(place.lines)
  }
}

extension Place {
  /// Findings about a file as a whole stand at its beginning and have no length.
  fileprivate var isWholeFile: Bool { range.start == 0 && range.end == 0 }

  /// The lines with code of it: an end at the beginning of a line is none of that line.
  fileprivate var lines: ClosedRange<Int> {
    let last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
    return start.line...max(start.line, last)
  }
}
