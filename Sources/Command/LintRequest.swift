import L10nLint

/// One run over files, as the arguments describe it.
struct LintRequest {
  var paths: [String] = []
  /// Files that list more paths.
  var lists: [String] = []
  var readsStandardInput = false
  /// What the text on standard input is called.
  var standardInputPath: String?
  var configuration = ConfigurationSource.search
  var exclusions = FileList.Exclusions.obeyed

  var only: [String] = []
  var disabled: [String] = []
  var severities: [String: Severity] = [:]
  var keyStyle: KeyStyle?

  var reports: [RequestedReport] = []
  /// Where the last report goes that has no file.
  var output: String?
  /// `nil` leaves it to the configuration.
  var minimum: Confidence?
  var failOn: FailureThreshold?
  /// How many findings a run may have that does not fail.
  var maximum = 0
  /// Which fixes are made; `nil` for none.
  var fixes: Fix.Safety?
  var hardLinks = FixRun.HardLinks.refused
  /// Print what fixes would change, and change nothing.
  var showsDiff = false
  /// Standard output is for a text: findings are told beside it.
  var isTextOnError = false
  var showsSuppressed = false
  var showsStatistics = false
  var colors = ColorChoice.automatic
  var isQuiet = false
  var jobs = Platform.processorCount

  init(_ arguments: ArraySlice<String>) throws(ArgumentError) {
    var waiting = arguments
    while let argument = waiting.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      if argument == "--" {
        paths.append(contentsOf: waiting)
        break
      }
      try read(argument, &waiting)
    }
    try complete()
  }

  /// `--name value`, `--name=value`, `--name`
  private mutating func read(_ argument: String, _ waiting: inout ArraySlice<String>) throws(ArgumentError) {
    let equals = argument.firstIndex(of: "=")
    let name = String(argument[..<(equals ?? argument.endIndex)])
    var value = equals.map { String(argument[argument.index(after: $0)...]) }
    let option = try CommandOption.named(name)
    switch option.arity {
    case .switch:
      guard value == nil else { throw ArgumentError(message: "`\(name)` is a switch and takes no value") }
    case .optional: break
    case .value:
      if value == nil { value = waiting.popFirst() }
      guard value != nil else {
        throw ArgumentError(message: "`\(name)` needs a value; see `l10nlint --help`")
      }
    }
    try option.apply(&self, value ?? "")
  }

  /// Looks at what the options say together.
  private mutating func complete() throws(ArgumentError) {
    try completeFixes()
    if reports.isEmpty { reports = [.text] }
    if let output {
      guard let last = reports.lastIndex(where: { $0.file == nil }) else {
        throw ArgumentError(message: "`--output` names a second file for a report that has one")
      }
      reports[last].file = output
    }
    guard reports.count(where: { $0.file == nil }) < 2 else {
      throw ArgumentError(
        message:
          "two reports cannot share standard output; give one a file, as in `--format json:report.json`")
    }
    if readsStandardInput {
      guard standardInputPath != nil else {
        throw ArgumentError(
          message: "`--stdin` needs `--stdin-filename`, which says the language and the configuration")
      }
      guard paths.isEmpty, lists.isEmpty else {
        throw ArgumentError(message: "`--stdin` looks at one text; leave the paths out")
      }
    } else if standardInputPath != nil {
      throw ArgumentError(message: "`--stdin-filename` names the text of `--stdin`")
    }
    if paths.isEmpty, lists.isEmpty, !readsStandardInput { paths = ["."] }
  }

  /// What the options say of rules, which counts more than any configuration.
  private var rules: RuleEntry? {
    guard !only.isEmpty || !disabled.isEmpty || !severities.isEmpty else { return nil }
    var entry = RuleEntry()
    if !only.isEmpty { entry.only = Sourced(Set(only), .arguments) }
    for (id, severity) in severities { entry.rules[id] = RuleChange(severity, .arguments) }
    for id in disabled { entry.rules[id] = RuleChange(isOn: false, .arguments) }
    return entry
  }

  private func configurationFiles() -> ConfigurationFiles {
    ConfigurationFiles(configuration, arguments: rules)
  }
}

// MARK: Running

