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
}
