import Foundation
import Testing

/// The scripts in the shells they are for, as far as those are installed.
@Suite struct CompletionTests {
  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + shell)
    }
  }

  /// What bash offers for the last of some words.
  private func bash(_ words: String...) throws -> [Substring] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      eval "$("$L10NLINT" completions bash)"
      COMP_WORDS=(l10nlint \(list)); COMP_CWORD=\(words.count); _l10nlint; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let folder = try Folder(["script.sh": script, "Apple.swift": ""])
    return try Tool.shell("bash script.sh", in: folder).lines
  }

  @Test(.enabled(if: isInstalled("bash"))) func bashOffersOptionsValuesAndFiles() throws {
    #expect(try bash("--write") == ["--write-baseline"])
    #expect(try bash("--format", "s") == ["sarif", "sonarqube"])
    #expect(try bash("--color", "a") == ["auto", "always"])
    #expect(try bash("--fail-on", "ne") == ["never"])
    #expect(try bash("--min-severity", "") == ["note", "warning", "error"])
    #expect(try bash("--min-confidence", "c") == ["certain"])
    #expect(try bash("ins") == ["install-hook"])
    #expect(try bash("--quiet", "App") == ["Apple.swift"])
    #expect(try bash("explain", "literal-p") == ["literal-plural-suffix"])
    #expect(try bash("explain", "todo", "--fu") == ["--full"])
    #expect(try bash("completions", "z") == ["zsh"])
    #expect(try bash("baseline", "") == ["compare"])
    #expect(try bash("baseline", "compare", "App") == ["Apple.swift"])
    #expect(try bash("rules", "--te") == ["--test"])
    #expect(try bash("install-hook", "--") == ["--uninstall", "--help", "--version"])
    #expect(try bash("help", "doc") == ["doctor"])
    #expect(try bash("--only", "todo,literal-p") == ["todo,literal-plural-suffix"])
    #expect(try bash("--severity", "literal-p") == ["literal-plural-suffix="])
    #expect(try bash("--severity", "todo", "=", "err") == ["error"])
    #expect(try bash("--severity", "todo", "=") == ["note", "warning", "error"])
    #expect(try bash("--fix", "=") == ["safe", "suggested"])
    #expect(try bash("--fix", "=", "su") == ["suggested"])
    #expect(try bash("--fix", "App") == ["Apple.swift"])
    #expect(try bash("--format", "=", "sa") == ["sarif"])
  }

  /// A name that the shell would take for a command is a name.
  @Test(.enabled(if: isInstalled("bash"))) func bashOffersBranches() throws {
    let script = """
      eval "$("$L10NLINT" completions bash)"
      COMP_WORDS=(l10nlint --since t); COMP_CWORD=2; _l10nlint; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let folder = try Folder(["script.sh": script, "tide.swift": ""])
    try folder.start()
    try folder.commit()
    let names = ["t$(touch$IFS/ran)", "topic"]
    for name in names { try folder.git("branch", name) }
    #expect(try Tool.shell("bash script.sh", in: folder).lines.map(String.init) == names)
  }

  /// What a person gets who types in bash; `⇥` is the key. A session of its own, so that the terminal of the tests is left
  /// alone.
  private func typed(_ line: String) throws -> Substring? {
    let script = """
      "$L10NLINT" completions bash >c.sh
      printf 'source c.sh; l10nlint() { printf "<%%s>" "$@"; }\n%s\nexit\n' "$1" |
        TERM=dumb setsid bash --norc --noprofile -i 2>errors.txt
      """
    let folder = try Folder([
      "script.sh": script, "Mein Ordner/Ein Text.swift": "", "we$ird (1).swift": "", "Apple.swift": "",
    ])
    let keys = line.replacing("⇥", with: "\t")
    return try Tool.shell("sh script.sh '\(keys)'", in: folder).lines.last
  }

  @Test(
    .enabled(if: isInstalled("bash") && isInstalled("setsid")),
    arguments: [
      ("App⇥", "<Apple.swift>"), ("Mein⇥", "<Mein Ordner/>"),
      ("--quiet Mein⇥E⇥", "<--quiet><Mein Ordner/Ein Text.swift>"),
      (#""Mein Ordner/E⇥"#, "<Mein Ordner/Ein Text.swift>"),
      ("--baseline we⇥", "<--baseline><we$ird (1).swift>"),
      ("--fix=sug⇥", "<--fix=suggested>"), ("--severity manual-pl⇥no⇥", "<--severity><manual-plural=note>"),
      ("--only todo,literal-p⇥", "<--only><todo,literal-plural-suffix>"), ("ins⇥", "<install-hook>"),
    ]) func wordsArriveAsTheyAreMeant(_ line: String, _ words: String) throws
  {
    #expect(try typed("l10nlint " + line).map(String.init) == words)
  }

  @Test(.enabled(if: isInstalled("fish"))) func fishOffersThemToo() throws {
    let folder = try Folder(["Apple.swift": ""])
    func offers(_ line: String) throws -> [Substring] {
      let script = "\"$L10NLINT\" completions fish >c.fish && fish -n c.fish && "
      return try Tool.shell(
        script + "HOME=\"$PWD\" fish -c 'source c.fish; complete -C \"\(line)\"'", in: folder
      )
      .lines.map { $0.prefix { $0 != "\t" } }
    }
    #expect(try offers("l10nlint --format sar") == ["sarif"])
    #expect(try offers("l10nlint --write") == ["--write-baseline"])
    #expect(try offers("l10nlint ins") == ["install-hook"])
    #expect(try offers("l10nlint baseline com") == ["compare"])
    #expect(try offers("l10nlint rules --te") == ["--test"])
    #expect(try offers("l10nlint install-hook --u") == ["--uninstall"])
    #expect(try offers("l10nlint install-hook --form") == [])
    #expect(try offers("l10nlint --only todo,literal-p") == ["todo,literal-plural-suffix"])
    #expect(try offers("l10nlint --severity literal-plural-suffix=e") == ["literal-plural-suffix=error"])
  }

  @Test(.enabled(if: isInstalled("zsh"))) func zshReadsItsScript() throws {
    let script = """
      autoload -Uz compinit && compinit -u -D
      eval "$("$L10NLINT" completions zsh)"
      print -r -- "$_comps[l10nlint]"
      """
    let folder = try Folder(["script.zsh": script])
    let result = try Tool.shell("HOME=\"$PWD\" zsh -f script.zsh", in: folder)
    #expect(result.error.isEmpty)
    #expect(result.lines == ["_l10nlint"])
  }

  @Test(arguments: [[], ["tcsh"]]) func anotherShellIsRefused(_ shell: [String]) throws {
    let result = try Tool.run(["completions"] + shell, in: try Folder())
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: `completions` needs a shell: bash, zsh or fish\n")
  }
}
