import Foundation
import Testing

/// All names that the code of this repository has.
private let names: Set<String> = Set(
  SourceTree.files.flatMap { file in
    file.tree.tokens.indices.lazy.filter { file.tree.tokens[$0].kind == .identifier }.map {
      file.spelling($0)
    }
  })

/// Documents for those who read the code name what is there: types, members, files and folders in back-quotes.
@Test(arguments: ["docs/architecture.md", "CONTRIBUTING.md"])
func documentsNameWhatExists(_ document: String) throws {
  let text = try String(contentsOf: SourceTree.root.appendingPathComponent(document), encoding: .utf8)
  for line in text.split(separator: "\n") {
    for quoted in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    where quoted.offset % 2 == 1 {
      #expect(exists(quoted.element), "\(document): `\(quoted.element)`")
    }
  }
}

@Test(arguments: ["Linters", "ReportFormat.nowhere", "Sources/Engine", "Tests/Nothing.swift"])
func namesThatAreGoneAreSeen(_ name: String) {
  #expect(!exists(Substring(name)))
}

@Test func thePageOnFixesListsThemAll() throws {
  let list = try String(
    contentsOf: SourceTree.root.appendingPathComponent("docs/fixes.md"), encoding: .utf8)
  let folder = SourceTree.root.appendingPathComponent("Rules")
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".md") {
    let page = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    #expect(page.contains("\n## Fixed\n") == list.contains("](../Rules/\(name))"), "\(name)")
  }
}

/// The page names each folder that is left out, and no other one.
@Test(arguments: [
  ("written by others", "Sources/L10nLint/Project/Layout/FolderNames.swift", "carried: Set<String> = ["),
  ("made by tools", "Sources/Command/Files/SkippedFolder.swift", "toolNames: Set<Substring> = ["),
  ("built or exported", "Sources/L10nLint/Project/Layout/FolderNames.swift", "products = ["),
  ("tests", developerFiles, "testFolders: [StaticString] = ["),
  ("tests, by their end", developerFiles, "endsOfTestFolders: [StaticString] = ["),
  ("tests, by their start", developerFiles, "startsOfTestFolders: [StaticString] = ["),
  ("screens, by their folders", developerFiles, "foldersOfScreens: [StaticString] = ["),
  ("trials", developerFiles, "trials: [StaticString] = ["),
  ("trials, by their end", developerFiles, "endsOfTrials: [StaticString] = ["),
  ("screens for developers", developerFiles, "screens: [StaticString] = ["),
  ("screens, by their start", developerFiles, "startsOfScreens: [StaticString] = ["),
])
func thePageOnFilesListsTheFolders(_ row: String, _ path: String, _ start: String) throws {
  func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
  }
  let line = try text("docs/files.md").split(separator: "\n").first { $0.hasPrefix("| \(row) |") }
  let list = try #require(try text(path).components(separatedBy: start).last?.split(separator: "]").first)
  let names = list.split(separator: "\"").filter { !$0.contains(",") && $0.contains { $0.isLetter } }
  let listed = try #require(line).split(separator: "`").dropFirst().filter { $0 != ", " && $0 != " |" }
  let isExact = row != "written by others" && row != "built or exported"
  #expect(
    Set(listed.map { (isExact ? String($0) : $0.lowercased()).replacing("*", with: "") })
      == Set(names.map { String($0) }))
}

private let developerFiles = "Sources/L10nLint/Engine/DeveloperFiles.swift"

/// Whether a name stands for something; what is no name, a word of the command line or of an example, stands for itself.
private func exists(_ quoted: Substring) -> Bool {
  let isPlain = quoted.utf8.allSatisfy { ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 || $0 == 46 || $0 == 47 }
  guard isPlain, let first = quoted.first else { return true }
  if quoted.contains("/") {
    return FileManager.default.fileExists(atPath: SourceTree.root.appendingPathComponent(String(quoted)).path)
  }
  guard first.isUppercase, !quoted.hasSuffix(".plist") else { return true }
  return quoted.split(separator: ".").allSatisfy { names.contains(String($0)) }
}
