import L10nSyntax
import Testing

@testable import L10nLint

/// What others write of a program shows that its own files are all that can name its functions.
@Suite struct UnseenProgramTests {
  @Test func theProgramOfAManifestShowsWhoseNamesCount() throws {
    let file = plural("public func moor(_ count: Int)")
    let manifest = "import ProjectDescription\nlet project = Project(targets: [.target(product: .app)])\n"
    #expect(
      try toldOfPlurals(["App/Pier.swift": file, "App/Project.swift": manifest]) == [
        "App/Pier.swift possible"
      ])
    #expect(
      try toldOfPlurals(["App/Pier.swift": file, "App/Project.swift": "let project = Project.app\n"]) == [
        "App/Pier.swift likely"
      ])
  }

  /// Whoever keeps a project elsewhere has the list of the app.
  @Test(arguments: [
    ("<key>CFBundlePackageType</key><string>APPL</string>", "possible"),
    ("<key>CFBundlePackageType</key><string>FMWK</string>", "likely"),
    ("<key>LSRequiresIPhoneOS</key><true/>", "possible"), ("", "likely"),
  ])
  func theListOfAnAppShowsWhoseNamesCount(_ entry: String, _ confidence: String) throws {
    let list = [
      "App/Info.plist": "<plist version=\"1.0\"><dict>\(entry)</dict></plist>\n"
    ]
    for head in ["func moor(_ count: Int)", "public func moor(_ count: Int)"] {
      let file = ["App/Pier.swift": plural(head)]
      #expect(try toldOfPlurals(file, manifest: list) == ["App/Pier.swift \(confidence)"])
    }
  }
}
