import L10nLint

extension Completions {
  static var zshScript: String {
    """
    #compdef l10nlint
    # zsh completion for l10nlint: l10nlint completions zsh >"${fpath[1]}/_l10nlint"
    _l10nlint_first() { _alternative 'commands:command:(\(commands))' 'files:file:_files' }
    _l10nlint_rules() { _values -s , rule \(rules) }
    _l10nlint_revisions() { compadd -- ${(f)"$(git for-each-ref --format='%(refname:short)' 2>/dev/null)"} }
    _l10nlint_severities() {
      if compset -P '*='; then compadd \(severities); else compadd -S = \(rules); fi
    }
    _l10nlint() {
      case "$words[2]" in
    \(commandCases)  esac
      _arguments \\
    \(table(of: options))    '1:command or path:_l10nlint_first' '*:file:_files'
    }
    if [ "$funcstack[1]" = _l10nlint ]; then _l10nlint "$@"; else compdef _l10nlint l10nlint; fi

    """
  }

  private static var commandCases: String {
    Subcommand.all.filter { $0.options != nil }.map { command in
      let switches = command.switches.map { "    '\($0)' \\\n" }.joined()
      let taken = table(of: options.filter(command.takes)) + switches
      let words = command.words.joined(separator: " ")
      let first = command.words.isEmpty ? "" : "    '2:argument:(\(words))' \\\n"
      let rest = command.takesFiles ? "    '*:file:_files'" : "    '*: :'"
      return "    \(command.name)) _arguments \\\n\(taken)\(first)\(rest); return ;;\n"
    }.joined()
  }

  private static func table(of options: [CommandOption]) -> String {
    options.map { option in
      let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]")
      let line =
        switch option.values {
        case .none where option.arity == .value: "\(option.name)=[\(help)]:value: "
        case .none: "\(option.name)[\(help)]"
        case .joinedWords(let words):
          "\(option.name)=-[\(help)]::value:(\(words.joined(separator: " ")))"
        case .revisions: "\(option.name)=[\(help)]:revision:_l10nlint_revisions"
        case .files: "\(option.name)=[\(help)]:file:_files"
        case .words(let words): "\(option.name)=[\(help)]:value:(\(words.joined(separator: " ")))"
        case .rules: "\(option.name)=[\(help)]:rule:_l10nlint_rules"
        case .severities: "\(option.name)=[\(help)]:rule:_l10nlint_severities"
        }
      return "    \(line.inQuotes) \\\n"
    }.joined()
  }
}
