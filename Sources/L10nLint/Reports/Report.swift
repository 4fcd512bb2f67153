import L10nSyntax

/// All that a run has to say, before it is written in one format or another.
package struct Report: Sendable {
  /// In the order of `sortedForReport`. Suppressed ones are among them only where somebody asked for those.
  package var findings: [Finding]
  package var summary: Summary
  /// The rules that took part.
  package var rules: [Rule]
  /// That of the program.
  package var version: String
  /// Where paths are counted from in the formats that machines read.
  package var root: ProjectRoot
  /// Where links to pages of rules lead.
  package var home = ProjectHome.address
  /// What happened beside the findings.
  package var notices: [Notice] = []
  /// Whether the run could do all that it was asked for.
  package var isComplete = true
  /// Whether the text format says what each finding rests on.
  package var explainsFindings = false
  /// For whom the text format writes.
  package var style = TextStyle.plain
  /// Which commit was looked at.
  package var revision: Revision?
  /// Reads a file once more, for the formats that show or hash its text: a plain text report never asks.
  package var readAgain: @Sendable (String) -> SourceText?

  package init(
    _ findings: [Finding], _ summary: Summary, rules: [Rule] = [], version: String = "0",
    root: ProjectRoot = .here, readAgain: @escaping @Sendable (String) -> SourceText? = { _ in nil }
  ) {
    self.findings = findings
    self.summary = summary
    self.rules = rules
    self.version = version
    self.root = root
    self.readAgain = readAgain
  }

  /// Something a reader of the report should know that is no finding.
  package struct Notice: Sendable, Equatable {
    package enum Subject: String, Sendable {
      case configuration, execution
    }

    package var subject: Subject
    package var severity: Severity
    package var message: String
    package var path: String?

    package init(_ subject: Subject, _ severity: Severity, _ message: String, path: String? = nil) {
      self.subject = subject
      self.severity = severity
      self.message = message
      self.path = path
    }
  }
}

/// A way to write a report down: a value with one function, so that a new format is one more value.
package struct ReportFormat: Sendable {
  package let name: String
  /// Whether the report has a fingerprint for each finding.
  package let namesFindings: Bool
  /// Whether the report has a place for what is no finding, such as a path that is not there.
  package let saysNotices: Bool
  package let render: @Sendable (Report) -> [UInt8]

  package static let all: [ReportFormat] = [
    .text, .xcode, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .sonarqube, .markdown,
  ]

  package init(
    name: String, namesFindings: Bool = false, saysNotices: Bool = false,
    render: @escaping @Sendable (Report) -> [UInt8]
  ) {
    self.name = name
    self.namesFindings = namesFindings
    self.saysNotices = saysNotices
    self.render = render
  }
}

extension Report {
  /// The rule of a finding. What the engine itself says has one that nobody switches on.
  func rule(_ id: String) -> Rule? { rules.first { $0.id == id } ?? RuleCatalog.rule(id) }

  /// The findings of each file in turn.
  var files: [ArraySlice<Finding>] {
    var files: [ArraySlice<Finding>] = []
    var start = 0
    while start < findings.count {
      let path = findings[start].path
      var end = start
      while end < findings.count, findings[end].path.utf8.elementsEqual(path.utf8) { end += 1 }
      files.append(findings[start..<end])
      start = end
    }
    return files
  }

  /// The report for a format that has no place for notices: a path that is not there must not look clean.
  package var withAbsentPathsAsFindings: Report {
    var report = self
    report.findings += notices.compactMap { notice in
      guard notice.subject == .execution, let path = notice.path else { return nil }
      return Finding(unreadable: path, reason: notice.message)
    }
    report.findings = report.findings.sortedForReport()
    return report
  }

  /// In the order of the paths as machines read them, which is the same wherever the command is run.
  var inRootOrder: Report {
    var report = self
    let files = files.map { (path: root.text($0[$0.startIndex].path), findings: $0) }
    report.findings = files.sorted { $0.path.precedesInBytes($1.path) }.flatMap(\.findings)
    return report
  }

  /// Calls `body` with the findings of each file in turn and what its text shows of them.
  func forEachFile(_ body: (ArraySlice<Finding>, FileExcerpts) -> Void) {
    for findings in files { body(findings, FileExcerpts(text(of: findings))) }
  }

  /// The text of the file that some findings are in.
  func text(of findings: ArraySlice<Finding>) -> SourceText? {
    // An unreadable file does not become readable, and a pipe would hold the run.
    let isReadable = findings.contains { !$0.isUnreadable || !$0.place.range.isEmpty }
    return isReadable ? readAgain(findings[findings.startIndex].path) : nil
  }
}
