import Foundation
import Testing

/// Code with one mistake that every run reports.
private let mistaken = "func show(_ n: Int) -> String { \"\\(n) file\" + (n == 1 ? \"\" : \"s\") }\n"

extension Tool.Result {
  /// The files that have findings.
  var files: [String] { lines.map { String($0.prefix { $0 != ":" }) } }
}

private func lint(_ files: [String: String], _ arguments: String...) throws -> Tool.Result {
  try Tool.run(["--only", "literal-plural-suffix", "--quiet"] + arguments, in: try Folder(files))
}

@Suite struct ConfigurationTests {
  @Test func everyMistakeIsOneLineAndExitStatusTwo() throws {
    let result = try lint([
      ".l10nlint.yml": "exlude: [a]\nrules:\n  manual-plurals: off\n", "A.swift": mistaken,
    ])
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.error.split(separator: "\n") == [
        ".l10nlint.yml:1:1: error: unknown key `exlude`; did you mean `exclude`?",
        ".l10nlint.yml:3:3: error: there is no rule `manual-plurals`; did you mean `manual-plural`?",
      ])
  }

  /// Words of other linters, and words for many rules.
  @Test func whatIsMeantByOtherWordsIsSuggested() throws {
    let configuration = """
      min-severity: info
      only: [previw]
      rules:
        glued-percent: info
        manual-plural: {severity: info}
      """
    let folder = try Folder([".l10nlint.yml": configuration, "A.swift": ""])
    let levels = "`off`, `on`, `note`, `warning` or `error`, or a mapping; write `note`"
    #expect(
      try Tool.run([], in: folder).error.split(separator: "\n") == [
        ".l10nlint.yml:1:15: error: `min-severity` must be `note`, `warning` or `error`; write `note`",
        ".l10nlint.yml:2:8: error: there is no rule `previw`; did you mean `preview`?",
        ".l10nlint.yml:4:18: error: `glued-percent` must be \(levels)",
        ".l10nlint.yml:5:29: error: `severity` must be \(levels)",
      ])
  }

  @Test func theLanguagesOfAProjectAreAskedForTheirTexts() throws {
    let files = [
      "en.lproj/A.strings": "\"a.b\" = \"Moor the boat\";\n\"a.c\" = \"Sail on\";\n",
      "de.lproj/A.strings": "\"a.b\" = \"Boot festmachen\";\n\"a.c\" = \"Sail on\";\n",
    ]
    let options = [
      "--only", "missing-translation", "--only", "untranslated-value", "--min-confidence", "possible",
    ]
    let required = try Folder(files.merging([".l10nlint.yml": "languages: [de, ja]\n"]) { $1 })
    #expect(
      try Tool.run(["--quiet"] + options, in: required).lines == [
        "de.lproj/A.strings:2:10: note: `a.c` is the same in `en` and in `de`: it is not translated [untranslated-value]",
        "en.lproj/A.strings:2:10: note: the base text",
        "en.lproj/A.strings:1:2: warning: `ja` is required and has no text here [missing-translation]",
      ])
    let partial = try Folder(files.merging([".l10nlint.yml": "languages: {partial: [de]}\n"]) { $1 })
    #expect(try Tool.run(["--quiet"] + options, in: partial).lines.isEmpty)
  }

  @Test func aConfigurationOfAnotherNameIsNotPassedOver() throws {
    for files in [[".l10nlint.yaml": ""], [".l10nlint.yaml": "", ".l10nlint.yml": ""]] {
      let folder = try Folder(files.merging(["A.swift": "let a = 1\n"]) { $1 })
      let result = try Tool.run(["--quiet"], in: folder)
      #expect(result.status == 2)
      #expect(
        result.error
          == ".l10nlint.yaml:1:1: error: a configuration file must be named `.l10nlint.yml`; rename this file or move its content there\n"
      )
      try folder.git("init", "-q")
      #expect(try Tool.run(["--quiet", "A.swift"], in: folder).status == 2)
      #expect(try Tool.run(["--quiet", "--no-config"], in: folder).status == 0)
    }
  }

  @Test func anAliasBombAFolderAndAMissingFileAreOneLineEach() throws {
    let bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"
    #expect(try lint([".l10nlint.yml": bomb, "A.swift": mistaken]).status == 2)
    let folder = try lint([".l10nlint.yml/x": "", "A.swift": mistaken])
    #expect(folder.status == 2)
    #expect(folder.error.hasPrefix(".l10nlint.yml:1:1: error: this configuration cannot be read: "))
    let missing = try lint(["A.swift": mistaken], "--config", "none.yml")
    #expect(missing.status == 2)
    #expect(
      missing.error == "none.yml:1:1: error: this configuration cannot be read: No such file or directory\n")
  }

  @Test func aLinkToAConfigurationIsFollowedAsFarAsTheProjectGoes() throws {
    let folder = try Folder(["shared.yml": "rules: {literal-plural-suffix: off}\n", "App/A.swift": mistaken])
    symlink("../shared.yml", folder.path("App/.l10nlint.yml"))
    let outside = try Tool.run(["--quiet"], in: folder, subfolder: "App")
    #expect(outside.status == 2)
    #expect(
      outside.error
        == ".l10nlint.yml:1:1: error: this configuration cannot be read: it links to a file outside of the project; use `--config` to read it\n"
    )
    let named = try Tool.run(["--quiet", "--config", ".l10nlint.yml"], in: folder, subfolder: "App")
    #expect(named.status == 0)
    try folder.git("init", "-q")
    #expect(try Tool.run(["--quiet"], in: folder, subfolder: "App").status == 0)
  }

  @Test func aFolderWithoutARuleStillSaysWhichKeysAreUsed() throws {
    let keys = ["a.title", "b.title", "c.title", "d.title", "e.title"]
    let folder = try Folder([
      "App/en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"Title\";\n" }.joined(),
      "App/A.swift": keys.prefix(3).map { "let x = NSLocalizedString(\"\($0)\", comment: \"A title\")\n" }
        .joined(),
      "Legacy/L.swift": "let keys = [\"d.title\"]\n",
    ])
    let unused = {
      try Tool.run(["--only", "unused-key", "--quiet"], in: folder).lines.map { $0.prefix(36) }
    }
    #expect(try unused() == ["App/en.lproj/Localizable.strings:5:2"])
    try folder.write(
      ".l10nlint.yml", Data("overrides: [{paths: [Legacy], rules: {unused-key: off}}]\n".utf8))
    #expect(try unused() == ["App/en.lproj/Localizable.strings:5:2"])
  }

  @Test func whatAConfigurationIsToldMachinesHearToo() throws {
    let folder = try Folder([".l10nlint.yml": "base_path: .\n", "A.swift": "let a = 1\n"])
    let report = try Tool.run(["--format", "json"], in: folder).output
    #expect(report.contains("\"subject\": \"configuration\""))
  }

  @Test func whatIsExcludedIsNotCheckedWhetherListedByGitOrWalked() throws {
    let folder = try Folder([
      ".l10nlint.yml": "exclude: [Old, \"*.pb.swift\"]\n", "A.swift": mistaken, "Old/B.swift": mistaken,
      "App/c.pb.swift": mistaken, "App/Old/D.swift": mistaken, "App/E.swift": mistaken,
    ])
    for _ in 0..<2 {
      let result = try Tool.run(["--only", "literal-plural-suffix", "--quiet"], in: folder)
      #expect(result.files == ["A.swift", "App/E.swift"])
      try folder.git("init", "-q")
    }
  }

  /// Whoever names a file is told why it is left out, and how to have it checked.
  @Test func aNamedFileObeysExclusionsUnlessToldOtherwise() throws {
    let folder = try Folder([".l10nlint.yml": "\nexclude: [Old]\n", "Old/A.swift": mistaken])
    let result = try Tool.run(["Old/A.swift"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.error.hasPrefix(
        "l10nlint: `Old/A.swift` is excluded by `Old` in .l10nlint.yml:2; `--no-exclude` checks it anyway\n"
      ))
    #expect(try Tool.run(["--no-exclude", "Old/A.swift"], in: folder).status == 1)
  }

  @Test func configurationsAreFoundInTheFoldersAroundAFile() throws {
    let folder = try Folder([
      ".l10nlint.yml": "rules: {literal-plural-suffix: error}\n",
      "Kit/.l10nlint.yml": "overrides: [{paths: Extra, rules: {literal-plural-suffix: off}}]\n",
      "A.swift": mistaken, "Kit/B.swift": mistaken, "Kit/Extra/C.swift": mistaken, "Extra/D.swift": mistaken,
    ])
    let result = try Tool.run(["--quiet"], in: folder)
    let found = result.lines.filter { $0.contains("[literal-plural-suffix]") }
    #expect(found.map { $0.prefix { $0 != ":" } } == ["A.swift", "Extra/D.swift", "Kit/B.swift"])
    #expect(found.allSatisfy { $0.contains(": error: ") })
    let inside = try Tool.run(["--quiet", "../Kit/./Extra/../B.swift"], in: folder, subfolder: "Kit")
    #expect(inside.output.contains(": error: "))
  }

  @Test func theSearchEndsAtTheRootOfTheRepository() throws {
    let folder = try Folder([
      ".l10nlint.yml": "rules: {literal-plural-suffix: off}\n", "Repo/A.swift": mistaken, "B.swift": mistaken,
    ])
    try folder.git("init", "-q", subfolder: "Repo")
    let result = try Tool.run(["--quiet", "B.swift", "Repo/A.swift"], in: folder)
    #expect(
      Set(result.lines.filter { $0.contains("[literal-plural-suffix]") }.map { $0.prefix { $0 != ":" } }) == [
        "Repo/A.swift"
      ])
  }

  /// Code of others may bring a configuration that is broken, or not for us.
  @Test func aConfigurationInAnExcludedFolderIsNotRead() throws {
    let files = [
      ".l10nlint.yml": "exclude: [Theirs]\n", "Theirs/.l10nlint.yml": "nonsense: [\n",
      "Theirs/A.swift": mistaken,
    ]
    #expect(try lint(files).status == 0)
    #expect(try lint(files, "Theirs").status == 0)
  }

  @Test func configNamesTheOnlyFileAndNoConfigNone() throws {
    let files = [
      ".l10nlint.yml": "nonsense: 1\n", "ci/strict.yml": "exclude: [Old]\nfail-on: never\n",
      "A.swift": mistaken,
      "Old/B.swift": mistaken,
    ]
    let named = try lint(files, "--config", "ci/strict.yml")
    #expect(named.status == 0)
    #expect(named.files == ["A.swift"])
    let none = try lint(files, "--no-config")
    #expect(none.status == 1)
    #expect(none.files == ["A.swift", "Old/B.swift"])
  }

  @Test(arguments: [
    ("fail-on: error", 0), ("fail-on: warning", 1), ("rules: {literal-plural-suffix: note}", 0),
    ("{rules: {literal-plural-suffix: note}, fail-on: note}", 1), ("min-confidence: certain", 0), ("", 1),
  ]) func thresholdsDecideTheExitStatus(_ text: String, _ status: Int32) throws {
    #expect(try lint([".l10nlint.yml": text + "\n", "A.swift": mistaken]).status == status)
  }

  @Test func wrappersOfAConfigurationHoldForTheWholeRun() throws {
    let result = try Tool.run(
      ["--only", "non-ascii-key", "--quiet"],
      in: try Folder([
        ".l10nlint.yml": "wrappers: [lookUp(_:)]\n", "A.swift": "let a = lookUp(\"größe\")\n",
      ]))
    #expect(result.lines.count == 1)
  }

  @Test func checksOfTheProjectObeyTheSettingsOfEachFile() throws {
    let text = "let a = NSLocalizedString(\"Order\", comment: \"\")\n"
    let files = [
      ".l10nlint.yml": "only: [ambiguous-key]\noverrides: [{paths: Old, rules: {ambiguous-key: off}}]\n",
      "A.swift": text, "Old/B.swift": text.replacingOccurrences(of: "Order", with: "Run"),
    ]
    let result = try Tool.run(["--quiet", "--min-confidence", "possible"], in: try Folder(files))
    #expect(Set(result.files) == ["A.swift"])
  }

  @Test func configShowsWhatHoldsForAFileAndWhere() throws {
    let folder = try Folder([
      ".l10nlint.yml": "fail-on: error\n",
      "Kit/.l10nlint.yml": "\nrules: {manual-plural: off}\nwrappers: [tr(_:)]\n",
      "Kit/A.swift": "",
    ])
    let result = try Tool.run(["config", "Kit/A.swift"], in: folder)
    #expect(result.status == 0)
    #expect(result.lines.contains("# added to `wrappers`: tr(_:), Kit/.l10nlint.yml:3"))
    #expect(result.lines.first == "# Kit/A.swift: .l10nlint.yml, Kit/.l10nlint.yml")
    #expect(result.lines.contains { $0.hasPrefix("fail-on: error ") && $0.hasSuffix("# .l10nlint.yml:1") })
    let rule = try #require(result.lines.firstIndex(of: "  manual-plural:"))
    #expect(result.lines[rule + 1].hasSuffix("# Kit/.l10nlint.yml:2"))
    #expect(result.lines[rule + 1].contains("severity: off"))
    #expect(try Tool.run(["config", "none.swift"], in: folder).status == 2)
    #expect(try Tool.run(["config"], in: folder).lines.first == "# .: .l10nlint.yml")
    #expect(
      try Tool.run(["config", "--enable", "all"], in: folder).output.contains("    severity: off") == false)
  }

  @Test func anOldConfigurationIsReadAndTheNewSpellingToldOnce() throws {
    let folder = try Folder([
      ".l10nlint.yml": "base_path: App\ndisabled_rules: [space_in_key]\n", "A.swift": mistaken,
      "B/C.swift": mistaken,
    ])
    let result = try Tool.run([], in: folder)
    #expect(result.status == 1)
    #expect(result.error.components(separatedBy: ": note: ").count == 4)
    #expect(try Tool.run(["--quiet"], in: folder).error.isEmpty)
  }

  @Test(.enabled(if: getuid() != 0)) func aConfigurationThatMayNotBeReadIsExitStatusTwo() throws {
    let folder = try Folder([".l10nlint.yml": "", "A.swift": mistaken])
    let path = folder.url.appendingPathComponent(".l10nlint.yml").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(try Tool.run([], in: folder).status == 2)
  }
}
