import L10nLint

/// One project of a run, read and linted.
struct ProjectRun: Sendable {
  /// In no order.
  let findings: [Finding]
  /// How many of its files could be read, be it in part.
  let readFiles: Int
  let outline: ProjectOutline
  /// Where somebody wants to know more of it.
  let reading: ProjectReading?
  /// What was read of each file, where somebody wants to know.
  let stamps: [(key: String, value: Int)]

  init(
    _ project: LintPlan.Project, of list: FileList, _ manner: LintRun.Manner, _ workers: Workers,
    _ progress: Progress?, keepsReading: Bool
  ) {
    var stamps: [(key: String, value: Int)] = []
    let reading = ProjectReading(
      project, of: list, keyStyle: manner.keyStyle, workers, progress, isStamping: manner.isStamping
    ) { path, stamp in
      if let stamp { stamps.append((path, stamp)) }
    }
    let found = reading.project.namingLanguages(in: reading.findings(workers)).compactMap {
      project.settings.forFile(at: $0.path).adjusted($0)
    }
    readFiles = reading.filesThere - found.count { $0.isUnreadable && $0.place.range.isEmpty }
    findings = project.settings.names.spelled(found)
    outline = ProjectOutline(reading.project)
    self.reading = keepsReading ? reading : nil
    self.stamps = stamps
  }
}
