import Foundation
import Testing

private func plural(_ word: String) -> String { "let a = \"\\(n) \(word)\" + (n == 1 ? \"\" : \"s\")\n" }

extension Folder {
  /// An empty repository, whatever the machine has configured.
  func start() throws {
    try git("init", "-q", "-b", "main")
    for (name, value) in [("user.name", "a"), ("user.email", "a@b.example"), ("commit.gpgsign", "false")] {
      try git("config", name, value)
    }
  }

  func commit(_ message: String = "a") throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }
}

/// `path:line` of each finding.
private func places(
  _ arguments: [String], in folder: Folder, subfolder: String = "", environment: [String: String] = [:]
) throws -> [String] {
  let result = try Tool.run(
    ["--quiet", "--only", "literal-plural-suffix,undefined-key,unreadable-file"] + arguments, in: folder,
    subfolder: subfolder, environment: environment)
  #expect(result.error.isEmpty)
  return result.lines.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
}

@Suite struct StagedTests {
  @Test func onlyLinesOfTheCommitAreShownAsTheIndexHasThem() throws {
    let folder = try Folder(["A.swift": plural("old") + "let b = 1\n"])
    try folder.start()
    try folder.commit()
    try folder.write("A.swift", plural("old") + plural("staged"))
    try folder.git("add", "A.swift")
    // Not part of the commit: a line in front of all, and a file that git does not know.
    try folder.write("A.swift", plural("unstaged") + plural("old") + plural("staged"))
    try folder.write("B.swift", plural("untracked"))
    #expect(try places(["--staged"], in: folder) == ["A.swift:2"])
    #expect(try places(["--since", "HEAD"], in: folder) == ["A.swift:1", "A.swift:3", "B.swift:1"])
    try folder.commit()
    #expect(try places(["--staged"], in: folder) == [])
  }

  @Test func aCommitThatIsMendedOnDiskOnlyIsStillWrong() throws {
    let folder = try Folder(["A.swift": "let a = 1\n"])
    try folder.start()
    try folder.commit()
    try folder.write("A.swift", plural("staged"))
    try folder.git("add", "A.swift")
    try folder.write("A.swift", "let a = 1\n")
    #expect(try places(["--staged"], in: folder) == ["A.swift:1"])
    try FileManager.default.removeItem(atPath: folder.path("A.swift"))
    #expect(try places(["--staged"], in: folder) == ["A.swift:1"])
  }

  @Test func theFirstCommitIsAllNew() throws {
    let folder = try Folder(["A b/é \"q\".swift": plural("file")])
    try folder.start()
    try folder.git("add", "-A")
    #expect(try places(["--staged"], in: folder) == ["A b/é \"q\".swift:1"])
  }

