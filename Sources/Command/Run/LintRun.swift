import L10nLint
import L10nSyntax

/// Reads and lints the files of a list, project for project.
struct LintRun {
  let plan: LintPlan
  private(set) var findings: [Finding]
  /// How many files could be read, be it in part.
  let readFiles: Int
  let outlines: [ProjectOutline]
  /// Those of all projects where somebody wants to know more of them, and that of a single one.
  private(set) var readings: [ProjectReading]
  /// What was read of each file, where somebody wants to know whether it is still the same.
  private let stamps: PathTable<Int>

  /// How a run is made.
  struct Manner {
    var keyStyle: KeyStyle?
    var jobs: Int
    var isStamping = false
    /// Whether the projects are looked at when all of them have been read. They take memory until then.
    var keepsReadings = false
  }

  init(_ plan: LintPlan, _ manner: Manner, _ progress: Progress?) {
    self.plan = plan
    let lanes = ProjectLanes(plan.projects, jobs: manner.jobs)
    // Letting go of what nobody needs any more takes time, which a single project does not have to spend before the end.
    let keepsReadings = manner.keepsReadings || plan.projects.count == 1
    let runs = lanes.map { number, workers in
      ProjectRun(
        plan.projects[number], of: plan.list, manner, workers, progress, keepsReading: keepsReadings)
    }
    findings = runs.flatMap(\.findings)
    readFiles = runs.reduce(0) { $0 + $1.readFiles }
    outlines = runs.map(\.outline)
    stamps = PathTable(runs.lazy.flatMap(\.stamps))
    readings = runs.compactMap(\.reading)
    // What could not be opened is no file of the run, and is not judged; a folder around it may have it as well.
    let told = PathTable(findings.lazy.filter(\.isUnreadable).map { (key: $0.path, value: true) })
    let unopened = plan.list.failures.filter { told[$0.path] == nil }
      .map { Finding(unreadable: $0.path, reason: $0.reason) }
      .compactMap { plan.settings(of: $0.path).adjusted($0) }
    findings = (findings + unopened).sortedForReport().withEncryptedTogether().sortedForReport()
  }

  /// Tells what tables have lost since other states of the projects, which all were kept.
  mutating func addLosses(since states: [LintRun]) {
    guard !states.isEmpty else { return }
    for (project, reading) in zip(plan.projects, readings) {
      let older = states.compactMap { $0.reading(in: project.folder)?.project }
      let lost = LostTexts(since: older).findings(in: reading.project) { path in
        project.settings.forFile(at: path).severity(of: LostTexts.rule, LostTexts.kind)
      }
      findings += project.settings.names.spelled(reading.project.namingLanguages(in: lost))
    }
    findings = findings.sortedForReport()
  }

  private func reading(in folder: ProjectRoot) -> ProjectReading? {
    zip(plan.projects, readings).first { project, _ in project.folder == folder }?.1
  }

  func stamp(of path: String) -> Int? { stamps[path] }
}
