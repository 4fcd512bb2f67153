import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// What the person or the program behind the output does.
@Suite struct OutputInputTests {
  private func folder() throws -> Folder {
    try Folder(["A.swift": String(repeating: mistaken, count: 3_000)])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: ["text", "json"])
  func aFullDiskIsAFailureThatIsSaid(_ format: String) throws {
    let result = try Tool.shell("\"$L10NLINT\" --quiet --format \(format) > /dev/full", in: folder())
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: standard output cannot be written: No space left on device\n")
  }

  @Test func aClosedOutputIsAFailureThatIsSaid() throws {
    let result = try Tool.shell("\"$L10NLINT\" --quiet >&-", in: folder())
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: standard output cannot be written: Bad file descriptor\n")
  }

  @Test func aReaderThatHasEnoughChangesNoExitStatus() throws {
    let result = try Tool.shell(
      "{ \"$L10NLINT\" --quiet; echo $? >&2; } | head -n 1", in: folder())
    #expect(result.lines.count == 1)
    #expect(result.error == "1\n")
  }

  @Test(arguments: [("", "1\n"), ("nothing.swift", "2\n")])
  func whoDoesNotListenChangesNoExitStatus(_ argument: String, _ status: String) throws {
    let result = try Tool.shell(
      "{ \"$L10NLINT\" \(argument) 2>&1 >/dev/null; echo $? > status; } | true; cat status", in: folder())
    #expect(result.output == status)
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

  /// Every later run would read it, and stop.
  @Test(arguments: [
    ["--format", "json:.l10nlint.yml"], ["--write-baseline", "App/.l10nlint.yml"], ["--output=B.swift"],
  ])
  func noReportIsCalledLikeAFileOfTheProject(_ arguments: [String]) throws {
    let folder = try Folder(["A.swift": "", "App/B.swift": ""])
    let result = try Tool.run(arguments, in: folder)
    #expect(result.status == 2)
    #expect(
      result.error.contains("would be read as a file of the project; choose another name for the report"))
    #expect(try Tool.run([], in: folder).status == 0)
  }

  @Test(arguments: ["--config", "--baseline", "--write-baseline", "--stdin-filename"])
  func aHyphenIsNoFile(_ option: String) throws {
    let result = try Tool.run([option, "-"], in: try Folder(["A.swift": mistaken]))
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: `\(option)` needs a file, not `-`\n")
  }

  @Test func whereAStreamCanBeAHyphenIsOne() throws {
    let folder = try Folder(["A.swift": mistaken])
    for arguments in [["--format", "json:-"], ["--format", "json", "--output", "-"]] {
      #expect(try Tool.run(arguments, in: folder).output.hasPrefix("{"))
    }
    #expect(try Tool.run(["--files-from", "-"], in: folder, input: "A.swift\n").lines.count == 1)
  }

  @Test(arguments: [("A.swift", "true"), ("nowhere.swift", "false")])
  func aRunThatCouldNotDoItsJobSaysSoToMachines(_ path: String, _ isSuccessful: String) throws {
    let result = try Tool.run(["--format", "sarif", path], in: try Folder(["A.swift": ""]))
    #expect(result.output.contains("\"executionSuccessful\":\(isSuccessful)"))
  }

  /// Also where it is another spelling that leads to the file, as from a hook that is handed the name of a file.
  @Test(arguments: [
    ["--output=A.swift"], ["--format", "json:./A.swift"], ["--format=sarif:report.json"],
    ["--output", "fr.lproj/Localizable.strings"], ["--output=.l10nlint.yml"], ["--write-baseline=A.swift"],
  ]) func aReportReplacesNoFileOfTheProject(_ arguments: [String]) throws {
    let files = ["A.swift": "", "fr.lproj/Localizable.strings": "", ".l10nlint.yml": "", "report.md": "old"]
    let folder = try Folder(files)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("report.json"), withDestinationPath: "A.swift")
    let result = try Tool.run(arguments, in: folder)
    #expect(result.status == 2)
    #expect(result.error.hasSuffix("is a file of the project; choose another name for the report\n"))
    #expect(result.error.split(separator: "\n").count == 1)
    for (path, text) in files { #expect(try folder.read(path) == Data(text.utf8)) }
    #expect(try Tool.run(["--quiet", "--format=markdown:report.md"], in: folder).status == 0)
    #expect(try folder.read("report.md") != Data("old".utf8))
  }

  @Test(arguments: [
    ["--config", "team.yml", "--output", "team.yml"], ["--config=./team.yml", "--format", "json:link"],
    ["--baseline", "old.json", "--format=json:old.json"], ["--files-from", "list", "--output=list"],
    ["--config", "team.yml", "--output=known.json"],
  ]) func aReportReplacesNothingThatTheRunReads(_ arguments: [String]) throws {
    let files = [
      "team.yml": "baseline: known.json\n", "list": "A.swift\n", "A.swift": "let a = 1\n",
      "old.json": "{\"version\": 1, \"entries\": []}\n", "known.json": "{\"version\": 1, \"entries\": []}\n",
    ]
    let folder = try Folder(files)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "team.yml")
    let result = try Tool.run(["--quiet"] + arguments, in: folder)
    #expect(result.status == 2)
    #expect(
      result.error.hasSuffix("is read by this run; choose another name for the report\n"), "\(result)")
    for (path, text) in files { #expect(try folder.read(path) == Data(text.utf8)) }
  }

  @Test func aReportGoesWhereALinkLeadsThatHasNoFileYet() throws {
    let folder = try Folder(["A.swift": mistaken])
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "new.json")
    #expect(try Tool.run(["--quiet", "--format", "json:link"], in: folder).status == 1)
    #expect(try folder.read("new.json").starts(with: Data("{".utf8)))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "new.json")
  }

  @Test func twoSpellingsOfOneFileAreOneFile() throws {
    let folder = try Folder(["A.swift": mistaken, "old.json": "{}", "Sub/B.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "old.json")
    for (one, other) in [
      ("o", "./o"), ("o", folder.path("o")), ("link", "old.json"), ("Sub/../o", "o"), ("Sub/o", "Sub//o"),
    ] {
      let result = try Tool.run(["--format", "json:\(one)", "--format", "sarif:\(other)"], in: folder)
      #expect(result.status == 2)
      #expect(result.error.contains("two reports cannot use the same file `\(other)`"))
      #expect(result.error.contains("(also spelled `\(one)`)"))
    }
    let baseline = try Tool.run(["--write-baseline", "o", "--output", "./o"], in: folder)
    #expect(baseline.error.contains("two reports cannot use the same file"))
    #expect(try Tool.run(["--format", "json:o", "--format", "sarif:Sub/o"], in: folder).status == 1)
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
