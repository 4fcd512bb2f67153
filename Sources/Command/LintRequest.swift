import L10nLint
import Synchronization

/// One run over files, as the arguments describe it.
struct LintRequest {
  var paths: [String] = []
  var format = ReportFormat.text
  var only: [String] = []
  var disabled: [String] = []
  var minimum = Confidence.likely
  var keyStyle: KeyStyle?
  var jobs = Platform.processorCount
  var isQuiet = false

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
    "--format", "--only", "--disable", "--min-confidence", "--keys", "--jobs", "--quiet", "--help",
    "--version",
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

  private var rules: [Linter.EnabledRule] {
    RuleCatalogue.all.filter { rule in
      only.isEmpty ? rule.isUsual && !disabled.contains(rule.id) : only.contains(rule.id)
    }.map { Linter.EnabledRule($0) }
  }
}

// MARK: Running

extension LintRequest {
  func run() throws -> ExitStatus {
    let list = FileList(paths)
    let run = LintRun(list, Linter(rules), keyStyle: keyStyle, jobs: jobs)
    let findings = run.findings.filter { $0.confidence >= minimum && $0.suppression == nil }
    let summary = Summary(files: list.files.count, project: run.project)
    var report = Report(
      findings, summary, rules: rules.map(\.rule), version: Invocation.release,
      root: ProjectFolder.root(around: paths[0]), readAgain: FileReader.readAgain)
    report.style = Terminal.style
    try Output.standard.write(format.render(report))
    if !isQuiet { try Output.error.write(summary.text(of: findings)) }
    return findings.contains { $0.severity >= .warning } ? .findings : .clean
  }
}
