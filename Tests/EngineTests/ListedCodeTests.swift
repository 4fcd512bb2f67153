import L10nSyntax
import Testing

@testable import L10nLint

/// The files of a run that no project builds, where one stands at the root.
private func unbuilt(
  _ project: String, in file: String = "Pier.xcodeproj/project.pbxproj", _ paths: [String],
  saying texts: [String: String] = [:]
) throws -> [String] {
  let files = ([(file, project)] + paths.map { ($0, texts[$0] ?? "") })
  let linter = Linter([])
  let facts = try files.sorted { $0.0 < $1.0 }.map { path, text in
    linter.lint(
      SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)),
      ReadingState(lexicon: RuleCatalog.lexicon)
    ).facts
  }
  return ProjectFacts(joining: facts).reach.unbuiltFiles.sorted()
}

@Suite struct ListedCodeTests {
  /// A group that is a folder, one that is a heading, and a file that counts from the project.
  private let project = """
    { objects = {
      G1 = { isa = PBXGroup; children = ( G2, G3 ); sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; children = ( F1, F2 ); path = Harbour; sourceTree = "<group>"; };
      G3 = { isa = PBXGroup; children = ( F3 ); name = Views; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Boat.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = ../Sea/Wave.m; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Views/Deck.xib; sourceTree = SOURCE_ROOT; };
    }; }
    """

  @Test func aFileOfTheSameNameElsewhereIsNotBuilt() throws {
    let built = ["Harbour/Boat.swift", "Sea/Wave.m", "Views/Deck.xib"]
    #expect(try unbuilt(project, built) == [])
    let left = ["Old/Boat.swift", "Harbour/Sea/Wave.m", "Deck.xib"]
    #expect(try unbuilt(project, built + left) == left.sorted())
  }

  /// The first Xcode wrote them in the order of their names, and so `isa` amidst the others.
  @Test func theFieldsOfAnObjectStandInAnyOrder() throws {
    let sorted = project.replacing(#/(isa = \w+;) (.*) };/#) { "\($0.2) \($0.1) };" }
    let built = ["Harbour/Boat.swift", "Sea/Wave.m", "Views/Deck.xib"]
    #expect(sorted != project)
    #expect(try unbuilt(sorted, built + ["Old/Boat.swift", "Deck.xib"]) == ["Deck.xib", "Old/Boat.swift"])
  }

  @Test func aFileThatNoProjectNamesIsBuiltAsFarAsSomethingNamesItsClass() throws {
    let names = ["Boat.m", "Wave.m", "Deck.m", "Mast.m", "Sail.m", "Rope.m"]
    let references = names.enumerated().map { number, name in
      "F\(number) = { isa = PBXFileReference; path = \(name); sourceTree = \"<group>\"; };"
    }
    let list = "{ objects = { \(references.joined(separator: " ")) }; }"
    let paths = names.map { "Harbour/" + $0 } + ["Old/Ferry.m", "Old/Ferry.h", "Old/Raft.m"]
    let texts = [
      "Old/Ferry.h": "@interface Ferry : NSObject\n@end\n",
      "Old/Raft.m": "void load(void) { [[Ferry new] sink]; }\n",
    ]
    #expect(try unbuilt(list, paths, saying: texts) == ["Old/Ferry.m", "Old/Raft.m"])
    // A header is built as what it declares.
    let header = texts.merging(["Old/Raft.h": "@interface Raft : Ferry\n@end\n"]) { $1 }
    #expect(try unbuilt(list, paths + ["Old/Raft.h"], saying: header) == ["Old/Ferry.m", "Old/Raft.m"])
    let named = texts.merging(["Harbour/Boat.m": "void board(void) { [[Ferry new] sail]; }\n"]) { $1 }
    #expect(try unbuilt(list, paths, saying: named) == ["Old/Raft.m"])
  }

  @Test func ofAFolderThatIsNamedInPartTheRestIsNotBuiltAsFarAsNothingNamesIt() throws {
    let named = ["Boat", "Wave"].map { "F\($0) = { isa = PBXFileReference; path = Sea/\($0).m; };" }
    let list = "{ objects = { \(named.joined(separator: " ")) }; }"
    let paths = ["Boat", "Wave", "Deck", "Mast", "Sail"].map { "Sea/\($0).m" }
    let texts = [
      "Sea/Boat.m": "void board(void) { [[Deck new] clean]; }\n",
      "Sea/Mast.m": "void climb(void) { [[Sail new] set]; }\n",
    ]
    #expect(try unbuilt(list, paths, saying: texts) == ["Sea/Mast.m", "Sea/Sail.m"])
    // A folder of which the project hardly names a file is built in another way.
    let many = ["Rope", "Knot", "Oar", "Fender", "Buoy", "Chart"].map { "Sea/\($0).m" }
    #expect(try unbuilt(list, paths + many, saying: texts) == [])
  }

  /// It would name files that were taken out of the project since.
  @Test(arguments: ["project.pbxproj", "Old/project.pbxproj"]) func aCopyOfAProjectIsNone(_ path: String) {
    let file = SourceFile(path: path, kind: .project, text: SourceText(project))
    #expect(ResourceFile(file)?.path == nil)
  }

  @Test func whereThePlaceOfTheProjectIsEmptyNothingIsSaid() throws {
    #expect(try unbuilt(project, ["Old/Boat.swift", "Sea/Wave.m", "Views/Deck.xib"]) == [])
  }

  @Test func aProjectWhoseMergeIsNotFinishedSaysNothing() throws {
    let merge = "\n<<<<<<< HEAD\n=======\nF4 = { isa = PBXFileReference; };\n>>>>>>> calm\n"
    let paths = ["Harbour/Boat.swift", "Sea/Wave.m", "Views/Deck.xib", "Old/Boat.swift"]
    #expect(try unbuilt(project, paths) == ["Old/Boat.swift"])
    let unfinished = try unbuilt(project.replacing("F3 =", with: merge + "F3 ="), paths)
    #expect(unfinished == [])
  }

  @Test func whatLiesInAFolderThatIsTakenAsItIsIsBuilt() throws {
    let folder = "S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Old; sourceTree = \"<group>\"; };"
    let taking = project.replacing("G1 =", with: folder + " G1 =")
    #expect(
      try unbuilt(taking, ["Harbour/Boat.swift", "Old/Boat.swift", "New/Boat.swift"]) == ["New/Boat.swift"])
  }

