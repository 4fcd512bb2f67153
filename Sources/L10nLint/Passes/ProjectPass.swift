import L10nSyntax

/// What a check of the joined project may see and do.
package struct ProjectPass {
  package let project: ProjectFacts
  private let current: Linter.EnabledRule
  private(set) var findings: [Finding] = []
  private var places = ResourcePlaces()

  init(_ project: ProjectFacts, _ rule: Linter.EnabledRule) {
    self.project = project
    current = rule
  }

  package var rule: Rule { current.rule }
  package var options: Options { current.options }

  /// Whether a finding at this place would be kept.
  package func isReported(_ use: KeyUse) -> Bool {
    use.context.subtracting(rule.contexts).isEmpty && !project.reach.isCommandLine(use.path)
  }

  /// Whether nobody would miss what a finding at this place asks for.
  func isPointless(_ use: KeyUse) -> Bool {
    rule.needsTranslations && project.isUntranslated(use.path) || project.reach.isUnseen(use)
  }

  /// Whether a comment covers what the rule says of a key, or of another place of its call.
  func isSilenced(_ use: KeyUse, at place: Place? = nil) -> Bool {
    project.isSilenced(rule.id, at: place ?? use.place, of: use.path)
  }

  /// Reports the key, or another place of its call.
  package mutating func report(
    _ use: KeyUse, at place: Place? = nil, _ message: String, kind: String = "",
    confidence: Confidence = .likely, related: [RelatedPlace] = [], evidence: [Evidence] = [],
    fix: Fix? = nil,
    summary: Finding.Summary? = nil
  ) {
    guard isReported(use), let severity = current.severity(kind) else { return }
    let sink = use.sink.map { Evidence(.sink, $0) }
    findings.append(
      Finding(
        rule: rule.id, kind: kind, severity: severity, confidence: isPointless(use) ? .possible : confidence,
        path: use.path, place: place ?? use.place, message: message + use.evidence.reasonInBrackets,
        related: related,
        fix: fix, summary: summary, evidence: evidence + [sink].compactMap { $0 } + use.evidence))
  }

  /// Reports a range of a file that is no code.
  package mutating func report(
    _ range: ByteRange, in file: ResourceFile, _ message: String, kind: String = "",
    confidence: Confidence = .likely, related: [RelatedPlace] = [], evidence: [Evidence] = []
  ) {
    report(
      places.place(of: range, in: file), of: file, message, kind: kind, confidence: confidence,
      related: related, evidence: evidence)
  }

  /// The same of a place that is counted out already, in a file whose text is not kept.
  package mutating func report(
    _ place: Place, of file: ResourceFile, _ message: String, kind: String = "",
    confidence: Confidence = .likely, related: [RelatedPlace] = [], evidence: [Evidence] = []
  ) {
    guard let severity = current.severity(kind) else { return }
    findings.append(
      Finding(
        rule: rule.id, kind: kind, severity: severity,
        confidence: project.reach.isSetAside(file) ? .possible : confidence, path: file.path, place: place,
        message: message, related: related, evidence: evidence))
  }

  /// Where a range of a file stands, for those who tell of files whose text is not kept too.
  package mutating func place(of range: ByteRange, in file: ResourceFile) -> Place {
    places.place(of: range, in: file)
  }

  /// A place in a table that explains a finding.
  package mutating func related(_ range: ByteRange, in file: ResourceFile, _ message: String) -> RelatedPlace
  {
    RelatedPlace(path: file.path, place: places.place(of: range, in: file), message: message)
  }
}
