import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// What a run leaves out is said, also to those who want no summary.
@Suite struct WarningTests {
  private func said(_ arguments: [String] = [], in folder: Folder) throws -> String {
    let result = try Tool.run(["--quiet"] + arguments, in: folder)
    #expect(result.status == 0)
    return result.error.replacingOccurrences(of: "l10nlint: ", with: "")
  }

  @Test func whatChangesTheMeaningOfARunIsSaidInQuietToo() throws {
    let folder = try Folder([
      ".l10nlint.yml": "exclude: [Old]\ndisabled_rules: []\n", "Old/A.swift": mistaken, "notes.txt": "",
    ])
    #expect(
      try said(["Old/A.swift", "notes.txt"], in: folder) == """
        `notes.txt` is not checked: l10nlint reads Swift, Objective-C, C and tables
        `Old/A.swift` is not checked, because of `Old` in .l10nlint.yml:1; `--no-exclude` checks it

        """)
    try folder.git("init", "-q")
    try folder.write("B.swift", Data("let b = 1\n".utf8))
    let blind = try Tool.run(["--quiet"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(
      blind.error.contains("git does not say what it ignores (git is not installed): everything is read"))
  }
}
