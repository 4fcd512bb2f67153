import Foundation
import Testing

private func plural(_ word: String) -> String { "let a = \"\\(n) \(word)\" + (n == 1 ? \"\" : \"s\")\n" }

/// Paths in a repository that is not the one in which the command runs.
@Suite struct OtherRepositoryTests {
  /// Two repositories and a folder of none. Something is staged in the second one.
  private func folder() throws -> Folder {
    let folder = try Folder([
      "A/A.swift": plural("a"), "B/Sub/B.swift": plural("old"), "C/C.swift": plural("c"),
    ])
    for path in ["A", "B"] {
      try folder.git("init", "-q", "-b", "main", subfolder: path)
      try folder.git("config", "user.name", "a", subfolder: path)
      try folder.git("config", "user.email", "a@b.example", subfolder: path)
      try folder.git("add", "-A", subfolder: path)
      try folder.git("commit", "-q", "-m", "a", subfolder: path)
    }
    try folder.write("B/Sub/B.swift", Data((plural("old") + plural("new")).utf8))
    try folder.git("add", "-A", subfolder: "B")
    return folder
  }

  private func run(_ arguments: String..., in subfolder: String = "A") throws -> Tool.Result {
    try Tool.run(
      ["--quiet", "--only", "literal-plural-suffix"] + arguments, in: folder(), subfolder: subfolder)
  }

  @Test(arguments: ["../B", "../B/Sub", "../B/Sub/B.swift"])
  func theGitOfThePathsIsAsked(_ path: String) throws {
    for option in ["--staged", "--since=main"] {
      let result = try run(option, path)
      #expect(result.status == 1)
      #expect(result.lines.map { $0.prefix(18) } == ["../B/Sub/B.swift:2"])
      #expect(result.error.isEmpty)
    }
    #expect(try run("--staged", "B", in: "").lines.map { $0.prefix(15) } == ["B/Sub/B.swift:2"])
  }

  @Test func aFileThatIsGoneThereIsFoundInItsCommit() throws {
    let folder = try folder()
    try FileManager.default.removeItem(atPath: folder.path("B/Sub/B.swift"))
    let gone = try Tool.run(["--quiet", "--since", "main", "../B/Sub/B.swift"], in: folder, subfolder: "A")
    #expect(gone.status == 0)
    let never = try Tool.run(["--quiet", "--since", "main", "../B/Sub/N.swift"], in: folder, subfolder: "A")
    #expect(never.status == 2)
    #expect(never.error == "l10nlint: there is no `../B/Sub/N.swift` here or in `main`\n")
  }

  @Test func nothingPassesThatNoRepositoryKnows() throws {
    let two = try run("--staged", "A.swift", "../B")
    #expect(two.status == 2)
    #expect(
      two.error == "l10nlint: `--staged` needs one git repository, but `A.swift` and `../B` are in two\n")
    let none = try run("--since", "main", "../C")
    #expect(none.status == 2)
    #expect(
      none.error == "l10nlint: `--since` needs a git repository, and `../C` is in none\n")
  }
}
