import Foundation
import Testing

/// Code that somebody is writing: nothing asks for it yet.
@Suite struct NewCodeTests {
  private let view = """
    import SwiftUI
    struct Card: View {
      let count: Int
      var body: some View { Text("\\(count) boat" + (count == 1 ? "" : "s")) }
    }

    """

  /// An app of which the project names all files, and its first commit.
  private func repository() throws -> Folder {
    let folder = try Folder([
      "Marina.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        T = { isa = PBXNativeTarget; name = Marina; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        F1 = { isa = PBXFileReference; path = Marina.swift; };
        F2 = { isa = PBXFileReference; path = Harbor.swift; };
      }; }
      """,
      "en.lproj/Localizable.strings": "\"Boats\" = \"Boats\";\n",
      "de.lproj/Localizable.strings": "\"Boats\" = \"Boote\";\n",
      "Marina.swift": """
      import SwiftUI
      @main struct Marina: App { var body: some Scene { WindowGroup { Harbor() } } }

      """,
      "Harbor.swift": """
      import SwiftUI
      struct Harbor: View { var body: some View { Text("Boats") } }

      """,
    ])
    try folder.start()
    try folder.commit()
    return folder
  }

  private func findings(_ arguments: [String], in folder: Folder, input: String = "") throws -> Int {
    try Tool.run(["--quiet"] + arguments, in: folder, input: input).lines.count
  }

  @Test func whatACommitAddsIsCheckedBeforeAnythingUsesIt() throws {
    let folder = try repository()
    try folder.write("Card.swift", view)
    // Nobody has said that this is new work.
    #expect(try findings([], in: folder) == 0)
    #expect(try findings(["--since", "HEAD"], in: folder) == 1)
    try folder.git("add", "Card.swift")
    #expect(try findings(["--staged"], in: folder) == 1)
    try folder.commit()
    #expect(try findings(["--since", "HEAD"], in: folder) == 0)
    #expect(try findings(["--since", "HEAD~1"], in: folder) == 1)
  }

  @Test func aNewViewInAFileOfTheProjectIsChecked() throws {
    let folder = try repository()
    try folder.write(
      "Harbor.swift", view + "struct Harbor: View { var body: some View { Text(\"Boats\") } }\n")
    #expect(try findings([], in: folder) == 0)
    #expect(try findings(["--since", "HEAD"], in: folder) == 1)
  }

  @Test func aBufferIsCheckedBeforeAnythingUsesIt() throws {
    let folder = try repository()
    let arguments = ["--stdin", "--project", "--stdin-filename"]
    #expect(try findings(arguments + ["Card.swift"], in: folder, input: view) == 1)
    #expect(try findings(arguments + ["Harbor.swift"], in: folder, input: view) == 1)
  }

  @Test func whatATeamForbidsItForbidsInCodeThatNothingUses() throws {
    let folder = try repository()
    try folder.write(
      ".l10nlint.yml",
      """
      team-rules:
        no-literal-text:
          call: Text(verbatim:)
          message: Ask the table
          severity: error
      """)
    try folder.write(
      "Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(verbatim: \"A\") } }\n")
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.status == 1)
    #expect(result.lines.map { $0.hasSuffix("error: Ask the table [no-literal-text]") } == [true])
  }

  /// A tool writes it of a file that the repository has, so nobody commits it.
  @Test func aProjectThatGitIgnoresSaysWhatIsBuilt() throws {
    let folder = try repository()
    try folder.git("rm", "-rq", "--cached", "Marina.xcodeproj")
    try folder.write(".gitignore", "*.xcodeproj\n")
    try folder.write("Card.swift", view)
    try folder.commit()
    #expect(try findings([], in: folder) == 0)
    #expect(try Tool.run(["doctor"], in: folder).output.contains("Marina: application"))
    try FileManager.default.removeItem(atPath: folder.path("Marina.xcodeproj"))
    #expect(try findings([], in: folder) == 1)
  }
}
