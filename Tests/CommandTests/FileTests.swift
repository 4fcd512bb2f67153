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

  @Test(arguments: [true, false]) func listsOfSettingsAreReadByTheirFolder(isInGit: Bool) throws {
    let folder = try Folder([
      "Settings.bundle/Root.plist": "<plist><dict/></plist>",
      "Settings.bundle/Panes/Sea.plist": "<plist><dict/></plist>",
      "Sea.plist": "<plist><dict/></plist>",
    ])
    if isInGit {
      try folder.git("init", "-q")
      try folder.git("add", ".")
    }
    #expect(try Tool.run([], in: folder).error.contains("Files read: 2."))
  }

  @Test(arguments: [true, false]) func whatMacOSKeepsOfAttributesIsNoSource(isInGit: Bool) throws {
    let folder = try Folder([
      "en.lproj/._Localizable.strings": "\u{0}\u{5}\u{16}\u{7}\u{0}Mac OS X", "._A.swift": mistaken,
      "A.swift": mistaken,
    ])
    if isInGit {
      try folder.git("init", "-q")
      try folder.git("add", ".")
    }
    let result = try Tool.run([], in: folder)
    #expect(result.output.contains("A.swift:2:"))
    #expect(!result.output.contains("._"))
    #expect(result.error.contains("Files read: 1."))
  }
}
