import Foundation
import L10nSyntax
import Testing

@testable import L10nLint

@Suite struct SARIFLimitTests {
  @Test func theWorstFindingsStayInTheirOrder() {
    var sample = ReportSample(["A.swift": "abcdef"])
    for (code, severity) in [
      ("a", Severity.note), ("b", .error), ("c", .warning), ("d", .error), ("e", .warning),
    ] {
      sample.add("A.swift", code, severity: severity)
    }
    var report = sample.report
    report.findings[4].confidence = .certain
    #expect(report.keepWorst(3) == 2)
    #expect(report.findings.map(\.place.range.start) == [1, 3, 4])
    #expect(report.keepWorst(3) == 0)
  }

  @Test func aReportThatIsTooLongSaysHowManyAreLeftOut() throws {
    var sample = ReportSample(["A.swift": "let a = 1\n"])
    sample.add("A.swift", "a", severity: .note)
    let finding = sample.findings[0]
    sample.findings = Array(repeating: finding, count: 27)
    sample.findings[26].severity = .error
    let bytes = SARIFReport(sample.report, limit: 20).bytes
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let run = try #require(json?.value("runs/0") as? [String: Any])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 20)
    #expect(results.last?.text("level") == "error")
    #expect(
      run.text("invocations/0/toolExecutionNotifications/0/message/text")?.hasPrefix(
        "Omitted: 7 of 27 findings, none more severe than those in this report.") == true)
  }

  /// What is alike in all results takes no room when it is compressed.
  @Test func findingsThatAreAlikeStayUpToTheNumberThatIsTaken() {
    var sample = ReportSample(["A.swift": "let a = 1\n"])
    sample.add("A.swift", "a", message: String(repeating: "The same words. ", count: 20))
    sample.findings = Array(repeating: sample.findings[0], count: 30_000)
    var report = sample.report
    #expect(report.keepWorst() == 5000)
  }

  @Test func findingsThatDifferStayWhileThereIsRoom() {
    var sample = ReportSample(["A.swift": "let a = 1\n"])
    sample.add("A.swift", "a")
    sample.findings = (0..<10_000).map { number in
      var finding = sample.findings[0]
      finding.message = String(repeating: "\(number * 7919) ", count: 100)
      return finding
    }
    var report = sample.report
    let leftOut = report.keepWorst()
    #expect(leftOut > 2000)
    #expect(report.findings.reduce(0) { $0 + $1.message.utf8.count } < 10_000_000)
    #expect(report.findings.first?.message.hasPrefix("0 ") == true)
  }

  @Test func longCodeIsQuotedOnlyWhileThereIsRoom() throws {
    let line = String(repeating: "é", count: 5000)
    var sample = ReportSample(["A.swift": "f(\"\(line)\")"])
    sample.add("A.swift", "\"\(line)\"", message: "`x`")
    sample.findings = Array(repeating: sample.findings[0], count: 2500)
    sample.findings[0].message = String(repeating: "long ", count: 1000)
    let bytes = ReportFormat.sarif.render(sample.report)
    #expect(bytes.count < 12_000_000)
    let results = try sample.results()
    #expect(results.first?.value("locations/0/physicalLocation/region/snippet") != nil)
    #expect(results.last?.value("locations/0/physicalLocation/region/snippet") == nil)
    #expect(results.last?.value("locations/0/physicalLocation/region/endColumn") as? Int == 5005)
    #expect(results.allSatisfy { ($0.text("message/text") ?? "").count < 1100 })
  }

  @Test func aFileThatHasChangedMeanwhileIsNotQuoted() throws {
    var sample = ReportSample(["A.swift": "let a = 1\nlet b = 2\n"])
    sample.add("A.swift", "b = 2")
    for text in ["", "let a", "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"] {
      sample.texts["A.swift"] = SourceText(text)
      let result = try #require(try sample.results().first)
      #expect(result.value("locations/0/physicalLocation/contextRegion") == nil)
      #expect(result.value("locations/0/physicalLocation/region/startLine") as? Int == 2)
      #expect(result.text("message/text") == "'x' is wrong.")
    }
  }
}
