import Foundation
import L10nSyntax
import Testing

@testable import L10nLint

@Suite struct SARIFReportTests {
  private static func sample() -> ReportSample {
    var sample = ReportSample(["My App/A[1]%é.swift": "func f() {\n  let é😀 = \"1 file\"\n}\n"])
    sample.add("My App/A[1]%é.swift", "\"1 file\"", message: "`1 file` is a plural")
    return sample
  }

  @Test func aResultSaysWhereAndHowBad() throws {
    let run = try Self.sample().sarifRun()
    let result = try #require(try Self.sample().results().first)
    let id = try #require(result.text("ruleId"))
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(run.text("tool/driver/rules/\(index)/id") == id)
    #expect(result.text("level") == "warning")
    #expect(run.text("columnKind") == "utf16CodeUnits")
    let place = "locations/0/physicalLocation"
    #expect(result.text("\(place)/artifactLocation/uri") == "My%20App/A%5B1%5D%25%C3%A9.swift")
    #expect(result.text("\(place)/artifactLocation/uriBaseId") == "%SRCROOT%")
    var region = try #require(result.value("\(place)/region") as? [String: Any])
    #expect(region.text("snippet/text") == "\"1 file\"")
    region["snippet"] = nil
    #expect(region as? [String: Int] == ["startLine": 2, "startColumn": 13, "endLine": 2, "endColumn": 21])
    #expect(result.text("\(place)/contextRegion/snippet/text") == "func f() {\n  let é😀 = \"1 file\"\n}\n")
  }

  @Test(arguments: [
    ("`a` and `b` differ", "'{0}' and '{1}' differ.", "'a' and 'b' differ."),
    ("nothing quoted", "nothing quoted ('{0}').", "nothing quoted (code)."),
    ("braces {0} here", "'{0}'.", "'braces {0} here'."), ("one ` alone", "'{0}'.", "'one ` alone'."),
    ("`{0}` in quotes.", "'{0}' in quotes.", "'{0}' in quotes."), ("", " ('{0}').", " ('code')."),
  ]) func aMessageIsATemplateWithArguments(_ message: String, _ template: String, _ text: String) {
    let written = SARIFMessage(message, found: "code")
    #expect(written.template == template)
    #expect(written.text == text.replacing("(code)", with: "('code')"))
  }

  @Test func everyMessageIsATemplateOfItsRule() throws {
    var sample = Self.sample()
    sample.add("My App/A[1]%é.swift", "func", message: "another")
    sample.add("My App/A[1]%é.swift", "let", message: "`2 files` is a plural")
    let run = try sample.sarifRun()
    for result in try sample.results() {
      let index = try #require(result["ruleIndex"] as? Int)
      let name = try #require(result.text("message/id"))
      var text = try #require(run.text("tool/driver/rules/\(index)/messageStrings/\(name)/text"))
      for (number, argument) in (result.value("message/arguments") as? [String] ?? []).enumerated() {
        text = text.replacing("{\(number)}", with: argument)
      }
      #expect(text == result.text("message/text"))
    }
  }

  @Test func addressesLeadToTheHomeOfTheProjectOrAreLeftOut() throws {
    for home in [nil, "https://lint.example/here"] {
      var report = Self.sample().report
      report.home = home
      let run = try ReportSample.run(report)
      #expect(run.text("tool/driver/informationUri") == home)
      let id = try #require(run.text("tool/driver/rules/0/id"))
      #expect(run.text("tool/driver/rules/0/helpUri") == home.map { "\($0)/Rules/\(id).md" })
      let more = home.map { "[More examples](\($0)/Rules/\(id).md)" } ?? "More: `l10nlint explain \(id)`"
      #expect(run.text("tool/driver/rules/0/help/markdown")?.hasSuffix(more) == true)
    }
  }

  @Test func everyRuleHasHelpWithItsFirstExamples() throws {
    let rules = try #require(try Self.sample().sarifRun().value("tool/driver/rules") as? [[String: Any]])
    #expect(rules.count >= RuleCatalog.all.filter(\.isUsual).count)
    for rule in rules {
      let markdown = try #require(rule.text("help/markdown"))
      #expect(!markdown.contains("←"), "marks of the tests")
      #expect(rule.text("name")?.contains("-") == false)
      guard rule.text("id") != "unreadable-file" else { continue }
      #expect(markdown.contains("**Flagged**\n\n```"), "\(rule["id"] ?? "")")
      #expect(markdown.contains("**Accepted**\n\n```"))
    }
  }

