import L10nSyntax

extension ReportFormat {
  /// Workflow commands, which GitHub shows beside the lines of a pull request. `title` is the rule.
  package static let github = ReportFormat(name: "github") { report in
    let report = report.forServices
    var shown: [Severity: Int] = [:]
    var text = ""
    // GitHub takes the first of each kind.
    for finding in report.findings.worstFirst {
      shown[finding.severity, default: 0] += 1
      let isShown = shown[finding.severity, default: 0] <= limit
      text += isShown ? finding.workflowCommand(report.root) : finding.logLine(report.root)
    }
    let rest = shown.values.reduce(0) { $0 + max(0, $1 - limit) }
    if rest > 0 {
      text +=
        "GitHub shows at most \(limit) annotations of each severity per step: the surest first, then rules with few findings. Only in the log: \(rest).\n"
    }
    return Array(text.utf8)
  }

  private static let limit = 10
}

extension Finding {
  fileprivate func workflowCommand(_ root: ProjectRoot) -> String {
    let kind = severity == .note ? "notice" : severity.rawValue
    var properties = [
      ("file", root.text(path).printable), ("line", String(place.start.line)),
      ("endLine", String(place.end.line)),
    ]
    // Columns of several lines mean nothing to it.
    if place.start.line == place.end.line, place.start != place.end {
      properties += [
        ("col", String(place.start.utf16Column)), ("endColumn", String(place.end.utf16Column)),
      ]
    }
    properties.append(("title", rule))
    let list = properties.map { "\($0)=\($1.workflowProperty)" }.joined(separator: ",")
    return "::\(kind) \(list)::\(message.printable.workflowData)\n"
  }

  fileprivate func logLine(_ root: ProjectRoot) -> String {
    let line = "\(root.text(path).printablePath):\(place.start.line):\(place.start.column): "
    return line.withoutCommands + "\(severity.rawValue): \(message.printable.withoutCommands) [\(rule)]\n"
  }
}

extension String {
  /// Line ends are no longer in a printable text; what is left is the sign of escapes.
  fileprivate var workflowData: String { replacing("%", with: "%25").withoutCommands }

  /// Commands in the old form count wherever they stand in a line.
  fileprivate var withoutCommands: String { replacing("##[", with: "## [") }

  fileprivate var workflowProperty: String {
    workflowData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
