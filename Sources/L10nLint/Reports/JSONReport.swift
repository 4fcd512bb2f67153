extension ReportFormat {
  /// One object with a version, the findings and what the run saw: `docs/json.md` describes it.
  package static let json = ReportFormat(name: "json", namesFindings: true, saysNotices: true) { report in
    let report = report.fingerprinted().inRootOrder
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.field("version", 1)
      writer.field("tool") {
        $0.field("name", "l10nlint")
        $0.field("version", report.version)
      }
      writer.field("files", report.summary.files)
      writer.field("keyStyle", report.summary.keyStyle.rawValue)
      writer.field("notShown") {
        $0.field("confidence", report.summary.unsure.count)
        $0.field("severity", report.summary.lesser)
        $0.field("baseline", report.summary.known.count)
      }
      writer.array("notices", report.notices) { $1.notice($0, report.root) }
      writer.array("findings", report.findings) { $1.finding($0, report.root) }
    }
    writer.end()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func notice(_ notice: Report.Notice, _ root: ProjectRoot) {
    field("subject", notice.subject.rawValue)
    field("severity", notice.severity.rawValue)
    field("message", notice.message)
    if let path = notice.path { field("path", root.text(path)) }
  }

  fileprivate mutating func finding(_ finding: Finding, _ root: ProjectRoot) {
    field("rule", finding.rule)
    if !finding.kind.isEmpty { field("kind", finding.kind) }
    field("severity", finding.severity.rawValue)
    field("confidence", finding.confidence.rawValue)
    field("message", finding.message)
    field("path", root.text(finding.path))
    span(finding.place)
    field("fingerprint", finding.fingerprint)
    array("related", finding.related) { related, writer in
      writer.field("message", related.message)
      writer.field("path", root.text(related.path))
      writer.span(related.place)
    }
    if !finding.evidence.isEmpty { evidence(finding.evidence) }
    if let fix = finding.fix {
      field("fix") { writer in
        writer.field("safety", fix.safety.rawValue)
        writer.field("title", fix.title)
        writer.array("edits", fix.edits) { edit, writer in
          writer.field("path", root.text(edit.path))
          writer.span(edit.place)
          writer.field("replacement", edit.replacement)
        }
      }
    }
    if let suppression = finding.suppression {
      field("suppression") { writer in
        writer.field("kind", "inSource")
        if let reason = suppression.justification { writer.field("justification", reason) }
        writer.span(suppression.place)
      }
    }
  }

  mutating func evidence(_ evidence: [Evidence]) {
    array("evidence", evidence) { evidence, writer in
      writer.field("fact", evidence.fact.rawValue)
      writer.field("value", evidence.value)
    }
  }

  private mutating func span(_ place: Place) {
    field("start") { $0.position(place.start, offset: place.range.start) }
    field("end") { $0.position(place.end, offset: place.range.end) }
  }

  private mutating func position(_ position: Place.Position, offset: UInt32) {
    field("line", position.line)
    field("column", position.column)
    field("utf16Column", position.utf16Column)
    field("offset", Int(offset))
  }
}
