import Foundation
import Testing

private let plural = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"
private let silenced =
  "let a = \"\\(n) row\" + (n == 1 ? \"\" : \"s\")  // l10nlint:disable:this all -- a test\n"

@Suite struct OptionTests {
  @Test func whoAllowsFindingsHearsHowManyThereAre() throws {
    let plural = "let a = \"\\(n) boat\" + (n == 1 ? \"\" : \"s\")\n"
    let folder = try Folder(["A.swift": plural, "B.swift": plural])
    let result = try Tool.run(["--max-findings", "1"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.error.contains("findings that fail the run: 2, and `--max-findings` allows 1"))
    #expect(try !Tool.run(["--max-findings", "2"], in: folder).error.contains("--max-findings"))
  }

  private func app() throws -> Folder { try Folder(["A.swift": plural, "B.swift": silenced]) }

  /// Rules in preview can be tried without a list of their names.
  @Test func wordsStandForManyRules() throws {
    let folder = try Folder(["A.swift": "let a = 1\n"])
    let rules = try Tool.run(["rules"], in: folder).lines.map { $0.split(separator: " ") }
    func on(_ arguments: String...) throws -> [Substring] {
      let lines = try Tool.run(["config"] + arguments + ["A.swift"], in: folder).lines
      return zip(lines, lines.dropFirst()).filter {
        $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$1.contains("severity: off")
      }
      .map { $0.0.dropFirst(2).dropLast() }.filter { $0 != "unreadable-file" }
    }
    let preview = rules.filter { $0[1] == "preview" }.map { $0[0] }
    #expect(!preview.isEmpty)
    #expect(try on("--only", "preview") == preview)
    #expect(try on("--only", "all") == rules.map { $0[0] }.filter { $0 != "unreadable-file" })
    try folder.write(".l10nlint.yml", Data("only: preview\n".utf8))
    #expect(try on() == preview)
    try folder.write(".l10nlint.yml", Data("only: [preview, todo]\n".utf8))
    #expect(try on() == (preview + ["todo"]).sorted())
    #expect(try Tool.run(["--only", "preview"], in: folder).status == 0)
    let wrong = try Tool.run(["--only", "preview,todoo"], in: folder)
    #expect(wrong.error.contains("there is no rule `todoo`; did you mean `todo`?"))
  }

  @Test func reportsGoToTheFilesThatAreNamed() throws {
    let folder = try app()
    let result = try Tool.run(
      ["--quiet", "--format", "text", "--format", "json:a.json", "--format", "sarif:a.sarif"], in: folder)
    #expect(result.status == 1)
    #expect(result.lines.count == 1)
    let json = try JSONSerialization.jsonObject(with: folder.read("a.json")) as? [String: Any]
    #expect((json?["findings"] as? [Any])?.count == 1)
    let sarif = try JSONSerialization.jsonObject(with: folder.read("a.sarif")) as? [String: Any]
    #expect(sarif?["version"] as? String == "2.1.0")
  }

  /// On machines of GitHub and of GitLab, in whatever folder a job runs.
  @Test(arguments: [
    [
      "GITHUB_SERVER_URL": "https://host.example", "GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": "12ab",
    ],
    ["GITHUB_SERVER_URL": "", "CI_PROJECT_URL": "https://host.example/o/r", "CI_COMMIT_SHA": "12ab"],
  ]) func linksOfASummaryCountFromTheRepository(_ service: [String: String]) throws {
    let folder = try app()
    try folder.write("Kit/Sources/My File.swift", folder.read("A.swift"))
    try folder.git("init", "-q")
    for (subfolder, path) in [
      ("", "."), ("Kit", "."), ("Kit/Sources", ".."), ("Kit", "Sources/My File.swift"),
    ] {
      let report = try Tool.run(
        ["--format", "markdown", path], in: folder, subfolder: subfolder, environment: service)
      #expect(
        report.output.contains(
          "[`Kit/Sources/My File.swift:1`](https://host.example/o/r/blob/12ab/Kit/Sources/My%20File.swift#L1)"
        ))
    }
  }