  @Test func namesOfAllKindsAreUnderstood() throws {
    let names = ["a b.swift", "größe.swift", "new\nline.swift", "tab\tstop.swift", "-x.swift", ":y.swift"]
    let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, plural("old")) }))
    try folder.start()
    try folder.commit()
    for name in names { try folder.write(name, plural("old") + plural("new")) }
    try folder.git("add", "-A")
    let result = try Tool.run(["--quiet", "--staged", "--only", "literal-plural-suffix"], in: folder)
    #expect(result.lines.count == names.count)
    #expect(result.lines.allSatisfy { $0.contains(".swift:2:") })
    #expect(result.output.contains("new\\u{a}line.swift:2:"))
  }

  @Test func aRenamedFileIsComparedWithWhatItWas() throws {
    let text = plural("old") + (1...20).map { "let line\($0) = \($0)\n" }.joined()
    let folder = try Folder(["A.swift": text, "Gone.swift": plural("gone")])
    try folder.start()
    try folder.commit()
    try folder.git("mv", "A.swift", "New name.swift")
    try folder.git("rm", "-q", "Gone.swift")
    #expect(try places(["--staged"], in: folder) == [])
    try folder.write("New name.swift", text + plural("new"))
    try folder.git("add", "-A")
    #expect(try places(["--staged"], in: folder) == ["New name.swift:22"])
  }

  @Test func linesOfUTF16TablesAndOfOldLineEndsAreCountedAsReportsDo() throws {
    let folder = try Folder()
    try folder.start()
    try folder.write("A.swift", "let a = 1\r" + plural("old"))
    try folder.commit()
    try folder.write("A.swift", "let a = 1\r" + plural("old").dropLast() + "\r" + plural("new"))
    try folder.git("add", "-A")
    #expect(try places(["--staged"], in: folder) == ["A.swift:3"])
    let (old, new) = ("\"a\" = \"ઊ\";\n", "\"a\" = \"ઊ\";\n\"a\" = \"ઊઊ\";\n")
    try folder.write(
      "en.lproj/L.strings", old.data(using: .utf16LittleEndian).map { Data([0xFF, 0xFE]) + $0 } ?? Data())
    try folder.commit()
    try folder.write(
      "en.lproj/L.strings", new.data(using: .utf16LittleEndian).map { Data([0xFF, 0xFE]) + $0 } ?? Data())
    try folder.git("add", "-A")
    let result = try Tool.run(["--quiet", "--staged", "--only", "duplicate-key"], in: folder)
    #expect(result.output.hasPrefix("en.lproj/L.strings:"))
  }

  @Test func theWholeProjectIsReadWhateverTheCommitTouches() throws {
    let folder = try Folder([
      "Strings.swift": "func lookUp(_ key: String) -> String { NSLocalizedString(key, comment: \"a\") }\n",
      "en.lproj/Localizable.strings": "\"menu.title\" = \"Menu\";\n",
      "A.swift": "let a = lookUp(\"menu.title\")\n",
    ])
    try folder.start()
    try folder.commit()
    try folder.write("A.swift", "let a = lookUp(\"menu.title\")\nlet b = lookUp(\"menu.other\")\n")
    try folder.git("add", "-A")
    #expect(try places(["--staged"], in: folder) == ["A.swift:2"])
    try folder.write(
      "en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";\n\"menu.other\" = \"Menu\";\n")
    #expect(try places(["--staged"], in: folder) == ["A.swift:2"])
    try folder.git("add", "-A")
    #expect(try places(["--staged"], in: folder) == [])
  }

  @Test func aMergeShowsWhatNeitherSideHas() throws {
    let folder = try Folder(["A.swift": "let a = 1\nlet b = 2\nlet c = 3\n"])
    try folder.start()
    try folder.commit()
    try folder.git("checkout", "-q", "-b", "other")
    try folder.write("A.swift", plural("theirs") + "let b = 2\nlet c = 3\n")
    try folder.commit()
    try folder.git("checkout", "-q", "main")
    try folder.write("A.swift", "let a = 1\nlet b = 2\n" + plural("ours"))
    try folder.commit()
    try folder.git("merge", "-q", "--no-commit", "other")
    #expect(try places(["--staged"], in: folder) == [])
    try folder.write("A.swift", plural("theirs") + plural("merged") + plural("ours"))
    try folder.git("add", "-A")
    #expect(try places(["--staged"], in: folder) == ["A.swift:2"])
  }

  /// `git commit FILE` and `git commit -a` commit another index than the one of the repository.
  @Test func theIndexThatAHookIsToldIsTheOneThatCounts() throws {
    let folder = try Folder(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
    try folder.start()
    try folder.commit()
    try folder.write("A.swift", plural("a"))
    try folder.write("B.swift", plural("b"))
    try folder.git("add", "B.swift")
    try folder.write(
      ".git/hooks/pre-commit",
      "#!/bin/sh\n'\(Tool.executable.path)' --staged --quiet --only literal-plural-suffix >found.txt\n")
    chmod(folder.path(".git/hooks/pre-commit"), 0o755)
    try folder.git("commit", "-q", "-m", "a", "A.swift")
    #expect(String(decoding: try folder.read("found.txt"), as: UTF8.self).hasPrefix("A.swift:1:"))
    try folder.git("commit", "-q", "-m", "a", "-a")
    let all = String(decoding: try folder.read("found.txt"), as: UTF8.self)
    #expect(all.split(separator: "\n").map { $0.prefix(9) } == ["A.swift:1", "B.swift:1"])
  }

  @Test func aFileThatGitWasOnlyToldOfIsNotInTheCommit() throws {
    let folder = try Folder(["A.swift": "let a = 1\n"])
    try folder.start()
    try folder.commit()
    try folder.write("B.swift", plural("b"))
    try folder.git("add", "-N", "B.swift")
    #expect(try places(["--staged"], in: folder) == [])
  }

  @Test func namedFilesAreTheOnlyOnesShown() throws {
    let folder = try Folder(["A.swift": "let a = 1\n", "Sub/B.swift": "let b = 1\n"])
    try folder.start()
    try folder.commit()
    try folder.write("A.swift", plural("a"))
    try folder.write("Sub/B.swift", plural("b"))
    try folder.git("add", "-A")
    #expect(try places(["--staged", "Sub"], in: folder) == ["Sub/B.swift:1"])
    #expect(try places(["--staged", "B.swift"], in: folder, subfolder: "Sub") == ["B.swift:1"])
    #expect(try places(["--staged"], in: folder, subfolder: "Sub") == ["../A.swift:1", "B.swift:1"])
  }

  /// As when a hook is run over all files.
  @Test func whereNothingIsStagedNamedFilesAreShownAsAWhole() throws {
    let folder = try Folder(["A.swift": plural("a"), "B.swift": plural("b")])
    try folder.start()
    try folder.commit()
    #expect(try places(["--staged", "A.swift"], in: folder) == ["A.swift:1"])
    #expect(try places(["--staged"], in: folder) == [])
  }
}

