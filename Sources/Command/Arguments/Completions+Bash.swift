import L10nLint

extension Completions {
  static var bashScript: String {
    """
    # bash completion for l10nlint: eval "$(l10nlint completions bash)"
    # A name a line, whatever else stands in it.
    _l10nlint_files() {
      local file
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
    }
    # A branch may be called like a command of the shell.
    _l10nlint_revisions() {
      local name
      while IFS= read -r name; do [[ "$name" == "$1"* ]] && COMPREPLY+=("$name"); done \\
        < <(git for-each-ref --format='%(refname:short)' 2>/dev/null)
    }
    _l10nlint() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" options="\(allOptions)" words=""
      local rules="\(rules)"
      COMPREPLY=()
      # The shell parts words at `=`, which may be the last of them.
      local last="$COMP_CWORD"
      if [[ "$word" == "=" ]]; then word=""; before="="; last=$((last + 1)); fi
      if [[ "$before" == "=" ]]; then
        before="${COMP_WORDS[last-2]}"
        if [[ "${COMP_WORDS[last-3]}" == --severity ]]; then
          COMPREPLY=($(compgen -W "\(severities)" -- "$word")); return
        fi
        case "$before" in
    \(joinedCases)    esac
      fi
      case "$before" in
    \(optionCases)  esac
      case "${COMP_WORDS[1]}" in
    \(commandCases)  esac
      if [[ "$word" == -* ]]; then
        COMPREPLY=($(compgen -W "$options --help --version" -- "$word"))
      elif [[ "$COMP_CWORD" -eq 1 ]]; then
        COMPREPLY=($(compgen -W "\(commands)" -- "$word")); _l10nlint_files "$word"
      elif [[ -n "$words" ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      else
        _l10nlint_files "$word"
      fi
    }
    complete -o filenames -o bashdefault -F _l10nlint l10nlint

    """
  }

  private static var allOptions: String { options.map(\.name).joined(separator: " ") }

  /// Values that only stand behind `=`.
  private static var joinedCases: String {
    options.compactMap { option in
      guard case .joinedWords(let words) = option.values else { return nil }
      let list = words.joined(separator: " ")
      return "      \(option.name)) COMPREPLY=($(compgen -W \"\(list)\" -- \"$word\")); return ;;\n"
    }.joined()
  }

  private static var optionCases: String {
    options.compactMap { option in
      let answer: String? =
        switch option.values {
        case .none, .joinedWords: nil
        case .revisions: #"_l10nlint_revisions "$word""#
        case .files: #"_l10nlint_files "$word""#
        case .words(let words): #"COMPREPLY=($(compgen -W "\#(words.joined(separator: " "))" -- "$word"))"#
        // Behind the last comma the next rule begins.
        case .rules:
          #"local first=""; [[ "$word" == *,* ]] && first="${word%,*},"; "#
            + #"COMPREPLY=($(compgen -P "$first" -W "$rules" -- "${word##*,}"))"#
        case .severities:
          #"compopt -o nospace +o filenames 2>/dev/null; COMPREPLY=($(compgen -S = -W "$rules" -- "$word"))"#
        }
      return answer.map { "    \(option.name)) \($0); return ;;\n" }
    }.joined()
  }

  private static var commandCases: String {
    Subcommand.all.filter { $0.options != nil }.map { command in
      let switches = command.switches
      let options = ((command.options ?? []) + switches).joined(separator: " ")
      let words = command.words.joined(separator: " ")
      // Only the first word is one of them; what follows `baseline compare` are files.
      let isFirst = command.takesFiles ? #"; [[ "$COMP_CWORD" -gt 2 ]] && words="""# : ""
      return "    \(command.name)) options=\"\(options)\"; words=\"\(words)\"\(isFirst) ;;\n"
    }.joined()
  }
}
