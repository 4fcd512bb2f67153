import L10nLint
import L10nSyntax
import Testing

extension ProjectLayout {
  /// Each bundle with its tables: `App: Localizable(strings:de,en)`.
  fileprivate var lines: [String] {
    bundles.indices.map { bundle in
      let tables = tables(in: bundle).map { table in
        let files = resources(ofTable: table, in: bundle).map { "\($0.kind.rawValue):\($0.languageName)" }
        return "\(table)(\(files.joined(separator: ",")))"
      }
      return bundles[bundle].folder + ": " + tables.joined(separator: " ")
    }
  }
}

extension ProjectLayout.Resource {
  fileprivate var languageName: String {
    switch language {
    case .none: "-"
    case .base: "base"
    case .multiple: "mul"
    case .tag(let tag, _): tag.text
    case .unknown(let name): "?" + name
    }
  }
}

@Suite struct ProjectLayoutTests {
  @Test(
    arguments: [
      ("en.lproj/Localizable.strings", "Localizable strings en", ""),
      ("A/B/zh_TW.lproj/InfoPlist.strings", "InfoPlist strings zh-Hant", "A/B"),
      ("A/Base.lproj/Main.storyboard", "Main storyboard base", "A"),
      ("A/mul.lproj/Main.xcstrings", "Main xcstrings mul", "A"),
      ("A/Localizable.xcstrings", "Localizable xcstrings -", "A"), ("A/View.xib", "View xib -", "A"),
      ("A/fr.lproj/Localizable.stringsdict", "Localizable stringsdict fr", "A"),
      ("A/Klingonese.lproj/a.b.strings", "a.b strings ?Klingonese", "A"),
      ("A/English.lproj/.strings", " strings en", "A"),
    ])
  func pathsSayWhatAResourceIs(_ path: String, _ description: String, _ place: String) throws {
    let resource = try #require(ProjectLayout([path]).resources.first)
    #expect("\(resource.table) \(resource.kind.rawValue) \(resource.languageName)" == description)
    #expect(resource.place == place)
  }

  @Test(arguments: [
    "A.swift", "", "/", "strings", "en.lproj", "A.strings/x", "a.STRINGS", "en.lproj/Main.nib",
  ])
  func otherFilesAreNone(_ path: String) {
    #expect(ProjectLayout([path]).resources.isEmpty)
  }

  @Test func specialTablesAreKnown() {
    let layout = ProjectLayout([
      "A/App-InfoPlist.xcstrings", "A/en.lproj/InfoPlist.strings", "A/AppShortcuts.xcstrings",
    ])
    #expect(layout.resources.map(\.isInfoPlist) == [true, true, false])
    #expect(layout.resources.map(\.isAppShortcuts) == [false, false, true])
  }

