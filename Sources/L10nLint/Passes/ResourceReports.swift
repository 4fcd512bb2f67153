import L10nSyntax

/// What a pass has reported, and the one way in which places of files that are no code become findings.
struct ResourceReports {
  let project: ProjectFacts
  var current: Linter.EnabledRule
  private(set) var findings: [Finding] = []
  private var places = ResourcePlaces()

  init(_ project: ProjectFacts, _ rule: Linter.EnabledRule) {
    self.project = project
    current = rule
  }

  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Reports a place of a file whose text need not be kept.
  mutating func add(
    _ place: Place, of file: ResourceFile, _ message: String, kind: String, confidence: Confidence,
    inheritedKey: PlacedText? = nil, related: [RelatedPlace], evidence: [Evidence], fix: Fix? = nil
  ) {
    guard let severity = current.severity(kind) else { return }
    add(
      Finding(
        rule: current.rule.id, kind: kind, severity: severity,
        confidence: project.reach.isSetAside(file) ? .possible : confidence, path: file.path, place: place,
        message: message, related: related, fix: fix, inheritedKey: inheritedKey, evidence: evidence))
  }

  mutating func place(of range: ByteRange, in file: ResourceFile) -> Place {
    places.place(of: range, in: file)
  }

  /// A fix with its places counted out; a binary list has no places to write at.
  mutating func counted(_ fix: ProposedFix, in file: ResourceFile) -> Fix? {
    if let table = file.table, !table.hasPlaces { return nil }
    return Fix(fix, in: file, &places)
  }
}
