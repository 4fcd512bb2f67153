import L10nLint
import Synchronization

/// One run over files, as the arguments describe it.
struct LintRequest {
  var paths: [String] = []
  var format = ReportFormat.text
  var only: [String] = []
  var disabled: [String] = []
  var minimum: Confidence?
  var keyStyle: KeyStyle?
  var jobs = Platform.processorCount
  var isQuiet = false
  var configuration = ConfigurationSource.search
  var exclusions = FileList.Exclusions.obeyed

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
      var name = argument
      var value: String?
      if let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
      }
      try read(name) { () throws(ArgumentError) in
        guard let given = value ?? waiting.popFirst() else {
          throw ArgumentError(message: "`\(name)` needs a value; see `l10nlint --help`")
        }
        return given
      }
    }
    if paths.isEmpty { paths = ["."] }
  }

  private static let options = [
    "--format", "--only", "--disable", "--min-confidence", "--keys", "--jobs", "--quiet", "--config",
    "--no-config", "--no-exclude", "--help", "--version",
  ]

  private mutating func read(
    _ name: String, _ value: () throws(ArgumentError) -> String
  ) throws(ArgumentError) {
    switch name {
    case "--format":
      let wanted = try value()
      guard let found = ReportFormat.all.first(where: { $0.name == wanted }) else {
        throw ArgumentError(message: "there is no format `\(wanted.printable)`; choose text, json or sarif")
      }
      format = found
    case "--only": only += try ruleList(value())
    case "--disable": disabled += try ruleList(value())
    case "--min-confidence":
      let wanted = try value()
      guard let found = Confidence(rawValue: wanted) else {
        throw ArgumentError(
          message: "`\(wanted.printable)` is no confidence; choose possible, likely or certain")
      }
      minimum = found
    case "--keys":
      let wanted = try value()
      guard let found = KeyStyle(rawValue: wanted), found != .undecided else {
        throw ArgumentError(message: "`\(wanted.printable)` is no key style; choose symbolic or text")
      }
      keyStyle = found
    case "--jobs":
      let wanted = try value()
      guard let count = Int(wanted), (1...256).contains(count) else {
        throw ArgumentError(message: "`--jobs` takes a number from 1 to 256, not `\(wanted.printable)`")
      }
      jobs = count
    case "--quiet": isQuiet = true
    case "--config": configuration = .file(try value())
    case "--no-config": configuration = .none
    case "--no-exclude": exclusions = .passedOver
    default:
      let near = Self.options.nearest(to: name).map { "; did you mean `\($0)`?" } ?? "; see `l10nlint --help`"
      throw ArgumentError(message: "there is no option `\(name.printable)`\(near)")
    }
  }

  private func ruleList(_ text: String) throws(ArgumentError) -> [String] {
    var ids: [String] = []
    for name in text.split(separator: ",").map(String.init) {
      guard let rule = RuleCatalogue.rule(name) else { throw .unknownRule(name) }
      ids.append(rule.id)
    }
    return ids
  }

  /// What the options say of rules, which counts more than any configuration.
  private var rules: RuleEntry? {
    guard !only.isEmpty || !disabled.isEmpty else { return nil }
    var entry = RuleEntry()
    if !only.isEmpty { entry.only = Sourced(Set(only), .arguments) }
    for id in disabled { entry.rules[id] = RuleChange(isOn: false, .arguments) }
    return entry
  }
}

// MARK: Running

extension LintRequest {
  func run() throws -> ExitStatus {
    let list = FileList(paths, ConfigurationFiles(configuration, arguments: rules), exclusions: exclusions)
    let plan = try LintPlan(list)
    if !isQuiet { try sayWhatIsOdd(about: list) }
    let run = LintRun(plan, keyStyle: keyStyle ?? plan.project.keyStyle?.value, jobs: jobs)
    let findings = run.findings.filter { finding in
      let least = minimum ?? plan.settings(of: finding.path).minimumConfidence.value
      return finding.confidence >= least && finding.suppression == nil
    }
    let summary = Summary(files: list.files.count, project: run.project)
    var report = Report(
      findings, summary, rules: plan.rules, version: Invocation.release,
      root: ProjectFolder.root(around: paths[0]), readAgain: FileReader.readAgain)
    report.style = Terminal.style
    try Output.standard.write(format.render(report))
    if !isQuiet { try Output.error.write(summary.text(of: findings)) }
    let isFailure = findings.contains { finding in
      plan.settings(of: finding.path).failOn.value.isReached(by: finding.severity)
    }
    return isFailure ? .findings : .clean
  }

  /// The effective configuration of the one path of this request.
  func showConfiguration() throws -> ExitStatus {
    guard let path = paths.first, paths.count == 1 else {
      throw ArgumentError(message: "`config` shows what holds for one path at a time")
    }
    guard PathStatus(path) != nil else {
      throw ArgumentError(message: "`\(path.printable)` cannot be shown: there is no such file or folder")
    }
    var files = ConfigurationFiles(configuration, arguments: rules)
    let folder = files.folder(of: PathStatus(path)?.kind == .folder ? path + "/" : path)
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
