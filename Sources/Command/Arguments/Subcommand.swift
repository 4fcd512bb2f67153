import L10nLint

/// What the command can be asked for: what the help says of it, and what it makes of its arguments.
struct Subcommand: Sendable {
  let name: String
  /// What stands for its arguments in the help.
  let arguments: String
  let help: String
  /// The names of the options that it obeys; `nil` for all.
  let options: [String]?
  /// What it alone takes, which means nothing to a run.
  let switches: [String]
  let invocation: @Sendable (ArraySlice<String>) throws(ArgumentError) -> Invocation

  init(
    _ name: String, _ arguments: String, _ help: String, options: [String]? = [],
    switches: [String] = [],
    _ invocation: @escaping @Sendable (ArraySlice<String>) throws(ArgumentError) -> Invocation
  ) {
    self.name = name
    self.arguments = arguments
    self.help = help
    self.options = options
    self.switches = switches
    self.invocation = invocation
  }

  /// As people type it.
  var spelling: String {
    let words = self.name == Self.all.first?.name ? "[\(name)]" : name
    return arguments.isEmpty ? words : "\(words) \(arguments)"
  }
}

// MARK: Names

extension Subcommand {
  /// What other linters call these commands.
  private static let otherNames = [
    "check": "lint", "run": "lint", "analyze": "lint", "fix": "lint --fix", "autocorrect": "lint --fix",
    "format": "lint --fix", "rule": "explain", "list": "rules", "docs": "explain", "server": "lsp",
    "list-rules": "rules", "show-rules": "rules", "hook": "install-hook", "hooks": "install-hook",
    "update-baseline": "lint --write-baseline <file>", "write-baseline": "lint --write-baseline <file>",
  ]

  /// The command that somebody may have meant with a word that is no path.
  static func meant(by word: String) -> String? {
    otherNames[word] ?? all.map(\.name).nearest(to: word)
  }
}

// MARK: The table

extension Subcommand {
  /// Of commands that look into a configuration and at no file.
  private static let configuring = ["--config", "--no-config"]

  /// All of what is shown in part otherwise.
  private static let full = "--full"
  private static let test = "--test"
  private static let uninstall = "--uninstall"

  static func named(_ name: String) -> Subcommand? { all.first { $0.name == name } }

  /// The first one may be left out.
  static let all: [Subcommand] = [
    Subcommand("lint", "[paths…]", "look at files and folders (default: the current folder)", options: nil) {
      arguments throws(ArgumentError) in
      .lint(try LintRequest(arguments))
    },
    Subcommand(
      "rules", "[<rule>…] [--test]", "list the rules, or some, or run the examples of the team's own",
      options: configuring + ["--format", "--quiet"], switches: [test]
    ) { arguments throws(ArgumentError) in
      let request = try LintRequest(arguments.filter { $0 != test }[...], of: "rules")
      guard arguments.contains(test) else { return .rules(request) }
      guard let path = request.paths.first(where: { $0 != "." }) else { return .testRules(request) }
      throw ArgumentError(
        message: "`rules --test` runs all examples; remove `\(path.printable)`")
    },
    Subcommand(
      "explain", "<rule> [--full]", "say what a rule finds, why, and what to do, or show all of its page",
      options: configuring, switches: [full]
    ) { arguments throws(ArgumentError) in
      let request = try LintRequest(arguments.filter { $0 != full }[...], of: "explain")
      guard let id = request.paths.first, id != ".", request.paths.count == 1 else {
        throw ArgumentError(message: "`explain` takes one rule; `l10nlint rules` lists all rules")
      }
      return .explain(id, isFull: arguments.contains(full), request)
    },
    Subcommand(
      "config", "[path]", "show what is configured for a file, and where",
      options: configuring + ["--only", "--enable", "--disable", "--severity"]
    ) { arguments throws(ArgumentError) in
      .configuration(try LintRequest(arguments, of: "config"))
    },
    Subcommand(
      "init", "[folder]", "look at a project, and write a `.l10nlint.yml` for it", options: ["--jobs"]
    ) { arguments throws(ArgumentError) in
      .writeConfiguration(try LintRequest(arguments, of: "init"))
    },
    Subcommand(
      "doctor", "[paths…] [--full]",
      "say what is found: languages, tables, functions that look texts up (`--full`: all of them)",
      options: configuring + ["--files-from", "--no-exclude", "--keys", "--jobs"], switches: [full]
    ) { arguments throws(ArgumentError) in
      let request = try LintRequest(arguments.filter { $0 != full }[...], of: "doctor")
      return .portrait(isFull: arguments.contains(full), request)
    },
    Subcommand(
      "install-hook", "", "check each commit of this repository (`--uninstall`: no longer)",
      switches: [uninstall]
    ) {
      arguments throws(ArgumentError) in
      switch Array(arguments) {
      case []: return .installHook(.install)
      case [uninstall]: return .installHook(.uninstall)
      default: throw ArgumentError(message: "`install-hook` only takes `\(uninstall)`")
      }
    },
    Subcommand("baseline", "compare <old> <new>", "show which entries were added and removed") {
      arguments throws(ArgumentError) in
      let names = Array(arguments.dropFirst())
      guard arguments.first == "compare", names.count == 2 else {
        throw ArgumentError(message: "`baseline compare` needs two baselines: the old one and the new one")
      }
      return .compareBaselines(names[0], names[1])
    },
    Subcommand("lsp", "", "serve an editor on standard input and output") { arguments throws(ArgumentError) in
      // Editors add `--stdio` out of habit.
      try nothing("lsp", arguments.filter { $0 != "--stdio" }[...], .serve)
    },
    Subcommand("completions", "<shell>", "print what bash, zsh or fish needs to complete arguments") {
      arguments throws(ArgumentError) in
      guard let shell = arguments.first.flatMap({ Completions(rawValue: $0) }), arguments.count == 1 else {
        throw ArgumentError(
          message: "`completions` needs a shell: \(Completions.allCases.map(\.rawValue).listed)")
      }
      return .completions(shell)
    },
    Subcommand("help", "[command]", "say what a command takes") { arguments throws(ArgumentError) in
      guard let name = arguments.first else { return .help(nil) }
      guard let command = named(name) else { throw .unknownCommand(name) }
      return .help(command)
    },
    Subcommand("version", "", "say which release this is") { arguments throws(ArgumentError) in
      try nothing("version", arguments, .version)
    },
    Subcommand("manual", "", "print the manual page, for `man -l -`") { arguments throws(ArgumentError) in
      try nothing("manual", arguments, .manual)
    },
  ]

  private static func nothing(
    _ name: String, _ arguments: ArraySlice<String>, _ invocation: Invocation
  ) throws(ArgumentError) -> Invocation {
    guard let argument = arguments.first else { return invocation }
    throw ArgumentError(message: "`\(name)` takes no arguments; remove `\(argument.printable)`")
  }
}
