import L10nLint

/// What the arguments ask for.
enum Invocation {
  case lint(LintRequest)
  case rules(LintRequest)
  /// Runs the examples of the team's rules.
  case testRules(LintRequest)
  case explain(String, isFull: Bool, LintRequest)
  case configuration(LintRequest)
  case portrait(isFull: Bool, LintRequest)
  case writeConfiguration(LintRequest)
  case completions(Completions)
  case serve
  case installHook(HookChange)
  /// Two baselines, the older first.
  case compareBaselines(String, String)
  case manual
  /// Of one command, or of all.
  case help(Subcommand?)
  case version

  static let release = "0.1.0"

  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try Invocation(arguments.dropFirst()).run()
    } catch let error as ArgumentError {
      Output.say(error.message)
      return .failure
    } catch let error as ConfigurationError {
      try? Output.error.write(error.problems.listing)
      return .failure
    } catch Output.Failure.refused(let reason) {
      Output.say(reason)
      return .failure
    } catch Output.Failure.closed {
      // Whoever read the report has closed it: they have what they wanted.
      return .clean
    } catch {
      Output.say("\(error)")
      return .failure
    }
  }

  private func run() throws -> ExitStatus {
    switch self {
    case .lint(let request): return try request.run()
    case .configuration(let request): return try request.showConfiguration()
    case .portrait(let isFull, let request): return try request.showPortrait(isFull: isFull)
    case .writeConfiguration(let request): try request.writeConfiguration()
    case .completions(let shell): try Output.standard.write(shell.script)
    case .serve: return LanguageService.run()
    case .installHook(let change): try CommitHook.make(change)
    case .compareBaselines(let old, let new): return try compare(old, new)
    case .rules(let request): try request.listRules()
    case .testRules(let request): return try request.testRules()
    case .explain(let id, let isFull, let request): try request.explain(id, isFull: isFull)
    case .manual: try Output.standard.write(ManualPage.text)
    case .help(let command): try Output.standard.write(command.map(Self.usage(of:)) ?? Self.usage)
    case .version: try Output.standard.write("l10nlint \(Self.release)\n")
    }
    return .clean
  }

  /// A change that adds entries fails, so that it is seen.
  private func compare(_ old: String, _ new: String) throws -> ExitStatus {
    let comparison = BaselineComparison(
      try BaselineFile.read(.init(path: old, shown: old)), try BaselineFile.read(.init(path: new, shown: new))
    )
    try Output.standard.write(comparison.text)
    return comparison.added.isEmpty ? .clean : .findings
  }
}

/// An argument that cannot be understood, in one line for the person who typed it.
struct ArgumentError: Error {
  let message: String

  static func unknownRule(
    _ id: String, among rules: KnownRules, and groups: [RuleGroup] = []
  ) -> ArgumentError {
    let advice =
      if let near = groups.nearest(to: id) ?? rules.nearest(to: id) {
        "did you mean `\(near)`?"
      } else if case let ids = rules.ids(withWord: id), !ids.isEmpty {
        "rules with this word: \(ids.map { "`\($0)`" }.joined(separator: ", "))"
      } else {
        "`l10nlint rules` lists all rules"
      }
    return ArgumentError(message: "there is no rule `\(id.printable)`; \(advice)")
  }

  static func unknownCommand(_ name: String) -> ArgumentError {
    let near = Subcommand.meant(by: name).map { "did you mean `l10nlint \($0)`?" } ?? "see `l10nlint --help`"
    return ArgumentError(message: "unknown command `\(name.printable)`; \(near)")
  }
}

extension Invocation {
  init(_ arguments: ArraySlice<String>) throws(ArgumentError) {
    let command = arguments.first.flatMap { Subcommand.named($0) }
    // Behind `--` are names.
    let words = arguments.prefix { $0 != "--" }
    if words.contains("--help") || words.contains("-h") {
      self = .help(command)
    } else if words.contains("--version") {
      self = .version
    } else if let command {
      self = try command.invocation(arguments.dropFirst())
    } else if let word = arguments.first, !word.hasPrefix("-"), Subcommand.meant(by: word) != nil,
      PathStatus(word) == nil
    {
      throw .unknownCommand(word)
    } else {
      self = .lint(try LintRequest(arguments))
    }
  }
}
