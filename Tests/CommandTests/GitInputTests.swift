import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// The files in which a run finds the mistake, or the lines that are none.
private func files(_ arguments: [String] = [], in folder: Folder) throws -> [String] {
  let result = try Tool.run(["--only", "literal-plural-suffix", "--quiet"] + arguments, in: folder)
  return result.lines.map {
    $0.contains("[literal-plural-suffix]") ? String($0.prefix { $0 != ":" }) : String($0)
  }
}

@Suite struct GitInputTests {
  @Test func aDeletedFileThatGitStillListsIsNeitherMissedNorCounted() throws {
    let folder = try Folder(["A.swift": mistaken, "B.swift": mistaken])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try FileManager.default.removeItem(atPath: folder.path("A.swift"))
    #expect(try files(in: folder) == ["B.swift"])
    #expect(try Tool.run([], in: folder).error.contains("Files read: 1."))
  }

  @Test func submodulesAreRead() throws {
    let folder = try Folder(["Top.swift": mistaken, "Module/M.swift": mistaken])
    for path in [".", "Module"] { try folder.git("-C", path, "init", "-q") }
    try folder.git("-C", "Module", "add", ".")
    try folder.git(
      "-C", "Module", "-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-q", "-m", "a")
    // A submodule is known by its commit alone.
    try folder.git("add", "Module", "Top.swift")
    try folder.write("Module/.gitignore", Data("Out\n".utf8))
    try folder.write("Module/Out/O.swift", Data(mistaken.utf8))
    try folder.write("Empty/keep", Data())
    #expect(try files(in: folder) == ["Module/M.swift", "Top.swift"])
    #expect(try files(["Module"], in: folder) == ["Module/M.swift"])
  }

  @Test func anIgnoredFolderIsReadWhenSomebodyNamesIt() throws {
    let folder = try Folder([".gitignore": "Out/\n", "Out/A.swift": mistaken, "B.swift": mistaken])
    try folder.git("init", "-q")
    #expect(try files(in: folder) == ["B.swift"])
    #expect(try files(["Out"], in: folder) == ["Out/A.swift"])
  }

  @Test(arguments: ["gitdir: /nowhere\n", "no such thing", ""]) func aBrokenRepositoryIsAFolder(
    _ text: String
  ) throws {
    let folder = try Folder([".git": text, "A.swift": mistaken])
    #expect(try files(in: folder) == ["A.swift"])
  }

  @Test func aBareRepositoryIsAFolder() throws {
    let folder = try Folder()
    try folder.git("init", "-q", "--bare", ".")
    try folder.write("A.swift", Data(mistaken.utf8))
    #expect(try files(in: folder) == ["A.swift"])
  }

  @Test func withoutGitAFolderIsWalked() throws {
    let folder = try Folder(["A.swift": mistaken, ".gitignore": "A.swift\n"])
    try folder.git("init", "-q")
    let result = try Tool.shell("PATH=/nowhere; export PATH; \"$L10NLINT\" --quiet", in: folder)
    #expect(result.output.contains("A.swift:1:"))
  }

  /// Everything here would leave a file behind if it ran.
  @Test func nothingThatARepositoryConfiguresIsRun() throws {
    let folder = try Folder(["A.swift": mistaken, "run.sh": "#!/bin/sh\ntouch \"$(dirname \"$0\")/ran\"\n"])
    chmod(folder.path("run.sh"), 0o755)
    try folder.git("init", "-q")
    let script = folder.path("run.sh")
    let settings = [
      ("core.fsmonitor", script), ("core.pager", script), ("core.editor", script),
      ("core.sshCommand", script),
      ("core.askPass", script), ("pager.ls-files", script), ("filter.x.clean", script),
      ("filter.x.smudge", script),
      ("filter.x.process", script), ("diff.external", script), ("credential.helper", script),
      ("gpg.program", script), ("alias.ls-files", "!\(script)"),
    ]
    for (name, value) in settings { try folder.git("config", name, value) }
    try folder.write(".gitattributes", Data("*.swift filter=x\n".utf8))
    for hook in ["post-index-change", "pre-commit", "fsmonitor-watchman", "post-checkout"] {
      try folder.write(".git/hooks/\(hook)", Data("#!/bin/sh\n\(script)\n".utf8))
      chmod(folder.path(".git/hooks/\(hook)"), 0o755)
    }
    #expect(try files(in: folder) == ["A.swift"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
    // The trap works: git on its own runs the monitor.
    try folder.git("status")
    #expect(FileManager.default.fileExists(atPath: folder.path("ran")))
  }