  @Test func outputNamesTheFileOfTheReport() throws {
    let folder = try app()
    let result = try Tool.run(["--quiet", "--format", "json", "--output", "a.json"], in: folder)
    #expect(result.output.isEmpty)
    #expect(try String(decoding: folder.read("a.json"), as: UTF8.self).hasPrefix("{"))
  }

  @Test func aFileThatIsReplacedKeepsItsModeAndLeavesNothingBeside() throws {
    let folder = try app()
    try folder.write("a.json", Data("old".utf8))
    let path = folder.url.appendingPathComponent("a.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    _ = try Tool.run(["--quiet", "--output", "a.json", "--format=json"], in: folder)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["A.swift", "B.swift", "a.json"])
  }

  @Test func aReportThatCannotBeWrittenIsExitStatusTwo() throws {
    let folder = try app()
    let result = try Tool.run(["--quiet", "--output", "no/such/folder.txt"], in: folder)
    #expect(result.status == 2)
    #expect(result.error.contains("l10nlint: `no/such/folder.txt` cannot be written: No such file"))
    #expect(try Tool.run(["--quiet", "--output", "."], in: folder).error.contains("is a folder"))
  }

  @Test func whatIsNoRegularFileIsWrittenStraight() throws {
    let folder = try app()
    let result = try Tool.run(["--quiet", "--output", "/dev/stdout"], in: folder)
    #expect(result.lines.count == 1)
  }

  @Test(arguments: [
    (["--format", "text", "--format", "json"], "two reports cannot share standard output"),
    (["--format", "json:a", "--output", "b"], "the report has a file already"),
    (["--format", "json:"], "`--format json:` needs a file name"),
    (["--stdin"], "`--stdin` needs `--stdin-filename`"),
    (["--stdin-filename", "A.swift"], "`--stdin-filename` needs `--stdin`"),
    (["--stdin", "--stdin-filename", "A.swift", "B.swift"], "`--stdin` checks standard input only"),
    (["--quiet=yes"], "`--quiet` takes no value"),
    (["--severity", "missing-comment"], "`--severity` needs a rule and error, warning or note"),
    (
      ["--severity", "todo=eror"], "a severity must be error, warning or note, not `eror`"
    ),
    (
      ["--severity", "missing-coment=error"],
      "there is no rule `missing-coment`; did you mean `missing-comment`?"
    ),
    (["--fail-on", "bad"], "`--fail-on` must be note, warning, error or never, not `bad`"),
    (["--max-findings", "-1"], "`--max-findings` must be a number from 0"),
    (["--fix="], "`--fix` needs a value"), (["--only", ""], "`--only` needs a value"),
    (["--only", ","], "`,` names no rule"), ([""], "a path cannot be empty"),
    (["--output", "a", "--output", "b"], "`--output` can only be given once"),
    (["--format", "json:a", "--format", "sarif:a"], "two reports cannot use the same file `a`"),
    (["--files-from", "missing.txt"], "the list `missing.txt` cannot be read: No such file"),
  ]) func whatDoesNotFitTogetherIsSaidInOneLine(_ arguments: [String], _ message: String) throws {
    let result = try Tool.run(arguments, in: try app())
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("l10nlint: \(message)"))
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test func aPathThatIsNotThereFailsWhateverIsLetThrough() throws {
    let folder = try app()
    #expect(try Tool.run(["--fail-on", "never", "nowhere"], in: folder).status == 2)
    #expect(try Tool.run(["--max-findings", "9", "nowhere"], in: folder).status == 2)
    // Whatever else is found is in the report.
    let both = try Tool.run(["--quiet", "nowhere", "."], in: folder)
    #expect(both.status == 2)
    #expect(both.error == "l10nlint: `nowhere` cannot be read (No such file or directory)\n")
    #expect(!both.output.contains("nowhere") && !both.lines.isEmpty)
    // A typing mistake is no finding: one line, and no report.
    let alone = try Tool.run(["nowhere"], in: folder)
    #expect(alone.status == 2 && alone.output.isEmpty && alone.error == both.error)
    let json = try Tool.run(["--format", "json", "nowhere", "."], in: folder).output
    #expect(json.contains("\"message\": \"this path cannot be read: No such file or directory\""))
    let diff = try Tool.run(["--diff", "nowhere"], in: folder)
    #expect(diff.status == 2)
    #expect(diff.error.contains("`nowhere` cannot be read"))
  }

  /// A report without a place for notices would look clean.
  @Test(arguments: ["xcode", "github", "gitlab", "checkstyle", "junit", "sonarqube", "markdown"])
  func aPathThatIsNotThereIsAFindingWhereNothingElseSaysIt(_ format: String) throws {
    let result = try Tool.run(["--format", format, "nope.swift"], in: Folder([:]))
    #expect(result.status == 2)
    #expect(result.output.contains("nope.swift") && result.output.contains("this path cannot be read"))
  }

  @Test func aLineStandsForStandardOutput() throws {
    let folder = try app()
    for arguments in [["--format", "json:-"], ["--format", "json", "--output", "-"]] {
      #expect(try Tool.run(arguments, in: folder).output.hasPrefix("{"))
    }
  }

  @Test func aSeverityDecidesWhetherTheRunFails() throws {
    let folder = try app()
    let note = try Tool.run(["--severity", "literal-plural-suffix=note"], in: folder)
    #expect(note.status == 0)
    #expect(note.output.contains(": note: "))
    #expect(try Tool.run(["--fail-on", "error"], in: folder).status == 0)
    #expect(try Tool.run(["--fail-on", "never"], in: folder).status == 0)
    #expect(
      try Tool.run(["--severity", "literal-plural-suffix=note", "--fail-on", "note"], in: folder).status == 1)
    #expect(try Tool.run(["--max-findings", "1"], in: folder).status == 0)
    #expect(try Tool.run(["--max-findings", "0"], in: folder).status == 1)
  }

