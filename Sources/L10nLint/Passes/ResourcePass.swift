/// What a check of resources may do: report places of files that are no code.
package struct ResourcePass: TablePass {
  static let usualConfidence = Confidence.certain

  package let project: ProjectFacts
  var reports: ResourceReports
  /// Those of the table that the rules look at, found when the first one asks.
  private var leftovers: Leftovers?

  init(_ project: ProjectFacts, _ rule: Linter.EnabledRule) {
    self.project = project
    reports = ResourceReports(rule)
  }

  /// Lets the next check report.
  mutating func turn(to next: Linter.EnabledRule) { reports.current = next }

  mutating func leftovers(of table: JoinedTable) -> Leftovers {
    if let leftovers, leftovers.table === table { return leftovers }
    let found = Leftovers(of: table, project)
    leftovers = found
    return found
  }
}
