import L10nSyntax
import Testing

@testable import L10nLint

/// The tables of a run that no project builds, where one stands at the root. All have one text.
private func unbuilt(_ project: String, _ paths: [String]) throws -> [String] {
  try unbuilt(project, Dictionary(uniqueKeysWithValues: paths.map { ($0, "\"tide\" = \"Tide\";\n") }))
}

private func unbuilt(_ project: String, _ tables: [String: String]) throws -> [String] {
  try joined(project, tables).resources.unlistedTables.map(\.path)
}

/// Those that are of no use, though they are read.
private func hidden(_ project: String, _ paths: [String]) throws -> [String] {
  let facts = try joined(
    project, Dictionary(uniqueKeysWithValues: paths.map { ($0, "\"tide\" = \"Tide\";\n") }))
  return paths.filter(facts.reach.isSetAside)
}

private func joined(_ project: String, _ tables: [String: String]) throws -> ProjectFacts {
  let files = tables.merging(["Pier.xcodeproj/project.pbxproj": project]) { $1 }
  let facts = try files.sorted { $0.key < $1.key }.map { path, text in
    Linter([]).lint(
      SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)),
      ReadingState(lexicon: RuleCatalog.lexicon)
    ).facts
  }
  return ProjectFacts(joining: facts)
}

@Suite struct ListedTablesTests {
  /// Whatever its name ends with.
  @Test func whatAShellRunsIsNoTable() {
    for (start, isTable) in [("#!/bin/sh\n", false), ("/* #!/bin/sh */\n", true)] {
      let text = SourceText(start + "LANGUAGES=\"de fr\"\n")
      let file = SourceFile(path: "update.strings", kind: .table(.strings), text: text)
      #expect((ResourceFile(file) != nil) == isTable)
    }
  }

  /// A group of languages with a folder of its own, in another one.
  private let project = """
    { objects = {
      B1 = { isa = PBXBuildFile; fileRef = V1; };
      P1 = { isa = PBXResourcesBuildPhase; files = ( B1, ); };
      G1 = { isa = PBXGroup; children = ( V1 ); path = Harbour; sourceTree = "<group>"; };
      V1 = { isa = PBXVariantGroup; children = ( F1, F2 ); name = T.strings; path = Texts; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; name = en; path = en.lproj/T.strings; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; name = fi; path = fi.lproj/T.strings; sourceTree = "<group>"; };
    }; }
    """
  private let built = ["Harbour/Texts/en.lproj/T.strings", "Harbour/Texts/fi.lproj/T.strings"]

  /// No target takes a folder because a script writes into it.
  @Test(arguments: ["$(SRCROOT)", "${PROJECT_DIR}"])
  func whatAScriptWritesIntoTheSourcesIsNotTaken(_ root: String) throws {
    let script =
      "S1 = { isa = PBXShellScriptBuildPhase; outputPaths = ( \"\(root)/Harbour/Texts/en.lproj\" ); };"
    let left = ["Harbour/Texts/sv.lproj/T.strings"]
    let writing = project.replacing("B1 = {", with: script + " B1 = {")
    #expect(try unbuilt(writing, built + left) == left)
    #expect(try unbuilt(writing.replacing(root, with: "$(TARGET_BUILD_DIR)"), built + left) == [])
  }

  @Test func aCopyElsewhereIsNotBuilt() throws {
    #expect(try unbuilt(project, built) == [])
    let left = ["Harbour/en.lproj/T.strings", "Harbour/fi.lproj/T.strings"]
    #expect(try unbuilt(project, built + left) == left)
  }

  @Test func aCopyOutsideOfTheLanguagesIsNotBuilt() throws {
    #expect(try unbuilt(project, built + ["T.strings"]) == ["T.strings"])
    let shown = project.replacing("G1 =", with: "F3 = { isa = PBXFileReference; path = T.strings; }; G1 =")
    #expect(try unbuilt(shown, built + ["T.strings"]) == ["T.strings"])
    let taken = shown.replacing("( B1, )", with: "( B1, B2 )")
      .replacing("G1 =", with: "B2 = { isa = PBXBuildFile; fileRef = F3; }; G1 =")
    #expect(try unbuilt(taken, built + ["T.strings"]) == [])
  }