  @Test func whatIsLessBadIsLeftOutAndFailsNothing() throws {
    let folder = try app()
    let note = ["--severity", "literal-plural-suffix=note", "--fail-on", "note"]
    #expect(try Tool.run(note, in: folder).status == 1)
    let hidden = try Tool.run(note + ["--min-severity", "warning"], in: folder)
    #expect(hidden.status == 0 && hidden.output.isEmpty)
    #expect(hidden.error.contains("Not shown (low severity): 1 (`--min-severity note` shows them)."))
    try folder.write(".l10nlint.yml", Data("min-severity: error\n".utf8))
    #expect(try Tool.run([], in: folder).output.isEmpty)
    #expect(try Tool.run(["--min-severity", "note"], in: folder).lines.count == 1)
  }

  @Test func aTextFromStandardInputIsCheckedUnderTheConfigurationOfItsName() throws {
    let folder = try Folder([".l10nlint.yml": "exclude: [Generated]\n"])
    let result = try Tool.run(
      ["--quiet", "--stdin", "--stdin-filename", "New.swift"], in: folder, input: plural)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("New.swift:1:"))
    let excluded = try Tool.run(
      ["--quiet", "--stdin", "--stdin-filename", "Generated/New.swift"], in: folder, input: plural)
    #expect(excluded.status == 0)
    #expect(excluded.output.isEmpty)
    let objectiveC = try Tool.run(
      ["--quiet", "--stdin", "--stdin-filename", "New.m"], in: folder, input: "a();\n")
    #expect(objectiveC.status == 0)
  }

  @Test(arguments: ["A.swift\nB.swift\n", "A.swift\r\n", "A.swift\u{0}B.swift\u{0}"])
  func pathsComeFromAList(_ list: String) throws {
    let folder = try app()
    try folder.write("list.txt", Data(list.utf8))
    #expect(try Tool.run(["--quiet", "--files-from", "list.txt"], in: folder).lines.count == 1)
    #expect(try Tool.run(["--quiet", "--files-from", "-"], in: folder, input: list).lines.count == 1)
  }

  @Test func whatAFindingRestsOnIsSaidOnRequest() throws {
    let folder = try Folder(["A.swift": "label.text = \"Sent to you by \" + name\n"])
    let arguments = ["--quiet", "--only", "concatenated-sentence"]
    let plain = try Tool.run(arguments, in: folder).output
    let explained = try Tool.run(arguments + ["--explain-findings"], in: folder).output
    #expect(explained == plain + "A.swift:1:14: note: kind: sentence; sink: .text =; receiver: label\n")
    let json = try Tool.run(arguments + ["--format", "json"], in: folder).output
    #expect(json.contains("\"value\": \".text =\""))
    #expect(json.contains("\"rule\": \"concatenated-sentence\",\n      \"kind\": \"sentence\",\n"))
    let sarif = try Tool.run(arguments + ["--format", "sarif"], in: folder).output
    #expect(sarif.contains("\"confidence\":\"likely\",\"kind\":\"sentence\",\"evidence\":"))
    let person = try Tool.run(arguments + ["--explain-findings", "--color", "always"], in: folder).output
    #expect(person.contains("kind\u{1B}[0m sentence\n"))
  }

  @Test func statisticsCountInsteadOfList() throws {
    let result = try Tool.run(["--quiet", "--statistics"], in: try app())
    #expect(result.output == "     1  literal-plural-suffix\n")
    // On a terminal both outputs are one.
    let told = try Tool.run(["--statistics"], in: try app())
    #expect(told.output == result.output)
    #expect(told.error.hasPrefix("Files read: 2. Findings: 1 (warnings: 1).\n"))
    #expect(try Tool.run([], in: try app()).error.hasPrefix("     1  literal-plural-suffix\nFiles read: 2."))
  }

  @Test func theSummaryCountsLanguages() throws {
    let table = "\"a.b\" = \"%@ and %@\";\n\"a.c\" = \"Text\";\n"
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "pay" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Zahlen %@" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Pay %d" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let folder = try Folder([
      "en.lproj/L.strings": table, "fr.lproj/L.strings": "\"a.b\" = \"%d et\";\n\"a.c\" = \"%d\";\n",
      "mul.lproj/Pay.xcstrings": catalog, "Base.lproj/N.strings": "\"a.b\" = \"%d\" \"x\";\n",
      "A.swift": plural,
    ])
    let rules = ["--only", "format-mismatch,literal-plural-suffix,strings-syntax"]
    let result = try Tool.run(rules, in: folder)
    #expect(
      result.error.contains("\nBy language: fr 2, de 1; in code or about several languages: 2.\n"),
      "\(result.output)\(result.error)")
    let markdown = try Tool.run(rules + ["--quiet", "--format", "markdown"], in: folder).output
    #expect(markdown.contains("\n| de | 1 | 0 | 0 |\n"), "\(markdown)")
    #expect(!markdown.contains("string catalogs"))
  }

  @Test func whatIsSilencedIsShownToWhoeverAsksAndFailsNothing() throws {
    let folder = try Folder(["B.swift": silenced])
    #expect(try Tool.run(["--quiet"], in: folder).output.isEmpty)
    let result = try Tool.run(["--quiet", "--show-suppressed"], in: folder)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("B.swift:1:"))
    #expect(result.output.contains("(suppressed: a test)"))
  }

  @Test func theReadmeShowsTheOptionsAsHelpDoes() throws {
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
    let help = try Tool.run(["--help"], in: try Folder()).output
    #expect(readme.contains("```text\n\(help)```\n"))
  }
}
