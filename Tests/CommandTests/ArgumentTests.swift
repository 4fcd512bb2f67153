import Foundation
import Testing

@Suite struct ArgumentTests {
  @Test(arguments: [
    (["--onyl", "x"], "there is no option `--onyl`; did you mean `--only`?"),
    (["--only", "manual-plurals"], "there is no rule `manual-plurals`; did you mean `manual-plural`?"),
    (["--format", "xml"], "there is no format `xml`; choose text, xcode, json, sarif"),
    (["--jobs", "none"], "`--jobs` takes a number from 1 to 256, not `none`"),
    (["--format"], "`--format` needs a value"),
    (["explain"], "`explain` needs the name of a rule"),
    (["explain", "zzzzzzzz"], "there is no rule `zzzzzzzz`; `l10nlint rules` lists them"),
    (["--min-confidence", "sure"], "`--min-confidence` takes possible, likely or certain, not `sure`"),
    (["--keys", "undecided"], "`--keys` takes symbolic or text, not `undecided`"),
  ]) func aWrongArgumentIsExitStatusTwoAndOneLineThatSaysWhatToDo(_ arguments: [String], _ message: String)
    throws
  {
    let result = try Tool.run(arguments, in: try Folder())
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("l10nlint: \(message)"))
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test func rulesListsEveryRuleAndExplainShowsItsPage() throws {
    let folder = try Folder()
    let rules = try Tool.run(["rules"], in: folder)
    #expect(rules.status == 0)
    for line in rules.lines {
      let id = try #require(line.split(separator: " ").first)
      let page = try Tool.run(["explain", String(id)], in: folder)
      #expect(page.status == 0)
      #expect(page.output.contains("(\(id))"))
      #expect(page.output.contains("## Flagged"))
    }
    #expect(rules.lines.count >= 13)
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    let folder = try Folder()
    #expect(try Tool.run(["--help"], in: folder).output.contains("Exit status"))
    #expect(try Tool.run(["--version"], in: folder).output.hasPrefix("l10nlint "))
  }

  @Test func aFullDiskIsExitStatusTwo() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let folder = try Folder()
    let result = try Tool.run(["rules"], in: folder, output: full)
    #expect(result.status == 2)
    #expect(result.error.contains("the report could not be written"))
  }

  @Test func aReaderThatGoesAwayIsNoFailure() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Tool.run(["rules"], in: try Folder(), output: pipe.fileHandleForWriting)
    #expect(result.status == 0)
  }
}
