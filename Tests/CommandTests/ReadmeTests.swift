import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  private static let text = try? String(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)

  /// The blocks of a language, in their order.
  private func blocks(_ language: String) throws -> [String] {
    let parts = try #require(Self.text).components(separatedBy: "\n```\(language)\n").dropFirst()
    return parts.map { $0.components(separatedBy: "\n```")[0] + "\n" }
  }

  @Test func theFirstExampleHasTheFindingsThatStandBelowIt() throws {
    let folder = try Folder(["Header.swift": try blocks("swift")[0]])
    #expect(try Tool.run(["--quiet", "Header.swift"], in: folder).output == blocks("text")[0])
  }

  @Test func theCommentSilencesTheLineBelowIt() throws {
    let example = try blocks("swift")[1]
    #expect(try Tool.run(["Header.swift"], in: try Folder(["Header.swift": example])).status == 0)
    let bare = example.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try Tool.run(["Header.swift"], in: try Folder(["Header.swift": bare])).status == 1)
  }
}
