import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// Folders into which nobody looks who does not name them.
@Suite struct SkippedFolderTests {
  private func folder(_ configuration: String = "min-confidence: possible\n") throws -> Folder {
    let folder = try Folder([
      ".l10nlint.yml": configuration, "A.swift": mistaken, "External/B.swift": mistaken,
      "External/C/C.swift": mistaken, "External/Pods/D.swift": mistaken, "App/Third-Party/E.swift": mistaken,
      "External/.l10nlint.yml": "no such key: 1\n",
    ])
    try folder.git("init", "-q")
    return folder
  }

  private func files(_ arguments: [String] = [], in folder: Folder) throws -> [Substring] {
    try Tool.run(["--quiet", "--only", "literal-plural-suffix"] + arguments, in: folder).lines
      .map { $0.prefix { $0 != ":" } }
  }

  @Test func theSummaryAndDoctorAndConfigSayWhatIsLeftOut() throws {
    let folder = try folder()
    let line =
      "Skipped as third-party, generated, or built: App/Third-Party (files: 1), External (files: 3).\n"
    #expect(try Tool.run([], in: folder).error.contains("\n" + line))
    #expect(try Tool.run(["doctor"], in: folder).output.contains("\n" + line))
    #expect(try files(in: folder) == ["A.swift"])
    let config = try Tool.run(["config", "App/Third-Party/E.swift"], in: folder)
    #expect(config.output.contains("\n# skipped as third-party, generated, or built: App/Third-Party\n"))
    #expect(try !Tool.run(["config", "A.swift"], in: folder).output.contains("skipped as"))
  }

  @Test func whereGitSaysNothingNobodyCounts() throws {
    let folder = try folder()
    try FileManager.default.removeItem(atPath: folder.path(".git"))
    let line = "Skipped as third-party, generated, or built: App/Third-Party, External.\n"
    #expect(try Tool.run([], in: folder).error.contains("\n" + line))
  }

  /// Xcode opens a project as one file.
  @Test func whatHasComeToLieInAProjectIsNotRead() throws {
    let folder = try Folder([
      ".l10nlint.yml": "min-confidence: possible\n", "Pier.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Pier.xcodeproj/Pier/A.swift": mistaken, "Pier.xcodeproj/Pier.xcodeproj/project.pbxproj": "{ }",
      "Pier.xcodeproj/xcshareddata/xcschemes/Pier.xcscheme": "<Scheme></Scheme>", "Pier/A.swift": mistaken,
    ])
    #expect(try files(in: folder) == ["Pier/A.swift"])
    #expect(try Tool.run([], in: folder).error.contains("Files read: 3."))
    try folder.git("init", "-q")
    #expect(try files(in: folder) == ["Pier/A.swift"])
    #expect(try files(["Pier.xcodeproj/Pier"], in: folder) == ["Pier.xcodeproj/Pier/A.swift"])
  }

  /// Only a pattern that has the name means the folder, and what is inside of it is still skipped for its own name.
  @Test(arguments: [
    ("[\".\"]", ["A.swift"]), ("[\".\", App]", ["A.swift"]), ("[External/C]", ["External/C/C.swift"]),
    ("[\".\", External]", ["A.swift", "External/B.swift", "External/C/C.swift"]),
    ("[\".\", External/C]", ["A.swift", "External/C/C.swift"]),
    ("[\"**/Third-Party/*.swift\"]", ["App/Third-Party/E.swift"]),
  ]) func anIncludeBringsAFolderBack(_ include: String, _ expected: [Substring]) throws {
    let folder = try folder("min-confidence: possible\ninclude: \(include)\n")
    try FileManager.default.removeItem(atPath: folder.path("External/.l10nlint.yml"))
    #expect(try files(in: folder) == expected)
    #expect(try files(["--project"], in: folder) == expected)
    try folder.git("add", ".")
    #expect(try files(["--staged"], in: folder) == expected)
    try FileManager.default.removeItem(atPath: folder.path(".git"))
    #expect(try files(in: folder) == expected)
  }
}
