import L10nLint

/// One run over files, as the arguments describe it.
struct LintRequest {
  var paths: [String] = []
  /// Files that list more paths.
  var lists: [String] = []
  /// One of them was read.
  var readsList = false
  var readsStandardInput = false
  /// What the text on standard input is called.
  var standardInputPath: String?
  var configuration = ConfigurationSource.search
  var exclusions = FileList.Exclusions.obeyed

  var reach = RunReach.folders
  /// Findings that this commit has too are not shown.
  var since: String?
  var isStaged = false
  var baseline = BaselineChoice.configured
  /// Where the findings of this run go that later ones pass over.
  var writtenBaseline: String?
  /// Whether entries of the baseline that nobody finds any more fail the run.
  var isRatcheting = false

  var only: [String] = []
  var enabled: [String] = []
  var disabled: [String] = []
  var severities: [String: Severity] = [:]
  var keyStyle: KeyStyle?

  var reports: [RequestedReport] = []
  /// Where the last report goes that has no file.
  var output: String?
  /// `nil` leaves it to the configuration, here and below.
  var minimumConfidence: Confidence?
  var minimumSeverity: Severity?
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
  var explainsFindings = false
  var colors = ColorChoice.automatic
  var isQuiet = false
  var jobs = Platform.processorCount

  /// Fails where an option means nothing to the command.
  init(_ arguments: ArraySlice<String>, of command: String = "lint") throws(ArgumentError) {
    let subcommand = Subcommand.named(command)
    var waiting = arguments
    var previous = ""
    while let argument = waiting.popFirst() {
      defer { previous = argument }
      guard argument != "-" else {
        throw ArgumentError(
          message: "`-` is not a path; `--stdin --stdin-filename <path>` reads from standard input")
      }
      guard argument.hasPrefix("-") else {
        guard !argument.isEmpty else { throw ArgumentError(message: "a path cannot be empty") }
        if previous == "--fix" { try Self.checkIsNoSafety(argument) }
        paths.append(argument)
        continue
      }
      if argument == "--" {
        paths.append(contentsOf: waiting)
        break
      }
      let option = try read(argument, &waiting, of: subcommand)
      guard subcommand?.takes(option) ?? true else {
        throw ArgumentError(
          message: "`\(command)` does not support `\(option.name)`; see `l10nlint help \(command)`")
      }
    }
    try complete()
  }

  /// `--name value`, `--name=value`, `--name`
  private mutating func read(
    _ argument: String, _ waiting: inout ArraySlice<String>, of command: Subcommand?
  ) throws(ArgumentError) -> CommandOption {
    let equals = argument.firstIndex(of: "=")
    let name = String(argument[..<(equals ?? argument.endIndex)])
    var value = equals.map { String(argument[argument.index(after: $0)...]) }
    let option = try CommandOption.named(name, of: command)
    switch option.arity {
    case .switch:
      guard value == nil else { throw ArgumentError(message: "`\(name)` takes no value") }
    case .optional: break
    case .value: value = value ?? waiting.popFirst() ?? ""
    }
    // A variable that is empty must not mean something else than the same option with a value.
    guard value != "" else { throw ArgumentError(message: "`\(name)` needs a value; see `l10nlint --help`") }
    guard value != "-" || option.takesStream else {
      throw ArgumentError(message: "`\(name)` needs a file, not `-`")
    }
    try option.apply(&self, value ?? "")
    return option
  }

  /// Fails where another option asks for the opposite.
  mutating func choose(_ source: ConfigurationSource) throws(ArgumentError) {
    switch (configuration, source) {
    case (.file, .none), (.none, .file):
      throw ArgumentError(
        message: "`--config` and `--no-config` cannot be combined; remove one")
    default: configuration = source
    }
  }

  /// Takes the option that says how much is read. It excludes the opposite one.
  mutating func choose(_ reach: RunReach) throws(ArgumentError) {
    guard self.reach == .folders || self.reach == reach else {
      throw ArgumentError(
        message: "`--project` and `--no-project` cannot be combined; remove one")
    }
    self.reach = reach
  }

  /// Takes the option that says which baseline is used. A file excludes having none.
  mutating func choose(baseline choice: BaselineChoice) throws(ArgumentError) {
    switch (baseline, choice) {
    case (.file, .none), (.none, .file):
      throw ArgumentError(
        message: "`--baseline` and `--no-baseline` cannot be combined; remove one")
    default: baseline = choice
    }
  }

