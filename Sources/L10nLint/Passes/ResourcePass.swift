import L10nSyntax

/// What a check of resources may do: report places of files that are no code.
package struct ResourcePass {
  package let project: ProjectFacts
  private var current: Linter.EnabledRule
  private(set) var findings: [Finding] = []
  private var places = ResourcePlaces()
  /// Those of the table that the rules look at, found when the first one asks.
  private var leftovers: Leftovers?

  init(_ project: ProjectFacts, _ rule: Linter.EnabledRule) {
    self.project = project
    current = rule
  }

  /// Lets the next check report.
  mutating func turn(to next: Linter.EnabledRule) { current = next }

  package var rule: Rule { current.rule }
  package var options: Options { current.options }

  /// Reports a range of a file. `kind` names one of the severities of the page.
  package mutating func report(
    _ range: ByteRange, in file: ResourceFile, _ message: String, kind: String = "",
    confidence: Confidence = .certain, inheritedKey: PlacedText? = nil, related: [RelatedPlace] = [],
    evidence: [Evidence] = [], fix: @autoclosure () -> ProposedFix? = nil
  ) {
    guard let severity = current.severity(kind) else { return }
    let place = places.place(of: range, in: file)
    let fix = fix().flatMap { counted($0, in: file) }
    findings.append(
      Finding(
        rule: rule.id, kind: kind, severity: severity,
        confidence: project.reach.isSetAside(file) ? .possible : confidence, path: file.path, place: place,
        message: message, related: related, fix: fix, inheritedKey: inheritedKey, evidence: evidence))
  }

  /// A binary list has no places to write at.
  private mutating func counted(_ fix: ProposedFix, in file: ResourceFile) -> Fix? {
    if let table = file.table, !table.hasPlaces { return nil }
    return Fix(fix, in: file, &places)
  }

  mutating func leftovers(of table: JoinedTable) -> Leftovers {
    if let leftovers, leftovers.table === table { return leftovers }
    let found = Leftovers(of: table, project)
    leftovers = found
    return found
  }

  /// Another place that explains a finding.
  package mutating func related(_ range: ByteRange, in file: ResourceFile, _ message: String) -> RelatedPlace
  {
    RelatedPlace(path: file.path, place: places.place(of: range, in: file), message: message)
  }
}
