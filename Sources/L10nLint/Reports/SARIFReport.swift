import L10nSyntax

extension ReportFormat {
  /// SARIF 2.1.0 as code scanning services read it: `docs/sarif.md` says what it holds.
  package static let sarif = ReportFormat(name: "sarif", namesFindings: true, saysNotices: true) { report in
    SARIFReport(report).bytes
  }
}

/// One run of the tool, as SARIF has it.
struct SARIFReport {
  var report: Report
  let rules: SARIFRules

  init(_ report: Report, limit: Int = SARIFLimits.results) {
    self.report = report.fingerprinted().inRootOrder
    let leftOut = self.report.keepWorst(limit)
    if leftOut > 0 {
      self.report.notices.append(
        Report.Notice(
          .execution, .warning,
          "Omitted: \(leftOut) of \(report.findings.count) findings, none more severe than those in this report. GitHub rejects larger reports; check parts of the project in separate runs."
        ))
    }
    rules = SARIFRules(self.report)
  }

  var bytes: [UInt8] {
    var writer = JSONWriter(.lines)
    writer.object { writer in
      writer.field(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      writer.field("version", "2.1.0")
      writer.array("runs") { runs in
        runs.element { run in
          run.field("tool") { $0.field("driver") { rules.write(version: report.version, to: &$0) } }
          run.field("columnKind", "utf16CodeUnits")
          bases(&run)
          revision(&run)
          run.array("invocations") { $0.element { invocation(&$0) } }
          run.array("results") { results(&$0) }
        }
      }
    }
    writer.end()
    return writer.bytes
  }

  // MARK: The run

  /// The root has no address: whose machine it was on is nobody's business, and a report is the same everywhere.
  private func bases(_ run: inout JSONWriter) {
    run.field("originalUriBaseIds") { bases in
      bases.field("%SRCROOT%") {
        $0.field("description") { $0.field("text", "The root of the project.") }
      }
      let paths = report.findings.lazy.flatMap { [$0.path] + $0.related.map(\.path) }
      let isOutside = { (path: String) in report.root.spell(path).base != "%SRCROOT%" }
      if paths.contains(where: isOutside) || report.notices.compactMap(\.path).contains(where: isOutside) {
        bases.field("FILESYSTEM") { $0.field("uri", "file:///") }
      }
    }
  }

  private func revision(_ run: inout JSONWriter) {
    guard let revision = report.revision else { return }
    run.array("versionControlProvenance") {
      $0.element { writer in
        writer.field("repositoryUri", revision.repository)
        if let id = revision.id { writer.field("revisionId", id) }
        if let branch = revision.branch { writer.field("branch", branch) }
        writer.field("mappedTo") { $0.field("uriBaseId", "%SRCROOT%") }
      }
    }
  }

  private func invocation(_ invocation: inout JSONWriter) {
    invocation.field("executionSuccessful", report.isComplete)
    let unreadable = report.findings.filter(\.isUnreadable).map {
      Report.Notice(.execution, $0.severity, $0.message, path: $0.path)
    }
    let hidden = report.summary.hidden.map { Report.Notice(.execution, .note, $0) }
    let notices = report.notices + unreadable + hidden
    invocation.array("toolConfigurationNotifications", notices.filter { $0.subject == .configuration }) {
      notification($0, &$1)
    }
    invocation.array("toolExecutionNotifications", notices.filter { $0.subject == .execution }) {
      notification($0, &$1)
    }
  }

  private func notification(_ notice: Report.Notice, _ writer: inout JSONWriter) {
    writer.field("level", notice.severity.rawValue)
    writer.field("message") {
      $0.field("text", notice.message.isEmpty ? "Unknown reason." : notice.message)
    }
    guard let path = notice.path else { return }
    writer.array("locations") {
      $0.element { $0.field("physicalLocation") { $0.artifact(report.root.spell(path)) } }
    }
  }
}

extension JSONWriter {
  mutating func artifact(_ path: ProjectRoot.Spelled) {
    field("artifactLocation") {
      $0.field("uri", path.uri)
      $0.field("uriBaseId", path.base)
    }
  }
}