  /// A file as young as the index is one whose content git compares, in the form that a filter gives it.
  @Test(arguments: [["--since", "HEAD"], ["--staged"]])
  func noFilterRunsWhereContentsAreCompared(_ arguments: [String]) throws {
    let folder = try Folder([".gitattributes": "*.swift filter=x=y\n", "A.swift": "let a = 1\n"])
    try folder.git("init", "-q")
    let date = Date(timeIntervalSinceNow: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path("A.swift"))
    try folder.git("add", ".")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-q", "-m", "a")
    try folder.write(
      "config", Data("[filter \"x=y\"]\n  clean = touch ran; cat\n  required = true\n".utf8))
    try folder.git("config", "include.path", "../config")
    // The person's own settings still count.
    let environment = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.quotePath", "GIT_CONFIG_VALUE_0": "true",
    ]
    let result = try Tool.run(arguments, in: folder, environment: environment)
    #expect(result.status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
    try folder.git("diff-files")
    #expect(FileManager.default.fileExists(atPath: folder.path("ran")))
  }

  /// A repository may say that a missing object comes from a server, and which program is the way there.
  @Test func noObjectIsFetched() throws {
    let folder = try Folder(["A.swift": "let a = 1\n"])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-q", "-m", "a")
    let settings = [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.promisor", "true"), ("remote.origin.url", "ext::sh -c touch% ran"),
      ("protocol.ext.allow", "always"),
    ]
    for (name, value) in settings { try folder.git("config", name, value) }
    _ = try Tool.shell(
      "object=$(git rev-parse HEAD:A.swift); rm -f .git/objects/$(echo $object | sed 's|^..|&/|')", in: folder
    )
    try folder.write("A.swift", Data(mistaken.utf8))
    #expect(try files(["--since", "HEAD"], in: folder) == ["A.swift"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
    try folder.git("cat-file", "-p", "HEAD:A.swift")
    #expect(FileManager.default.fileExists(atPath: folder.path("ran")))
  }

  @Test func aRepositoryThatClaimsToLieElsewhereIsReadWhereItIs() throws {
    let (folder, other) = (try Folder(["A.swift": mistaken]), try Folder(["Secret.swift": mistaken]))
    try folder.git("init", "-q")
    try folder.git("config", "core.worktree", other.url.path)
    #expect(try files(in: folder) == ["A.swift"])
  }

  /// As in a hook of another repository.
  @Test func theEnvironmentOfAHookDoesNotMislead() throws {
    let folder = try Folder(["Sub/.gitignore": "B.swift\n", "Sub/A.swift": mistaken, "Sub/B.swift": mistaken])
    try folder.git("init", "-q")
    let result = try Tool.run(
      ["Sub", "--quiet"], in: folder,
      environment: ["GIT_DIR": ".git", "GIT_INDEX_FILE": "/nowhere/index", "GIT_PREFIX": "Sub/"])
    #expect(result.output.contains("Sub/A.swift:1:"))
    #expect(!result.output.contains("Sub/B.swift:1:"))
  }

  /// A hook that has read nothing must not let a commit pass.
  @Test(arguments: [["--staged"], ["--since", "HEAD"]])
  func whatGitDoesNotSayIsAFailureWithItsReason(_ arguments: [String]) throws {
    let folder = try Folder(["A.swift": mistaken])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-q", "-m", "a")
    try folder.write(".git/index", Data("junk".utf8))
    let result = try Tool.run(arguments, in: folder)
    #expect(result.status == 2)
    #expect(result.error.contains("`\(arguments[0])` needs git, which failed: "))
    #expect(result.error.contains("index file"))
    let missing = try Tool.run(arguments, in: folder, environment: ["PATH": "/nowhere"])
    #expect(missing.status == 2)
    #expect(missing.error.contains("which failed: git is not installed"))
  }

  @Test func aRunThatCannotAskGitSaysThatItReadsEverything() throws {
    let folder = try Folder(["A.swift": mistaken, ".gitignore": "Gen\n", "Gen/G.swift": mistaken])
    try folder.git("init", "-q")
    #expect(try files(in: folder) == ["A.swift"])
    let result = try Tool.run([], in: folder, environment: ["PATH": "/nowhere"])
    #expect(
      result.error.contains("git cannot list ignored files (git is not installed), so all files are read"))
    #expect(result.lines.count == 2)
  }

  @Test func aPathThatNeverWasIsSaidAndOneThatIsGoneIsNot() throws {
    let folder = try Folder(["A.swift": mistaken, "B.swift": mistaken])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-q", "-m", "a")
    try folder.git("rm", "-q", "B.swift")
    for option in [["--since", "HEAD"], ["--staged"]] {
      #expect(try Tool.run(option + ["A.swift", "B.swift"], in: folder).status == 0)
      let wrong = try Tool.run(option + ["Sources"], in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.error.contains("there is no `Sources` here or in `HEAD`"))
    }
  }
}
