import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// What the person or the program behind the output does.
@Suite struct OutputInputTests {
  private func folder() throws -> Folder {
    try Folder(["A.swift": String(repeating: mistaken, count: 3_000)])
  }

  @Test(arguments: ["text", "json"]) func aFullDiskIsAFailureThatIsSaid(_ format: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let result = try Tool.shell("\"$L10NLINT\" --quiet --format \(format) > /dev/full", in: folder())
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: the report could not be written: No space left on device\n")
  }

  @Test func aClosedOutputIsAFailureThatIsSaid() throws {
    let result = try Tool.shell("\"$L10NLINT\" --quiet >&-", in: folder())
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: the report could not be written: Bad file descriptor\n")
  }

  @Test func aReaderThatHasEnoughChangesNoExitStatus() throws {
    let result = try Tool.shell(
      "{ \"$L10NLINT\" --quiet; echo $? >&2; } | head -n 1", in: folder())
    #expect(result.lines.count == 1)
    #expect(result.error == "1\n")
  }

  /// Node and some CI agents hand over pipes that do not block.
  @Test func aReportWaitsForASlowReader() async throws {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting
    #expect(fcntl(writing.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    let report = Task.detached {
      usleep(500_000)
      return pipe.fileHandleForReading.readDataToEndOfFile()
    }
    let result = try Tool.run(["--quiet", "--format", "json"], in: folder(), output: writing)
    try writing.close()
    #expect(result.status == 1)
    #expect(await report.value.suffix(2) == Data("}\n".utf8))
  }

  @Test func aClosedErrorOutputDoesNotHideTheFindings() throws {
    let result = try Tool.shell("\"$L10NLINT\" 2>&-", in: folder())
    #expect(result.lines.count == 3_000)
  }

  /// A signal while the work goes on: nothing was written, and the shell sees 130.
  @Test func anInterruptEndsTheRun() throws {
    let folder = try Folder(["A.swift": String(repeating: mistaken, count: 100_000)])
    let run = "(sleep 0.5; kill -INT $$) & exec \"$L10NLINT\" --quiet > report"
    let result = try Tool.shell("sh -c '\(run)'; echo $?; wc -c < report; ls", in: folder)
    #expect(result.lines.map { $0.filter { $0 != " " } } == ["130", "0", "A.swift", "report"])
  }
}
