import L10nSyntax

/// What a check of the joined project may see and do.
package struct ProjectPass: TablePass {
  static let usualConfidence = Confidence.likely

  package let project: ProjectFacts
  var reports: ResourceReports

  init(_ project: ProjectFacts, _ rule: Linter.EnabledRule) {
    self.project = project
    reports = ResourceReports(rule)
  }

  /// Whether a finding at this place would be kept.
  package func isReported(_ use: KeyUse) -> Bool {
    use.context.subtracting(rule.contexts).isEmpty && !project.reach.isCommandLine(use.path)
  }

  /// Whether nobody would miss what a finding at this place asks for. What a team forbids it forbids there too.
  func isPointless(_ use: KeyUse) -> Bool {
    guard !rule.isOfTeam else { return false }
    return rule.needsTranslations && project.isUntranslated(use.path) || project.reach.isUnseen(use)
  }

  /// Whether a comment covers what the rule says of a key, or of another place of its call.
  func isSilenced(_ use: KeyUse, at place: Place? = nil) -> Bool {
    project.isSilenced(rule.id, at: place ?? use.place, of: use.path)
  }

  /// Reports the key, or another place of its call.
  mutating func report(
    _ use: KeyUse, at place: Place? = nil, _ message: String, kind: String = "",
    confidence: Confidence = .likely, related: [RelatedPlace] = [], evidence: [Evidence] = [],
    fix: Fix? = nil, summary: Suspicion.SummaryPart? = nil
  ) {
    guard isReported(use), let severity = reports.current.severity(kind) else { return }
    let sink = use.sink.map { Evidence(.sink, $0) }
    let written = use.constant.map {
      RelatedPlace(path: $0.path, place: $0.place, message: "the key is defined here")
    }
    let finding = Finding(
      rule: rule.id, kind: kind, severity: severity, confidence: isPointless(use) ? .possible : confidence,
      path: use.path, place: place ?? use.place,
      message: message + (summary?.ending ?? "") + use.evidence.reasonInBrackets,
      related: related + [written].compactMap { $0 }, fix: fix,
      evidence: evidence + [sink].compactMap { $0 } + use.evidence)
    reports.add(Suspicion(finding: finding, summary: summary))
  }

  /// Where a range of a file stands, for those who tell of files whose text is not kept too.
  mutating func place(of range: ByteRange, in file: ResourceFile) -> Place {
    reports.place(of: range, in: file)
  }
}
