import Foundation
import RulePages

/// The repository these tests were built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// Paths of the files in a folder, from the root, sorted.
  static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Pages and tables as they stand, or what is wrong with them.
  static let catalog: Result<PageCatalog, any Error> = Result {
    let paths = files(in: "Rules", ending: ".md") + files(in: "Rules/Tables", ending: ".yml") + ["README.md"]
    return try PageCatalog(files: try paths.map { ($0, try bytes($0)) })
  }

  /// No pages where the catalog is broken; a test of its own says so.
  static var pages: [RulePage] { (try? catalog.get().pages) ?? [] }
}
