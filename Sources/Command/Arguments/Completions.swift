import L10nLint

/// Scripts with which shells complete arguments, made of the table of options.
enum Completions: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  static let options = CommandOption.groups.flatMap(\.options)
  static let commands = Subcommand.all.map(\.name).joined(separator: " ")
  static let rules = RuleCatalog.all.map(\.id).joined(separator: " ")
  static let severities = Severity.allCases.map(\.rawValue).joined(separator: " ")
}

extension Subcommand {
  /// What a shell offers behind the command beside options, where that is no file.
  var words: [String] {
    switch name {
    case "rules", "explain": RuleCatalog.all.map(\.id)
    case "baseline": ["compare"]
    case "completions": Completions.allCases.map(\.rawValue)
    case "help": Subcommand.all.map(\.name)
    default: []
    }
  }

  /// Whether files may stand behind it.
  var takesFiles: Bool { arguments.contains("path") || arguments.contains("folder") || name == "baseline" }

  func takes(_ option: CommandOption) -> Bool { options?.contains(option.name) ?? true }
}

extension CommandOption {
  /// What a shell offers for the value.
  enum Values {
    case none, files
    case words([String])
    /// Behind `=` only.
    case joinedWords([String])
    /// Branches and tags of git.
    case revisions
    /// With commas between them.
    case rules
    /// `rule=level`
    case severities
  }

  var values: Values {
    guard let value else { return .none }
    if value == "<file>" || value == "<path>" { return .files }
    switch name {
    case "--format": return .words(ReportFormat.all.map(\.name))
    case "--min-confidence": return .words(Confidence.allCases.map(\.rawValue))
    case "--min-severity": return .words(Severity.allCases.map(\.rawValue))
    case "--fail-on": return .words(FailureThreshold.names)
    case "--only", "--disable", "--enable": return .rules
    case "--severity": return .severities
    case "--fix": return .joinedWords(Fix.Safety.allCases.map(\.rawValue))
    case "--since": return .revisions
    default: break
    }
    let isChoice = value.contains("|") && arity == .value
    return isChoice ? .words(value.split(separator: "|").map(String.init)) : .none
  }
}

extension String {
  /// Inside of single quotes.
  var inQuotes: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
