import Foundation
import Testing

private func plural(_ word: String) -> String { "let a = \"\\(n) \(word)\" + (n == 1 ? \"\" : \"s\")\n" }

@Suite struct BaselineOptionTests {
  private func app() throws -> Folder {
    try Folder(["A.swift": plural("file"), "Sub/B.swift": plural("row")])
  }

  private func text(_ path: String, in folder: Folder) throws -> String {
    String(decoding: try folder.read(path), as: UTF8.self)
  }

  @Test func whatABaselineListsIsNeitherShownNorCounted() throws {
    let folder = try app()
    let written = try Tool.run(["--write-baseline", "base.txt"], in: folder)
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    #expect(written.error.contains("Not shown (in the baseline): 2 (`--no-baseline` shows them)."))
    #expect(written.error.contains("Commit base.txt and pass it to each run: `--baseline base.txt`"))
    let again = try Tool.run(["--write-baseline", "base.txt"], in: folder)
    #expect(!again.error.contains("Commit base.txt"))
    let known = try Tool.run(["--baseline", "base.txt", "--quiet"], in: folder)
    #expect(known.status == 0)
    #expect(known.output.isEmpty)
    try folder.write("A.swift", Data(("// moved\n\n  " + plural("file") + plural("car")).utf8))
    let new = try Tool.run(["--baseline", "base.txt", "--quiet"], in: folder)
    #expect(new.status == 1)
    #expect(new.lines.map { $0.prefix(12) } == ["A.swift:4:23"])
    let all = try Tool.run(["--quiet"], in: folder)
    #expect(all.lines.count == 3)
  }

