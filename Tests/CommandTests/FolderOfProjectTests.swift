import Foundation
import Testing

/// A folder is judged in the light of the project that it is a part of.
@Suite struct FolderOfProjectTests {
  @Test func aFolderWithoutItsProjectIsNamed() throws {
    let folder = try Folder([
      "One/.git/HEAD": "ref: refs/heads/main\n", "One/Views/A.swift": "let a = 1\n",
      "Two/.git/HEAD": "ref: refs/heads/main\n", "Two/B.swift": "let b = 1\n",
    ])
    let told = "`One/Views` is checked without the rest of its project"
    #expect(try Tool.run(["One/Views", "Two"], in: folder).error.contains(told))
    #expect(try !Tool.run(["One", "Two"], in: folder).error.contains("without the rest"))
    #expect(try !Tool.run(["One/Views"], in: folder).error.contains("without the rest"))
  }

  private let plural = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

  private func project() throws -> Folder {
    let folder = try Folder([
      ".l10nlint.yml": "",
      "Shared/Texts.swift":
        "func text(_ key: String) -> String { NSLocalizedString(key, comment: \"A text of the harbour\") }\n",
      "App/View.swift": "label.text = text(\"harbour.title\")\nother.text = text(\"harbour.depth\")\n",
      "Tool/Tool.swift": plural,
      "en.lproj/Localizable.strings": "\"harbour.title\" = \"Harbour\";\n\"harbour.close\" = \"Close\";\n",
      "tr.lproj/Localizable.strings":
        "\"harbour.title\" = \"Liman iskele\";\n\"harbour.close\" = \"Schließen\";\n",
    ])
    return folder
  }

  @Test func tablesAndFunctionsOfTheRestCount() throws {
    let folder = try project()
    let result = try Tool.run(["App"], in: folder)
    #expect(result.lines.count == 1)
    #expect(result.lines.first?.hasPrefix("App/View.swift:2:") == true)
    #expect(result.output.contains("[undefined-key]"))
    #expect(result.error.contains("The whole project was read; findings outside of these paths: 1.\n"))
    let here = try Tool.run([], in: folder, subfolder: "App")
    #expect(here.lines.count == 1)
    let alone = try Tool.run(["--no-project", "App"], in: folder)
    #expect(alone.lines.isEmpty && alone.status == 0)
  }

  @Test func aFixChangesTheFolderOnly() throws {
    let folder = try project()
    let casing = "label.text = NSLocalizedString(\"harbour.title\", comment: \"Title of it\").uppercased()\n"
    try folder.write("App/View.swift", Data(casing.utf8))
    try folder.write("Tool/Tool.swift", Data(casing.utf8))
    _ = try Tool.run(["--fix=suggested", "App"], in: folder)
    #expect(try folder.text("App/View.swift").contains("localizedUppercase"))
    #expect(try folder.text("Tool/Tool.swift") == casing)
  }

  @Test func aBaselineOfAFolderHoldsItsFindingsAndLeavesOthers() throws {
    let folder = try project()
    _ = try Tool.run(["--write-baseline", "base.txt", "App"], in: folder)
    #expect(try folder.text("base.txt").contains("App/View.swift"))
    #expect(try !folder.text("base.txt").contains("Tool/Tool.swift"))
    _ = try Tool.run(["--write-baseline", "base.txt", "Tool"], in: folder)
    #expect(try folder.text("base.txt").contains("App/View.swift"))
    #expect(try folder.text("base.txt").contains("Tool/Tool.swift"))
    let known = try Tool.run(["--baseline", "base.txt", "App"], in: folder)
    #expect(known.lines.isEmpty)
    #expect(known.error.contains("Not shown (in the baseline): 1 ("))
  }

  @Test func whatIsLeftOutOfTheProjectIsReadWhereItIsNamed() throws {
    let folder = try project()
    try folder.git("init", "-q")
    try folder.write(".gitignore", Data("Built\n".utf8))
    try folder.write("Built/Made.swift", Data(plural.utf8))
    #expect(try Tool.run(["--quiet", "Built"], in: folder).lines.count == 1)
    try folder.write("Docs/read.me", Data())
    let empty = try Tool.run(["--quiet", "Docs"], in: folder)
    #expect(empty.error == "l10nlint: no files in `Docs` were checked\n")
    #expect(empty.lines.isEmpty && empty.status == 0)
  }

  @Test func aPackageOfARepositoryIsAPart() throws {
    let folder = try Folder([
      "App/Package.swift": "// swift-tools-version:6.0\n", "App/A.swift": plural, "Tool/B.swift": plural,
    ])
    try folder.git("init", "-q")
    let part = try Tool.run(["App"], in: folder)
    #expect(part.lines.count == 1 && part.error.contains("findings outside of these paths: 1.\n"))
    // Folders with settings that contradict each other are checked one by one.
    try folder.write("App/.l10nlint.yml", Data("base-language: en\n".utf8))
    try folder.write("Tool/.l10nlint.yml", Data("base-language: de\n".utf8))
    #expect(try Tool.run(["--quiet"], in: folder).status == 2)
    #expect(try Tool.run(["--quiet", "Tool"], in: folder).lines.count == 1)
  }

  @Test func twoAnswersAreRefused() throws {
    let folder = try project()
    let both = try Tool.run(["--project", "--no-project", "App"], in: folder)
    #expect(both.status == 2 && both.error.contains("cannot be combined"))
    let staged = try Tool.run(["--staged", "--no-project"], in: folder)
    #expect(staged.status == 2 && staged.error.contains("read the whole project"))
  }
}
