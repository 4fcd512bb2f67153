import L10nSyntax
import Testing

@testable import L10nLint

private let package = ["Package.swift": "import PackageDescription\n"]

/// Paths and confidences of what is said of plurals by hand in the files of a program, one of which names `pier` and `sea`.
func toldOfPlurals(_ files: [String: String], manifest: [String: String] = package) throws -> [String] {
  let linter = Linter([Linter.EnabledRule(.manualPlural)])
  let project = ReadingState(lexicon: RuleCatalog.lexicon)
  let rest = manifest.merging(["Tide.swift": "let tide = [pier, sea]\n"]) { own, _ in own }
  let all = files.merging(rest) { own, _ in own }
  let results = try all.sorted { $0.key < $1.key }.map { path, text in
    linter.lint(
      SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)), project)
  }
  return ProjectFacts(joining: results.map(\.facts)).upheld(of: results).sortedForReport()
    .map { "\($0.path) \($0.confidence)" }
}

/// A function with a finding, below the lines of a head.
func plural(_ head: String, _ end: String = "}") -> String {
  """
  import SwiftUI
  \(head) {
    label.text = count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
  \(end)

  """
}

@Suite struct UnseenCodeTests {
  @Test(arguments: [
    "func moor(_ count: Int)", "enum Pier { static func moor(_ count: Int)",
    "class Pier: NSObject { static func moor(_ count: Int)",
    "@available(iOS 15, *) @MainActor func moor(_ count: Int)",
    "struct Pier { func moor(_ count: Int)", "extension Date { func moor(_ count: Int)",
    "extension UILabel { func moor(_ count: Int)", "struct Pier: ViewModifier { func moor(_ count: Int)",
    "extension Pier { func moor(_ count: Int)",
    "struct Pier: Identifiable, Codable { func moor(_ count: Int)",
    "final class Pier: ObservableObject { func moor(_ count: Int)",
    "enum Pier: Error { func moor(_ count: Int)", "enum Pier: LocalizedError { func moor(_ count: Int)",
    "struct Pier: Comparable { func moor(_ count: Int)",
    "enum Pier: String, CaseIterable { func moor(_ count: Int)",
    "@objcMembers class Pier: NSObject { static func moor(_ count: Int)",
  ])
  func whatNothingNamesIsPossible(_ head: String) throws {
    let file = plural(head, head.contains("{") ? "} }" : "}")
    #expect(try toldOfPlurals(["Pier.swift": file]) == ["Pier.swift possible"])
    #expect(
      try toldOfPlurals(["Pier.swift": file, "Sea.swift": "let sea = Pier.moor(2)\n"]) == [
        "Pier.swift likely"
      ])
    #expect(
      try toldOfPlurals(["Pier.swift": file + "let pier: Pier\nlet sea = moor(2)\n"]) == ["Pier.swift likely"]
    )
  }

  @Test(arguments: [
    "private func moor(_ count: Int)", "extension Pier { fileprivate func moor(_ count: Int)",
    "struct Pier: Tide { private var moor: Void",
  ])
  func whatItsFileHidesNeedsNoOtherFiles(_ head: String) throws {
    let file = plural(head, head.contains("{") ? "} }" : "}")
    let other = "let sea = pier.moor(2)\n"
    #expect(try toldOfPlurals(["Pier.swift": file, "Sea.swift": other]) == ["Pier.swift possible"])
    #expect(try toldOfPlurals(["Pier.swift": file + "let sea = moor(2)\n"]) == ["Pier.swift likely"])
  }

  @Test(arguments: [
    "struct Pier: Mooring { func moor(_ count: Int)", "struct Pier: Mooring { func moor(for count: Int)",
    "extension Date: Mooring { func moor(_ count: Int)",
    "extension Pier: Mooring {}\nstruct Pier { func moor(_ count: Int)",
    "extension Pier: Mooring {}\nstruct Pier: Codable { func moor(_ count: Int)",
    "struct Pier: Hashable, Mooring { func moor(_ count: Int)",
    "struct Pier: Hashable { func hash(_ count: Int)",
    "class Pier: Harbour { @IBAction private func moor(_ count: Int)",
    "class Pier: Harbour { override class func moor(_ count: Int)",
    "struct Pier: Tide { static func moor(_ count: Int)", "struct Pier: Tide { private(set) var moor: Void",
    "public func moor(_ count: Int)", "struct Pier { func callAsFunction(_ count: Int)",
    "class Pier: NSObject { @objc static func moor(_ count: Int)",
    "@objcMembers class Pier: NSObject { func moor(_ count: Int)",
    "@objcMembers class Pier: NSObject { static func moor(with count: Int)",
    "struct Pier { init(_ count: Int)",
  ])
  func whatOthersMayCallIsTold(_ head: String) throws {
    let file = plural(head, head.contains("{") ? "} }" : "}")
    #expect(try toldOfPlurals(["Pier.swift": file + "let pier: Pier\n"]) == ["Pier.swift likely"])
  }

  @Test func aTestShowsNothing() throws {
    let files = [
      "Pier.swift": plural("func moor(_ count: Int)"), "Tests/PierTests.swift": "let sea = moor(2)\n",
    ]
    #expect(try toldOfPlurals(files) == ["Pier.swift possible"])
  }

  @Test func aCopyOfAFileIsToldOnce() throws {
    let file = plural("func moor(_ count: Int)")
    let call = "let sea = moor(2)\n"
    let copied = ["A/Pier.swift": file, "B/Pier.swift": file, "Sea.swift": call]
    #expect(try toldOfPlurals(copied) == ["A/Pier.swift likely", "B/Pier.swift possible"])
    let changed = ["A/Pier.swift": file, "B/Pier.swift": file + "\n", "Sea.swift": call]
    #expect(try toldOfPlurals(changed) == ["A/Pier.swift likely", "B/Pier.swift likely"])
    let renamed = ["A/Pier.swift": file, "B/Quay.swift": file, "C/Quay.swift": file, "Sea.swift": call]
    #expect(
      try toldOfPlurals(renamed) == ["A/Pier.swift likely", "B/Quay.swift likely", "C/Quay.swift possible"])
  }

  /// The project that builds only the second one names its place.
  @Test func ofTwoCopiesTheOneThatIsBuiltIsTold() throws {
    let file = plural("func moor(_ count: Int)")
    let project = """
      { objects = { F1 = { isa = PBXFileReference; path = B/Pier.swift; sourceTree = "<group>"; }; }; }
      """
    let copied = [
      "A/Pier.swift": file, "B/Pier.swift": file, "Sea.swift": "let sea = moor(2)\n",
      "Pier.xcodeproj/project.pbxproj": project,
    ]
    #expect(
      try toldOfPlurals(copied, manifest: [:]) == ["A/Pier.swift possible", "B/Pier.swift likely"])
  }

  /// What a package or a framework offers may be for other programs; what an app offers is for its own modules.
  @Test(arguments: [
    ("App/Pier.xcodeproj", "com.apple.product-type.application", "possible"),
    ("App/Pier.xcodeproj", "com.apple.product-type.framework", "likely"),
    ("Example/Pier.xcodeproj", "com.apple.product-type.application", "likely"),
  ])
  func whatIsPublicInAnAppIsAskedForByItsOwnFiles(_ path: String, _ type: String, _ confidence: String) throws
  {
    let project = "{ objects = { T1 = { isa = PBXNativeTarget; productType = \"\(type)\"; }; }; }"
    let heads = ["public func moor(_ count: Int)", "public extension Date { func moor(_ count: Int)"]
    for head in heads {
      let file = plural(head, head.contains("{") ? "} }" : "}")
      let files = ["\(path)/project.pbxproj": project, "App/Pier.swift": file]
      #expect(try toldOfPlurals(files) == ["App/Pier.swift \(confidence)"])
      let called = files.merging(["App/Sea.swift": "let sea = moor(2)\n"]) { $1 }
      #expect(try toldOfPlurals(called) == ["App/Pier.swift likely"])
    }
  }

  @Test(arguments: [("application", "possible"), ("framework", "likely")])
  func aSpecificationTellsWhatIsAnApp(_ type: String, _ confidence: String) throws {
    let files = [
      "App/project.yml": "targets:\n  Pier:\n    type: \(type)\n    sources: Code\n",
      "App/Code/Pier.swift": plural("public func moor(_ count: Int)"),
    ]
    #expect(try toldOfPlurals(files) == ["App/Code/Pier.swift \(confidence)"])
  }

  @Test func inASingleFileNothingHasToBeCalled() throws {
    let file = plural("func moor(_ count: Int)")
    #expect(try toldOfPlurals(["Pier.swift": file, "Tide.swift": ""]) == ["Pier.swift likely"])
  }

  @Test func withoutAProjectNobodyKnowsTheOtherFiles() throws {
    let linter = Linter([Linter.EnabledRule(.manualPlural)])
    let file = SourceFile(
      path: "Pier.swift", kind: .source(.swift), text: SourceText(plural("func moor(_ count: Int)")))
    let result = linter.lint(file, ReadingState(lexicon: RuleCatalog.lexicon))
    #expect(ProjectFacts(joining: [result.facts]).upheld(of: [result]).map(\.confidence) == [.likely])
  }

  @Test func theTextOfAParameterBelongsToNoPropertyAboveIt() throws {
    let file = """
      struct Pier {
        private let cache = Cache()
        init(title: String = count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")) {}
      }
      let pier = Pier()

      """
    #expect(try toldOfPlurals(["Pier.swift": file]) == ["Pier.swift likely"])
  }

  @Test func hundredsOfNamesAreToldApart() {
    let names = (0..<300).map { "let name\($0) = other\($0)\n" }.joined() + "let twice = name7\n"
    let document = Document(SourceText(names), .swift, RuleCatalog.lexicon)
    let written = document.writtenNames
    #expect(written.all.count == 601)
    #expect(written.isWrittenOnce(NameHash("name299")))
    #expect(!written.isWrittenOnce(NameHash("name7")))
    #expect(!written.isWrittenOnce(NameHash("name300")))
  }

  // MARK: Screens

  private let screen = plural("struct PierView: View { var body: Void", "} }")

  @Test func aScreenThatNothingMakesIsPossible() throws {
    #expect(try toldOfPlurals(["PierView.swift": screen]) == ["PierView.swift possible"])
    #expect(
      try toldOfPlurals(["PierView.swift": screen, "App.swift": "let root = PierView()\n"])
        == ["PierView.swift likely"])
  }

  @Test func itsOwnPreviewShowsItToNobody() throws {
    let preview = """
      #Preview { PierView() }
      struct PierView_Previews: PreviewProvider { static var previews: some View { PierView() } }
      extension PierView { static let depth = 2 }

      """
    #expect(try toldOfPlurals(["PierView.swift": screen + preview]) == ["PierView.swift possible"])
  }

  @Test func aScreenThatOnlySuchScreensMakeIsPossible() throws {
    let harbour = "import SwiftUI\nstruct HarbourView: View { var body: some View { PierView() } }\n"
    #expect(
      try toldOfPlurals(["PierView.swift": screen, "HarbourView.swift": harbour]) == [
        "PierView.swift possible"
      ])
    #expect(
      try toldOfPlurals([
        "PierView.swift": screen, "HarbourView.swift": harbour, "Main.m": "id a = [HarbourView new];\n",
      ]) == ["PierView.swift likely"])
  }

  @Test func theXibOfAScreenMakesNone() throws {
    let xib = "<document><view customClass=\"PierView\" id=\"a\"/></document>\n"
    #expect(
      try toldOfPlurals(["PierView.swift": screen, "PierView.xib": xib]) == ["PierView.swift possible"])
    #expect(try toldOfPlurals(["PierView.swift": screen, "Harbour.xib": xib]) == ["PierView.swift likely"])
  }

  @Test(arguments: [
    ("Main.storyboard", "<document><viewController customClass=\"PierView\" id=\"a\"/></document>\n"),
    (
      "Info.plist",
      "<plist><dict><key>NSExtensionPrincipalClass</key>"
        + "<string>$(PRODUCT_MODULE_NAME).PierView</string></dict></plist>\n"
    ),
    ("Load.swift", "let pier = NSClassFromString(\"PierView\")\n"),
    ("Load.swift", "let pier = NSClassFromString(\"\\(module).PierView\")\n"),
    ("Load.m", "#import \"Views/PierView.h\"\nPierView *pier;\n"),
  ])
  func whatIsNotSwiftMakesScreensToo(_ path: String, _ text: String) throws {
    #expect(try toldOfPlurals(["PierView.swift": screen, path: text]) == ["PierView.swift likely"])
  }

  @Test(arguments: [
    "@main\nstruct Sails: App", "struct Tide: TideProvider", "extension Harbour", "public struct Rope",
    "@objc(Rope) class Rope: NSObject", "struct RopeIntent: AppIntent",
  ])
  func whatIsFoundWithoutANameMayMakeAScreenBesideIt(_ other: String) throws {
    #expect(
      try toldOfPlurals(["PierView.swift": screen + other + " { let pier = PierView() }\n"]) == [
        "PierView.swift likely"
      ])
    #expect(try toldOfPlurals(["PierView.swift": screen + other + " {}\n"]) == ["PierView.swift possible"])
  }

  @Test func whatOnlyAnUnseenScreenCallsIsPossible() throws {
    let pier = plural("enum Pier { static func moor(_ count: Int)", "} }")
    let harbour = "import SwiftUI\nstruct HarbourView: View { var body: some View { Pier.moor(2) } }\n"
    #expect(
      try toldOfPlurals(["Pier.swift": pier, "HarbourView.swift": harbour]) == ["Pier.swift possible"])
    #expect(
      try toldOfPlurals([
        "Pier.swift": pier, "HarbourView.swift": harbour, "App.swift": "let root = HarbourView()\n",
      ]) == ["Pier.swift likely"])
  }

  // MARK: Types and names behind names

  @Test(arguments: ["struct Pier", "final class PierCell: UITableViewCell", "enum Pier: Error"])
  func aTypeThatNothingNamesIsPossible(_ head: String) throws {
    let file = plural("\(head) { init(_ count: Int)", "} }\nextension Harbour { func sail() {} }")
    let name = head.contains("Cell") ? "PierCell" : "Pier"
    #expect(try toldOfPlurals(["Sea.swift": file]) == ["Sea.swift possible"])
    #expect(
      try toldOfPlurals(["Sea.swift": file, "A.swift": "let a = \(name)(2)\n"]) == ["Sea.swift likely"])
    #expect(try toldOfPlurals(["Sea.swift": file + "let a = \(name)(2)\n"]) == ["Sea.swift likely"])
  }

  @Test(arguments: [
    "struct Pier: Mooring", "@main struct Pier", "@objc(Pier) class Pier: NSObject", "extension Pier",
  ])
  func whatMakesATypeWithoutItsNameIsToldOf(_ head: String) throws {
    let file = plural("\(head) { init(_ count: Int)", "} }")
    #expect(try toldOfPlurals(["Sea.swift": file]) == ["Sea.swift likely"])
  }

  @Test func whatOnlyAnUnnamedFunctionOfItsFileCallsIsPossible() throws {
    let moor =
      plural("enum Pier { static func moor(_ count: Int)") + "static func sail() { moor(2); moor(3) } }\n"
    #expect(try toldOfPlurals(["Pier.swift": moor]) == ["Pier.swift possible"])
    for other in ["Pier.moor(2)", "Pier.sail()"] {
      #expect(
        try toldOfPlurals(["Pier.swift": moor, "Sea.swift": "let sea = \(other)\n"]) == ["Pier.swift likely"])
    }
    #expect(try toldOfPlurals(["Pier.swift": moor + "let sea = Pier.moor(2)\n"]) == ["Pier.swift likely"])
  }
}
