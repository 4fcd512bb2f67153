extension ReportFormat {
  /// GitLab's Code Quality, a list of issues with a fingerprint of their own each.
  package static let gitlab = ReportFormat(name: "gitlab", namesFindings: true) { report in
    var writer = JSONWriter(.indented)
    writer.list { writer in
      for (path, findings) in report.fingerprinted().forServices.filesWithPaths {
        for finding in findings { writer.element { $0.issue(finding, path) } }
      }
    }
    writer.end()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func issue(_ finding: Finding, _ path: String) {
    field("description", finding.message)
    field("check_name", finding.rule)
    field("fingerprint", finding.fingerprint)
    field("severity", finding.severity.codeQuality)
    field("location") { location in
      location.field("path", path)
      location.field("lines") {
        $0.field("begin", finding.place.start.line)
        $0.field("end", finding.place.end.line)
      }
    }
  }
}

extension Severity {
  fileprivate var codeQuality: String {
    switch self {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }

  /// How much a finding weighs in Sonar's words.
  fileprivate var impact: String {
    switch self {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .note: "LOW"
    }
  }
}

extension ReportFormat {
  /// SonarQube's generic issues, as version 10.3 and later reads them. A rule has one weight there: the worst it has here.
  package static let sonarqube = ReportFormat(name: "sonarqube") { report in
    let report = report.forServices
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.array("rules", report.rulesWithFindings) { $1.sonarRule($0.id, $0.rule, $0.findings) }
      writer.array("issues", report.findings) { $1.sonarIssue($0, report.root) }
    }
    writer.end()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func sonarRule(_ id: String, _ rule: Rule?, _ findings: [Finding]) {
    let severity = findings.map(\.severity).max() ?? .warning
    field("id", id)
    field("name", rule?.title ?? id)
    field("description", rule?.summary ?? id)
    field("engineId", "l10nlint")
    field("cleanCodeAttribute", severity == .note ? "CONVENTIONAL" : "LOGICAL")
    array("impacts") { impacts in
      impacts.element {
        $0.field("softwareQuality", severity == .note ? "MAINTAINABILITY" : "RELIABILITY")
        $0.field("severity", severity.impact)
      }
    }
  }

  fileprivate mutating func sonarIssue(_ finding: Finding, _ root: ProjectRoot) {
    field("ruleId", finding.rule)
    field("primaryLocation") { $0.sonarPlace(finding.message, finding.path, finding.place, root) }
    guard !finding.related.isEmpty else { return }
    array("secondaryLocations", finding.related) { $1.sonarPlace($0.message, $0.path, $0.place, root) }
  }

  private mutating func sonarPlace(_ message: String, _ path: String, _ place: Place, _ root: ProjectRoot) {
    field("message", message.isEmpty ? "here" : message)
    field("filePath", root.text(path).printable)
    field("textRange") { range in
      range.field("startLine", place.start.line)
      // A range without a length is refused, a line alone is not. Stray bytes take no column.
      let (start, end) = (place.start, place.end)
      guard (start.line, start.utf16Column) < (end.line, end.utf16Column) else { return }
      range.field("endLine", place.end.line)
      range.field("startColumn", place.start.utf16Column - 1)
      range.field("endColumn", place.end.utf16Column - 1)
    }
  }
}
