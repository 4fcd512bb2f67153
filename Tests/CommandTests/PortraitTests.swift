import Foundation
import Testing

/// `doctor` and `init`, which look at a project, and the manual.
@Suite struct PortraitTests {
  private static let files = [
    "App/Text.swift": """
    func lookUp(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    let title = lookUp("cart.title")
    """,
    "App/en.lproj/Localizable.strings": "\"cart.title\" = \"Cart\";\n\"cart.empty\" = \"Nothing here\";\n",
    "App/de.lproj/Localizable.strings": "\"cart.title\" = \"Wagen\";\n\"cart.empty\" = \"Nichts\";\n",
    "App/pl.lproj/Localizable.strings": "\"cart.title\" = \"Koszyk\";\n",
    "App/Cart.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "pay.now": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Zahlen"}},
        "pl": {"stringUnit": {"state": "new", "value": ""}}
      }}
    }}
    """,
  ]

  @Test func doctorSaysWhatIsThere() throws {
    let folder = try Folder(Self.files)
    let result = try Tool.run(["doctor"], in: folder)
    #expect(result.status == 0)
    for line in [
      "Files: 5", "  .strings: 3", "Configuration: none (`l10nlint init` writes one)", "Base language: en",
      "  en: 3 of 3 texts (100 %)", "Translated into: 2",
      "  de: 3 of 3 texts (100 %)", "  pl: 1 of 3 texts (33 %)",
      "  App/Localizable: keys: 2, languages: 3 (.strings)", "  App/Cart: keys: 1, languages: 3 (.xcstrings)",
      "Functions of the project that look up texts: 1", "  lookUp(_:)  App/Text.swift",
    ] {
      #expect(result.output.split(separator: "\n").contains(Substring(line)), "\(line)\n\(result.output)")
    }
  }

  /// The base language has nothing of the table, and no other one has anything of its texts.
  @Test func doctorCountsTheLanguagesThatAreThere() throws {
    let folder = try Folder([
      "App/fr.lproj/Only.strings": "\"a\" = \"Bateau\";\n",
      "App/en.lproj/Localizable.strings": "\"c\" = \"Harbor\";\n",
    ])
    let output = try Tool.run(["doctor"], in: folder).output
    #expect(output.contains("Translated into: 1\n  fr: 0 of 1 texts (0 %)\n"))
    #expect(output.contains("  App/Only: keys: 1, languages: 1 (.strings)\n"))
    let absent = try Tool.run(["doctor", "nowhere"], in: folder)
    #expect(absent.status == 2)
    #expect(absent.output.isEmpty)
    #expect(absent.error == "l10nlint: `nowhere` cannot be read (No such file or directory)\n")
  }

  @Test func doctorTellsOfABaseFolderWhoseLanguageNothingNames() throws {
    let folder = try Folder([
      "App/Base.lproj/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <label text="Good evening" id="a1b-c2-d3e"/></scenes></document>
      """,
      "App/de.lproj/Main.strings": "\"a1b-c2-d3e.text\" = \"Guten Abend\";\n",
    ])
    let output = try Tool.run(["doctor"], in: folder).output
    #expect(output.contains("Base language: that of Base.lproj; neither a project"), "\(output)")
    #expect(output.contains("Translated into: 1\n  de: "))
    try folder.write(".l10nlint.yml", Data("base-language: en\n".utf8))
    #expect(try Tool.run(["doctor"], in: folder).output.contains("Base language: en\n"))
  }

  @Test func doctorSaysThatATableHasNoLanguage() throws {
    let folder = try Folder(["App/Localizable.strings": "\"cart.title\" = \"Cart\";\n"])
    let output = try Tool.run(["doctor"], in: folder).output
    #expect(output.contains("Languages: no table has a language\nKeys: undecided"))
    #expect(
      try Tool.run(["doctor"], in: Folder(["A.swift": ""])).output.contains(
        "Languages: no tables were found\nKeys: undecided"))
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        A1 /* App */ = {
          isa = PBXNativeTarget;
          buildPhases = (
          );
          name = "My App";
          productName = App;
          productType = "com.apple.product-type.application";
        };
        A2 /* Docs */ = {
          isa = PBXAggregateTarget;
          name = Docs;
        };
        A3 = {
          isa = XCBuildConfiguration;
          name = Debug;
        };
      };
    }
    """

  private static let package = """
    import PackageDescription
    let package = Package(
      name: "Core", products: [.library(name: "Core", targets: ["Core"])],
      targets: [
        .target(name: "Core", dependencies: [.target(name: "Base")]), .target(name: "Base"),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ])
    """

  @Test func doctorNamesTheTargets() throws {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": Self.project, "Core/Package.swift": Self.package,
    ])
    #expect(
      try Tool.run(["doctor"], in: folder).output.contains(
        """
        Targets: 5
          My App: application, in App.xcodeproj
          Docs: aggregate, in App.xcodeproj
          Core: target, in Core/Package.swift
          Base: target, in Core/Package.swift
          CoreTests: testTarget, in Core/Package.swift

        """))
  }

  @Test func initNamesWhatLooksGenerated() throws {
    let mark = "// Generated using a tool\nlet a = 1\n"
    let files = [
      "App/Generated/Assets.swift": mark, "App/Generated/More/Fonts.swift": mark,
      "App/A.swift": "let a = 1\n",
      "App/Models/B.pb.swift": "", "App/Models/C.swift": "", "App/Models/D.swift": mark,
      // Written by hand, whatever their names say and whatever other tools are to pass over.
      "App/CodeGenerator.swift": "let a = 1\n", "App/Copied.swift": "// swiftlint:disable all\nlet a = 1\n",
      "Tables/Strings.swift": mark, "Tables/en.lproj/A.strings": "",
    ]
    for folder in ["", "Outer/"] {
      let root = try Folder(Dictionary(uniqueKeysWithValues: files.map { (folder + $0, $1) }))
      #expect(try Tool.run(["init"] + (folder.isEmpty ? [] : ["Outer"]), in: root).status == 0)
      let text = String(decoding: try root.read(folder + ".l10nlint.yml"), as: UTF8.self)
      #expect(
        text.contains(
          """
          # exclude:
          #   - "*.pb.swift"
          #   - "App/Generated"
          #   - "App/Models/D.swift"
          #   - "Tables/Strings.swift"

          """), "\(text)")
    }
  }

  @Test func doctorNamesWhatWasNotRead() throws {
    let folder = try Folder(["A.swift": "let a = 1", ".l10nlint.yml": "fail-on: note"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("B.swift").path, withDestinationPath: "nowhere")
    let result = try Tool.run(["doctor"], in: folder)
    #expect(result.output.contains("Not read: 1\n  B.swift: "))
    #expect(result.output.contains("Configuration: .l10nlint.yml\n"))
  }

  @Test func languagesThatNobodyBuildsAreNamed() throws {
    let table = "\"a.b\" = \"Cart\";\n"
    let project = """
      // !$*UTF8*$!
      {
        A1 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; };
        A2 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; };
      }
      """
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": project, "en.lproj/Localizable.strings": table,
      "de.lproj/Localizable.strings": table, "fr.lproj/Localizable.strings": table,
    ])
    let result = try Tool.run(["doctor"], in: folder)
    #expect(
      result.output.contains(
        "Not compared, because no Xcode project builds them: 1\n  fr.lproj/Localizable.strings\n"))
  }

  @Test func initWritesAConfigurationThatHolds() throws {
    let folder = try Folder(Self.files)
    #expect(try Tool.run(["init"], in: folder).status == 0)
    let listing = try Tool.run(["config", "App/Text.swift"], in: folder)
    #expect(listing.status == 0)
    for line in ["base-language: en ", "key-style: auto "] {
      #expect(listing.output.contains("\n" + line), "\(line)\n\(listing.output)")
    }
    let text = try String(contentsOf: folder.url.appendingPathComponent(".l10nlint.yml"), encoding: .utf8)
    #expect(text.contains("#   - \"lookUp(_:)\"  # App/Text.swift\n"))
    // What is expected of a language is for the team to say: a guess would hide findings, or add some.
    #expect(!listing.output.contains("required"), "\(listing.output)")
  }

  /// Shares of a few texts say nothing.
  @Test func initExpectsWhatOfFewTextsIsNearlyThere() throws {
    let lines = ["save", "open", "close", "print"].map { "\"menu.\($0)\" = \"\($0)\";\n" }
    let folder = try Folder([
      "en.lproj/Localizable.strings": lines.joined(), "de.lproj/Localizable.strings": lines[1...].joined(),
      "pl.lproj/Localizable.strings": lines[0],
    ])
    #expect(try Tool.run(["init"], in: folder).status == 0)
    let text = String(decoding: try folder.read(".l10nlint.yml"), as: UTF8.self)
    #expect(text.contains("#   required:\n#     - de  # 75 %\n#   partial:\n#     - pl  # 25 %\n"), "\(text)")
  }

  @Test func initSaysWhichFolderIsNone() throws {
    let folder = try Folder(["A.swift": ""])
    #expect(try Tool.run(["init", "nope"], in: folder).error == "l10nlint: there is no folder `nope`\n")
    #expect(
      try Tool.run(["init", "A.swift"], in: folder).error
        == "l10nlint: `A.swift` is not a folder; `init` needs one\n")
  }

  @Test func initLeavesAConfigurationAlone() throws {
    let mine = "fail-on: note\n"
    let folder = try Folder([".l10nlint.yml": mine, "App/A.swift": ""])
    for place in [".", "App"] {
      let result = try Tool.run(["init", place], in: folder)
      #expect(result.status == 2)
      #expect(result.error.contains("`.l10nlint.yml` already exists and was not changed"), "\(result.error)")
    }
    let text = try String(contentsOf: folder.url.appendingPathComponent(".l10nlint.yml"), encoding: .utf8)
    #expect(text == mine)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/App/.l10nlint.yml"))
  }

  @Test func theManualHasTheDayOnWhichItWasMade() throws {
    let manual = try Tool.run(["manual"], in: try Folder(), environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    #expect(manual.lines.first == ".Dd November 14, 2023")
    #expect(manual.output.contains("0 where no finding is a warning or an error"))
  }

  @Test(arguments: [["init", "nowhere"], ["init", "a", "b"], ["manual", "now"], ["rules", "all"]])
  func argumentsThatMakeNoSenseAreRefused(_ arguments: [String]) throws {
    #expect(try Tool.run(arguments, in: Folder([:])).status == 2)
  }

  @Test func theManualNamesEachOption() throws {
    let folder = try Folder([:])
    let page = try Tool.run(["manual"], in: folder).output
    let help = try Tool.run(["--help"], in: folder).output
    for line in help.split(separator: "\n") where line.hasPrefix("  --") {
      let name = line.dropFirst(2).prefix { $0 != " " && $0 != "[" }
      #expect(page.contains(name.replacing("-", with: "\\-")), "\(name)")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc")))
  func theManualIsWellFormed() throws {
    let result = try Tool.shell(
      "\"$L10NLINT\" manual | mandoc -T lint -W warning", in: Folder([:]))
    #expect(result.output.isEmpty && result.status == 0, "\(result.output)")
  }
}
