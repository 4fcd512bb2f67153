import Foundation
import Testing

private let mistaken = "import UIKit\nlet a = NSLocalizedString(\"a\", comment: \"A\").uppercased()\n"

/// Repositories in a repository: only submodules are part of it.
@Suite struct WorkTreeTests {
  /// A repository, and in it another work tree of it.
  private func folder() throws -> Folder {
    let folder = try Folder([
      "A.swift": mistaken, ".l10nlint.yml": "rules: {unlocalized-casing: error}\n",
    ])
    try folder.git("init", "-q", "-b", "main")
    try commit(in: folder)
    try folder.git("worktree", "add", "-q", "-b", "other", "wt")
    return folder
  }

  private func commit(in folder: Folder, _ subfolder: String = "") throws {
    try folder.git("add", ".", subfolder: subfolder)
    try folder.git(
      "-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-q", "-m", "a", subfolder: subfolder)
  }

  private let only = ["--only", "unlocalized-casing"]
  private let line =
    "l10nlint: `wt` is not checked: it is another git work tree; pass it as a path to check it"

  @Test func anotherWorkTreeIsLeftOutWithALine() throws {
    let folder = try folder()
    for arguments in [[], ["--project"], ["--since", "HEAD"]] {
      let result = try Tool.run(only + arguments, in: folder)
      #expect(result.lines.allSatisfy { $0.hasPrefix("A.swift:2:") })
      #expect(result.error.split(separator: "\n").contains { $0 == line })
    }
    // It may be committed by mistake, as if it were a submodule.
    try folder.git("add", ".")
    #expect(try Tool.run(only, in: folder).lines.map { $0.prefix(8) } == ["A.swift:"])
  }

  @Test func fixesStayInTheirWorkTree() throws {
    let folder = try folder()
    let result = try Tool.run(only + ["--fix"], in: folder)
    #expect(result.error.contains("Fixed: 1 (files: 1)."))
    #expect(String(decoding: try folder.read("wt/A.swift"), as: UTF8.self) == mistaken)
  }

  /// Git takes it for a folder of the repository then.
  @Test func aWorkTreeOfARepositoryThatWasMovedIsLeftOut() throws {
    let folder = try folder()
    try folder.write("wt/.git", Data("gitdir: /elsewhere/.git/worktrees/wt\n".utf8))
    let result = try Tool.run(only, in: folder)
    #expect(result.lines.map { $0.prefix(8) } == ["A.swift:"])
    #expect(result.error.contains("Files read: 1."))
    #expect(result.error.split(separator: "\n").contains { $0 == line })
  }

  @Test func whoNamesItHasItCheckedUnderItsOwnConfiguration() throws {
    let folder = try folder()
    try folder.write("wt/.l10nlint.yml", Data())
    let result = try Tool.run(only + ["--quiet", "wt"], in: folder)
    #expect(result.lines.map { $0.prefix(17) } == ["wt/A.swift:2:46: "])
    #expect(result.error.isEmpty)
  }

  @Test func aCloneIsLeftOutWithALineAndASubmoduleIsNot() throws {
    let folder = try Folder(["A.swift": mistaken, "Clone/B.swift": mistaken, "worktrees/M/C.swift": mistaken])
    for path in ["Clone", "worktrees/M"] {
      try folder.git("init", "-q", subfolder: path)
      try commit(in: folder, path)
    }
    try folder.git("init", "-q")
    try folder.git("add", "A.swift", "worktrees/M")
    try folder.git("submodule", "absorbgitdirs", "worktrees/M")
    let result = try Tool.run(only, in: folder)
    #expect(result.lines.map { $0.prefix(9) } == ["A.swift:2", "worktrees"])
    #expect(
      result.error.contains(
        "`Clone` is not checked: it is a separate repository; pass it as a path to check it\n"))
  }
}