extension LintRequest {
  func run() throws -> ExitStatus {
    let list = try files()
    let plan = try LintPlan(list, ProjectFolder.root(around: paths.first ?? standardInputPath ?? "."))
    if !isQuiet { try sayWhatIsOdd(about: list) }
    if let request = fixRequest { return try fix(request, plan) }
    return try finish(lint(plan, RunTexts()), plan, nil)
  }

  func lint(_ plan: LintPlan, _ texts: RunTexts) -> LintRun {
    let progress = isQuiet ? nil : Progress(of: plan.list.files.count)
    defer { progress?.clear() }
    return LintRun(
      plan, texts, keyStyle: keyStyle ?? plan.project.keyStyle?.value, jobs: jobs, progress: progress)
  }

  /// The findings that somebody wants to see.
  func shown(_ run: LintRun, _ plan: LintPlan) -> [Finding] {
    run.findings.filter { finding in
      let least = minimum ?? plan.settings(of: finding.path).minimumConfidence.value
      return finding.confidence >= least && (showsSuppressed || finding.suppression == nil)
    }
  }

  /// Writes the reports of a run, and says how it ends.
  func finish(_ run: LintRun, _ plan: LintPlan, _ fixes: FixRun?) throws -> ExitStatus {
    let findings = shown(run, plan)
    let report = report(findings, of: run, plan, fixes)
    let standard = isTextOnError ? Output.error : .standard
    for wanted in reports {
      if showsStatistics, wanted.format.name == "text", wanted.file == nil {
        try standard.write(report.summary.statistics(of: findings))
      } else {
        try wanted.write(report, standard)
      }
    }
    if !isQuiet { try Output.error.write(report.summary.text(of: findings)) }
    let failures = findings.count { finding in
      let threshold = failOn ?? plan.settings(of: finding.path).failOn.value
      return finding.suppression == nil && threshold.isReached(by: finding.severity)
    }
    return failures > maximum ? .findings : .clean
  }

  private func report(
    _ findings: [Finding], of run: LintRun, _ plan: LintPlan, _ fixes: FixRun?
  ) -> Report {
    let buffer = plan.list.buffer
    let mended = fixes?.texts ?? [:]
    var report = Report(
      findings, Summary(files: plan.list.files.count, project: run.project), rules: plan.rules,
      version: Invocation.release, root: plan.root,
      readAgain: { path in
        mended[path] ?? (path == buffer?.path ? buffer?.stored.text : FileReader.readAgain(path))
      })
    report.summary.fixes = fixes?.outcome
    report.style = isTextOnError ? .plain : Terminal.style(colors)
    return report
  }

  private func files() throws -> FileList {
    if let path = standardInputPath {
      var reader = FileReader()
      do {
        let text = try StoredText(reader.readBytes(nil))
        return FileList(text, called: path, configurationFiles(), exclusions: exclusions)
      } catch {
        throw ArgumentError(message: "standard input cannot be read: \(error.text)")
      }
    }
    var paths = paths
    for list in lists { paths += try PathList.read(list) }
    return FileList(paths, configurationFiles(), exclusions: exclusions)
  }

  /// The effective configuration of the one path of this request.
  func showConfiguration() throws -> ExitStatus {
    guard let path = paths.first, paths.count == 1 else {
      throw ArgumentError(message: "`config` shows what holds for one path at a time")
    }
    guard let status = PathStatus(path) else {
      throw ArgumentError(message: "`\(path.printable)` cannot be shown: there is no such file or folder")
    }
    var files = configurationFiles()
    let folder = files.folder(of: status.kind == .folder ? path + "/" : path)
    let errors = files.problems.filter { $0.kind == .error }
    guard errors.isEmpty else { throw ConfigurationError(problems: errors) }
    try Output.error.write(files.problems.listing)
    try Output.standard.write(folder.configuration.listing(for: files.absolute(path), shownAs: path))
    return .clean
  }

  /// Old spellings in configurations, and arguments that are left out: nothing is passed over without a word.
  private func sayWhatIsOdd(about list: FileList) throws {
    try Output.error.write(list.configurations.problems.listing)
    for (path, exclusion) in list.excluded.prefix(3) {
      let reason = exclusion.pattern.map { "`\($0.printable)` in" } ?? "`include` in"
      Output.say(
        "`\(path.printable)` is not checked, because of \(reason) \(exclusion.origin); `--no-exclude` checks it"
      )
    }
    if list.excluded.count > 3 { Output.say("and \(list.excluded.count - 3) more paths like these") }
  }
}
