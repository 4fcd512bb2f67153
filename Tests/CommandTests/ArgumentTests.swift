import Foundation
import Testing

@Suite struct ArgumentTests {
  @Test(arguments: [
    (["--onyl", "x"], "unknown option `--onyl`; did you mean `--only`?"),
    (["--only", "manual-plurals"], "there is no rule `manual-plurals`; did you mean `manual-plural`?"),
    (["--format", "xml"], "unknown format `xml`; use text, xcode, json, sarif"),
    (["--jobs", "none"], "`--jobs` must be a number from 1 to 256, not `none`"),
    (["--format"], "`--format` needs a value"),
    (["explain"], "`explain` takes one rule"),
    (
      ["explain", "casing"],
      "there is no rule `casing`; rules with this word: `localized-casing-of-machine-text`, `unlocalized-casing`"
    ),
    (["-"], "`-` is not a path; `--stdin --stdin-filename <path>` reads from standard input"),
    (["explain", "zzzzzzzz"], "there is no rule `zzzzzzzz`; `l10nlint rules` lists all rules"),
    (["--min-confidence", "sure"], "`--min-confidence` must be possible, likely or certain, not `sure`"),
    (
      ["--severity", "todo=error,"],
      "`--severity` needs a rule and error, warning or note, such as `missing-comment=error`"
    ),
    (
      ["--severity", "todo=error,manual-plural=off"],
      "a severity must be error, warning or note, not `off`; `--disable manual-plural` turns it off"
    ),
    (
      ["--statistics", "--format", "json"],
      "`--statistics` only works with the text format; remove it or `--format`"
    ),
    (["--min-severity", "sure"], "`--min-severity` must be note, warning or error, not `sure`"),
    (
      ["--only", "manual-plural,", "glued-percent"],
      "`glued-percent` cannot be read (No such file or directory); this is a rule: write lists of rules without spaces"
    ),
    (["help", "me"], "unknown command `me`; see `l10nlint --help`"),
    (["--keys", "undecided"], "`--keys` must be symbolic or text, not `undecided`"),
    (["--config", "a.yml", "--no-config"], "`--config` and `--no-config` cannot be combined"),
    (
      ["--baseline", "b", "--no-baseline"], "`--baseline` and `--no-baseline` cannot be combined"
    ),
    (["--no-config", "--config", "a.yml"], "`--config` and `--no-config` cannot be combined"),
    (
      ["--only", "manual-plural", "--disable", "manual-plural"],
      "`--disable` removes every rule of `--only`"
    ),
  ]) func aWrongArgumentIsExitStatusTwoAndOneLineThatSaysWhatToDo(_ arguments: [String], _ message: String)
    throws
  {
    let result = try Tool.run(arguments, in: try Folder())
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("l10nlint: \(message)"))
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test func rulesListsEveryRuleAndExplainShowsItsPage() throws {
    let folder = try Folder()
    let rules = try Tool.run(["rules"], in: folder)
    #expect(rules.status == 0)
    var counts: [Substring: Int] = [:]
    for line in rules.lines {
      let words = line.split(separator: " ")
      counts[words[1], default: 0] += 1
      let page = try Tool.run(["explain", String(words[0])], in: folder)
      #expect(page.status == 0)
      #expect(page.output.contains("(\(words[0]))"))
      #expect(page.output.contains("## Flagged"))
      #expect(page.output.contains("\n  \(words[0]):\n    severity: "))
      #expect(page.lines.count < 90, "\(words[0]) is too long for a look at it")
    }
    let total = counts.values.reduce(0, +)
    let states = ["on", "preview", "off"].map { "\($0): \(counts[Substring($0), default: 0])" }
    #expect(rules.error.hasPrefix("Rules: \(total) (\(states.joined(separator: ", "))). "))
  }

