import Foundation
import Testing

/// What `--project` reads beside the text of a buffer.
@Suite struct BufferProjectTests {
  private static let files = [
    "App/A.swift": "", "App/B.swift": "let a = NSLocalizedString(\"menu.open\", comment: \"a\")\n",
    "App/en.lproj/Localizable.strings": "\"menu.open\" = \"Open\";\n",
  ]
  private static let typed = "let b = NSLocalizedString(\"menu.opne\", comment: \"b\")\n"

  /// Whether the tables beside the buffer are known.
  private func isInProject(_ path: String, in folder: Folder, subfolder: String = "") throws -> Bool {
    let result = try Tool.run(
      ["--quiet", "--project", "--stdin", "--stdin-filename", path, "--only", "undefined-key"], in: folder,
      subfolder: subfolder, input: Self.typed)
    #expect(result.error.isEmpty)
    return result.status == 1
  }

  /// As with the root of the disk, or somebody's home.
  @Test(arguments: ["App/A.swift", "App/New.swift", "New.swift"])
  func aFolderThatIsNoProjectIsNotRead(_ path: String) throws {
    let folder = try Folder(Self.files)
    #expect(try !isInProject(path, in: folder))
    #expect(try !isInProject(folder.path(path), in: Folder(["Package.swift": ""])))
  }

  @Test(arguments: ["App.xcodeproj/project.pbxproj", "Package.swift", "project.yml", "de.lproj/A.strings"])
  func aFolderThatLooksLikeAProjectIsRead(_ mark: String) throws {
    let folder = try Folder(Self.files.merging([mark: ""]) { $1 })
    #expect(try isInProject("App/New.swift", in: folder))
  }

  @Test func aRepositoryOrAConfigurationIsAProjectFromWherever() throws {
    let configured = try Folder(Self.files.merging([".l10nlint.yml": ""]) { $1 })
    let tracked = try Folder(Self.files)
    try tracked.git("init", "-q")
    for folder in [configured, tracked] {
      for name in ["App/A.swift", "App/New.swift"] {
        #expect(try isInProject(name, in: folder))
        #expect(try isInProject(folder.path(name), in: Folder()))
      }
      #expect(try isInProject("New.swift", in: folder, subfolder: "App"))
    }
  }
}
