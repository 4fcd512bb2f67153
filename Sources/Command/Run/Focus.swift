import L10nLint

/// What of the findings of a run is shown. The rules have seen all files: what one says of another is right.
struct Focus {
  /// `nil` for all of them.
  var paths: PathScope?
  /// `nil` for all lines.
  var changes: Changes?
  /// States that the changes come from, where these take lines out of resources.
  var earlier: [EarlierFiles] = []
  /// What was found in these states, once they have been looked at.
  var known: [Baseline] = []
  /// For the summary.
  var description: String?

  /// Shows what is about these changes, and what they bring about elsewhere.
  mutating func show(_ changes: GitChanges, _ lines: String) {
    self.changes = changes.changes
    description = "Shown are findings on \(lines)"
    guard changes.earlier.contains(where: \.tellOfLosses) else { return }
    earlier = changes.earlier
    description?.append(", or that came with what tables lost")
  }

  /// Whether some findings are left out.
  var isNarrow: Bool { paths != nil || changes != nil }

  func apply(to report: inout Report) {
    guard isNarrow else { return }
    report.summary.leftOut = report.findings.count
    let root = report.root
    report.findings.removeAll { !covers($0, root) }
    report.summary.leftOut -= report.findings.count
  }

  /// Whether somebody asks about a finding of a report with this root.
  func covers(_ finding: Finding, _ root: ProjectRoot) -> Bool {
    let isNamed = paths?.covers(root.absolute(root.text(finding.path))) ?? true
    return isNamed && (changes?.concern(finding) ?? true || isBrought(finding))
  }

  /// Whether none of the states before had the finding: a key that code still asks for may have gone, or its translation,
  /// and no line is left to tell of it.
  private func isBrought(_ finding: Finding) -> Bool {
    !known.isEmpty && !known.contains { $0.holds(finding) }
  }

  func summary(of report: Report) -> String {
    guard let description else { return "" }
    let others = report.summary.leftOut
    return others == 0 ? "\(description).\n" : "\(description); \(others) more elsewhere.\n"
  }
}
