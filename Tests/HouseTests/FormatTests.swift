import Foundation
import Testing

/// The toolchain's own formatter agrees with every file. Where there is no toolchain, there is nothing to ask.
@Test(.enabled(if: Toolchain.swift != nil))
func swiftFormatIsContent() throws {
  let process = Process()
  process.executableURL = Toolchain.swift
  process.arguments = [
    "format", "lint", "--strict", "--parallel", "--recursive", "Package.swift", "Sources", "Tests",
  ]
  process.currentDirectoryURL = SourceTree.root
  let output = Pipe()
  process.standardError = output
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  let complaints = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let lines = complaints.split(separator: "\n").map { $0.replacing("\(SourceTree.root.path)/", with: "") }
  #expect(process.terminationStatus == 0, "\(lines.prefix(20).joined(separator: "\n"))")
}

enum Toolchain {
  /// The first `swift` on the path.
  static let swift: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