  @Test func anUnreadableFileIsAResultAndANotification() throws {
    var sample = ReportSample()
    sample.findings = [Finding(unreadable: "Gone?.swift", reason: "no such file")]
    let run = try sample.sarifRun()
    #expect(try sample.results().first?.text("level") == "error")
    let notification = "invocations/0/toolExecutionNotifications/0"
    #expect(run.text("\(notification)/message/text") == "not checked: no such file")
    #expect(run.text("\(notification)/level") == "error")
    #expect(
      run.text("\(notification)/locations/0/physicalLocation/artifactLocation/uri") == "Gone%3F.swift")
  }

  @Test func suppressionsStandOnAllResultsOrOnNone() throws {
    var sample = Self.sample()
    sample.add("My App/A[1]%é.swift", "func")
    #expect(try sample.results().allSatisfy { $0["suppressions"] == nil })
    sample.findings[1].suppression = Suppression(
      justification: "said so", place: sample.findings[1].place)
    let results = try sample.results()
    #expect((results[0]["suppressions"] as? [Any])?.isEmpty == true)
    #expect(results[1].text("suppressions/0/justification") == "said so")
    #expect(results[1].text("suppressions/0/kind") == "inSource")
  }

  @Test func relatedPlacesAreNumberedAndMayLieOutside() throws {
    var sample = Self.sample()
    sample.root = ProjectRoot("/repo", workingFolder: "/repo")
    sample.findings[0].related = [
      RelatedPlace(path: "../other/B.swift", place: sample.findings[0].place, message: "there")
    ]
    let result = try #require(try sample.results().first)
    #expect(result.value("relatedLocations/0/id") as? Int == 1)
    #expect(result.text("relatedLocations/0/message/text") == "there")
    let artifact = "relatedLocations/0/physicalLocation/artifactLocation"
    #expect(result.text("\(artifact)/uri") == "other/B.swift")
    #expect(result.text("\(artifact)/uriBaseId") == "FILESYSTEM")
    #expect(try sample.sarifRun().text("originalUriBaseIds/FILESYSTEM/uri") == "file:///")
  }

  @Test func bytesOfANameThatAreNoTextAreWrittenAsTheyAre() throws {
    var sample = ReportSample()
    sample.findings = [Finding(unreadable: String(path: [0x41, 0xFF, 0x2F, 0xC3]), reason: "gone")]
    #expect(
      try sample.results()[0].text("locations/0/physicalLocation/artifactLocation/uri") == "A%FF/%C3")
  }

  @Test func theCommitIsNamedWithoutPasswords() throws {
    var report = Self.sample().report
    report.revision = Revision(remote: "https://me:secret@host.example/a/b.git", id: "12ab", branch: "main")
    let run = try ReportSample.run(report)
    #expect(run.text("versionControlProvenance/0/repositoryUri") == "https://host.example/a/b.git")
    #expect(run.text("versionControlProvenance/0/revisionId") == "12ab")
    #expect(
      Revision(remote: "git@host.example:a/b", id: nil, branch: nil)?.repository == "ssh://host.example/a/b")
    #expect(Revision(remote: "/srv/repo.git", id: nil, branch: nil) == nil)
    #expect(Revision(remote: "../x", id: nil, branch: nil) == nil)
  }

  @Test func whatAFindingRestsOnIsAPropertyAndNoPartOfItsName() throws {
    var sample = ReportSample(["A.swift": "let a = b\n"])
    sample.add("A.swift", "b")
    let plain = try sample.results()[0]
    sample.findings[0].evidence = [Evidence(.sink, ".text ="), Evidence(.reason, "why not")]
    let result = try sample.results()[0]
    #expect(plain.value("properties/evidence") == nil)
    #expect(
      result.value("properties/evidence") as? [[String: String]] == [
        ["fact": "sink", "value": ".text ="], ["fact": "reason", "value": "why not"],
      ])
    #expect(
      result.value("partialFingerprints") as? [String: String]
        == plain.value("partialFingerprints") as? [String: String])
  }
}
