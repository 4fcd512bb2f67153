import L10nLint

/// An option of the command line: what the help says of it, and what it does to a request.
struct CommandOption: Sendable {
  let name: String
  /// What stands for the value in the help, in brackets where it may be left out; `nil` for a switch.
  let value: String?
  let help: String
  let apply: @Sendable (inout LintRequest, String) throws(ArgumentError) -> Void

  init(
    _ name: String, _ value: String? = nil, _ help: String,
    _ apply: @escaping @Sendable (inout LintRequest, String) throws(ArgumentError) -> Void
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.apply = apply
  }

  /// What a command has of the option, where that is less than a run has.
  func spelling(of command: Subcommand) -> String { printsOnlyJSON(command) ? "--format json" : spelling }

  func help(of command: Subcommand) -> String {
    printsOnlyJSON(command) ? "print an object instead of text" : help
  }

  private func printsOnlyJSON(_ command: Subcommand) -> Bool { name == "--format" && command.options != nil }

  /// As people type it.
  var spelling: String {
    switch arity {
    case .switch: name
    case .optional: name + (value ?? "")
    case .value: "\(name) \(value ?? "")"
    }
  }

  /// Whether `-` stands for standard input or output, where the value is no file too.
  var takesStream: Bool {
    ["--files-from", "--output"].contains(name) || value != "<file>" && value != "<path>"
  }

  enum Arity {
    case `switch`
    /// Behind `=`, or left out.
    case optional
    case value
  }

  var arity: Arity {
    guard let value else { return .switch }
    return value.hasPrefix("[") ? .optional : .value
  }

  /// `command` is the one that an option is typed behind: no other is suggested than those that it takes.
  static func named(_ name: String, of command: Subcommand?) throws(ArgumentError) -> CommandOption {
    for group in groups {
      if let option = group.options.first(where: { $0.name == name }) { return option }
    }
    let all = groups.flatMap(\.options).map(\.name)
    let taken = command?.options.map { all.filter($0.contains) } ?? all
    if let ours = otherNames[name],
      taken.contains(where: ours.contains) || !all.contains(where: ours.contains)
    {
      throw ArgumentError(message: "unknown option `\(name)`; use \(ours) instead")
    }
    if let reason = needlessNames[name] {
      throw ArgumentError(message: "unknown option `\(name)`; leave it out: \(reason)")
    }
    let names = taken + (command?.switches ?? []) + ["--help", "--version"]
    let help = command?.options == nil ? "--help" : "help \(command?.name ?? "")"
    let near = names.nearest(to: name).map { "did you mean `\($0)`?" } ?? "see `l10nlint \(help)`"
    throw ArgumentError(message: "unknown option `\(name.printable)`; \(near)")
  }
}

// MARK: The table

extension CommandOption {
  struct Group: Sendable {
    let title: String
    let options: [CommandOption]
  }

  static let groups = [
    Group(title: "Which files", options: files), Group(title: "Which rules", options: rules),
    Group(title: "What is fixed", options: fixing), Group(title: "What is reported", options: reports),
    Group(title: "How it runs", options: running),
  ]

  private static let files = [
    CommandOption(
      "--files-from", "<file>", "look at the paths listed in a file, one a line (`-`: standard input)"
    ) {
      request, value in request.lists.append(value)
    },
    CommandOption("--stdin", nil, "look at a text from standard input, such as an unsaved buffer") {
      request, _ in
      request.readsStandardInput = true
    },
    CommandOption("--stdin-filename", "<path>", "the path of that text: its language and configuration") {
      request, value in request.standardInputPath = value
    },
    CommandOption("--project", nil, "read the whole project around files too, and show what is about them") {
      (request, _) throws(ArgumentError) in try request.choose(.whole)
    },
    CommandOption("--no-project", nil, "read only what is named, and not the project around folders") {
      (request, _) throws(ArgumentError) in try request.choose(.named)
    },
    CommandOption("--since", "<revision>", "show what is about lines changed since a branch or commit") {
      request, value in request.since = value
    },
    CommandOption("--staged", nil, "show what is about lines of the next commit, as the index has them") {
      request, _ in request.isStaged = true
    },
    CommandOption("--no-exclude", nil, "look also at what the configuration leaves out") { request, _ in
      request.exclusions = .passedOver
    },
    CommandOption("--config", "<file>", "obey this configuration, instead of each `.l10nlint.yml` found") {
      (request, value) throws(ArgumentError) in
      try request.choose(.file(value))
    },
    CommandOption("--no-config", nil, "obey no configuration") { (request, _) throws(ArgumentError) in
      try request.choose(.none)
    },
  ]

  private static let rules = [
    CommandOption("--only", "<rule>[,<rule>…]", "run these rules only; `preview` and `all` stand for many") {
      (request, value) throws(ArgumentError) in
      request.only += try RuleNames.ids(value)
    },
    CommandOption(
      "--enable", "<rule>[,<rule>…]", "run these too, though they are off; `preview` and `all` stand for many"
    ) {
      (request, value) throws(ArgumentError) in
      request.enabled += try RuleNames.ids(value)
    },
    CommandOption("--disable", "<rule>[,<rule>…]", "run all but these") {
      (request, value) throws(ArgumentError) in
      request.disabled += try RuleNames.ids(value)
    },
    CommandOption(
      "--severity", "<rule>=<level>", "make a rule an error, a warning or a note; `,` between several"
    ) {
      (request, value) throws(ArgumentError) in
      for change in try RuleNames.severities(value) { request.severities[change.id] = change.severity }
    },
    CommandOption("--keys", "symbolic|text", "what keys are in this project, instead of asking its code") {
      (request, value) throws(ArgumentError) in
      request.keyStyle = try choice(value, "--keys", [KeyStyle.symbolic, .text])
    },
  ]