  @Test func aTableThatIsNamedWithoutALanguageHidesThoseOfLanguages() throws {
    let project = """
      { objects = {
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        P1 = { isa = PBXResourcesBuildPhase; files = ( B1, ); };
        F1 = { isa = PBXFileReference; path = T.strings; sourceTree = SOURCE_ROOT; };
      }; }
      """
    #expect(
      try hidden(project, ["T.strings", "fi.lproj/T.strings", "fi.lproj/U.strings"]) == ["fi.lproj/T.strings"]
    )
    #expect(try hidden(project, ["Old/fi.lproj/T.strings", "T.strings"]) == [])
    let both = project.replacing(
      "F1 =", with: "F2 = { isa = PBXFileReference; path = fi.lproj/T.strings; }; F1 =")
    #expect(try hidden(both, ["T.strings", "fi.lproj/T.strings", "sv.lproj/T.strings"]) == [])
  }

  /// What says something else may be built by a script, or as a part of other software.
  @Test func aTableWithOtherKeysElsewhereMayBeBuilt() throws {
    var tables = Dictionary(uniqueKeysWithValues: built.map { ($0, "\"tide\" = \"Tide\";\n") })
    tables["Anchor/en.lproj/T.strings"] = "\"chain\" = \"Chain\";\n"
    #expect(try unbuilt(project, tables) == [])
  }

  @Test func whereThePlaceOfTheProjectIsEmptyNothingIsSaid() throws {
    #expect(try unbuilt(project, ["Harbour/en.lproj/T.strings", "Harbour/fi.lproj/T.strings"]) == [])
    let unknown = project.replacing(
      "path = en.lproj/T.strings; sourceTree = \"<group>\"",
      with: "path = en.lproj/T.strings; sourceTree = BUILT_PRODUCTS_DIR")
    #expect(try unbuilt(unknown, built + ["Harbour/en.lproj/T.strings"]) == [])
  }

  /// The folder of a language is a group, and names its table itself.
  private let folders = """
    { objects = {
      B1 = { isa = PBXBuildFile; fileRef = V1; };
      P1 = { isa = PBXResourcesBuildPhase; files = ( B1, ); };
      G1 = { isa = PBXGroup; children = ( V1 ); name = en.lproj; path = Texts/en.lproj; sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; children = ( V2 ); name = fi.lproj; path = Texts/fi.lproj; sourceTree = "<group>"; };
      V1 = { isa = PBXVariantGroup; children = ( F1 ); name = T.strings; sourceTree = "<group>"; };
      V2 = { isa = PBXVariantGroup; children = ( F2 ); name = T.strings; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; name = en; path = T.strings; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; name = fi; path = T.strings; sourceTree = "<group>"; };
    }; }
    """

  @Test func aGroupThatNoTargetBuildsIsNotBuilt() throws {
    let paths = ["Texts/en.lproj/T.strings", "Texts/fi.lproj/T.strings"]
    #expect(try unbuilt(folders, paths) == ["Texts/fi.lproj/T.strings"])
    let both = folders.replacing(
      "files = ( B1, )", with: "files = ( B1, B2 ); }; B2 = { isa = PBXBuildFile; fileRef = V2")
    #expect(try unbuilt(both, paths) == [])
    let script = folders.replacing(
      "G1 =", with: "P2 = { isa = PBXShellScriptBuildPhase; shellScript = \"cp -R *.lproj out\"; }; G1 =")
    #expect(try unbuilt(script, paths) == [])
    let taken = folders.replacing(
      "G1 =", with: "S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Texts; }; G1 =")
    #expect(try unbuilt(taken, paths) == [])
  }

  /// The catalog of an interface file has taken the place of its tables.
  @Test func whatLiesBesideTheCatalogOfAnInterfaceIsNotBuilt() throws {
    let project = """
      { objects = {
        V1 = { isa = PBXVariantGroup; children = ( F1, F2 ); name = T.xib; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; name = Base; path = Base.lproj/T.xib; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; name = mul; path = mul.lproj/T.xcstrings; sourceTree = "<group>"; };
      }; }
      """
    let catalog =
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"a.title\" : { } }, \"version\" : \"1.0\" }"
    let text = "\"tide\" = \"Tide\";\n"
    let tables = ["fi.lproj/T.strings": text, "fi.lproj/Other.strings": text]
    #expect(
      try unbuilt(project, tables.merging(["mul.lproj/T.xcstrings": catalog]) { $1 }) == [
        "fi.lproj/T.strings"
      ])
    #expect(try unbuilt(project, tables) == [])
    let named = project.replacing("F1, F2", with: "F1, F2, F3").replacing(
      "F1 =",
      with: "F3 = { isa = PBXFileReference; path = fi.lproj/T.strings; sourceTree = \"<group>\"; }; F1 =")
    #expect(try unbuilt(named, tables.merging(["mul.lproj/T.xcstrings": catalog]) { $1 }) == [])
  }

  /// A merge may leave it so.
  @Test func whatStandsInNoPhaseIsNotBuilt() throws {
    let merged = folders.replacing("G1 =", with: "B2 = { isa = PBXBuildFile; fileRef = V2; }; G1 =")
    let paths = ["Texts/en.lproj/T.strings", "Texts/fi.lproj/T.strings"]
    #expect(try unbuilt(merged, paths) == ["Texts/fi.lproj/T.strings"])
  }

  @Test(arguments: [("wrapper.plug-in", true), ("wrapper.framework", true), ("text", false)])
  func allOfABundleIsBuilt(_ type: String, _ isBuilt: Bool) throws {
    let bundle = """
      G1 = B2 = { isa = PBXBuildFile; fileRef = F3; };
      F3 = { isa = PBXFileReference; lastKnownFileType = "\(type)"; path = Sails/Sail.bundle; };
      """
    let taking = project.replacing("G1 =", with: bundle.dropFirst(5) + " G1 =")
      .replacing("files = ( B1, )", with: "files = ( B1, B2 )")
    let paths = ["Sails/Sail.bundle/en.lproj/T.strings", "Sails/Sail.bundle/is.lproj/T.strings"]
    #expect(try unbuilt(taking, built + paths) == (isBuilt ? [] : paths))
  }
}
