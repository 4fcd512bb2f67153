import Foundation
import Testing

/// A project that builds two of three languages, with code that has mistakes.
private let pier = [
  "Pier.xcodeproj/project.pbxproj": """
  { objects = {
    B1 = { isa = PBXBuildFile; fileRef = V1; };
    P1 = { isa = PBXResourcesBuildPhase; files = ( B1, ); };
    V1 = { isa = PBXVariantGroup; children = ( F1, F2 ); name = T.strings; path = Harbour; sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; name = en; path = en.lproj/T.strings; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; name = fi; path = fi.lproj/T.strings; sourceTree = "<group>"; };
  }; }
  """,
  "Harbour/en.lproj/T.strings": "\"tide\" = \"The tide\";\n",
  "Harbour/fi.lproj/T.strings": "\"tide\" = \"Vuorovesi\";\n",
  "Harbour/de.lproj/T.strings": "\"tide\" = \"Die Tide\";\n",
  "Deck/Deck.swift": """
  func show(_ count: Int) {
    label.text = "\\(count) boat" + (count == 1 ? "" : "s")
  }

  """,
]

/// Keys in folders of `Sources`, where no package and no Xcode project says what that is, and a table beside it.
private let kit = [
  "Localization/en.lproj/Localizable.strings": "\"Cast off\" = \"Cast off\";\n\"Moor\" = \"Moor\";\n",
  "Localization/de.lproj/Localizable.strings": "\"Cast off\" = \"Ablegen\";\n\"Moor\" = \"Festmachen\";\n",
  "Sources/Views/Deck.swift": """
  let title = NSLocalizedString("Cast Off", comment: "Button that leaves the pier")
  let moor = NSLocalizedString("Moor", comment: "Button that ties the boat")

  """,
]

/// The findings of a project, wherever it lies and the command runs, with all that a report says of them but the way to
/// their files.
private func findings(_ arguments: [String], in folder: Folder, _ subfolder: String) throws -> [String] {
  let result = try Tool.run(
    ["--quiet", "--format", "json", "--min-confidence", "possible"] + arguments, in: folder,
    subfolder: subfolder)
  let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
  return try (report?["findings"] as? [Any] ?? []).map { finding in
    let data = try JSONSerialization.data(
      withJSONObject: finding, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}

extension String {
  /// Where nothing says where the project begins, paths count from the folder in which the command runs, and
  /// fingerprints are made of them.
  fileprivate func withoutWay(_ way: String) -> String {
    replacing("\"path\":\"\(way)", with: "\"path\":\"").replacing(/"fingerprint":"[0-9a-f]+",/, with: "")
  }
}

@Suite struct SameFolderTests {
  private static let place = "Tests/Samples/vendor/Pier"

  /// What stands above a project, and how somebody spells the way to it, tells nothing of its files.
  @Test(arguments: [pier, kit], [nil, ".git/HEAD", ".l10nlint.yml"])
  func theFindingsAreTheSameFromEveryFolder(_ files: [String: String], _ mark: String?) throws {
    let folder = try Folder(Dictionary(uniqueKeysWithValues: files.map { ("\(Self.place)/\($0)", $1) }))
    if let mark { try folder.write("\(Self.place)/\(mark)", Data()) }
    let inside = try findings(["."], in: folder, Self.place)
    let expected =
      files == pier
      ? ["literal-plural-suffix", "No Xcode project builds the tables in `Harbour`"] : ["misspelled-key"]
    for text in expected { #expect(inside.contains { $0.contains(text) }, "\(text)") }
    let deck = files == pier ? "Deck" : "Sources"
    let ways = [
      (["Pier"], "Tests/Samples/vendor", "Pier/"), ([Self.place], "", Self.place + "/"),
      ([folder.path(Self.place)], "Tests", "Samples/vendor/Pier/"), ([".."], Self.place + "/" + deck, ""),
      (["../Pier"], Self.place, ""),
    ]
    for (arguments, subfolder, way) in ways {
      let found = try findings(arguments, in: folder, subfolder)
      let isSame =
        mark == nil ? found.map { $0.withoutWay(way) } == inside.map { $0.withoutWay("") } : found == inside
      #expect(isSame, "\(arguments) in \(subfolder): \(found)")
    }
  }

  /// Whoever names a part of a project means the same files as whoever goes there.
  @Test func aPartOfAProjectIsJudgedAsSuch() throws {
    let folder = try Folder(pier.merging(["PierTests/Deck.swift": pier["Deck/Deck.swift"] ?? ""]) { $1 })
    #expect(try findings(["PierTests"], in: folder, "").isEmpty)
    #expect(try findings(["."], in: folder, "PierTests").isEmpty)
    #expect(try findings(["Deck.swift"], in: folder, "PierTests").isEmpty)
    #expect(try !findings(["."], in: folder, "Deck").isEmpty)
  }

  /// Text is for people, who find files by the names that they have given them.
  @Test func textNamesFilesFromHere() throws {
    let folder = try Folder(pier)
    let result = try Tool.run(["--quiet", ".."], in: folder, subfolder: "Deck")
    #expect(
      result.output.contains(
        "../Harbour/de.lproj/T.strings:1:2: note: No Xcode project builds the tables in `Harbour`"))
    #expect(try Tool.run(["doctor", ".."], in: folder, subfolder: "Deck").output.contains("../Harbour/T"))
  }

  /// What is said of one of two projects is what is said of it alone.
  @Test func messagesSpeakOfFoldersAlsoWhereThereAreTwoProjects() throws {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: pier.map { ("Tests/\($0)", $1) })
        .merging(kit.map { ("Kit/\($0)", $1) }) { $1 })
    // How sure a finding is depends on all code of a run.
    let texts = { (arguments: [String]) in
      try findings(arguments, in: folder, "").compactMap {
        $0.firstMatch(of: /"message":"[^"]*","path":"[^"]*"/).map { String($0.output) }
      }
    }
    let both = try texts(["Tests", "Kit"])
    #expect(both.contains { $0.contains("No Xcode project builds the tables in `Harbour`") })
    #expect(try Set(both) == Set(texts(["Tests"]) + texts(["Kit"])))
  }
}
