import L10nLint

/// What the arguments ask for.
enum Invocation {
  case lint(LintRequest)
  case rules
  case explain(String)
  case configuration(LintRequest)
  case completions(Completions)
  case installHook(HookChange)
  /// Two baselines, the older first.
  case compareBaselines(String, String)
  case help
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
      Output.say("the report could not be written: \(reason)")
      return .failure
    } catch {
      // Whoever read the report has closed it: they have what they wanted.
      return .clean
    }
  }

  private func run() throws -> ExitStatus {
    switch self {
    case .lint(let request): return try request.run()
    case .configuration(let request): return try request.showConfiguration()
    case .completions(let shell): try Output.standard.write(shell.script)
    case .installHook(let change): try CommitHook.make(change)
    case .compareBaselines(let old, let new): return try compare(old, new)
    case .rules: try Output.standard.write(RuleCatalogue.listing)
    case .explain(let id): try Output.standard.write(explanation(of: id))
    case .help: try Output.standard.write(Self.usage)
    case .version: try Output.standard.write("l10nlint \(Self.release)\n")
    }
    return .clean
  }

  /// A change that adds entries fails, so that it is seen.
  private func compare(_ old: String, _ new: String) throws -> ExitStatus {
    let comparison = BaselineComparison(
      try BaselineFile.read(old, shown: old), try BaselineFile.read(new, shown: new))
    try Output.standard.write(comparison.text)
    return comparison.added.isEmpty ? .clean : .findings
  }

  private func explanation(of id: String) throws -> String {
    guard let rule = RuleCatalogue.rule(id) else { throw ArgumentError.unknownRule(id) }
    return "# \(rule.title) (\(rule.id))\n"
      + rule.page.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("# ") }.joined(separator: "\n") + "\n"
  }
}

/// An argument that cannot be understood, in one line for the person who typed it.
struct ArgumentError: Error {
  let message: String

  static func unknownRule(_ id: String) -> ArgumentError {
    let near =
      RuleCatalogue.nearest(to: id).map { "; did you mean `\($0)`?" } ?? "; `l10nlint rules` lists them"
    return ArgumentError(message: "there is no rule `\(id.printable)`\(near)")
  }
}

extension Invocation {
  /// What `--help` prints, made of the table of options.
  static var usage: String {
    var text = """
      l10nlint finds localization mistakes in Swift, Objective-C and C code.

      Usage:
        l10nlint [lint] [paths…]     look at files and folders (default: the current folder)
        l10nlint rules               list the rules
        l10nlint explain <rule>      say what a rule finds, why, and what to do
        l10nlint config <path>       show what is configured for a file, and where
        l10nlint install-hook        check each commit of this repository (`--uninstall`: no longer)
        l10nlint baseline compare <old> <new>
                                     show which entries were added and removed
        l10nlint completions <shell> print what bash, zsh or fish needs to complete arguments


      """
    for group in CommandOption.groups {
      text += "\(group.title):\n"
      for option in group.options {
        let spelling = "  \(option.spelling)"
        let isLong = spelling.count > helpColumn - 2
        let gap = String(repeating: " ", count: isLong ? helpColumn : helpColumn - spelling.count)
        text += isLong ? "\(spelling)\n\(gap)\(option.help)\n" : "\(spelling)\(gap)\(option.help)\n"
      }
      text += "\n"
    }
    return text + """
      Exit status: 0 nothing found, 1 findings, 2 the job could not be done.

      """
  }

  private static let helpColumn = 31

  static let commands = ["lint", "rules", "explain", "config", "install-hook", "baseline", "completions"]

  init(_ arguments: ArraySlice<String>) throws(ArgumentError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
    } else if arguments.contains("--version") {
      self = .version
    } else if arguments.first == "rules" {
      self = .rules
    } else if arguments.first == "explain" {
      guard let id = arguments.dropFirst().first else {
        throw ArgumentError(message: "`explain` needs the name of a rule; `l10nlint rules` lists them")
      }
      self = .explain(id)
    } else if arguments.first == "install-hook" {
      switch Array(arguments.dropFirst()) {
      case []: self = .installHook(.install)
      case ["--uninstall"]: self = .installHook(.uninstall)
      default: throw ArgumentError(message: "`install-hook` takes nothing but `--uninstall`")
      }
    } else if arguments.first == "completions" {
      guard let shell = arguments.dropFirst().first.flatMap({ Completions(rawValue: $0) }) else {
        throw ArgumentError(message: "`completions` takes \(Completions.allCases.map(\.rawValue).listed)")
      }
      self = .completions(shell)
    } else if arguments.first == "baseline" {
      let names = Array(arguments.dropFirst(2))
      guard arguments.dropFirst().first == "compare", names.count == 2 else {
        throw ArgumentError(message: "`baseline compare` needs two baselines: the old one, the new one")
      }
      self = .compareBaselines(names[0], names[1])
    } else if arguments.first == "config" {
      self = .configuration(try LintRequest(arguments.dropFirst()))
    } else {
      self = .lint(try LintRequest(arguments.first == "lint" ? arguments.dropFirst() : arguments))
    }
  }
}
