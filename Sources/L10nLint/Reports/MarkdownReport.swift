import L10nSyntax

extension ReportFormat {
  /// A page for people: counts by rule and by language, and the worst findings with links. Services show it as the
  /// summary of a job.
  package static let markdown = ReportFormat(name: "markdown") { report in
    let report = report.forServices
    guard !report.findings.isEmpty else {
      return Array("## l10nlint: no findings\n\nFiles read: \(report.summary.files).\n".utf8)
    }
    var text = "## l10nlint: findings: \(report.findings.count)\n\n"
    text += "Files read: \(report.summary.files)."
    let known = report.summary.known.count
    if known > 0 { text += " Not shown (in the baseline): \(known)." }
    text += "\n\n" + report.rulesTable + "\n" + report.languagesTable + "\n" + report.worst
    return Array(text.utf8)
  }
}

extension Report {
  private static let shown = 20
  private static let order =
    "The first \(shown), by severity, then by confidence, then rules with few findings first:\n\n"

  fileprivate var rulesTable: String {
    let rows = rulesWithFindings.sorted { ($1.findings.count, $0.id) < ($0.findings.count, $1.id) }
      .map { id, rule, findings in
        let address = rule.flatMap { RulePageExcerpts($0).address(below: home) }
        let name = "`\(id.markdownCode)`"
        let link = address.map { "[\(name)](\($0))" } ?? name
        return "| \(link) | \(rule?.title.markdown ?? "") | \(findings.counts) |\n"
      }
    return "| rule | what it finds | errors | warnings | notes |\n| --- | --- | ---: | ---: | ---: |\n"
      + rows.joined()
  }

  fileprivate var languagesTable: String {
    let groups = Dictionary(grouping: findings) { $0.language ?? $0.path.shownKind }
    let rows = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "| \($0.markdown) | \($1.counts) |\n" }
    return "| language | errors | warnings | notes |\n| --- | ---: | ---: | ---: |\n" + rows.joined()
  }

  fileprivate var worst: String {
    let list = findings.worstFirst.prefix(Self.shown).map { finding in
      let path = root.text(finding.path)
      let place = "`\(path.printable.markdownCode):\(finding.place.start.line)`"
      let address = address(of: finding.path, line: finding.place.start.line)
      let link = address.map { "[\(place)](\($0))" } ?? place
      return
        "- **\(finding.severity.rawValue)** \(link) \(finding.message.markdown) (`\(finding.rule.markdownCode)`)\n"
    }
    let rest = findings.count - list.count
    guard rest > 0 else { return list.joined() }
    return Self.order + list.joined() + "\nMore findings: \(rest).\n"
  }

  /// Where the service shows the line, if it is known which commit this is.
  private func address(of path: String, line: Int) -> String? {
    guard let revision, let id = revision.id, revision.repository.hasPrefix("https://"),
      case .inside(let inside) = root.spell(path)
    else { return nil }
    return "\(revision.repository)/blob/\(id)/\(inside.uriPath)#L\(line)"
  }
}

extension [Finding] {
  /// The cells of a table.
  fileprivate var counts: String {
    Severity.allCases.reversed().map { severity in String(count { $0.severity == severity }) }
      .joined(separator: " | ")
  }
}

extension String {
  /// What a file is whose findings are about no language.
  fileprivate var shownKind: String {
    switch FileKind(path: self) {
    case .source(.swift): return "Swift"
    case .source(.cFamily): return "Objective-C, C, C++"
    case .table(.catalog): return "string catalogs"
    case .table, .interface, .information, .project, .scheme: return "resources of all languages"
    case nil: return "other"
    }
  }

  /// Text as it is, with its spans of code.
  fileprivate var markdown: String {
    let parts = printable.split(separator: "`", omittingEmptySubsequences: false)
    // A quote without its other one is a sign like any other.
    guard parts.count.isMultiple(of: 2) == false else { return String(printable).markdownEscaped }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) || part.isEmpty
        ? String(part).markdownEscaped : "`\(String(part).markdownCode)`"
    }.joined()
  }

  /// Inside of a span of code in a table.
  fileprivate var markdownCode: String {
    replacing("`", with: "'").replacing("|", with: "\\|")
  }

  private var markdownEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      if "\\`*_{}[]<>#|!~&".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
