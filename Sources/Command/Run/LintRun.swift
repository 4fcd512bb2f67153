import L10nLint
import L10nSyntax

/// Reads and lints the files of a list.
struct LintRun {
  let plan: LintPlan
  let reading: ProjectReading
  private(set) var findings: [Finding]
  /// How many files could be read, be it in part.
  let readFiles: Int
  /// What was read of each file, where somebody wants to know whether it is still the same.
  private let stamps: PathTable<Int>

  init(_ plan: LintPlan, keyStyle: KeyStyle?, jobs: Int, progress: Progress?, isStamping: Bool) {
    self.plan = plan
    let workers = Workers(jobs)
    var stamps = PathTable<Int>()
    reading = ProjectReading(
      plan, keyStyle: keyStyle, workers, progress, isStamping: isStamping
    ) { stamps[$0] = $1 }
    self.stamps = stamps
    let (settings, names) = (plan.settings, plan.settings.names)
    let adjusted = reading.findings(workers).compactMap { settings.forFile(at: $0.path).adjusted($0) }
    let found = names.spelled(adjusted)
    readFiles = reading.filesThere - found.count { $0.isUnreadable && $0.place.range.isEmpty }
    // What could not be opened is no file of the run, and is not judged; a folder around it may have it as well.
    let told = PathTable(found.lazy.filter(\.isUnreadable).map { (key: $0.path, value: true) })
    let unopened = plan.list.failures.filter { told[$0.path] == nil }
      .map { Finding(unreadable: $0.path, reason: $0.reason) }
      .compactMap { settings.forFile($0.path).adjusted($0) }
    findings = (found + unopened).sortedForReport().withEncryptedTogether().sortedForReport()
  }

  var project: ProjectFacts { reading.project }

  /// Tells what tables have lost since other states of the project.
  mutating func addLosses(since states: [LintRun]) {
    let settings = plan.settings
    let lost = LostTexts(since: states.map(\.project)).findings(in: project) { path in
      settings.forFile(at: path).severity(of: LostTexts.rule, LostTexts.kind)
    }
    findings = (findings + settings.names.spelled(lost)).sortedForReport()
  }

  func stamp(of path: String) -> Int? { stamps[path] }
}

extension ProjectReading {
  /// Files a worker takes at once.
  private static let batch = 32

  /// Reads the files of a plan. `remember` is told what was read of each of them, where somebody wants to know.
  init(
    _ plan: LintPlan, keyStyle: KeyStyle?, _ workers: Workers, _ progress: Progress? = nil,
    isStamping: Bool = false, remember: (String, Int?) -> Void = { _, _ in }
  ) {
    let paths = plan.list.files.map(\.path)
    self.init(of: paths, plan.settings, keyStyle: keyStyle, workers) { files, state in
      let found = workers.map(
        files.count, batch: Self.batch, { FileReader(isStamping: isStamping) }
      ) { number, reader in
        progress?.advance()
        let result = Self.lint(files[number], of: plan, &reader, state)
        return (result: result, stamp: reader.stamp)
      }
      for (number, made) in found { remember(paths[files[number]], made.stamp) }
      return found.map { ($0.0, $0.1.result) }
    }
  }

  private static func lint(
    _ index: Int, of plan: LintPlan, _ reader: inout FileReader, _ state: ReadingState
  ) -> Linter.FileResult {
    let file = plan.list.files[index]
    let (path, judged) = (file.path, plan.settings.names.judgedPath(of: file.path))
    do {
      let text =
        if let held = plan.list.held[path] {
          try held.get()
        } else {
          try reader.read(path, isFollowing: file.origin == .named)
        }
      return plan.settings.linter(ofFile: index).lint(
        SourceFile(
          path: judged, kind: FileKind(path: path) ?? .source(.swift), text: text),
        state)
    } catch {
      switch error {
      case .link: return lint(link: path, of: plan.list, at: judged)
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
