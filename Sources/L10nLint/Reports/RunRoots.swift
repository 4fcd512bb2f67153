/// The folders that the paths of a run are counted from.
package struct RunRoots: Sendable {
  /// In reports for machines, fingerprints and baselines.
  package let reports: ProjectRoot
  /// Where files are judged: no other one than their project, from wherever somebody names it.
  package let judging: ProjectRoot

  package init(reports: ProjectRoot = .here, judging: ProjectRoot? = nil) {
    self.reports = reports
    self.judging = judging ?? reports
  }
}
