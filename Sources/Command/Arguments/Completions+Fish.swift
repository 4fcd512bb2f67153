import L10nLint

extension Completions {
  static var fishScript: String {
    """
    # fish completion for l10nlint: l10nlint completions fish >~/.config/fish/completions/l10nlint.fish
    function __l10nlint_rules; string split ' ' -- \(rules.inQuotes); end
    function __l10nlint_revisions; git for-each-ref --format='%(refname:short)' 2>/dev/null; end
    function __l10nlint_severities
      for rule in (__l10nlint_rules)
        for level in \(severities); echo $rule=$level; end
      end
    end
    complete -c l10nlint -n __fish_use_subcommand -a \(commands.inQuotes)
    \(commandLines)\(options.map(line).joined())
    """
  }

  private static var commandLines: String {
    Subcommand.all.map { command in
      let condition = "complete -c l10nlint -n '__fish_seen_subcommand_from \(command.name)'"
      let lines = command.switches.map { "\(condition) -l \($0.dropFirst(2))\n" }
      let words = command.words.joined(separator: " ")
      let files = command.takesFiles ? "" : " -f"
      return lines.joined() + (words.isEmpty ? "" : "\(condition)\(files) -a \(words.inQuotes)\n")
    }.joined()
  }

  private static func line(_ option: CommandOption) -> String {
    let values =
      switch option.values {
      case .none: option.arity == .value ? " -x" : ""
      case .joinedWords(let words): " -a \(words.joined(separator: " ").inQuotes)"
      case .revisions: " -x -a '(__l10nlint_revisions)'"
      case .files: " -r -F"
      case .words(let words): " -x -a \(words.joined(separator: " ").inQuotes)"
      case .rules: " -x -a '(__fish_complete_list , __l10nlint_rules)'"
      case .severities: " -x -a '(__l10nlint_severities)'"
      }
    let others = Subcommand.all.filter { !$0.takes(option) }.map(\.name).joined(separator: " ")
    let condition = "-n 'not __fish_seen_subcommand_from \(others)'"
    return
      "complete -c l10nlint \(condition) -l \(option.name.dropFirst(2))\(values) -d \(option.help.inQuotes)\n"
  }
}