  /// A reference alone shows a file to whoever opens the project.
  @Test func aFileThatNoTargetBuildsIsNotBuilt() throws {
    let target = "B1 = { isa = PBXBuildFile; fileRef = F1; };"
    let paths = ["Harbour/Boat.swift", "Sea/Wave.m"]
    #expect(try unbuilt(project.replacing("G1 =", with: target + " G1 ="), paths) == ["Sea/Wave.m"])
    let both = target + " B2 = { isa = PBXBuildFile; fileRef = F2; };"
    #expect(try unbuilt(project.replacing("G1 =", with: both + " G1 ="), paths) == [])
  }

  @Test func ofMostFilesThatAreNamedTheOthersAreLeftOvers() throws {
    let names = ["Mast", "Sail", "Rope", "Keel"]
    let files = names.map {
      "\($0) = { isa = PBXFileReference; path = \($0).swift; sourceTree = \"<group>\"; };"
    }
    // A folder of languages takes no code.
    let languages = "L1 = { isa = PBXFileReference; lastKnownFileType = folder; path = en.lproj; };"
    let project = "{ objects = { \(files.joined(separator: " ")) \(languages) }; }"
    let paths = (names + ["Anchor"]).map { "\($0).swift" }
    #expect(try unbuilt(project, paths) == ["Anchor.swift"])
  }

  @Test func ofFoldersThatAreNamedNowhereTheFilesAreLeftOversWhereMostOthersAreNamed() throws {
    let files = ["Mast", "Sail", "Rope"].map { "\($0) = { isa = PBXFileReference; path = \($0).m; };" }
    let project = "{ objects = { \(files.joined(separator: " ")) }; }"
    let named = ["Mast.m", "Sail.m", "Rope.m"].map { "App/" + $0 }
    let old = ["Drawer/Drawer.m", "Drawer/Ferry.mm"]
    #expect(try unbuilt(project, named + old) == old)
    let more = ["Tools/Chart.m", "Tools/Tide.m"]
    #expect(try unbuilt(project, named + more + ["Parts/Buoy.m", "Parts/Oar.m"]) == [])
  }