  @Test func whoeverFixesHearsOfWhatTheBaselineKeepsAsItIs() throws {
    let folder = try Folder(["A.swift": "label.text = shelf.title.uppercased()\n" + plural("file")])
    _ = try Tool.run(["--write-baseline", "base.txt"], in: folder)
    let fixed = try Tool.run(["--baseline", "base.txt", "--fix"], in: folder)
    #expect(
      fixed.error.contains(
        "Can be fixed in the baseline: 1 with `--fix=suggested --no-baseline`.\n"))
    let shown = try Tool.run(["--baseline", "base.txt"], in: folder)
    #expect(shown.error.contains("Not shown (in the baseline): 2 (`--no-baseline` shows them).\n"))
  }

  @Test func theSameFindingsAreTheSameFileWhereverTheCommandIsRun() throws {
    let folder = try app()
    try folder.git("init", "-q")
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"], in: folder)
    _ = try Tool.run(["--quiet", "--write-baseline", "../other.txt", ".."], in: folder, subfolder: "Sub")
    #expect(try text("base.txt", in: folder) == text("other.txt", in: folder))
    #expect(try text("base.txt", in: folder).contains("\nSub/B.swift\tliteral-plural-suffix\t"))
  }

  @Test func theBaselineOfTheConfigurationCountsFromItsFolder() throws {
    let folder = try app()
    try folder.write(".l10nlint.yml", Data("baseline: ci/known.txt\n".utf8))
    let missing = try Tool.run(["--quiet"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.error.contains("the baseline `ci/known.txt` cannot be read"))
    try folder.write("ci/keep", Data())
    #expect(try Tool.run(["--quiet", "--write-baseline", "ci/known.txt"], in: folder).status == 0)
    #expect(try Tool.run(["--quiet"], in: folder).status == 0)
    #expect(try Tool.run(["--quiet", "."], in: folder, subfolder: "Sub").status == 0)
    let all = try Tool.run(["--quiet", "--no-baseline"], in: folder)
    #expect(all.lines.count == 2)
  }

  /// A report lists some places of a finding; a baseline and a change are asked about all of them.
  @Test func aMistakeBehindTheListedOnesIsNewToo() throws {
    let texts = (1...14).map { "\"tide.\($0)\" = \"\($0 < 14 ? "设定" : "設定")\($0)\";\n" }
    let folder = try Folder([
      "en.lproj/Localizable.strings": (1...14).map { "\"tide.\($0)\" = \"Tide \($0)\";\n" }.joined(),
      "zh-Hant.lproj/Localizable.strings": texts.joined(),
    ])
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a")
    let rule = ["--only", "mixed-chinese-script"]
    let all = try Tool.run(rule + ["--write-baseline", "known.txt"], in: folder)
    #expect(all.status == 0)
    #expect(try Tool.run(rule, in: folder).output.contains("another one (not listed: 3 more)\n"))
    let broken = texts.joined().replacing("設定14", with: "设定14")
    try folder.write("zh-Hant.lproj/Localizable.strings", Data(broken.utf8))
    #expect(try Tool.run(rule + ["--baseline", "known.txt"], in: folder).lines.count > 1)
    #expect(try Tool.run(rule + ["--since", "HEAD"], in: folder).lines.count > 1)
  }

  @Test func aConfigurationNamesNoBaselineOutOfTheProject() throws {
    let folder = try Folder([
      "known.txt": "", "App/A.swift": plural("file"),
      "App/.l10nlint.yml": "fail-on: never\nbaseline: ../known.txt\n",
      "Link/A.swift": plural("file"), "Link/.l10nlint.yml": "baseline: known.txt\n",
    ])
    symlink("../known.txt", folder.path("Link/known.txt"))
    let message = "error: `baseline` is outside of the project; use `--baseline` to read it\n"
    let above = try Tool.run(["--quiet"], in: folder, subfolder: "App")
    #expect(above.status == 2)
    #expect(above.error == ".l10nlint.yml:2:1: \(message)")
    #expect(try Tool.run(["--quiet"], in: folder, subfolder: "Link").error == ".l10nlint.yml:1:1: \(message)")
    // Git says how far a project goes.
    try folder.git("init", "-q")
    #expect(try Tool.run(["--quiet"], in: folder, subfolder: "App").status == 0)
  }

  @Test func aPipeIsABaselineOnlyWherePersonsNameIt() throws {
    let folder = try app()
    mkfifo(folder.path("known.txt"), 0o600)
    let named = try Tool.shell(
      "(echo '# none' > known.txt) & ulimit -t 10; \"$L10NLINT\" --quiet --baseline known.txt", in: folder)
    #expect(named.lines.count == 2)
    try folder.write(".l10nlint.yml", Data("baseline: known.txt\n".utf8))
    let configured = try Tool.run(["--quiet"], in: folder)
    #expect(configured.status == 2)
    #expect(configured.error.contains("the baseline `known.txt` cannot be read: it is not a regular file"))
  }

  @Test(arguments: [["--show-suppressed"], ["--min-confidence", "possible"], ["--format", "json"]])
  func whatIsShownChangesNoFingerprint(_ arguments: [String]) throws {
    let silenced = "// l10nlint:disable:next literal-plural-suffix -- known\n"
    let folder = try Folder(["A.swift": silenced + plural("file") + plural("file")])
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"], in: folder)
    #expect(try Tool.run(["--quiet", "--baseline", "base.txt"] + arguments, in: folder).status == 0)
  }

  @Test func aRatchetFailsWhenAnEntryIsMendedAndNamesTheCommand() throws {
    let folder = try app()
    _ = try Tool.run(["--quiet", "--write-baseline", "my base.txt"], in: folder)
    let ratchet = ["--quiet", "--baseline", "my base.txt", "--baseline-ratchet"]
    #expect(try Tool.run(ratchet, in: folder).status == 0)
    try folder.write("A.swift", Data("let a = 1\n".utf8))
    let loose = try Tool.run(ratchet, in: folder)
    #expect(loose.status == 1)
    #expect(loose.error.contains("no longer found: A.swift: literal-plural-suffix: n == 1 ? \"\" : \"s\""))
    #expect(loose.error.contains("l10nlint --write-baseline 'my base.txt'\n"))
    #expect(try Tool.run(["--quiet", "--baseline", "my base.txt"], in: folder).status == 0)
    _ = try Tool.run(["--quiet", "--write-baseline", "my base.txt"], in: folder)
    #expect(try Tool.run(ratchet, in: folder).status == 0)
    #expect(try !text("my base.txt", in: folder).contains("A.swift"))
  }

  @Test(arguments: [["Sub"], ["--only", "manual-plural"], ["--disable", "literal-plural-suffix"]])
  func aRunThatCouldNotFindAnEntryLeavesIt(_ arguments: [String]) throws {
    let folder = try app()
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"], in: folder)
    try folder.write("A.swift", Data("let a = 1\n".utf8))
    let ratchet = try Tool.run(
      ["--quiet", "--baseline", "base.txt", "--baseline-ratchet"] + arguments, in: folder)
    #expect(ratchet.status == 0)
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"] + arguments, in: folder)
    #expect(try text("base.txt", in: folder).contains("\nA.swift\t"))
  }

  @Test(arguments: [["--min-severity", "error"], ["--min-confidence", "certain"]])
  func whatIsFoundAndNotShownIsNotMended(_ arguments: [String]) throws {
    let folder = try app()
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"], in: folder)
    let before = try text("base.txt", in: folder)
    let ratchet = ["--quiet", "--baseline", "base.txt", "--baseline-ratchet"] + arguments
    #expect(try Tool.run(ratchet, in: folder).status == 0)
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"] + arguments, in: folder)
    #expect(try text("base.txt", in: folder) == before)
    // What nobody finds is mended all the same.
    try folder.write("A.swift", Data("let a = 1\n".utf8))
    let loose = try Tool.run(ratchet, in: folder)
    #expect(loose.status == 1)
    #expect(loose.error.contains("no longer found: A.swift: literal-plural-suffix"))
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"] + arguments, in: folder)
    #expect(try !text("base.txt", in: folder).contains("A.swift"))
  }

  @Test func anEntryOfAFileThatIsGoneIsMendedToo() throws {
    let folder = try app()
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"], in: folder)
    try FileManager.default.removeItem(atPath: folder.path("A.swift"))
    #expect(
      try Tool.run(["--quiet", "--baseline", "base.txt", "--baseline-ratchet"], in: folder).status == 1)
  }

  @Test func aFileThatCannotBeReadFailsTheRunWhateverIsWritten() throws {
    let folder = try app()
    try folder.write("Torn.swift", Data("a\u{0}b".utf8))
    #expect(try Tool.run(["--quiet", "--write-baseline", "base.txt"], in: folder).status == 1)
    let result = try Tool.run(["--quiet", "--baseline", "base.txt"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("[unreadable-file]"))
  }

  @Test func baselinesAreCompared() throws {
    let folder = try app()
    _ = try Tool.run(["--quiet", "--write-baseline", "old.txt", "Sub"], in: folder)
    _ = try Tool.run(["--quiet", "--write-baseline", "new.txt"], in: folder)
    let grown = try Tool.run(["baseline", "compare", "old.txt", "new.txt"], in: folder)
    #expect(grown.status == 1)
    #expect(grown.output.hasPrefix("+ A.swift: literal-plural-suffix: "))
    #expect(grown.output.hasSuffix("Added: 1. Removed: 0.\n"))
    let shrunk = try Tool.run(["baseline", "compare", "new.txt", "old.txt"], in: folder)
    #expect(shrunk.status == 0)
    #expect(shrunk.output.hasSuffix("Added: 0. Removed: 1.\n"))
    let misuse = try Tool.run(["baseline", "compare", "old.txt"], in: folder)
    #expect(misuse.status == 2)
    #expect(misuse.error.hasPrefix("l10nlint: `baseline compare` needs two baselines"))
  }

  @Test(arguments: [
    (["--baseline", "none.txt"], "the baseline `none.txt` cannot be read: No such file"),
    (["--baseline-ratchet"], "`--baseline-ratchet` needs a baseline"),
    (["--write-baseline", "b.txt", "--staged"], "`--write-baseline` needs all findings"),
    (["--write-baseline", "b.txt", "--since", "HEAD"], "`--write-baseline` needs all findings"),
    (
      ["--write-baseline", "b.txt", "--baseline-ratchet"],
      "`--baseline-ratchet` cannot be combined with `--write-baseline`"
    ),
    (["--write-baseline", "no/b.txt"], "`no/b.txt` cannot be written: No such file"),
    (["--fix", "--staged"], "`--fix` and `--diff` cannot be combined with `--since`"),
    (["--since", "HEAD", "--staged"], "`--since` and `--staged` cannot be combined"),
    (
      ["--stdin", "--stdin-filename", "A.swift", "--staged"],
      "`--stdin` cannot be combined with `--since` or `--staged`"
    ),
    (["--since", "HEAD"], "`--since` needs a git repository"),
    (["--staged"], "`--staged` needs a git repository"),
  ]) func whatDoesNotFitTogetherIsSaid(_ arguments: [String], _ message: String) throws {
    let result = try Tool.run(arguments, in: try app())
    #expect(result.status == 2)
    #expect(result.error.contains("l10nlint: \(message)"), "\(result.error)")
  }

  @Test func aWrongBaselineIsToldWithItsLine() throws {
    let folder = try app()
    try folder.write("base.txt", Data("# a\n<<<<<<< ours\n".utf8))
    let result = try Tool.run(["--baseline", "base.txt"], in: folder)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("base.txt:2:1: error: unresolved merge conflict"))
  }

  @Test func aBaselineOfAnotherVersionIsNotReadAsThisOne() throws {
    let folder = try app()
    _ = try Tool.run(["--quiet", "--write-baseline", "base.txt"], in: folder)
    let newer = try text("base.txt", in: folder).replacing("version 1", with: "version 2")
    try folder.write("base.txt", Data(newer.utf8))
    let result = try Tool.run(["--baseline", "base.txt"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.error.hasPrefix(
        "base.txt:1:1: error: this baseline has version 2, but this l10nlint reads version 1"))
    // Without its head it is one that somebody has put together.
    let lines = newer.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    try folder.write("base.txt", Data(lines.utf8))
    #expect(try Tool.run(["--quiet", "--baseline", "base.txt"], in: folder).status == 0)
  }

  /// As every mistake of a configuration.
  @Test func aBaselineThatIsNotThereIsToldWhereItIsNamed() throws {
    let folder = try Folder([".l10nlint.yml": "fail-on: note\nbaseline: nope.txt\n", "A.swift": ""])
    let result = try Tool.run([], in: folder)
    #expect(result.status == 2)
    #expect(
      result.error.hasPrefix(
        ".l10nlint.yml:2:1: error: the baseline `nope.txt` cannot be read: No such file or directory"))
    let named = try Tool.run(["--baseline", "nope.txt"], in: folder)
    #expect(named.error.hasPrefix("l10nlint: the baseline `nope.txt` cannot be read"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func whatIsNoFileHoldsNoOldEntries() throws {
    let result = try Tool.run(["--write-baseline", "/dev/full"], in: try Folder(["A.swift": ""]))
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: `/dev/full` cannot be written: No space left on device\n")
  }
}
