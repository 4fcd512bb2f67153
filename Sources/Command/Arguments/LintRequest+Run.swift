import L10nLint

/// What of the findings of a run is shown.
struct RunView {
  let focus: Focus
  let baseline: BaselineFile?

  func apply(to report: inout Report) {
    baseline?.apply(to: &report)
    focus.apply(to: &report)
  }
}

extension LintRequest {
  func run() throws -> ExitStatus {
    var request = self
    try request.checkWrittenFiles()
    try request.completePaths()
    do {
      return try request.start()
    } catch is ConfigurationError where request.reachesAround {
      // What is wrong may be said of other folders only, or these be checked one by one.
      request.reach = .named
      return try request.start()
    }
  }

  /// Whether no program waits for a report, which would have to say that the run failed.
  private var isForPeople: Bool { reports.allSatisfy(\.isForPerson) }

  private func start() throws -> ExitStatus {
    try checkProject()
    var (list, scope, changes) = try selection()
    sayWhatIsAbsent(in: list)
    guard !list.isOnlyAbsent || !isForPeople else { return .failure }
    list.configurations.warn(idleSettings(in: list))
    let plan = try LintPlan(list, around: named, naming: namedRules).working(on: filesInWork(changes))
    let baseline = try BaselineFile(
      self, list.configurations,
      BaselineFile.Scope(
        paths: scope ?? (readsProject ? nil : PathScope(named, list.configurations)),
        only: Set(only), disabled: Set(disabled)))
    try sayWhatIsOdd(about: list)
    let earlier = try changes?.earlier.map { try self.earlier($0.list(from: list)) } ?? []
    let focus = Focus(paths: scope, changes: changes, before: earlier.map(\.findings))
    let view = RunView(focus: focus, baseline: baseline)
    if let request = fixRequest, mayFix(list) { return try fix(request, plan, view) }
    var run = lint(plan, keepsReadings: !earlier.isEmpty)
    try Output.tell(idleLanguages(in: run).listing)
    run.addLosses(since: earlier.map(\.run))
    // Nothing comes after this run but the end of the program.
    Platform.leave(run)
    return try finish(run, view, nil)
  }

  /// What somebody commits, has changed on a branch or has in a buffer.
  private func filesInWork(_ changes: AskedChanges?) -> [String] {
    (changes?.lines.paths ?? []) + (standardInputPath.map { [$0] } ?? [])
  }

  /// A run over another state of the files, and what it finds.
  private func earlier(_ list: FileList) throws -> (run: LintRun, findings: Baseline) {
    let run = lint(try LintPlan(list, around: named), keepsReadings: true)
    return (run, Baseline(of: fullReport(of: run, RunView(focus: .everything, baseline: nil), nil)))
  }

  func lint(_ plan: LintPlan, keepsReadings: Bool = false) -> LintRun {
    let progress = isQuiet ? nil : Progress(of: plan.list.files.count)
    defer { progress?.clear() }
    return LintRun(
      plan,
      LintRun.Manner(
        keyStyle: keyStyle, jobs: jobs, isStamping: fixes != nil, keepsReadings: keepsReadings),
      progress)
  }

  /// The findings that somebody wants to see.
  func report(of run: LintRun, _ view: RunView, _ fixes: FixRun?) -> Report {
    var report = fullReport(of: run, view, fixes)
    hide(in: &report, run.plan, view.focus)
    view.apply(to: &report)
    return report
  }

  /// Writes the reports of a run, and says how it ends.
  func finish(_ run: LintRun, _ view: RunView, _ fixes: FixRun?) throws -> ExitStatus {
    let plan = run.plan
    let all = fullReport(of: run, view, fixes)
    var report = all
    hide(in: &report, plan, view.focus)
    try view.baseline?.write(view.focus.applied(to: report), amongAll: all)
    view.apply(to: &report)
    do {
      try write(report)
    } catch Output.Failure.closed {
      // Whoever read it has enough of it. What was found stays found.
    }
    if !isQuiet {
      report.summary.leavesFilesUnread = leavesFilesUnread(plan.list)
      report.summary.lacksPaths = !plan.list.absent.isEmpty
      // Whoever asked for the counts has them already.
      let counts = showsStatistics ? "" : report.summary.statistics(of: report.findings)
      try Output.tell(
        counts + view.focus.summary(of: report) + report.summary.text(of: report.findings)
          + (view.baseline?.advice ?? ""))
    }
    let failures = report.findings.count { finding in
      let threshold = failOn ?? plan.settings(of: finding.path).failOn.value
      return finding.suppression == nil && threshold.isReached(by: finding.severity)
    }
    if maximum > 0, failures > maximum, !isQuiet {
      Output.say("findings that fail the run: \(failures), and `--max-findings` allows \(maximum)")
    }
    let isLoose = isRatcheting && view.baseline?.sayWhatIsGone(from: all, paths) == true
    // A path that is not there is a mistake in the command itself, however many findings it lets through; and a run over
    // nothing, because of the patterns of `include`, would be green for ever.
    guard plan.list.absent.isEmpty, !includesNothing(plan.list) else { return .failure }
    return failures > maximum || isLoose ? .findings : .clean
  }