  @Test(
    arguments: [
      // All of one target, wherever its folders are.
      (
        [
          "App.xcodeproj/project.pbxproj", "App/Res/en.lproj/L.strings", "App/Res/de.lproj/L.strings",
          "App/UI/Base.lproj/Main.storyboard", "App/UI/de.lproj/Main.strings",
        ],
        ["App: L(strings:en,strings:de) Main(storyboard:base,strings:de)"]
      ),
      // Two targets have a table of the same name.
      (
        [
          "App.xcodeproj/project.pbxproj", "App/en.lproj/L.strings", "App/Sub/en.lproj/Other.strings",
          "Widget/en.lproj/L.strings",
        ],
        ["App: L(strings:en) Other(strings:en)", "Widget: L(strings:en)"]
      ),
      // A catalog has all languages, so it is of another target than the files elsewhere.
      (["App/L.xcstrings", "Widget/de.lproj/L.strings"], ["App: L(xcstrings:-)", "Widget: L(strings:de)"]),
      (["App/de.lproj/L.strings", "Widget/L.xcstrings"], ["App: L(strings:de)", "Widget: L(xcstrings:-)"]),
      (["App/L.xcstrings", "Widget/L.xcstrings"], ["App: L(xcstrings:-)", "Widget: L(xcstrings:-)"]),
      // Beside each other they are one table in two formats.
      (["App/L.xcstrings", "App/de.lproj/L.strings"], ["App: L(xcstrings:-,strings:de)"]),
      // Targets of packages are apart, even with different tables.
      (
        [
          "P/Package.swift", "P/Sources/A/Resources/en.lproj/A.strings", "P/Sources/B/B.xcstrings",
          "P/Tests/C/C.xcstrings",
        ],
        ["P/Sources/A/Resources: A(strings:en)", "P/Sources/B: B(xcstrings:-)", "P/Tests/C: C(xcstrings:-)"]
      ),
      // So are libraries of others, and what the system opens as one thing.
      (
        [
          "App/en.lproj/L.strings", "Pods/X/en.lproj/X.strings", "Pods/Y/en.lproj/Y.strings",
          "App/Settings.bundle/en.lproj/Root.strings",
        ],
        [
          "App: L(strings:en)", "App/Settings.bundle: Root(strings:en)", "Pods/X: X(strings:en)",
          "Pods/Y: Y(strings:en)",
        ]
      ),
      // Without a manifest `Sources` is a folder like any other, whichever of its folders comes first.
      (
        ["Dependencies/X/Sources/A/A.xcstrings", "Dependencies/X/Sources/B/B.xcstrings"],
        ["Dependencies/X/Sources: A(xcstrings:-) B(xcstrings:-)"]
      ),
      (["Sources/A/A.xcstrings", "Sources/B/B.xcstrings"], ["Sources: A(xcstrings:-) B(xcstrings:-)"]),
      (
        ["Package.swift", "Sources/A/A.xcstrings", "Sources/B/B.xcstrings"],
        ["Sources/A: A(xcstrings:-)", "Sources/B: B(xcstrings:-)"]
      ),
      // A slash in front makes another place.
      (
        ["src/en.lproj/L.strings", "/src/en.lproj/L.strings"],
        ["/src: L(strings:en)", "src: L(strings:en)"]
      ),
      // Spellings of one language are one language.
      (
        ["A/zh_TW.lproj/L.strings", "B/zh-Hant.lproj/L.strings"],
        ["A: L(strings:zh-Hant)", "B: L(strings:zh-Hant)"]
      ),
    ])
  func bundlesAreKeptApart(_ paths: [String], _ lines: [String]) {
    #expect(ProjectLayout(paths).lines == lines)
    #expect(
      ProjectLayout(paths.reversed()).bundles.map(\.folder) == ProjectLayout(paths).bundles.map(\.folder))
  }

  @Test func codeReadsFromTheNearestBundle() {
    let layout = ProjectLayout([
      "App.xcodeproj/project.pbxproj", "App/Res/en.lproj/L.strings", "Widget/en.lproj/L.strings",
      "Lib/Package.swift", "Lib/Sources/Lib/L.xcstrings", "Lib/Sources/Bare/A.swift",
    ])
    let folders = { (path: String) in layout.bundles(near: path).map { layout.bundles[$0].folder } }
    #expect(folders("App/Code/A.swift") == ["App/Res"])
    #expect(folders("Widget/A.swift") == ["Widget"])
    #expect(folders("Shared/A.swift") == ["App/Res", "Widget"])
    #expect(folders("Lib/Sources/Lib/Deep/A.swift") == ["Lib/Sources/Lib"])
    #expect(folders("Lib/Sources/Bare/A.swift") == [])
  }

  @Test func theBundleAroundTheCodeComesBeforeThoseBesideIt() {
    let layout = ProjectLayout([
      "Mac/en.lproj/L.strings", "Mac/Kit/en.lproj/L.strings", "Mac/Kit/UI/en.lproj/L.strings",
    ])
    let folders = { (path: String) in layout.bundles(near: path).map { layout.bundles[$0].folder } }
    #expect(folders("Mac/A.swift") == ["Mac"])
    #expect(folders("Mac/Code/A.swift") == ["Mac"])
    #expect(folders("Mac/Kit/A.swift") == ["Mac/Kit"])
    #expect(folders("Mac/Kit/UI/Deep/A.swift") == ["Mac/Kit/UI"])
  }

  @Test func bundlesWithoutATableForCodeAreNotMeant() {
    let layout = ProjectLayout([
      "App/L.xcstrings", "App/InfoPlist.xcstrings", "Share/en.lproj/InfoPlist.strings",
      "Share/Base.lproj/Main.storyboard",
      "Share/de.lproj/Main.strings", "Export.xcloc/Source Contents/en.lproj/L.strings",
    ])
    #expect(layout.bundles.count == 3)
    #expect(layout.bundles(near: "Core/A.swift").map { layout.bundles[$0].folder } == ["App"])
    #expect(layout.bundles(near: "Share/A.swift").map { layout.bundles[$0].folder } == ["App"])
  }

  @Test func languagesOfABundleAreThoseOfItsFolders() {
    let layout = ProjectLayout([
      "A/zh_TW.lproj/L.strings", "A/zh-Hant.lproj/M.strings", "A/Base.lproj/M.xib", "A/de.lproj/L.strings",
    ])
    #expect(layout.languages(in: 0).map(\.text) == ["zh-Hant", "de"])
  }

  @Test(.timeLimit(.minutes(10))) func manyAndDeepPathsTakeLittleTime() {
    let deep = String(repeating: "a/", count: 2000)
    let paths =
      (0..<20).map { "\(deep)\($0)/en.lproj/L.strings" } + (0..<5000).map { "B/\($0)/en.lproj/L.strings" }
    #expect(ProjectLayout(paths).bundles.count == 5020)
  }
}
