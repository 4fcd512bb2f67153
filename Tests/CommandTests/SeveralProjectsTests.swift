import Foundation
import Testing

/// Repositories that lie beside each other are projects of their own, also where somebody names the folder around them.
@Suite struct SeveralProjectsTests {
  /// One repository looks texts up by way of a function of its own; the other one has a function of that name which does
  /// something else.
  private func fleet() throws -> Folder {
    let folder = try Folder([
      "Boats/Lookup.swift": "func words(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n",
      "Boats/Boat.swift":
        "let hint = words(\"Delete \\(count) boat(s)\")\nlet title = words(\"boat.title\")\n",
      "Boats/en.lproj/Localizable.strings": "\"boat.title\" = \"Boat\";\n\"boat.name\" = \"Name\";\n",
      "Boats/de.lproj/Localizable.strings": "\"boat.title\" = \"Boot\";\n",
      "Log/Words.swift":
        "func words(_ line: String) { print(line) }\nfunc log() { words(\"Delete \\(count) file(s)\") }\n",
      "Log/en.lproj/Localizable.strings": "\"Open file\" = \"Open file\";\n\"Close it\" = \"Close it\";\n",
    ])
    for path in ["Boats", "Log"] { try folder.git("init", "-q", subfolder: path) }
    return folder
  }

  private func lines(_ arguments: String..., in folder: Folder, _ subfolder: String = "") throws -> [String] {
    let way = subfolder.isEmpty ? "" : subfolder + "/"
    return try Tool.run(
      ["--quiet", "--min-confidence", "possible"] + arguments, in: folder, subfolder: subfolder
    )
    .lines.filter { $0.contains(": warning: ") || $0.contains(": note: ") || $0.contains(": error: ") }
    .map { way + $0 }
  }

  @Test func whatIsFoundInOneDoesNotDependOnTheOthers() throws {
    let folder = try fleet()
    let alone = try lines(in: folder, "Boats") + lines(in: folder, "Log")
    #expect(alone.contains { $0.hasPrefix("Boats/Boat.swift:1") })
    #expect(!alone.contains { $0.hasPrefix("Log/Words.swift") })
    #expect(try lines(".", in: folder) == alone)
    #expect(try lines("Boats", "Log", in: folder) == alone)
    #expect(try lines("Log", "Boats", in: folder) == alone)
  }

  /// A folder of tests is one for the files beside the repositories, and not for those in a repository there.
  @Test func aFileBesideThemIsJudgedFromTheFolder() throws {
    let mistake = "let hint = \"\\(n) pier\" + (n == 1 ? \"\" : \"s\")\n"
    let folder = try Folder([
      "Tests/Pier.swift": mistake, "Tests/Quay/Quay.swift": mistake + "let other = 1\n",
    ])
    try folder.git("init", "-q", subfolder: "Tests/Quay")
    #expect(try lines(".", in: folder).map { $0.prefix { $0 != ":" } } == ["Tests/Quay/Quay.swift"])
  }

  /// Whoever names files of one project and a folder of another has not named all of the first.
  @Test func aNamedFolderMakesNoOtherProjectWhole() throws {
    let folder = try fleet()
    try folder.write(
      "Log/Pier.swift",
      Data("func unasked() { label.text = \"\\(n) pier\" + (n == 1 ? \"\" : \"s\") }\n".utf8))
    let alone = try lines("Log/Pier.swift", in: folder)
    #expect(!alone.isEmpty)
    #expect(try lines("Boats", "Log/Pier.swift", in: folder).filter { $0.hasPrefix("Log/") } == alone)
  }

  /// A configuration above repositories does not hold for them, and makes no project of them.
  @Test func aConfigurationAboveThemChangesNothing() throws {
    let folder = try fleet()
    let before = try lines(".", in: folder)
    try folder.write(".l10nlint.yml", Data("fail-on: error\n".utf8))
    #expect(try lines(".", in: folder) == before)
    #expect(try Tool.run(["doctor", "."], in: folder).output.contains("\nProject Log\n"))
  }

  @Test func eachHasItsOwnKeysAndLanguages() throws {
    let folder = try fleet()
    let result = try Tool.run(["doctor", "."], in: folder)
    let projects = result.output.components(separatedBy: "\nProject ")
    #expect(projects.count == 3 && projects[0].hasPrefix("Files: 6\n"))
    #expect(projects[1].hasPrefix("Boats\nBase language: en\n") && projects[1].contains("Translated into: 1"))
    #expect(projects[2].hasPrefix("Log\n") && projects[2].contains("Translated into: 0"))
    #expect(!projects[2].contains("words(_:)"))
  }

  @Test func aConfigurationIsWrittenForOneProject() throws {
    let folder = try fleet()
    let result = try Tool.run(["init", "."], in: folder)
    #expect(
      result.status == 2 && result.error.contains("`.` holds several repositories; run `l10nlint init` in"))
    #expect(try Tool.run(["init", "Boats"], in: folder).status == 0)
  }

  /// What one configuration says of keys counts in its own project.
  @Test func configurationsOfSeveralProjectsMayDiffer() throws {
    let folder = try fleet()
    let arguments = [
      "--quiet", "--only", "base-language-key", "--min-confidence", "possible", "Boats", "Log",
    ]
    try folder.write(
      "Boats/Sail.swift", Data("let a = NSLocalizedString(\"Set the sail\", comment: \"Command\")\n".utf8))
    try folder.write(
      "Log/Sail.swift", Data("let a = NSLocalizedString(\"Reef the sail\", comment: \"Command\")\n".utf8))
    for (boats, log) in [("symbolic", "text"), ("text", "symbolic")] {
      try folder.write("Boats/.l10nlint.yml", Data("key-style: \(boats)\n".utf8))
      try folder.write("Log/.l10nlint.yml", Data("key-style: \(log)\n".utf8))
      let result = try Tool.run(arguments, in: folder)
      #expect(result.output.contains("Boats/Sail.swift") == (boats == "symbolic"), "\(result.output)")
      #expect(result.output.contains("Log/Sail.swift") == (log == "symbolic"), "\(result.output)")
    }
  }

  /// Also where both have the same name, so that none is passed over without a word.
  @Test(arguments: ["base.json", "other.json"]) func twoBaselinesAreAMistake(_ name: String) throws {
    let folder = try fleet()
    for (project, name) in [("Boats", "base.json"), ("Log", name)] {
      try folder.write("\(project)/.l10nlint.yml", Data("baseline: \(name)\n".utf8))
      try folder.write("\(project)/\(name)", Data("{\"version\": 1, \"findings\": []}".utf8))
    }
    let result = try Tool.run(["Boats", "Log"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.error.contains(
        "`baseline` is another file than on Boats/.l10nlint.yml:1; check these folders in"),
      "\(result.error)")
  }
}