  /// Whether the whole project is asked for, and none of its files by the `include` that stands beside it.
  private func includesNothing(_ list: FileList) -> Bool {
    guard list.isEmpty, paths.isEmpty || paths == ["."], since == nil, !isStaged,
      let exclusion = list.firstExclusion, exclusion.pattern == nil,
      case .file(let path, _) = exclusion.origin
    else { return false }
    return !path.contains("/")
  }

  private func write(_ report: Report) throws {
    let standard = isTextOnError ? Output.error : .standard
    for wanted in reports {
      if showsStatistics, wanted.isForPerson {
        try standard.write(report.summary.statistics(of: report.findings))
      } else {
        try wanted.write(report, standard)
      }
    }
  }

  /// Leaves out what is not sure enough, or not bad enough.
  private func hide(in report: inout Report, _ plan: LintPlan, _ focus: Focus) {
    var (unsure, lesser) = (UnsureFindings(), 0)
    let root = report.root
    report.findings.removeAll { finding in
      let settings = plan.settings(of: finding.path)
      if !showsSuppressed, finding.suppression != nil { return true }
      let isUnsure = finding.confidence < minimumConfidence ?? settings.minimumConfidence.value
      if finding.severity < minimumSeverity ?? settings.minimumSeverity.value {
        if !isUnsure, finding.suppression == nil, focus.covers(finding, root) { lesser += 1 }
        return true
      }
      // Nobody was asked about the others.
      if isUnsure, focus.covers(finding, root) { unsure.add(finding) }
      return isUnsure
    }
    let namesFiles = !named.isEmpty && named.allSatisfy { PathStatus($0)?.kind == .file }
    unsure.tellsReason = focus.isNarrow || namesFiles || readsStandardInput
    (report.summary.unsure, report.summary.lesser) = (unsure, lesser)
    // One file has too few keys to tell, and whoever has said it, or asks for rules of something else, has no use for it.
    report.summary.tellsKeyStyle =
      !unsure.tellsReason && !isKeyStyleKnown(plan)
      && plan.rules.contains(where: \.asksForKeyStyle)
  }

  /// Whether somebody has said how keys are written.
  private func isKeyStyleKnown(_ plan: LintPlan) -> Bool {
    plan.projects.allSatisfy { project in
      (keyStyle ?? project.settings.project.keyStyle?.value ?? .undecided) != .undecided
    }
  }

  /// All that was found, however sure it is.
  private func fullReport(of run: LintRun, _ view: RunView, _ fixes: FixRun?) -> Report {
    let plan = run.plan
    var report = Report(
      run.findings, Summary(files: run.readFiles, projects: run.outlines), rules: plan.rules,
      version: Invocation.release, root: plan.reportRoot,
      readAgain: { [list = plan.list] path in list.text(of: path) })
    // What is left out must not change how the rest is called.
    if view.baseline != nil || view.focus.isNarrow || reports.contains(where: \.format.namesFindings) {
      report = report.fingerprinted(Workers(jobs))
    }
    report.notices = (plan.list.configurations.problems + idleLanguages(in: run)).map { problem in
      Report.Notice(.configuration, problem.kind, problem.message, path: problem.path)
    }
    report.notices += plan.list.absences.map { path, reason in
      Report.Notice(.execution, .error, "this path cannot be read: \(reason)", path: path)
    }
    report.isComplete = plan.list.absent.isEmpty && fixes?.outcome.unwritten ?? 0 == 0
    report.revision = ServiceRevision.current
    report.summary.fixes = fixes?.outcome
    report.summary.leftOutFolders = plan.list.skipped.text
    report.explainsFindings = explainsFindings
    report.style = isTextOnError ? .plain : Terminal.style(colors)
    return report
  }
}
