import Foundation
import Testing

/// Code with one mistake, another one in each file: what repeats another file is told of once.
private func mistaken(_ word: String) -> String {
  "let \(word) = \"\\(n) \(word)\" + (n == 1 ? \"\" : \"s\")\n"
}

/// The files that a run finds the mistake in, as its report for machines calls them.
private func files(
  _ arguments: String..., in folder: Folder, _ subfolder: String = "", environment: [String: String] = [:]
) throws -> [String] {
  let result = try Tool.run(
    ["--quiet", "--format", "json", "--only", "literal-plural-suffix"] + arguments, in: folder,
    subfolder: subfolder, environment: environment)
  let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
  let findings = report?["findings"] as? [[String: Any]] ?? []
  return findings.compactMap { ($0["path"] as? String)?.replacing(/^.*\//, with: "") }.sorted()
}

/// Each file is judged by its own project, and reports count from one root, in whichever order somebody names things.
@Suite struct RootTests {
  /// Two repositories, one of them in a folder of tests.
  private func two() throws -> Folder {
    let folder = try Folder(["Tests/a/Ark.swift": mistaken("ark"), "b/Boat.swift": mistaken("boat")])
    for path in ["Tests/a", "b"] { try folder.git("init", "-q", subfolder: path) }
    return folder
  }

  @Test func aRepositoryIsJudgedByItselfWhateverIsNamedBesideIt() throws {
    let folder = try two()
    #expect(try files("Tests/a", "b", in: folder) == ["Ark.swift", "Boat.swift"])
    #expect(try files("b", "Tests/a/Ark.swift", in: folder) == ["Ark.swift", "Boat.swift"])
    let beside = try files("--project", "Ark.swift", "../../b/Boat.swift", in: folder, "Tests/a")
    #expect(beside == ["Ark.swift", "Boat.swift"])
  }

  @Test func aRepositoryInAnotherOneIsJudgedByItselfWhereSomebodyNamesIt() throws {
    let folder = try Folder(["A.swift": mistaken("ark"), "Tests/Inner/Boat.swift": mistaken("boat")])
    for path in ["", "Tests/Inner"] { try folder.git("init", "-q", subfolder: path) }
    let result = try Tool.run(["--only", "literal-plural-suffix", ".", "Tests/Inner"], in: folder)
    #expect(result.lines.map { $0.prefix { $0 != ":" } } == ["A.swift", "Tests/Inner/Boat.swift"])
    #expect(!result.error.contains("is not checked"))
    #expect(try files(".", in: folder) == ["A.swift"])
  }

  /// Of what stands far above a project nobody knows whose it is.
  @Test(arguments: ["Podfile", "fr.lproj/A.strings", ".l10nlint.yml", "Tests/de.lproj/A.strings"])
  func aStrayFileAboveAProjectChangesNothing(_ stray: String) throws {
    let folder = try Folder([
      "Tests/Kit/Package.swift": "// swift-tools-version:6.0\n",
      "Tests/Kit/Sources/Kit/Ark.swift": mistaken("ark"), stray: "",
    ])
    for path in ["Tests/Kit", "Tests/Kit/Sources"] {
      #expect(try files(path, in: folder) == ["Ark.swift"], "\(path)")
      #expect(try files(".", in: folder, path) == ["Ark.swift"], "\(path)")
    }
  }

  @Test func theHomeFolderIsNoProject() throws {
    let folder = try Folder(["Podfile": "", "me/Podfile": "", "me/Tests/Kit/Ark.swift": mistaken("ark")])
    let home = ["HOME": folder.path("me")]
    #expect(try files("me/Tests/Kit", in: folder, environment: home) == ["Ark.swift"])
    #expect(try files("me/Tests/Kit", in: folder) == [])
  }

  @Test func aLinkLiesWhereItIs() throws {
    let folder = try Folder(["elsewhere/Ark.swift": mistaken("ark"), "r/Boat.swift": mistaken("boat")])
    try folder.git("init", "-q", subfolder: "r")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("r/link.swift"), withDestinationPath: "../elsewhere/Ark.swift")
    let arguments = ["--quiet", "--only", "literal-plural-suffix"]
    let report = try Tool.run(arguments + ["--format", "json", "r/link.swift"], in: folder)
    #expect(report.output.contains("\"path\": \"link.swift\""))
    _ = try Tool.run(arguments + ["--write-baseline", "b.txt", "link.swift"], in: folder, subfolder: "r")
    #expect(String(decoding: try folder.read("r/b.txt"), as: UTF8.self).contains("\nlink.swift\t"))
  }

  /// Paths, fingerprints and baselines count from the same folder.
  @Test func theOrderOfArgumentsChangesNoByte() throws {
    let folder = try two()
    try folder.write("Cart.swift", Data(mistaken("cart").utf8))
    let arguments = ["--quiet", "--only", "literal-plural-suffix", "--format", "json"]
    for (one, other) in [("Tests/a", "b"), ("Tests/a/Ark.swift", "b"), ("b", "Cart.swift")] {
      let first = try Tool.run(
        arguments + ["--write-baseline", "1.txt", one, other], in: folder)
      let second = try Tool.run(
        arguments + ["--write-baseline", "2.txt", other, one], in: folder)
      #expect(first.output == second.output && !first.output.isEmpty, "\(one) \(other)")
      #expect(try folder.read("1.txt") == folder.read("2.txt"), "\(one) \(other)")
    }
  }

  /// Nobody means a whole disk.
  @Test func aWholeFileSystemIsNoProject() throws {
    let way = Array(repeating: "..", count: 20).joined(separator: "/")
    let result = try Tool.run(["--project", "/l10nlint-absent.swift"], in: Folder(), subfolder: way)
    #expect(result.status == 2)
    let reason = "`--project` would read the whole file system: no project folder was found"
    #expect(result.error == "l10nlint: \(reason)\n")
    let text = try Tool.run(
      ["--quiet", "--project", "--stdin", "--stdin-filename", "/Ark.swift"], in: Folder(), subfolder: way,
      input: mistaken("ark"))
    #expect(text.lines.count == 1 && text.status == 1, "\(text)")
  }

  @Test(arguments: ["r/", "./r", "r//", "./r/"])
  func initNamesItsFilePlainly(_ argument: String) throws {
    let folder = try Folder(["r/Ark.swift": mistaken("ark")])
    let result = try Tool.run(["init", argument], in: folder)
    #expect(result.error == "l10nlint: wrote `r/.l10nlint.yml`; all other settings have their defaults\n")
  }
}