  /// Looks at what the options say together.
  private mutating func complete() throws(ArgumentError) {
    try completeFixes()
    if showsStatistics, !reports.isEmpty, !reports.contains(where: \.isForPerson) {
      throw ArgumentError(
        message: "`--statistics` only works with the text format; remove it or `--format`")
    }
    if reports.isEmpty { reports = [.text] }
    if let output {
      guard let last = reports.lastIndex(where: { $0.file == nil }) else {
        throw ArgumentError(message: "the report has a file already; remove `--output`")
      }
      reports[last].file = output == "-" ? nil : output
    }
    guard reports.count(where: { $0.file == nil }) < 2 else {
      throw ArgumentError(
        message:
          "two reports cannot share standard output; write one to a file, such as `--format json:report.json`"
      )
    }
    guard only.isEmpty || !Set(only).isSubset(of: disabled) else {
      throw ArgumentError(
        message: "`--disable` removes every rule of `--only`: no rules are left")
    }
    try completeChanges()
    if readsStandardInput {
      guard standardInputPath != nil else {
        throw ArgumentError(
          message: "`--stdin` needs `--stdin-filename` to know the language and the configuration")
      }
      guard paths.isEmpty, lists.isEmpty else {
        throw ArgumentError(message: "`--stdin` checks standard input only; remove the paths")
      }
    } else if standardInputPath != nil {
      throw ArgumentError(message: "`--stdin-filename` needs `--stdin`")
    }
    if paths.isEmpty, lists.isEmpty, !readsStandardInput, !readsProject { paths = ["."] }
  }

  /// What options say together of the work of git and of the baseline.
  private mutating func completeChanges() throws(ArgumentError) {
    let isAboutChanges = since != nil || isStaged
    if since != nil, isStaged {
      throw ArgumentError(message: "`--since` and `--staged` cannot be combined; remove one")
    }
    if readsStandardInput, isAboutChanges {
      throw ArgumentError(message: "`--stdin` cannot be combined with `--since` or `--staged`")
    }
    if writtenBaseline != nil, isAboutChanges || readsStandardInput {
      throw ArgumentError(
        message: "`--write-baseline` needs all findings; remove `--since`, `--staged` and `--stdin`")
    }
    if fixes != nil, isAboutChanges || writtenBaseline != nil {
      throw ArgumentError(
        message:
          "`--fix` and `--diff` cannot be combined with `--since`, `--staged` or `--write-baseline`"
      )
    }
    if isRatcheting, writtenBaseline != nil {
      throw ArgumentError(message: "`--baseline-ratchet` cannot be combined with `--write-baseline`")
    }
    if isAboutChanges, reach == .named {
      throw ArgumentError(
        message: "`--since` and `--staged` read the whole project; remove `--no-project`")
    }
    if isAboutChanges { reach = .whole }
  }

  /// What the options say of rules, which counts more than any configuration.
  private var rules: RuleEntry? {
    guard !only.isEmpty || !enabled.isEmpty || !disabled.isEmpty || !severities.isEmpty else { return nil }
    var entry = RuleEntry()
    if !only.isEmpty { entry.only = Sourced(Set(only + enabled), .arguments) }
    for id in enabled { switchOn(id, &entry) }
    for (id, severity) in severities { entry.rules[id] = RuleChange(severity, .arguments) }
    for id in disabled { entry.rules[id] = RuleChange(isOn: false, .arguments) }
    return entry
  }

  private func switchOn(_ name: String, _ entry: inout RuleEntry) {
    guard let group = RuleGroup(rawValue: name) else {
      entry.rules[name] = RuleChange(isOn: true, .arguments)
      return
    }
    for rule in RuleCatalog.all where group.holds(rule) {
      entry.rules[rule.id] = RuleChange(isOn: true, .arguments)
    }
  }

  /// The rules that options name.
  var namedRules: [NamedRule] {
    let listed = (only + enabled).filter { RuleGroup(rawValue: $0) == nil }
    return listed.map { NamedRule(name: $0, groups: RuleGroup.allCases) }
      + (disabled + severities.keys.sorted()).map { NamedRule(name: $0, groups: []) }
  }

  func configurationFiles() -> ConfigurationFiles {
    ConfigurationFiles(configuration, arguments: rules)
  }
}
