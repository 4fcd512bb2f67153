/// The folders that the paths of a run are counted from.
package struct RunRoots: Sendable {
  /// In reports for machines, fingerprints and baselines.
  package let reports: ProjectRoot
  /// Where files are judged: no other ones than their projects, from wherever somebody names them.
  package let judging: JudgingRoots

  package init(reports: ProjectRoot = .here, judging: JudgingRoots? = nil) {
    self.reports = reports
    self.judging = judging ?? JudgingRoots(reports)
  }
}