@Suite struct SinceTests {
  @Test func aBranchIsComparedWithWhereItBegan() throws {
    let folder = try Folder(["A.swift": plural("old"), "B.swift": plural("b")])
    try folder.start()
    try folder.commit()
    try folder.git("checkout", "-q", "-b", "topic")
    try folder.write("A.swift", plural("old") + plural("committed"))
    try folder.commit()
    try folder.git("checkout", "-q", "main")
    try folder.write("A.swift", plural("other"))
    try folder.write("B.swift", "let b = 1\n")
    try folder.commit()
    try folder.git("checkout", "-q", "topic")
    #expect(try places(["--since", "main"], in: folder) == ["A.swift:2"])
    try folder.write("B.swift", plural("b") + plural("unstaged"))
    #expect(try places(["--since", "main"], in: folder) == ["A.swift:2", "B.swift:2"])
    #expect(try places(["--since", "main", "B.swift"], in: folder) == ["B.swift:2"])
  }

  @Test func linesOfASubmoduleCountFromTheCommitThatWasThere() throws {
    let folder = try Folder(["Module/M.swift": plural("old"), "A.swift": "let a = 1\n"])
    for path in ["", "Module"] {
      try folder.git("init", "-q", "-b", "main", subfolder: path)
      try folder.git("config", "user.name", "a", subfolder: path)
      try folder.git("config", "user.email", "a@b.example", subfolder: path)
    }
    try folder.git("add", "-A", subfolder: "Module")
    try folder.git("commit", "-q", "-m", "a", subfolder: "Module")
    try folder.commit()
    #expect(try places(["--since", "HEAD"], in: folder) == [])
    try folder.write("Module/M.swift", plural("old") + plural("new"))
    #expect(try places(["--since", "HEAD"], in: folder) == ["Module/M.swift:2"])
    try folder.git("commit", "-q", "-a", "-m", "b", subfolder: "Module")
    try folder.git("add", "-A")
    #expect(try places(["--since", "HEAD"], in: folder) == ["Module/M.swift:2"])
    #expect(try places(["--staged"], in: folder) == ["Module/M.swift:2"])
    // As in a clone of the last commit only, where what was there cannot be known.
    try folder.git("checkout", "-q", "--orphan", "alone", subfolder: "Module")
    try folder.git("commit", "-q", "-m", "c", subfolder: "Module")
    try folder.git("branch", "-q", "-D", "main", subfolder: "Module")
    try folder.git("reflog", "expire", "--expire=now", "--all", subfolder: "Module")
    try folder.git("gc", "-q", "--prune=now", subfolder: "Module")
    try folder.git("add", "-A")
    #expect(try places(["--staged"], in: folder) == ["Module/M.swift:1", "Module/M.swift:2"])
  }

