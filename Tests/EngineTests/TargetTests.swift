import L10nSyntax
import Testing

@testable import L10nLint

/// The targets without tables that build a file of code, in a run with a project at its root.
private func bareTargets(building path: String, _ project: String, _ others: [String] = []) throws -> [String]
{
  let files =
    [
      ("Pier.xcodeproj/project.pbxproj", project),
      (path, "let key = NSLocalizedString(\"Tide\", comment: \"\")\n"),
    ]
    + others.map { ($0, $0.hasSuffix(".yml") ? "name: Pier\n" : "") }
  let facts = try files.sorted { $0.0 < $1.0 }.map { path, text in
    Linter([]).lint(
      SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)),
      ReadingState(lexicon: RuleCatalog.lexicon)
    ).facts
  }
  return ProjectFacts(joining: facts).targets.bareTargets(building: path).map(\.name)
}

@Suite struct TargetTests {
  /// A widget with a folder of its own, and an app. `widget` and `objects` are what a test adds.
  private func project(_ objects: String = "", widget phases: String = "", folder: String = "") -> String {
    """
    { objects = {
      \(objects)
      B1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Pier; sourceTree = "<group>"; };
      B2 = { isa = PBXFileSystemSynchronizedRootGroup; \(folder) path = Widget; sourceTree = "<group>"; };
      D1 = { isa = PBXNativeTarget; buildPhases = ( ); fileSystemSynchronizedGroups = ( B1 ); name = Pier;
        productType = "com.apple.product-type.application"; };
      D2 = { isa = PBXNativeTarget; buildPhases = ( \(phases) ); fileSystemSynchronizedGroups = ( B2 ); name = Widget;
        productType = "com.apple.product-type.app-extension"; };
    }; }
    """
  }

  private let file = "Widget/Tide.swift"

  @Test func aTargetWithoutAnyTableIsBare() throws {
    let app = "Pier/Localizable.xcstrings"
    #expect(try bareTargets(building: file, project(), [app]) == ["Widget"])
    #expect(try bareTargets(building: "Pier/Tide.swift", project(), [app]) == [])
    #expect(try bareTargets(building: "Elsewhere/Tide.swift", project(), [app]) == [])
  }

  @Test func whatAMergeLeftTwiceIsOneTarget() throws {
    let target = "D2 = { isa = PBXNativeTarget; buildPhases = ( ); name = Widget; };"
    #expect(try bareTargets(building: file, project(target)) == ["Widget"])
  }

  @Test func aTableInTheFolderOfATargetIsIts() throws {
    #expect(try bareTargets(building: file, project(), ["Widget/Text/de.lproj/Localizable.strings"]) == [])
    for table in ["InfoPlist.xcstrings", "Widget-InfoPlist.xcstrings", "AppShortcuts.xcstrings"] {
      #expect(try bareTargets(building: file, project(), ["Widget/\(table)"]) == ["Widget"])
    }
  }

  @Test func whatIsExceptedFromAFolderIsNotBuilt() throws {
    let left = """
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = D2;
        membershipExceptions = ( Old, Text/Localizable.xcstrings, "/Localized/More/Localizable.strings" ); };
      """
    let project = project(left, folder: "exceptions = ( E1 );")
    let tables = ["Widget/Text/Localizable.xcstrings", "Widget/More/de.lproj/Localizable.strings"]
    #expect(try bareTargets(building: file, project, tables) == ["Widget"])
    #expect(try bareTargets(building: "Widget/Old/Tide.swift", project, tables) == [])
  }

  @Test func aFileThatTheAppTakesTooMayBeAnything() throws {
    let taken = """
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Tide.swift ); target = D1; };
      """
    let project = project(taken, folder: "exceptions = ( E1 );")
    let table = ["Pier/Localizable.xcstrings"]
    #expect(try bareTargets(building: file, project, table) == [])
    #expect(try bareTargets(building: "Widget/Wave.swift", project, table) == ["Widget"])
  }

  @Test(arguments: [
    ("C1 = { isa = PBXShellScriptBuildPhase; shellScript = \"swiftlint\"; };", ["Widget"]),
    ("C1 = { isa = PBXShellScriptBuildPhase; shellScript = \"cp -R Shared $X\"; };", []),
    (
      "C0 = { isa = PBXShellScriptBuildPhase; shellScript = \"move fr.lproj\"; }; C1 = { isa = PBXSourcesBuildPhase; };",
      []
    ),
    ("C1 = { isa = PBXResourcesBuildPhase; files = ( F1 ); };", []),
    (
      "F1 = { isa = PBXBuildFile; fileRef = F2; }; F2 = { isa = PBXFileReference; path = Sounds; };"
        + "C1 = { isa = PBXResourcesBuildPhase; files = ( F1 ); };", []
    ),
    (
      "F1 = { isa = PBXBuildFile; fileRef = F2; }; F2 = { isa = PBXFileReference; path = Boats.xcassets; };"
        + "C1 = { isa = PBXResourcesBuildPhase; files = ( F1 ); };", ["Widget"]
    ),
    (
      "F1 = { isa = PBXBuildFile; fileRef = F2; }; F2 = { isa = PBXVariantGroup; children = ( F3 ); };"
        + "F3 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; };"
        + "C1 = { isa = PBXResourcesBuildPhase; files = ( F1 ); };", []
    ),
  ])
  func whatIsNotUnderstoodMayBeATable(_ objects: String, _ bare: [String]) throws {
    #expect(
      try bareTargets(building: file, project(objects, widget: "C1"), ["Pier/Localizable.xcstrings"]) == bare)
  }

  @Test func aSpecificationMayMakeAnotherProject() throws {
    #expect(try bareTargets(building: file, project(), ["project.yml"]) == [])
  }
}
