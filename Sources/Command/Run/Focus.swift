import L10nLint

/// What of the findings of a run is shown. The rules have seen all files: what one says of another is right.
struct Focus {
  /// `nil` for all of them.
  var paths: PathScope?
  /// `nil` for all lines.
  var changes: Changes?
  /// For the summary.
  var description: String?

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
    return isNamed && changes?.concern(finding) ?? true
  }

  func summary(of report: Report) -> String {
    guard let description else { return "" }
    let others = report.summary.leftOut
    return others == 0 ? "\(description).\n" : "\(description); \(others) more elsewhere.\n"
  }
}
