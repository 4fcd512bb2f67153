import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

@Suite struct CommitHookTests {
  private func repository() throws -> Folder {
    let folder = try Folder(["A.swift": "let a = 1\n"])
    try folder.git("init", "-q", "-b", "main")
    for (name, value) in [("user.name", "a"), ("user.email", "a@b.example"), ("commit.gpgsign", "false")] {
      try folder.git("config", name, value)
    }
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "a")
    return folder
  }

  private func commit(_ folder: Folder) throws -> Tool.Result {
    try folder.git("add", "-A")
    return try Tool.shell("PATH=\"$(dirname \"$L10NLINT\"):$PATH\" git commit -q -m b 2>&1", in: folder)
  }

  @Test(arguments: ["", "my hooks"]) func aBadCommitIsStoppedAndAGoodOneIsSilent(_ hooks: String) throws {
    let folder = try repository()
    if !hooks.isEmpty { try folder.git("config", "core.hooksPath", hooks) }
    let installed = try Tool.run(["install-hook"], in: folder)
    #expect(installed.status == 0)
    #expect(installed.error.contains(hooks.isEmpty ? "`.git/hooks/pre-commit`" : "`my hooks/pre-commit`"))
    try folder.write("A.swift", Data("let b = 2\n".utf8))
    let good = try commit(folder)
    #expect(good.status == 0)
    #expect(good.output.isEmpty)
    try folder.write("A.swift", Data(mistaken.utf8))
    let bad = try commit(folder)
    #expect(bad.status == 1)
    #expect(bad.lines.first?.hasPrefix("A.swift:1:") == true)
    #expect(try Tool.run(["install-hook"], in: folder).status == 0)
    #expect(try Tool.run(["install-hook", "--uninstall"], in: folder).status == 0)
    #expect(try commit(folder).status == 0)
    let again = try Tool.run(["install-hook", "--uninstall"], in: folder)
    #expect(again.status == 0)
    #expect(again.error.contains("there is no hook to remove"))
  }

  @Test func notesAreShownAndStopNobody() throws {
    let folder = try repository()
    #expect(try Tool.run(["install-hook"], in: folder).status == 0)
    try folder.write("A.swift", Data("let a = NSLocalizedString(\"Order\", comment: \"\")\n".utf8))
    let noted = try commit(folder)
    #expect(noted.status == 0)
    #expect(noted.lines.count == 1)
    #expect(noted.output.contains("A.swift:1:27: note: "))
  }

  /// Programs with windows know no path of their user's.
  @Test func theHookKnowsWhereTheProgramLies() throws {
    let folder = try repository()
    _ = try Tool.shell("PATH=\"$(dirname \"$L10NLINT\"):$PATH\" l10nlint install-hook", in: folder)
    try folder.write("A.swift", Data(mistaken.utf8))
    try folder.git("add", "-A")
    let stopped = try Tool.shell("PATH=/usr/bin:/bin git commit -q -m b 2>&1", in: folder)
    #expect(stopped.status == 1)
    #expect(stopped.lines.first?.hasPrefix("A.swift:1:") == true)
    #expect(
      stopped.lines.suffix(2) == [
        "l10nlint stopped this commit; 'l10nlint explain RULE' explains a finding and how to silence it",
        "git commit --no-verify skips the check",
      ])
  }

  /// Such a hook is committed, and other people have the program elsewhere or not at all.
  @Test func aHookForEverybodyKnowsNoMachineAndStopsNobodyWithoutTheProgram() throws {
    let folder = try repository()
    try folder.git("config", "core.hooksPath", ".hooks")
    let installed = try Tool.run(["install-hook"], in: folder)
    #expect(
      installed.error.contains(
        "by `.hooks/pre-commit`; commit its folder, and it checks those of all who set `core.hooksPath`\n"))
    #expect(!(try folder.text(".hooks/pre-commit")).contains(Tool.executable.path))
    try folder.write("A.swift", Data(mistaken.utf8))
    try folder.git("add", "-A")
    let passed = try Tool.shell("PATH=/usr/bin:/bin git commit -q -m b 2>&1", in: folder)
    #expect(passed.status == 0)
    #expect(passed.output == "l10nlint is not installed, so this commit is not checked for its texts\n")
    try folder.write(".gitignore", Data("own\n".utf8))
    try folder.git("config", "core.hooksPath", "own")
    #expect(try !Tool.run(["install-hook"], in: folder).error.contains("everybody"))
    #expect(try folder.text("own/pre-commit").contains(Tool.executable.path))
  }

  @Test func whereNoHookCanBeThatIsSaid() throws {
    let folder = try repository()
    try folder.git("config", "core.hooksPath", "/dev/null")
    let none = try Tool.run(["install-hook"], in: folder)
    #expect(none.status == 2)
    #expect(
      none.error
        == "l10nlint: git runs no hooks here: `core.hooksPath` is `/dev/null`, which is not a folder\n")
    #expect(try Tool.run(["install-hook", "--uninstall"], in: folder).error.contains("there is no hook"))
    try folder.git("config", "core.hooksPath", "no/hooks")
    let missing = try Tool.run(["install-hook"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.error.hasPrefix("l10nlint: the hook cannot be installed: `"))
    #expect(missing.error.contains("` cannot be written: "))
  }

  @Test(arguments: [["install-hook"], ["install-hook", "--uninstall"]])
  func aHookOfSomebodyElseStays(_ arguments: [String]) throws {
    let folder = try repository()
    try folder.write(".git/hooks/pre-commit", Data("#!/bin/sh\nexit 0\n".utf8))
    let result = try Tool.run(arguments, in: folder)
    #expect(result.status == 2)
    #expect(result.error.contains("`.git/hooks/pre-commit` was not written by l10nlint and was not changed"))
    #expect(try folder.read(".git/hooks/pre-commit") == Data("#!/bin/sh\nexit 0\n".utf8))
  }

  #if os(Linux)
    /// `script` gives the command a terminal.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func onATerminalAHookOfSomebodyElseIsPutAsideOnRequest() throws {
      let theirs = Data("#!/bin/sh\necho theirs\ntest ! -e stop || exit 7\n".utf8)
      let folder = try repository()
      try folder.write(".git/hooks/pre-commit", theirs)
      chmod(folder.path(".git/hooks/pre-commit"), 0o755)
      func install(_ answer: String) throws -> Tool.Result {
        try Tool.shell("echo \(answer) | script -qec \"'$L10NLINT' install-hook\" /dev/null", in: folder)
      }
      let refused = try install("n")
      #expect(refused.status == 2)
      #expect(refused.output.contains("Rename it and install a hook that runs it first? [y/N]"))
      #expect(try folder.read(".git/hooks/pre-commit") == theirs)
      let agreed = try install("y")
      #expect(agreed.status == 0)
      #expect(
        agreed.output.contains(
          "the previous hook was renamed to `.git/hooks/pre-commit.before-l10nlint` and runs first"))
      #expect(try folder.read(".git/hooks/pre-commit.before-l10nlint") == theirs)
      try folder.write("A.swift", Data(mistaken.utf8))
      let both = try commit(folder)
      #expect(both.status == 1)
      #expect(both.lines.first == "theirs")
      #expect(both.lines.dropFirst().first?.hasPrefix("A.swift:1:") == true)
      try folder.write("stop", Data())
      #expect(try commit(folder).lines == ["theirs"])
      let removed = try Tool.run(["install-hook", "--uninstall"], in: folder)
      #expect(removed.error.contains("`.git/hooks/pre-commit` was restored"))
      #expect(try folder.read(".git/hooks/pre-commit") == theirs)
      #expect(!FileManager.default.fileExists(atPath: folder.path(".git/hooks/pre-commit.before-l10nlint")))
    }
  #endif

  @Test func aLinkThatLeadsNowhereIsAHookOfSomebodyElse() throws {
    let folder = try repository()
    let path = folder.path(".git/hooks/pre-commit")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    let result = try Tool.run(["install-hook"], in: folder)
    #expect(result.status == 2)
    #expect(result.error.contains("was not written by l10nlint and was not changed"))
  }

  @Test func misuseIsSaid() throws {
    let outside = try Tool.run(["install-hook"], in: try Folder())
    #expect(outside.status == 2)
    #expect(outside.error.contains("needs a git repository, and this folder is in none"))
    let wrong = try Tool.run(["install-hook", "--force"], in: try repository())
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("`install-hook` only takes `--uninstall`"))
  }
}

@Suite struct ReportFormatTests {
  @Test(arguments: [
    ("xcode", "/A.swift:1:"), ("github", "::warning file=A.swift,line=1,"), ("gitlab", "\"check_name\""),
    ("checkstyle", "<checkstyle"), ("junit", "<testsuites"), ("sonarqube", "\"issues\""),
    ("markdown", "## l10nlint: findings: 1"),
  ]) func eachFormatIsThere(_ name: String, _ part: String) throws {
    let folder = try Folder(["A.swift": mistaken])
    let result = try Tool.run(
      ["--quiet", "--format", name, "--format", "json:report.json", "--only", "literal-plural-suffix"],
      in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains(part))
    #expect(try !folder.read("report.json").isEmpty)
  }

  @Test func anUnknownFormatIsAnsweredWithThoseThereAre() throws {
    let result = try Tool.run(["--format", "html"], in: try Folder())
    #expect(result.status == 2)
    #expect(
      result.error.contains(
        "text, xcode, json, sarif, github, gitlab, checkstyle, junit, sonarqube or markdown"))
  }
}
