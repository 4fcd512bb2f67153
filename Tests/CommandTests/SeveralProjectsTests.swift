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

  @Test func aFileBesideThemIsJudgedFromTheFolder() throws {
    let folder = try fleet()
    try folder.write("Pier.swift", Data("let hint = \"\\(n) pier\" + (n == 1 ? \"\" : \"s\")\n".utf8))
    #expect(try lines(".", in: folder).contains { $0.hasPrefix("Pier.swift:1") })
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

  /// What one configuration says of languages and functions counts in its own project.
  @Test func configurationsOfSeveralProjectsMayDiffer() throws {
    let folder = try fleet()
    try folder.write("Boats/.l10nlint.yml", Data("base-language: en\nkey-style: symbolic\n".utf8))
    try folder.write("Log/.l10nlint.yml", Data("base-language: de\nkey-style: text\n".utf8))
    let result = try Tool.run(["--quiet", "Boats", "Log"], in: folder)
    #expect(result.error.isEmpty && result.status != 2)
  }

  @Test func twoBaselinesAreAMistake() throws {
    let folder = try fleet()
    for name in ["Boats", "Log"] {
      try folder.write("\(name)/.l10nlint.yml", Data("baseline: \(name).json\n".utf8))
      try folder.write("\(name)/\(name).json", Data("{\"version\": 1, \"findings\": []}".utf8))
    }
    let result = try Tool.run(["Boats", "Log"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.error.contains(
        "`baseline` has a different value on Boats/.l10nlint.yml:1; check these folders in"))
  }
}