  @Test(arguments: ["nope", "--help-me", "HEAD:A.swift"]) func anUnknownCommitIsSaid(_ name: String) throws {
    let folder = try Folder(["A.swift": plural("a")])
    try folder.start()
    try folder.commit()
    let result = try Tool.run(["--since=\(name)"], in: folder)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("l10nlint: there is no commit `\(name)` in this repository"))
  }

  @Test func commitsWithoutACommonOneAreSaid() throws {
    let folder = try Folder(["A.swift": plural("a")])
    try folder.start()
    try folder.commit()
    try folder.git("checkout", "-q", "--orphan", "alone")
    try folder.commit("b")
    let result = try Tool.run(["--since", "main"], in: folder)
    #expect(result.status == 2)
    #expect(result.error.contains("`main` and HEAD have no common commit here"))
  }

  @Test func theSummarySaysWhatIsNotShown() throws {
    let folder = try Folder(["A.swift": plural("a")])
    try folder.start()
    try folder.commit()
    let plurals = ["--only", "literal-plural-suffix"]
    #expect(
      try Tool.run(["--since", "HEAD"] + plurals, in: folder).error.contains(
        "None of these files differs from `HEAD`, so no findings are shown; 1 more elsewhere.\n"))
    #expect(
      try Tool.run(["--staged"] + plurals, in: folder).error.contains(
        "None of these files is staged (`git add`), so no findings are shown; 1 more elsewhere.\n"))
    try folder.write("A.swift", plural("a") + "let b = 1\n")
    let result = try Tool.run(["--since", "HEAD"] + plurals, in: folder)
    #expect(result.status == 0)
    #expect(result.error.contains("Showing findings on lines that differ from `HEAD`; 1 more elsewhere.\n"))
  }

  @Test func aProjectIsReadAroundTheFilesThatAreNamed() throws {
    let folder = try Folder([
      ".l10nlint.yml": "", "Out.swift": plural("b") + "let t = lookUp(\"menu.title\")\n",
      "Sub/A.swift": "let a = lookUp(\"menu.other\")\n",
      "Sub/Strings.swift":
        "func lookUp(_ key: String) -> String { NSLocalizedString(key, comment: \"a\") }\n",
      "en.lproj/Localizable.strings": "\"menu.title\" = \"Menu\";\n",
    ])
    #expect(try places(["--project", "Sub/A.swift"], in: folder) == ["Sub/A.swift:1"])
    #expect(try places(["--project", "A.swift"], in: folder, subfolder: "Sub") == ["A.swift:1"])
    #expect(try places(["Sub/A.swift"], in: folder) == [])
    let buffer = try Tool.run(
      ["--quiet", "--project", "--stdin", "--stdin-filename", "Sub/A.swift", "--only", "undefined-key"],
      in: folder, input: "// new\nlet b = lookUp(\"menu.other\")\n")
    #expect(buffer.lines.map { $0.prefix(13) } == ["Sub/A.swift:2"])
  }
}
