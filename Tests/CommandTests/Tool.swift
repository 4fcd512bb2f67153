import Foundation

/// The built command, run as a user runs it.
struct Tool {
  struct Result {
    var status: Int32
    var output: String
    var error: String

    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// The command stands beside the test bundle, whatever the build folder is called.
  static let executable: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("l10nlint")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: "l10nlint")
  }()

  static func run(
    _ arguments: [String], in folder: Folder, subfolder: String = "", input: String? = nil,
    output: FileHandle? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try run(
      executable, arguments, in: folder, subfolder: subfolder, input: input, output: output,
      environment: environment)
  }

  /// Runs a script of the shell, for what only a shell can do; the command is `$L10NLINT`.
  static func shell(_ script: String, in folder: Folder) throws -> Result {
    try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: folder, environment: ["L10NLINT": executable.path])
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: Folder, subfolder: String = "", input: String? = nil,
    output: FileHandle? = nil,
    environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder.url.appendingPathComponent(subfolder)
    let typed = try TemporaryFile(input ?? "")
    process.standardInput = try FileHandle(forReadingFrom: typed.url)
    // Files instead of pipes: a report larger than a pipe's buffer would wait for a reader.
    let (out, err) = (try TemporaryFile(), try TemporaryFile())
    process.standardOutput = output ?? out.handle
    process.standardError = err.handle
    try process.run()
    process.waitUntilExit()
    withExtendedLifetime(folder) {}
    return Result(status: process.terminationStatus, output: try out.text(), error: try err.text())
  }
}

/// A file that is gone when nobody needs it any more.
private final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let handle: FileHandle

  init(_ text: String = "") throws {
    _ = FileManager.default.createFile(atPath: url.path, contents: Data(text.utf8))
    handle = try FileHandle(forWritingTo: url)
  }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// A folder with files, removed when the test is over.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("l10nlint-" + UUID().uuidString)

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, Data(text.utf8)) }
  }

  func write(_ path: String, _ content: Data) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }

  func path(_ name: String) -> String { url.path + "/" + name }

  func read(_ path: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(path)) }

  func text(_ path: String) throws -> String { String(decoding: try read(path), as: UTF8.self) }

  func git(_ arguments: String..., subfolder: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = url.appendingPathComponent(subfolder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
