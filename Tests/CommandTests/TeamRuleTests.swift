import Foundation
import Testing

private let rules = """
  plain-format:
    call: [String(format:), "[NSString stringWithFormat:]"]
    message: Formats are filled by `Texts.fill`
    reason: Plurals are chosen there.
    examples:
      flagged:
        - 'let a = String(format: "%d", 3)'
        - objc: 'NSString *a = [NSString stringWithFormat:@"%d", 3];'
      accepted: ['let a = Texts.fill("a", 3)']

  """

private let code = "let a = String(format: \"%d\", 3)\n"

private func run(_ arguments: String..., files: [String: String] = [:]) throws -> Tool.Result {
  var all = [".l10nlint.yml": "team-rules: [l10n/rules.yml]\n", "l10n/rules.yml": rules, "A.swift": code]
  all.merge(files) { $1 }
  return try Tool.run(arguments, in: try Folder(all))
}

@Suite struct TeamRuleTests {
  @Test func aRuleOfTheTeamIsReportedLikeAnyOther() throws {
    let line = "A.swift:1:9: warning: Formats are filled by `Texts.fill` [plain-format]\n"
    let result = try run("--only", "plain-format")
    #expect(result.status == 1)
    #expect(result.output == line)
    #expect(
      try run("--only", "plain-format", "--explain-findings").output.contains("note: call: String(format:)"))
    #expect(try run("--only", "plain-format", "--no-config").status == 2)
    #expect(try !run("--disable", "plain-format").output.contains("plain-format"))
    let severe = try run("--only", "plain-format", "--severity", "plain-format=error").output
    #expect(severe == line.replacing("warning", with: "error"))
  }

  /// What is forbidden is forbidden in code that nothing in the project asks for as well.
  @Test func aCallIsForbiddenWhereverItStands() throws {
    let idle = "final class Old {\n  private func fill() -> String { String(format: \"%d\", 3) }\n}\n"
    let result = try run("--only", "plain-format", files: ["A.swift": idle])
    #expect(result.output == "A.swift:2:35: warning: Formats are filled by `Texts.fill` [plain-format]\n")
  }

  @Test func aNameThatIsNoRuleOfAnybodyIsRefused() throws {
    let result = try run("--only", "plain-fromat")
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: there is no rule `plain-fromat`; did you mean `plain-format`?\n")
  }

  @Test func aCommentAndABaselineSilenceIt() throws {
    let silent = code.dropLast() + "  // l10nlint:disable:this plain-format -- old\n"
    #expect(try run("--only", "plain-format", files: ["A.swift": String(silent)]).status == 0)
    let folder = try Folder([".l10nlint.yml": "team-rules:\n" + rules.indented, "A.swift": code])
    _ = try Tool.run(["--only", "plain-format", "--write-baseline", "base.json"], in: folder)
    let later = try Tool.run(["--only", "plain-format", "--baseline", "base.json"], in: folder)
    #expect(later.status == 0 && later.output.isEmpty)
  }

  @Test func itIsListedAndExplained() throws {
    #expect(try run("rules").output.contains("\nplain-format "))
    let page = try run("explain", "plain-format").output
    #expect(page.hasPrefix("# Formats are filled by `Texts.fill` (plain-format)\n"))
    #expect(page.contains("written in `l10n/rules.yml:1`"))
    #expect(page.contains("```objc\nNSString *a ="))
    #expect(try run("explain", "plain-fromat").status == 2)
  }

  @Test func aReportHasItsHelp() throws {
    let report = try run("--only", "plain-format", "--format", "sarif").output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let tool = (root["runs"] as? [[String: Any]])?.first?["tool"] as? [String: Any]
    let listed = ((tool?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]) ?? []
    let rule = try #require(listed.first { $0["id"] as? String == "plain-format" })
    #expect(rule["helpUri"] == nil)
    #expect((rule["help"] as? [String: String])?["text"]?.contains("Plurals are chosen there.") == true)
  }

  @Test func theExamplesAreRun() throws {
    let right = try run("rules", "--test")
    #expect(right.status == 0 && right.output.isEmpty)
    #expect(right.error == "rules: 1, examples: 3, wrong: 0\n")
    let wrong = rules.replacing("String(format: \"%d\", 3)", with: "3").replacing(
      "Texts.fill(\"a\", 3)", with: "String(format: b)")
    let result = try run("rules", "--test", files: ["l10n/rules.yml": wrong])
    #expect(result.status == 1)
    #expect(
      result.lines == [
        "l10n/rules.yml:7:9: error: `plain-format` finds nothing in this flagged example",
        "l10n/rules.yml:9:16: error: `plain-format` flags this accepted example",
      ])
    let broken = try run("rules", "--test", files: ["l10n/rules.yml": "plain-format: {call: a b}\n"])
    #expect(broken.status == 2)
    #expect(broken.error.hasPrefix("l10n/rules.yml:1:1: error: `plain-format` has no `message`\n"))
  }

  /// A wrong folder in CI looks like rules whose examples are right.
  @Test func whoHasNoRulesOfTheirOwnHearsIt() throws {
    let result = try Tool.run(["rules", "--test"], in: try Folder())
    #expect(result.status == 0)
    #expect(result.error == "l10nlint: no `team-rules` were found for this folder\n")
  }

  @Test func theRulesOfTheDocumentationBehaveAsItSays() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs/team-rules.md"), encoding: .utf8)
    let block = page.components(separatedBy: "```yaml\n")[1].components(separatedBy: "```")[0]
    let folder = try Folder([".l10nlint.yml": block])
    let right = try Tool.run(["rules", "--test"], in: folder)
    #expect(right.status == 0 && right.error == "rules: 2, examples: 7, wrong: 0\n")
    // The output that the page shows is that of a rule which no longer means Swift.
    try folder.write(".l10nlint.yml", Data(block.replacing("String(format:), ", with: "").utf8))
    let wrong = try Tool.run(["rules", "--test"], in: folder)
    #expect(wrong.status == 1 && page.contains(wrong.output + wrong.error))
  }

  @Test func aFileOutOfTheProjectIsNotRead() throws {
    let folder = try Folder(["App/.l10nlint.yml": "team-rules: [../rules.yml]\n", "rules.yml": rules])
    let result = try Tool.run([], in: folder, subfolder: "App")
    #expect(result.status == 2)
    #expect(
      result.error
        == ".l10nlint.yml:1:14: error: `../rules.yml` cannot be read: it is outside of the project\n")
  }

  @Test func aRunOverNothingKnowsTheRulesOfTheProject() throws {
    let folder = try Folder([".l10nlint.yml": "team-rules:\n" + rules.indented, "Empty/note.txt": ""])
    #expect(try Tool.run(["--only", "plain-format", "Empty"], in: folder).status == 0)
  }
}

extension String {
  /// As part of a mapping.
  fileprivate var indented: String {
    split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
