import Foundation
import Testing

private let mistaken =
  "import UIKit\nfunc f(n: Int) { label.text = \"\\(n) file\" + (n == 1 ? \"\" : \"s\") }\n"

@Suite struct FileTests {
  @Test func whatGitIgnoresIsNotRead() throws {
    let folder = try Folder([
      ".gitignore": "Ignored/\n", "Ignored/A.swift": mistaken, "Read/B.swift": mistaken,
      "Pods/C.swift": mistaken,
    ])
    try folder.git("init", "-q")
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.output.contains("Read/B.swift"))
    #expect(!result.output.contains("Ignored/A.swift"))
    #expect(!result.output.contains("Pods/C.swift"))
  }

  @Test func withoutGitAWalkFindsTheSameFiles() throws {
    let folder = try Folder(["a b/ü.swift": mistaken, ".build/C.swift": mistaken, "Sub/Deep/D.m": "int x;\n"])
    let result = try Tool.run([], in: folder)
    #expect(result.output.contains("a b/ü.swift:2:"))
    #expect(!result.output.contains(".build"))
    #expect(result.error.contains("Files read: 2."))
  }

  @Test func aMissingFileIsAFindingAndTheOthersAreStillRead() throws {
    let folder = try Folder(["A.swift": mistaken])
    let result = try Tool.run(["A.swift", "Gone.swift", "--quiet"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("A.swift:2:"))
    #expect(
      result.output.contains(
        "Gone.swift:1:1: error: not checked: No such file or directory [unreadable-file]"))
  }

  @Test func binaryContentIsAFinding() throws {
    let folder = try Folder()
    try folder.write("A.swift", Data([0x50, 0x4B, 0, 0, 1]))
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.output.contains("A.swift:1:1: error: not checked: it holds NUL bytes"))
  }

  @Test func utf16IsReadLikeUTF8() throws {
    let folder = try Folder()
    try folder.write("A.swift", try #require(mistaken.data(using: .utf16)))
    #expect(try Tool.run(["--quiet"], in: folder).output.contains("A.swift:2:"))
  }

  @Test func aFolderNamedLikeASourceFileIsAFolder() throws {
    let folder = try Folder(["A.swift/B.swift": mistaken])
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.output.contains("A.swift/B.swift:2:"))
    #expect(!result.output.contains("unreadable"))
  }

  @Test func loopsOfLinksAndPipesDoNotHoldTheRun() throws {
    let folder = try Folder(["A.swift": mistaken])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folder.url.appendingPathComponent("loop"), withDestinationURL: folder.url)
    try manager.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Self.swift").path, withDestinationPath: "Self.swift")
    mkfifo(folder.url.appendingPathComponent("Pipe.swift").path, 0o600)
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.output.contains("A.swift:2:"))
    #expect(!result.output.contains("loop/"))
    #expect(result.output.contains("Pipe.swift:1:1: error: not checked: it is not a regular file"))
    #expect(result.output.contains("Self.swift:1:1: error: not checked: "))
  }

  @Test func aNameWithControlCharactersIsPrintedAsEscapes() throws {
    let folder = try Folder(["A\u{1B}[31m\n.swift": mistaken])
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.output.contains("A\\u{1b}[31m\\u{a}.swift:2:"))
  }

  @Test func aDeeplyNestedFileIsReadWithoutRecursion() throws {
    let depth = 100_000
    let folder = try Folder([
      "Deep.swift": String(repeating: "(", count: depth) + "\n",
      "Deep.m": String(repeating: "[a ", count: depth) + "\n",
      "Choice.swift": "let x = " + String(repeating: "a ? \"b\" : ", count: 20_000) + "c\n",
      "Text.swift": "let x = " + String(repeating: "\"\\(", count: 20_000) + "\n", "A.swift": mistaken,
    ])
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.output.contains("A.swift:2:"))
    #expect(result.status == 1)
  }
}
