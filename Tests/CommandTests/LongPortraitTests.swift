import Foundation
import Testing

/// `doctor` and `init` in a project with more of everything than anybody reads.
@Suite struct LongPortraitTests {
  private func app() throws -> Folder {
    var files = ["en.lproj/Localizable.strings": "\"boat.name\" = \"Boat\";\n"]
    for number in 100..<145 {
      files["Code/Texts\(number).swift"] =
        "func text\(number)(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
      if number < 112 {
        files["Tables/en.lproj/Table\(number).strings"] = "\"boat.name\" = \"Boat\";\n"
      }
      if number < 133 { files["Made\(number)/A.swift"] = "// Generated using a tool\nlet a = 1\n" }
    }
    return try Folder(files)
  }

  @Test func doctorShowsTheBeginningOfLongLists() throws {
    let folder = try app()
    let result = try Tool.run(["doctor"], in: folder)
    let lines = result.lines
    let rest = lines.filter { $0.hasPrefix("  and ") }
    #expect(
      rest == ["  and 3 more: `l10nlint doctor --full`", "  and 35 more: `l10nlint doctor --full`"],
      "\(result.output)")
    let languages = try #require(lines.firstIndex { $0.hasPrefix("Base language: en") })
    for list in ["Tables: 13", "Targets: none in an Xcode project or package"] {
      #expect(try languages < #require(lines.firstIndex { $0 == list }), "\(result.output)")
    }
    let full = try Tool.run(["doctor", "--full"], in: folder)
    #expect(full.status == 0)
    #expect(full.lines.count == lines.count - 2 + 3 + 35)
    #expect(full.output.contains("\n  text144(_:)  Code/Texts144.swift\n"))
  }

  @Test func initSaysWhatItLeavesOut() throws {
    let folder = try app()
    #expect(try Tool.run(["init"], in: folder).status == 0)
    let text = try folder.text(".l10nlint.yml")
    #expect(
      text.contains(
        """
        #   - "text139(_:)"  # Code/Texts139.swift
        # Left out here: 5 more; `l10nlint doctor --full` lists them.

        """), "\(text)")
    #expect(text.contains("#   - \"/Made129\"\n# Left out here: 3 more.\n\n"), "\(text)")
  }

  /// Findings name a language as its folder does, and so do these.
  @Test func languagesAreSpelledAsInTheProject() throws {
    let table = "\"boat.name\" = \"Boat\";\n"
    let folder = try Folder([
      "en.lproj/Localizable.strings": table, "zh-HK.lproj/Localizable.strings": table,
      "German.lproj/Localizable.strings": table,
    ])
    let doctor = try Tool.run(["doctor"], in: folder).output
    #expect(doctor.contains("  German: 1 of 1 texts (100 %)\n  zh-HK: 1 of 1 texts (100 %)\n"), "\(doctor)")
    #expect(try Tool.run(["init"], in: folder).status == 0)
    // `German` is the name of a folder, and no code.
    let text = try folder.text(".l10nlint.yml")
    #expect(text.contains("#   required:\n#     - de  # 100 %\n#     - zh-HK  # 100 %\n"), "\(text)")
  }

  /// What is left in the translations of texts that are gone is no text that others lack.
  @Test func doctorCountsTheTextsThatFindingsCount() throws {
    let words = ["Harbor", "Lighthouse", "Anchor", "Sailor", "Captain", "Engine", "Ladder", "Ticket"]
    let keys = (words + words.map { $0 + " list" }).map { "\"\($0)\" = \"\($0)\";\n" }
    let gone = words.map { "\"Old \($0)\" = \"Alt \($0)\";\n" }
    let folder = try Folder([
      "en.lproj/Localizable.strings": keys.joined(),
      "de.lproj/Localizable.strings": keys[..<4].joined() + gone.joined(),
    ])
    let output = try Tool.run(["doctor"], in: folder).output
    #expect(
      output.contains(
        """
        Base language: en
          en: 16 of 16 texts (100 %)
        Translated into: 1
          de: 4 of 16 texts (25 %)

        """), "\(output)")
    try folder.write(".l10nlint.yml", Data("languages: [de]\n".utf8))
    let found = try Tool.run(["--only", "missing-translation"], in: folder).output
    #expect(found.contains("has no text for 12 of 16 keys"), "\(found)")
  }
}