  @Test func whatWasWrittenAnewInAnotherLanguageIsNotBuiltInTheOldOne() throws {
    let names = (0..<20).map { "Berth\($0)" } + ["Anchor", "Buoy"]
    let files = names.map { "\($0) = { isa = PBXFileReference; path = App/\($0).swift; };" }
    let project = "{ objects = { \(files.joined(separator: " ")) }; }"
    let library = (0..<30).map { "Phone/Quay\($0).m" }
    let old = library + ["Phone/Anchor.m", "Phone/Buoy.m"]
    let paths = names.map { "App/\($0).swift" } + old
    // The name of the class is that of the new one, and says nothing of the old one.
    let texts = ["App/Berth0.swift": "let anchor = Anchor()\n", "App/Berth1.swift": "let quay = Quay7()\n"]
    #expect(try unbuilt(project, paths, saying: texts) == old.filter { $0 != "Phone/Quay7.m" }.sorted())
    let kept = #"Q = { isa = PBXFileReference; path = "Phone/Quay0.m"; };"#
    let bridged = "{ objects = { \(kept) \(files.joined(separator: " ")) }; }"
    #expect(try unbuilt(bridged, paths, saying: texts) == [])
    // What shares no class with the app may be a library that something else builds.
    #expect(try unbuilt(project, names.map { "App/\($0).swift" } + library, saying: texts) == [])
  }

  /// The app before this one is kept beside it; a few of its files are still built.
  @Test func aProjectAmongWhatIsUsedNoMoreBuildsNothing() throws {
    let former = ["Legacy/Pier/Pier.xcodeproj/project.pbxproj": project]
    let left = ["Legacy/Pier/Harbour/Boat.swift", "Legacy/Pier/Views/Deck.xib"]
    let taken = "Legacy/Pier/Sea/Wave.m"
    let paths = left + [taken, "Harbour/Boat.swift"]
    let taking = project.replacing("../Sea/Wave.m", with: "../" + taken)
    #expect(try unbuilt(taking, paths + former.keys, saying: former) == left.sorted())
    // Another project there is part of the app, and so is a package.
    let other = ["Legacy/Quay/Quay.xcodeproj/project.pbxproj": project]
    #expect(try unbuilt(project, ["Legacy/Quay/Boat.swift"] + other.keys, saying: other) == [])
    let package = former.merging(["Legacy/Pier/Package.swift": ""]) { $1 }
    #expect(try unbuilt(taking, left + package.keys, saying: package) == [])
    // Alone it is the project.
    let folder = "Legacy/Pier/"
    #expect(
      try unbuilt(
        project, in: folder + "Pier.xcodeproj/project.pbxproj", ["Harbour/Boat.swift"].map { folder + $0 })
        == [])
  }

  private static let specification = """
    targets:
      Pier:
        type: application
        sources:
          - App
          - path: Views
            excludes: [Draft.swift, Old/**]
          - Shared/Tide.swift

    """

  @Test func whatASpecificationExcludesIsNotBuilt() throws {
    let built = ["App/Main.swift", "Views/Deck.swift", "Shared/Tide.swift", "Sketches/Mast.swift"]
    let left = ["Views/Draft.swift", "Views/Old/Raft.swift"]
    #expect(try unbuilt(Self.specification, in: "project.yml", built + left) == left)
    #expect(try unbuilt(Self.specification, in: "Pier/project.yml", left) == [])
    // Another target takes it by its name, however many files are named so.
    let named = (0..<300).map { "      - Shared/Wave\($0).swift\n" }.joined()
    let other = Self.specification + "  Buoy:\n    sources:\n      - Views/Draft.swift\n" + named
    #expect(try unbuilt(other, in: "project.yml", built + left) == ["Views/Old/Raft.swift"])
  }

  /// Each counts from its own folder, and one may take what another leaves out.
  @Test func partsOfASpecificationSpeakTogether() throws {
    let part =
      "targets:\n  Pier:\n    sources:\n      - path: ../Views\n        excludes: [Old/**, Draft.swift]\n"
    let paths = ["Views/Deck.swift", "Views/Draft.swift", "Views/Old/Raft.swift"]
    #expect(try unbuilt(part, in: "App/target.yml", paths) == ["Views/Draft.swift", "Views/Old/Raft.swift"])
    let other = ["Quay/targets.yml": "targets: { Quay: { sources: [../Views/Draft.swift] } }\n"]
    #expect(
      try unbuilt(part, in: "App/target.yml", paths + other.keys, saying: other) == ["Views/Old/Raft.swift"])
  }
}