  private static let fixing = [
    CommandOption("--fix", "[=safe|suggested]", "make the fixes that change nothing for readers, or all") {
      (request, value) throws(ArgumentError) in
      request.fixes = value.isEmpty ? .safe : try choice(value, "--fix", Fix.Safety.allCases)
    },
    CommandOption("--diff", nil, "print what fixes would change, and change nothing") { request, _ in
      request.showsDiff = true
    },
    CommandOption("--fix-hard-links", nil, "fix also files with several names: the others keep the old text")
    {
      request, _ in request.hardLinks = .split
    },
  ]

  private static let reports = [
    CommandOption(
      "--format", "<format>[:<file>]", "\(ReportFormat.all.map(\.name).listed) (default: text)"
    ) {
      (request, value) throws(ArgumentError) in
      request.reports.append(try RequestedReport(value))
    },
    CommandOption("--output", "<file>", "write the report of the last format to a file") {
      (request, value) throws(ArgumentError) in
      guard request.output == nil else {
        throw ArgumentError(
          message: "`--output` can only be given once; for more reports, use `--format json:report.json`")
      }
      request.output = value
    },
    CommandOption("--min-confidence", "<level>", "possible, likely (default) or certain") {
      (request, value) throws(ArgumentError) in
      request.minimumConfidence = try choice(value, "--min-confidence", Confidence.allCases)
    },
    CommandOption("--min-severity", "<level>", "note (default), warning or error: leave out what is less") {
      (request, value) throws(ArgumentError) in
      request.minimumSeverity = try choice(value, "--min-severity", Severity.allCases)
    },
    CommandOption(
      "--fail-on", "<level>", "exit with 1 from this severity on: error, warning (default), note or never"
    ) {
      (request, value) throws(ArgumentError) in
      guard let threshold = FailureThreshold(value) else {
        throw ArgumentError(
          message: "`--fail-on` must be \(FailureThreshold.names.listed), not `\(value.printable)`"
            + FailureThreshold.names.advice(for: value))
      }
      request.failOn = threshold
    },
    CommandOption("--max-findings", "<n>", "exit with 1 only when there are more than this") {
      (request, value) throws(ArgumentError) in
      request.maximum = try number(value, "--max-findings", 0...1_000_000)
    },
    CommandOption("--baseline", "<file>", "do not report the findings that a baseline lists") {
      (request, value) throws(ArgumentError) in
      try request.choose(baseline: .file(value))
    },
    CommandOption("--no-baseline", nil, "report also what the baseline of the configuration lists") {
      (request, _) throws(ArgumentError) in
      try request.choose(baseline: .none)
    },
    CommandOption("--write-baseline", "<file>", "list the findings of this run in a baseline") {
      request, value in request.writtenBaseline = value
    },
    CommandOption("--baseline-ratchet", nil, "exit with 1 when the baseline lists fixed findings") {
      request, _ in request.isRatcheting = true
    },
    CommandOption("--show-suppressed", nil, "show also what comments silence") { request, _ in
      request.showsSuppressed = true
    },
    CommandOption("--explain-findings", nil, "say of which kind each finding is, and what it rests on") {
      request, _ in request.explainsFindings = true
    },
    CommandOption("--statistics", nil, "show only how many findings each rule has") { request, _ in
      request.showsStatistics = true
    },
    CommandOption("--color", "auto|always|never", "colors, with the code below each finding (default: auto)")
    {
      (request, value) throws(ArgumentError) in
      request.colors = try choice(value, "--color", ColorChoice.allCases)
    },
    CommandOption("--quiet", nil, "no summary and no notes on the configuration; warnings stay") {
      request, _ in request.isQuiet = true
    },
  ]

  private static let running = [
    CommandOption("--jobs", "<n>", "threads (default: one a processor)") {
      (request, value) throws(ArgumentError) in
      request.jobs = try number(value, "--jobs", 1...256)
    }
  ]
}

// MARK: Values

extension CommandOption {
  /// The value that is spelled like this.
  private static func choice<Value: RawRepresentable<String>>(
    _ text: String, _ name: String, _ values: [Value]
  ) throws(ArgumentError) -> Value {
    if let value = values.first(where: { $0.rawValue == text }) { return value }
    let words = values.map(\.rawValue)
    throw ArgumentError(
      message: "`\(name)` must be \(words.listed), not `\(text.printable)`\(words.advice(for: text))")
  }

  private static func number(_ text: String, _ name: String, _ range: ClosedRange<Int>) throws(ArgumentError)
    -> Int
  {
    if let number = Int(text), range.contains(number) { return number }
    throw ArgumentError(
      message:
        "`\(name)` must be a number from \(range.lowerBound) to \(range.upperBound), not `\(text.printable)`")
  }
}
