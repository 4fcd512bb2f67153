import Foundation
import Testing

@Suite struct UnmergedFileTests {
  private static let reason =
    "error: not checked: git has not merged this file yet; resolve the conflict and `git add` it [unreadable-file]"

  /// Nobody commits it yet, and a script that asks must not hear that all is well.
  @Test(arguments: ["merge", "rebase"]) func whatIsNotMergedYetIsNoCleanCommit(_ command: String) throws {
    let folder = try Folder(["A.swift": "let a = 1\n", "en.lproj/L.strings": "\"a\" = \"A\";\n"])
    try folder.start()
    try folder.commit()
    try folder.git("checkout", "-q", "-b", "other")
    try folder.write("en.lproj/L.strings", "\"a\" = \"B\";\n")
    try folder.write("A.swift", "let b = 2\n")
    try folder.commit()
    try folder.git("checkout", "-q", "main")
    try folder.write("en.lproj/L.strings", "\"a\" = \"C\";\n")
    try folder.git("rm", "-q", "A.swift")
    try folder.commit()
    try folder.git(command, "-q", "other")
    let result = try Tool.run(["--staged", "--quiet"], in: folder)
    #expect(result.status == 1)
    #expect(result.lines == ["A.swift:1:1: \(Self.reason)", "en.lproj/L.strings:1:1: \(Self.reason)"])
    try folder.write("en.lproj/L.strings", "\"a\" = \"D\";\n")
    try folder.git("add", "-A")
    #expect(try Tool.run(["--staged", "--quiet"], in: folder).status == 0)
  }

  private static let effect = "; files are judged as if this project built none [unreadable-file]"

  /// It says what is built, and without it other things are found: no run may pass over that.
  @Test(arguments: [
    "Pier.xcodeproj/project.pbxproj", "project.yml", "Pier.xcodeproj/xcshareddata/xcschemes/Pier.xcscheme",
  ])
  func aProjectWithMarksOfAMergeIsSaid(_ path: String) throws {
    let folder = try Folder([
      path: "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> side\n", "A.swift": "let a = 1\n",
    ])
    try folder.start()
    try folder.git("add", "-A")
    let end = path.hasSuffix("xcscheme") ? " [unreadable-file]" : Self.effect
    for arguments in [[], ["--staged"]] {
      let result = try Tool.run(arguments, in: folder)
      #expect(result.status == 1)
      #expect(result.lines == ["\(path):2:1: error: not checked: unresolved merge conflict\(end)"])
      #expect(result.error.contains("Not read: \(path)\n"))
    }
    #expect(try Tool.run(["doctor"], in: folder).output.contains("Not read: 1\n  \(path): not checked: "))
  }

  @Test(arguments: [
    ("// !$*UTF8*$!\n{ objects = { A = { isa = PBXGroup; name = \"}\"; /* } */\n", true),
    ("// !$*UTF8*$!\n{ objects = {\n", true), ("// !$*UTF8*$!\n{ objects = { }; }\n", false),
    ("// !$*UTF8*$!\n{ objects = { }; name = \"{\"; }\n", false), ("", false),
  ]) func aProjectThatIsCutShortIsSaid(_ text: String, _ isCut: Bool) throws {
    let folder = try Folder(["Pier.xcodeproj/project.pbxproj": text, "Copy/project.pbxproj": text])
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.status == (isCut ? 1 : 0))
    #expect(result.lines.count == (isCut ? 1 : 0))
    if isCut {
      #expect(result.output.hasPrefix("Pier.xcodeproj/project.pbxproj:"))
      #expect(result.output.hasSuffix(": this file ends before its last bracket\(Self.effect)\n"))
    }
  }
}