  @Test func rulesListsSomeOfThemAndForPrograms() throws {
    let folder = try Folder()
    let two = try Tool.run(["rules", "todo", "manual-plural"], in: folder)
    #expect(two.lines.map { $0.split(separator: " ")[0] } == ["manual-plural", "todo"])
    #expect(two.error.isEmpty)
    #expect(try Tool.run(["rules", "tpdo"], in: folder).error.contains("did you mean `todo`?"))
    #expect(try Tool.run(["rules", "--format", "sarif"], in: folder).status == 2)
    let json = try Tool.run(["rules", "--quiet", "--format", "json", "unlocalized-casing"], in: folder)
    let key = try Tool.run(["rules", "--format", "json", "missing-translation"], in: folder).output
    #expect(key.contains("{\n          \"kind\": \"new\",\n          \"severity\": \"note\"\n        }"))
    #expect(
      json.output == """
        {
          "version": 1,
          "rules": [
            {
              "id": "unlocalized-casing",
              "title": "Displayed text cased without a locale",
              "state": "on",
              "severity": "warning",
              "kinds": [],
              "page": "Rules/unlocalized-casing.md"
            }
          ]
        }

        """)
  }

  @Test func explainSaysWhatCanBeSetAndHowOneLineIsSilenced() throws {
    let page = try Tool.run(["explain", "missing-comment"], in: try Folder()).output
    #expect(page.contains("\n\nOn. Severity by kind of finding: named: note, "))
    #expect(page.contains("\n    # Also report `String(localized:)`"))
    #expect(page.contains("\n    text-calls: false\n"))
    #expect(page.contains("`missing-comment: off` turns the rule off"))
    #expect(page.contains("- code: `// l10nlint:disable:next missing-comment -- the reason`"))
    let optional = try Tool.run(["explain", "key-order"], in: try Folder()).output
    #expect(optional.contains("\n\nOff unless enabled."))
    #expect(optional.contains("`key-order: on` turns the rule on"))
    #expect(optional.contains("- `.strings`: `/* l10nlint:disable:next key-order -- the reason */`"))
    #expect(!optional.contains("- code:"))
  }

  @Test func explainIsShortUnlessSomebodyWantsAll() throws {
    func explain(_ arguments: String...) throws -> String {
      try Tool.run(["explain"] + arguments, in: try Folder()).output
    }
    let (short, full) = (try explain("extra-translation"), try explain("extra-translation", "--full"))
    #expect(try explain("--full", "extra-translation") == full)
    // One example of each kind, in all of its languages.
    #expect(short.components(separatedBy: "\n```strings file=").count == 5)
    #expect(short.contains("\n\"fax.send\" = \"Fax senden\";  // ← extra-translation\n"))
    #expect(!short.contains("## Not detected") && full.contains("## Not detected"))
    #expect(short.hasSuffix(" examples: `l10nlint explain extra-translation --full`\n"))
    #expect(!full.contains("--full"))
    let (head, tail) = (short.components(separatedBy: "## Flagged")[0], "## In your project")
    #expect(full.hasPrefix(head))
    #expect(
      full.contains(tail + short.components(separatedBy: tail)[1].components(separatedBy: "\n\nAll ")[0]))
    // What is hardly longer is shown as it is.
    #expect(try explain("unreadable-file") == explain("unreadable-file", "--full"))
    #expect(try Tool.run(["explain", "--full"], in: try Folder()).status == 2)
  }

  /// What `explain` shows as the values of a rule is a configuration that changes nothing.
  @Test func theSettingsThatExplainShowsAreThoseThatHold() throws {
    let folder = try Folder(["A.swift": "let a = 1\n"])
    let before = try Tool.run(["config", "A.swift"], in: folder).output.filter { $0 != " " }
    for id in ["missing-comment", "literal-plural-suffix", "dynamic-key"] {
      let page = try Tool.run(["explain", id], in: folder).output
      let block = try #require(
        page.components(separatedBy: "```yaml\n").last?.components(separatedBy: "```").first)
      try folder.write(".l10nlint.yml", Data(block.utf8))
      let after = try Tool.run(["config", "A.swift"], in: folder)
      #expect(after.status == 0, "\(after.error)")
      let values = { (text: String) in
        text.split(separator: "\n").dropFirst().map {
          $0.components(separatedBy: "#")[0].filter { $0 != " " }
        }
      }
      #expect(values(after.output) == values(before))
    }
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    let folder = try Folder()
    let help = try Tool.run(["--help"], in: folder)
    #expect(help.output.contains("Exit status") && help.status == 0)
    #expect(try Tool.run(["help"], in: folder).output == help.output)
    for arguments in [["help", "lint"], ["lint", "--help"]] {
      let lint = try Tool.run(arguments, in: folder).output
      #expect(lint.contains("--min-severity") && !lint.contains("l10nlint rules"))
    }
    #expect(try Tool.run(["help", "explain"], in: folder).lines.count == 6)
    #expect(try Tool.run(["help", "version"], in: folder).lines.count == 2)
    #expect(try Tool.run(["--version"], in: folder).output.hasPrefix("l10nlint "))
    #expect(
      try Tool.run(["version"], in: folder).output == Tool.run(["--version"], in: folder).output)
  }

  @Test(arguments: [
    ("check", "lint"), ("autocorrect", "lint --fix"), ("rulse", "rules"), ("docter", "doctor"),
    ("list-rules", "rules"), ("hook", "install-hook"), ("update-baseline", "lint --write-baseline <file>"),
  ])
  func aWordThatIsNoPathIsTakenForACommand(_ word: String, _ meant: String) throws {
    let folder = try Folder()
    let result = try Tool.run([word], in: folder)
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: unknown command `\(word)`; did you mean `l10nlint \(meant)`?\n")
    #expect(try Tool.run(["help", word], in: folder).error == result.error)
    try folder.write("\(word)/A.swift", Data("let a = 1\n".utf8))
    #expect(try Tool.run([word], in: folder).status == 0)
  }

  /// A script that asks for JSON must not get text.
  @Test(arguments: [
    (["rules", "--fix"], "--fix"), (["explain", "todo", "--staged"], "--staged"),
    (["doctor", "--fix=safe"], "--fix"), (["init", "--quiet"], "--quiet"),
    (["config", ".", "--since", "HEAD"], "--since"), (["rules", "--test", "--only", "todo"], "--only"),
  ])
  func anOptionThatMeansNothingToACommandIsRefused(_ arguments: [String], _ option: String) throws {
    let result = try Tool.run(arguments, in: try Folder())
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    let command = arguments[0]
    #expect(
      result.error == "l10nlint: `\(command)` does not support `\(option)`; see `l10nlint help \(command)`\n")
    let help = try Tool.run(["help", command], in: try Folder()).output
    #expect(!help.contains("  \(option)"))
    #expect(command == "init" || help.contains("  --config <file>"))
  }

  @Test(arguments: [
    ("--strict", "`--fail-on note`"), ("--exit-zero", "`--fail-on never`"), ("--reporter", "`--format`"),
    ("-q", "`--quiet`"), ("--fix-all", "`--fix=suggested`"), ("-f", "`--format`"), ("--rule", "`--only`"),
    ("--exclude", "a line of `.l10nlint.yml`: `exclude: [Generated]`"),
    ("--include", "a line of `.l10nlint.yml`: `include: [App]`"), ("--list-rules", "`l10nlint rules`"),
    ("--explain", "`l10nlint explain <rule>`"), ("--verbose", "`--explain-findings`, or `--statistics`"),
    ("-v", "`--version`"), ("--threads", "`--jobs`"), ("--unsafe-fixes", "`--fix=suggested`"),
    ("--isolated", "`--no-config`"), ("--show-settings", "`l10nlint config`"),
    ("--show-files", "`l10nlint doctor`"), ("--add-noqa", "`--write-baseline`"),
    ("--config-file", "`--config`"),
  ]) func theOptionsOfOtherLintersAreAnsweredWithOurs(_ theirs: String, _ ours: String) throws {
    let result = try Tool.run([theirs], in: try Folder())
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: unknown option `\(theirs)`; use \(ours) instead\n")
    #expect(try Tool.run([theirs, "A.swift"], in: try Folder()).error == result.error)
    #expect(try Tool.run([theirs + "=x"], in: try Folder()).error == result.error)
  }

  /// What another command takes is no help here.
  @Test(arguments: [
    (["explain", "todo", "--ful"], "unknown option `--ful`; did you mean `--full`?"),
    (["explain", "todo", "--strict"], "unknown option `--strict`; see `l10nlint help explain`"),
    (["rules", "--enabled"], "unknown option `--enabled`; see `l10nlint help rules`"),
    (["rules", "--tset"], "unknown option `--tset`; did you mean `--test`?"),
    (["rules", "--json"], "unknown option `--json`; use `--format json` instead"),
    (["doctor", "--ful"], "unknown option `--ful`; did you mean `--full`?"),
    (
      ["doctor", "--exclude"],
      "unknown option `--exclude`; use a line of `.l10nlint.yml`: `exclude: [Generated]` instead"
    ),
    (["--ful"], "unknown option `--ful`; did you mean `--fix`?"),
    (
      ["--force-exclude"],
      "unknown option `--force-exclude`; leave it out: the configuration excludes named files too"
    ),
    (["--enable", "previw"], "there is no rule `previw`; did you mean `preview`?"),
    (["--only", "todo,previw"], "there is no rule `previw`; did you mean `preview`?"),
    (["--disable", "previw"], "there is no rule `previw`; `l10nlint rules` lists all rules"),
    (["--severity", "todo=info"], "a severity must be error, warning or note, not `info`; write note"),
    (["--min-severity", "info"], "`--min-severity` must be note, warning or error, not `info`; write note"),
    (["--fail-on", "warn"], "`--fail-on` must be note, warning, error or never, not `warn`; write warning"),
  ]) func whatIsSuggestedIsUnderstoodThere(_ arguments: [String], _ message: String) throws {
    let result = try Tool.run(arguments, in: try Folder(["A.swift": ""]))
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: \(message)\n")
  }

  @Test func aRuleIsMeantHoweverItIsCased() throws {
    let result = try Tool.run(["explain", "Literal-Plural-Suffix"], in: try Folder())
    #expect(result.error.contains("did you mean `literal-plural-suffix`?"))
  }

  @Test func behindTwoHyphensAreNames() throws {
    let folder = try Folder(["--help": "", "A.swift": ""])
    let result = try Tool.run(["--", "--help", "A.swift"], in: folder)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsExitStatusTwo() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let folder = try Folder()
    let result = try Tool.run(["rules"], in: folder, output: full)
    #expect(result.status == 2)
    #expect(result.error.contains("standard output cannot be written: "))
  }

  @Test func aReaderThatGoesAwayIsNoFailure() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Tool.run(["rules"], in: try Folder(), output: pipe.fileHandleForWriting)
    #expect(result.status == 0)
  }
}
