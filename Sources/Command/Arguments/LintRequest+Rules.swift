import L10nLint

// What is said of rules without a run: those of the catalog, and those of the team in whose project the command runs.

extension LintRequest {
  /// A configuration with mistakes is told, and what it has of rules is listed all the same: whoever looks for a name
  /// may be about to mend it.
  func listRules() throws {
    let files = configurationHere
    try Output.tell(files.problems.listing)
    let known = KnownRules(files.files)
    let ids = paths.filter { $0 != "." }
    let wanted = try Set(
      ids.map { id throws(ArgumentError) in
        guard let rule = known.rule(id) else { throw ArgumentError.unknownRule(id, among: known) }
        return rule.id
      })
    let rules = wanted.isEmpty ? known.all : known.all.filter { wanted.contains($0.id) }
    switch reports.map({ ($0.format.name, $0.file) }) {
    case let formats where formats.count == 1 && formats[0] == ("json", nil):
      try Output.standard.write(RuleList(rules).json)
    case let formats where formats.count == 1 && formats[0] == ("text", nil):
      try Output.standard.write(RuleList(rules).text)
      // Not among the lines that scripts read.
      if !isQuiet, wanted.isEmpty { try Output.tell(known.counts + "\n") }
    default:
      throw ArgumentError(message: "`rules` prints text or, with `--format json`, JSON")
    }
  }

  /// All of its page, or what a terminal can show of it.
  func explain(_ id: String, isFull: Bool) throws {
    // The catalog can be read whatever the configuration says.
    let rules = RuleCatalog.rule(id) == nil ? KnownRules(configurationHere.files) : .catalog
    guard let rule = rules.rule(id) else { throw ArgumentError.unknownRule(id, among: rules) }
    let text = isFull ? rule.explanation : rule.shortExplanation
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try Output.standard.write(lines.map { String($0).printable }.joined(separator: "\n"))
  }

  /// Runs the examples of the team's rules.
  func testRules() throws -> ExitStatus {
    let configurations = configurationHere
    let errors = configurations.problems.filter { $0.kind == .error }
    guard errors.isEmpty else { throw ConfigurationError(problems: errors) }
    var tables = TableChanges()
    for file in configurations.files { tables.add(TableChanges(file)) }
    let rules = configurations.files.flatMap(\.teamRules)
    let wrong = rules.flatMap { $0.misbehavingExamples(under: tables) }
    try Output.standard.write(wrong.map { "\($0)\n" }.joined())
    let count = rules.reduce(0) { $0 + $1.examples.count }
    if rules.isEmpty {
      Output.say("no `team-rules` were found for this folder")
    } else if !isQuiet {
      try Output.tell("rules: \(rules.count), examples: \(count), wrong: \(wrong.count)\n")
    }
    return wrong.isEmpty ? .clean : .findings
  }

  /// What holds in the folder in which the command runs.
  private var configurationHere: ConfigurationFiles {
    var files = configurationFiles()
    _ = files.folder(of: ConfigurationFile.name)
    return files
  }
}

/// A rule that an option names.
struct NamedRule {
  let name: String
  /// Words that may stand in its place, for many rules.
  let groups: [RuleGroup]
}

extension ConfigurationFiles {
  /// Refuses names that stand for no rule, neither in the configurations of a run nor in that of the working folder: a
  /// run that happens to look at no file knows the rules of the project too.
  mutating func check(_ rules: [NamedRule]) throws(ArgumentError) {
    let unknown = rules.filter { RuleCatalog.rule($0.name) == nil }
    guard !unknown.isEmpty else { return }
    _ = folder(of: ConfigurationFile.name)
    let known = KnownRules(files)
    if let rule = unknown.first(where: { known.rule($0.name) == nil }) {
      throw .unknownRule(rule.name, among: known, and: rule.groups)
    }
  }
}
