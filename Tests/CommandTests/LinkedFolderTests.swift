import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// Paths that lead through links, as all below `/tmp` and `/var` do on a Mac.
@Suite struct LinkedFolderTests {
  /// A repository in `real`, which is also called `lnk`. Its second line is staged.
  private func folder() throws -> Folder {
    let folder = try Folder(["real/App/A.swift": mistaken])
    symlink("real", folder.path("lnk"))
    try folder.git("init", "-q", subfolder: "real")
    try folder.git("add", ".", subfolder: "real")
    try folder.git(
      "-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-q", "-m", "a", subfolder: "real")
    try folder.write("real/App/A.swift", Data((mistaken + mistaken).utf8))
    try folder.git("add", ".", subfolder: "real")
    return folder
  }

  private func run(_ arguments: [String], in folder: Folder, input: String? = nil) throws -> Tool.Result {
    let options = ["--quiet", "--only", "literal-plural-suffix"]
    return try Tool.run(options + arguments, in: folder, subfolder: "lnk", input: input)
  }

  @Test(arguments: [["--staged"], ["--since", "HEAD"]], ["lnk/App", "lnk/App/A.swift", "real/App"])
  func whatIsChangedIsShown(_ option: [String], _ path: String) throws {
    let folder = try folder()
    let result = try run(option + [folder.path(path)], in: folder)
    #expect(result.lines.map { $0.prefix(14) } == ["App/A.swift:2:"])
    #expect(result.status == 1)
    #expect(result.error.isEmpty)
  }

  @Test(arguments: ["lnk/App", "lnk/App/A.swift", "lnk/../lnk/App"])
  func whatIsAboutThePathsIsShown(_ path: String) throws {
    let folder = try folder()
    #expect(try run(["--project", folder.path(path)], in: folder).lines.count == 2)
    #expect(try run(["--project", "../\(path)"], in: folder).lines.count == 2)
  }

  @Test(arguments: ["lnk/App/A.swift", "lnk/App/New.swift"]) func aBufferIsOneOfItsProject(
    _ path: String
  ) throws {
    let folder = try folder()
    let result = try run(
      ["--project", "--stdin", "--stdin-filename", folder.path(path)], in: folder, input: mistaken)
    #expect(result.lines.map { $0.contains(path.dropFirst(4) + ":1:") } == [true])
  }

  @Test func reportsAndBaselinesCountFromTheProject() throws {
    let folder = try folder()
    let report = try run(["--format", "json", folder.path("lnk/App")], in: folder)
    #expect(report.output.contains(#""path": "App/A.swift""#))
    _ = try run(["--write-baseline", "known.txt", folder.path("lnk/App")], in: folder)
    let baseline = String(decoding: try folder.read("real/known.txt"), as: UTF8.self)
    #expect(baseline.contains("App/A.swift") && !baseline.contains("/App/A.swift"))
  }

  @Test func theConfigurationIsThatOfTheFolder() throws {
    let folder = try folder()
    try folder.write("real/.l10nlint.yml", Data("exclude: [App]\n".utf8))
    let result = try Tool.run(["config", folder.path("lnk/App/A.swift")], in: folder)
    #expect(result.output.contains("# not checked: `App` in `exclude`"))
    let made = try Tool.run(["--quiet", "--no-exclude", "lnk"], in: folder)
    #expect(made.lines.first?.hasPrefix("real/App/A.swift:1:") == true)
  }
}
