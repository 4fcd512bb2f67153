import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// What a run leaves out is said, also to those who want no summary.
@Suite struct WarningTests {
  private func said(_ arguments: [String] = [], in folder: Folder, status: Int32 = 0) throws -> String {
    let result = try Tool.run(["--quiet"] + arguments, in: folder)
    #expect(result.status == status)
    return result.error.replacingOccurrences(of: "l10nlint: ", with: "")
  }

  @Test func whatChangesTheMeaningOfARunIsSaidInQuietToo() throws {
    let folder = try Folder([
      ".l10nlint.yml": "exclude: [Old]\ndisabled_rules: []\n", "Old/A.swift": mistaken, "notes.txt": "",
    ])
    #expect(
      try said(["Old/A.swift", "notes.txt"], in: folder) == """
        `notes.txt` is not checked: l10nlint reads Swift, Objective-C, C and tables of texts
        `Old/A.swift` is excluded by `Old` in .l10nlint.yml:1; `--no-exclude` checks it anyway

        """)
    try folder.git("init", "-q")
    try folder.write("B.swift", Data("let b = 1\n".utf8))
    let blind = try Tool.run(["--quiet"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(
      blind.error.contains("git cannot list ignored files (git is not installed), so all files are read"))
  }

  /// An `include` that means nothing would be green for ever.
  @Test(arguments: [
    ("include: [Sorces]\n", "no pattern of `include` in .l10nlint.yml:1 matches these files", 2),
    ("\nexclude: [\"*.swift\"]\n", "all files are excluded by `*.swift` in .l10nlint.yml:2", 0),
  ]) func aConfigurationThatLeavesNothingIsSaid(_ configuration: String, _ reason: String, _ status: Int32)
    throws
  {
    let folder = try Folder([".l10nlint.yml": configuration, "Sources/A.swift": mistaken])
    for _ in 0..<2 {
      #expect(try said(in: folder, status: status) == "no files were checked: \(reason)\n")
      #expect(try said(["--project"], in: folder, status: status) == "no files were checked: \(reason)\n")
      try folder.git("init", "-q")
    }
  }

  @Test func anEmptyFolderAndAnEmptyListAreSaid() throws {
    let folder = try Folder(["list.txt": "", "Empty/read.me": ""])
    let reason = "has no files that l10nlint reads"
    #expect(try said(["Empty"], in: folder) == "no files were checked: `Empty` \(reason)\n")
    #expect(try said(in: folder) == "no files were checked: `.` \(reason)\n")
    #expect(
      try said(["--files-from", "list.txt"], in: folder) == "no files were checked: the list is empty\n")
  }

  @Test func doctorListsPatternsThatMeanNoFile() throws {
    let folder = try Folder([
      ".l10nlint.yml": """
      include: [App, Pods]
      exclude: [Generated, Genrated]
      overrides:
        - paths: [App/Old, Ap/New]
          rules: {todo: off}
      """, "App/A.swift": mistaken, "App/Generated/B.swift": mistaken, "App/Old/C.swift": mistaken,
    ])
    let result = try Tool.run(["doctor"], in: folder)
    #expect(
      result.output.contains(
        """
        Patterns that match no file: 3
          `Pods` in `include`, .l10nlint.yml:1
          `Genrated` in `exclude`, .l10nlint.yml:2
          `Ap/New` in `overrides`, .l10nlint.yml:4

        """), "\(result.output)")
  }

  @Test func whatCommentsSilenceIsNoFinding() throws {
    let comment = "// l10nlint:disable:next literal-plural-suffix -- a test\n"
    let folder = try Folder(["A.swift": comment + mistaken + comment + mistaken + mistaken])
    let only = ["--only", "literal-plural-suffix"]
    let summary = try Tool.run(only + ["--show-suppressed"], in: folder)
    #expect(summary.lines.count == 3)
    #expect(summary.error.contains("Findings: 1 (warnings: 1).\nSilenced by comments: 2.\n"))
    #expect(try !Tool.run(only, in: folder).error.contains("Silenced"))
  }

  @Test func nobodyIsToldToAskForWhatTheyAskFor() throws {
    let folder = try Folder([
      "en.lproj/Localizable.strings": "\"evening\" = \"Good evening\";\n",
      "A.swift": "import UIKit\nfunc show() { label.text = name.uppercased() }\n",
    ])
    let hint = "`--min-confidence possible` shows them).\nThe project has one language, so texts"
    #expect(try Tool.run([], in: folder).error.contains(hint))
    #expect(try !Tool.run(["--min-confidence", "possible"], in: folder).error.contains(hint))
  }
}
