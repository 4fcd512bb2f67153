import L10nLint
import L10nSyntax

/// Reads and lints the files of a list, project after project.
struct LintRun {
  let plan: LintPlan
  private(set) var findings: [Finding] = []
  /// How many files could be read, be it in part.
  private(set) var readFiles = 0
  private(set) var outlines: [ProjectOutline] = []
  /// Those of all projects where somebody wants to know more of them, else of the last one, as what nobody needs any more
  /// takes time to let go.
  private(set) var readings: [ProjectReading] = []
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
    var stamps = PathTable<Int>()
    for project in plan.projects {
      if !manner.keepsReadings { readings = [] }
      // Threads for each of many small projects cost more than they save.
      let isSmall = plan.projects.count > 1 && project.files.count < Self.filesWorthThreads
      let workers = Workers(isSmall ? 1 : manner.jobs)
      let reading = ProjectReading(
        project, of: plan.list, keyStyle: manner.keyStyle, workers, progress, isStamping: manner.isStamping
      ) { stamps[$0] = $1 }
      let found = reading.project.namingLanguages(in: reading.findings(workers)).compactMap {
        project.settings.forFile(at: $0.path).adjusted($0)
      }
      readFiles += reading.filesThere - found.count { $0.isUnreadable && $0.place.range.isEmpty }
      findings += project.settings.names.spelled(found)
      outlines.append(ProjectOutline(reading.project))
      readings.append(reading)
    }
    self.stamps = stamps
    // What could not be opened is no file of the run, and is not judged; a folder around it may have it as well.
    let told = PathTable(findings.lazy.filter(\.isUnreadable).map { (key: $0.path, value: true) })
    let unopened = plan.list.failures.filter { told[$0.path] == nil }
      .map { Finding(unreadable: $0.path, reason: $0.reason) }
      .compactMap { plan.settings(of: $0.path).adjusted($0) }
    findings = (findings + unopened).sortedForReport().withEncryptedTogether().sortedForReport()
  }

  private static let filesWorthThreads = 64

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

extension ProjectReading {
  /// Files a worker takes at once.
  private static let batch = 32

  /// Reads the files of a project in a list. `remember` is told what was read of each of them, where somebody wants to know.
  init(
    _ project: LintPlan.Project, of list: FileList, keyStyle: KeyStyle?, _ workers: Workers,
    _ progress: Progress? = nil, isStamping: Bool = false,
    remember: (String, Int?) -> Void = { _, _ in }
  ) {
    let paths = project.files.map(\.path)
    self.init(
      of: paths, project.settings, keyStyle: keyStyle ?? project.settings.project.keyStyle?.value, workers
    ) { files, state in
      let found = workers.map(
        files.count, batch: Self.batch, { FileReader(isStamping: isStamping) }
      ) { number, reader in
        progress?.advance()
        let result = Self.lint(files[number], of: project, list, &reader, state)
        return (result: result, stamp: reader.stamp)
      }
      for (number, made) in found { remember(paths[files[number]], made.stamp) }
      return found.map { ($0.0, $0.1.result) }
    }
  }

  private static func lint(
    _ index: Int, of project: LintPlan.Project, _ list: FileList, _ reader: inout FileReader,
    _ state: ReadingState
  ) -> Linter.FileResult {
    let file = project.files[index]
    let (path, judged) = (file.path, project.settings.names.judgedPath(of: file.path))
    do {
      let text =
        if let held = list.held[path] {
          try held.get()
        } else {
          try reader.read(path, isFollowing: file.origin == .named)
        }
      return project.settings.linter(ofFile: index).lint(
        SourceFile(
          path: judged, kind: FileKind(path: path) ?? .source(.swift), text: text),
        state)
    } catch {
      switch error {
      case .link: return lint(link: path, of: list, at: judged)
      // Deleted, and git was not told yet.
      case .absent where file.origin == .git: return .absent(path: judged)
      case .encrypted: return Linter.FileResult(encrypted: judged)
      case .absent(let reason), .other(let reason):
        return Linter.FileResult(unreadable: judged, reason: reason)
      }
    }
  }

  /// A link in a folder is not followed: what it leads to has a name of its own, or is not part of the run.
  private static func lint(link path: String, of list: FileList, at judged: String) -> Linter.FileResult {
    guard let target = PathStatus(path) else {
      return Linter.FileResult(unreadable: judged, reason: PathStatus.absence(of: path))
    }
    if target.kind == .folder || list.holdsTarget(ofLink: path) { return .absent(path: judged) }
    return Linter.FileResult(
      unreadable: judged, reason: "it is a link to a file outside of the folders of this run", kind: "link")
  }
}
