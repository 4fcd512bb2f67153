import Foundation
import Testing

/// The scripts of the action, as a machine of GitHub runs them.
@Suite struct ActionTests {
  private static let text = try? String(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("action.yml"), encoding: .utf8)

  /// What a step runs.
  private func script(_ step: String) throws -> String {
    let parts = try #require(Self.text).components(separatedBy: "    - name: \(step)\n")
    let block = try #require(parts.last?.components(separatedBy: "      run: |\n").dropFirst().first)
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { $0.isEmpty || $0.hasPrefix("        ") }.joined(separator: "\n")
  }

  /// Both steps, the second one in a folder of its own; what they hand on is in `outputs`.
  private func run(_ binary: String, in folder: Folder) throws -> Tool.Result {
    try folder.write("get.sh", Data(script("Get l10nlint").utf8))
    try folder.write("run.sh", Data(script("Run l10nlint").utf8))
    return try Tool.shell(
      """
      mkdir temp; export RUNNER_TEMP="$PWD/temp" GITHUB_OUTPUT="$PWD/outputs" GITHUB_STEP_SUMMARY="$PWD/summary"
      BINARY='\(binary)' BINARY_URL= BINARY_SHA256= bash get.sh || exit
      export L10NLINT="$(sed -n 's/^binary=//p' outputs)" PATHS= SINCE= ARGUMENTS=
      cd App && bash ../run.sh
      """, in: folder)
  }

  private func folder() throws -> Folder {
    try Folder(["App/A.swift": "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"])
  }

  @Test func aProgramOfTheWorkspaceIsFoundFromItsFolders() throws {
    let folder = try folder()
    try FileManager.default.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
    symlink(Tool.executable.path, folder.path("bin/lint"))
    for binary in ["bin/lint", "./bin/lint", folder.path("bin/lint"), Tool.executable.path] {
      try? FileManager.default.removeItem(atPath: folder.path("outputs"))
      let result = try run(binary, in: folder)
      #expect(result.output.contains("::warning"), "\(result.output)\(result.error)")
      let outputs = String(decoding: try folder.read("outputs"), as: UTF8.self)
      #expect(outputs.contains("status=1\nsarif=\(folder.path("temp/l10nlint.sarif"))\n"))
    }
  }

  @Test func aProgramThatIsNotThereIsNamed() throws {
    let result = try run("bin/nope", in: folder())
    #expect(result.status == 2)
    #expect(result.output == "::error::binary: there is no program bin/nope\n")
  }

  @Test func aProgramThatBreaksDownLeavesNoReportToUpload() throws {
    let folder = try folder()
    try folder.write("crash", Data("#!/bin/sh\nkill -ABRT $$\n".utf8))
    chmod(folder.path("crash"), 0o755)
    _ = try run("crash", in: folder)
    let outputs = String(decoding: try folder.read("outputs"), as: UTF8.self)
    #expect(outputs.contains("status=134\n"))
    #expect(!outputs.contains("sarif="))
    let upload = try #require(
      Self.text?.split(separator: "\n").first { $0.contains("inputs.upload-sarif ==") })
    #expect(upload.contains("steps.run.outputs.sarif != ''"))
  }
}
