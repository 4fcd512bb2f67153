import L10nSyntax

/// A pass that reports keys of tables, and other places of files that are no code.
protocol TablePass {
  var project: ProjectFacts { get }
  var reports: ResourceReports { get set }

  /// How sure its checks are, unless they say it.
  static var usualConfidence: Confidence { get }
}

extension TablePass {
  var rule: Rule { reports.current.rule }
  var options: Options { reports.current.options }
  var suspicions: [Suspicion] { reports.suspicions }

  /// Reports a range of a file. `kind` names one of the severities of the page. The confidence falls to `possible`
  /// where the row that the finding is about has a smaller audience than `whom`.
  mutating func report(
    _ range: ByteRange, in file: ResourceFile, _ message: String, kind: String = "",
    confidence: Confidence = Self.usualConfidence, about row: RowOfTable? = nil, for whom: Audience = .few,
    inherited: Suspicion.InheritedKey? = nil, related: [RelatedPlace] = [], evidence: [Evidence] = [],
    fix: @autoclosure () -> ProposedFix? = nil
  ) {
    guard reports.current.severity(kind) != nil else { return }
    let audience = row.map { project.keys.audience(of: $0.row, in: $0.table) } ?? .users
    let isHeard = audience >= whom
    let place = reports.place(of: range, in: file)
    let fix = fix().flatMap { reports.counted($0, in: file) }
    report(
      place, of: file, message, kind: kind, confidence: isHeard ? confidence : .possible,
      inherited: inherited, related: related,
      evidence: evidence + (isHeard ? [] : [audience.objection]), fix: fix)
  }

  /// Reports a place that is counted out already, in a file whose text need not be kept.
  mutating func report(
    _ place: Place, of file: ResourceFile, _ message: String, kind: String = "",
    confidence: Confidence = Self.usualConfidence, inherited: Suspicion.InheritedKey? = nil,
    related: [RelatedPlace] = [], evidence: [Evidence] = [], fix: Fix? = nil
  ) {
    guard let severity = reports.current.severity(kind) else { return }
    let isSetAside = project.reach.isSetAside(file)
    let finding = Finding(
      rule: rule.id, kind: kind, severity: severity, confidence: isSetAside ? .possible : confidence,
      path: file.path, place: place, message: message, related: related, fix: fix,
      evidence: evidence + (isSetAside ? [.setAside] : []))
    reports.add(Suspicion(finding: finding, inherited: inherited))
  }

  /// Reports a key where it stands first.
  mutating func report(
    _ row: JoinedTable.Row, of table: JoinedTable, _ message: String, kind: String = "",
    confidence: Confidence = Self.usualConfidence, related: [RelatedPlace] = []
  ) {
    report(
      table.entry(of: row).key.range, in: table.file(of: row), message, kind: kind, confidence: confidence,
      related: related)
  }

  /// How many keys of a table are told one by one.
  static var mostToldAlone: Int { 5 }

  /// Reports keys of a table that share a mistake: one by one, or together at the first where they are many.
  mutating func report(
    _ rows: [JoinedTable.Row], of table: JoinedTable, kind: String = "", confidence: Confidence,
    aloneUpTo most: Int = Self.mostToldAlone, alone: (JoinedTable.Row) -> String,
    together: ([JoinedTable.Row]) -> String
  ) {
    for alike in rows.count > most ? bySilence(rows, of: table) : rows.map({ [$0] }) {
      let others = alike.dropFirst().relatedPlaces { related($0, of: table, "another one") }
      report(
        alike[0], of: table, others.isEmpty ? alone(alike[0]) : together(alike), kind: kind,
        confidence: confidence, related: others)
    }
  }

  /// A key that a finding is about, with what the rule makes of it where only the text of the base language is lost.
  func inherited(_ key: PlacedText, leftover kind: String) -> Suspicion.InheritedKey {
    let leftover = reports.current.severity(kind).map { severity in
      Suspicion.InheritedKey.Leftover(kind: kind, severity: severity)
    }
    return Suspicion.InheritedKey(key: key, leftover: leftover)
  }

  /// A place that explains a finding.
  mutating func related(_ range: ByteRange, in file: ResourceFile, _ message: String) -> RelatedPlace {
    RelatedPlace(path: file.path, place: reports.place(of: range, in: file), message: message)
  }

  /// A place that explains a finding: where a key stands first.
  mutating func related(_ row: JoinedTable.Row, of table: JoinedTable, _ message: String) -> RelatedPlace {
    related(table.entry(of: row).key.range, in: table.file(of: row), message)
  }
}
