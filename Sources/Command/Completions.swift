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

  fileprivate static let options = CommandOption.groups.flatMap(\.options)
  fileprivate static let commands = Subcommand.all.map(\.name).joined(separator: " ")
  fileprivate static let rules = RuleCatalogue.all.map(\.id).joined(separator: " ")
}

extension CommandOption {
  /// What a shell offers for the value.
  fileprivate enum Values {
    case none, files
    case words([String])
  }

  fileprivate var values: Values {
    guard let value else { return .none }
    if value == "<file>" || value == "<path>" { return .files }
    switch name {
    case "--format": return .words(ReportFormat.all.map(\.name))
    case "--min-confidence": return .words(Confidence.allCases.map(\.rawValue))
    case "--fail-on": return .words(FailureThreshold.names)
    case "--only", "--disable": return .words(RuleCatalogue.all.map(\.id))
    default: break
    }
    let isChoice = value.contains("|") && arity == .value
    return isChoice ? .words(value.split(separator: "|").map(String.init)) : .none
  }
}

extension String {
  /// Inside of single quotes.
  fileprivate var inQuotes: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}

// MARK: The scripts

extension Completions {
  fileprivate static var bashScript: String {
    var cases = ""
    for option in options {
      switch option.values {
      case .none: continue
      case .files:
        cases += "    \(option.name)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n"
      case .words(let words):
        let list = words.joined(separator: " ")
        cases += "    \(option.name)) COMPREPLY=($(compgen -W \"\(list)\" -- \"$word\")); return ;;\n"
      }
    }
    return """
      # bash completion for l10nlint: eval "$(l10nlint completions bash)"
      _l10nlint() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        case "$before" in
      \(cases)    explain) COMPREPLY=($(compgen -W "\(rules)" -- "$word")); return ;;
          completions) COMPREPLY=($(compgen -W "\(allCases.map(\.rawValue).joined(separator: " "))" -- "$word")); return ;;
        esac
        if [[ "$word" == -* ]]; then
          COMPREPLY=($(compgen -W "\(options.map(\.name).joined(separator: " ")) --help --version" -- "$word"))
        elif [[ "$COMP_CWORD" -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(commands)" -- "$word") $(compgen -f -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -o bashdefault -F _l10nlint l10nlint

      """
  }

  fileprivate static var zshScript: String {
    var lines: [String] = []
    for option in options {
      let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]")
      switch option.values {
      case .none where option.arity == .value: lines.append("\(option.name)=[\(help)]:value: ")
      case .none: lines.append("\(option.name)[\(help)]")
      case .files: lines.append("\(option.name)=[\(help)]:file:_files")
      case .words(let words):
        lines.append("\(option.name)=[\(help)]:value:(\(words.joined(separator: " ")))")
      }
    }
    let table = lines.map { "    \($0.inQuotes) \\\n" }.joined()
    return """
      #compdef l10nlint
      # zsh completion for l10nlint: l10nlint completions zsh >"${fpath[1]}/_l10nlint"
      _l10nlint_first() { _alternative 'commands:command:(\(commands))' 'files:file:_files' }
      _l10nlint() {
        case "$words[2]" in
          explain) _arguments '2:rule:(\(rules))'; return ;;
          completions) _arguments '2:shell:(\(allCases.map(\.rawValue).joined(separator: " ")))'; return ;;
        esac
        _arguments \\
      \(table)    '1:command or path:_l10nlint_first' '*:file:_files'
      }
      if [ "$funcstack[1]" = _l10nlint ]; then _l10nlint "$@"; else compdef _l10nlint l10nlint; fi

      """
  }

  fileprivate static var fishScript: String {
    var text =
      "# fish completion for l10nlint: l10nlint completions fish >~/.config/fish/completions/l10nlint.fish\n"
    text += "complete -c l10nlint -n __fish_use_subcommand -a \(commands.inQuotes)\n"
    text += "complete -c l10nlint -n '__fish_seen_subcommand_from explain' -x -a \(rules.inQuotes)\n"
    let shells = allCases.map(\.rawValue).joined(separator: " ")
    text += "complete -c l10nlint -n '__fish_seen_subcommand_from completions' -x -a '\(shells)'\n"
    for option in options {
      let name = option.name.dropFirst(2)
      let values =
        switch option.values {
        case .none: option.arity == .value ? " -x" : ""
        case .files: " -r -F"
        case .words(let words): " -x -a \(words.joined(separator: " ").inQuotes)"
        }
      text += "complete -c l10nlint -l \(name)\(values) -d \(option.help.inQuotes)\n"
    }
    return text
  }
}
