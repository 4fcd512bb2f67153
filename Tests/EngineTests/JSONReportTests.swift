import Foundation
import L10nSyntax
import Testing

@testable import L10nLint

@Suite struct JSONReportTests {
  private static func complaints(_ json: [String: Any]) throws -> [String] {
    let schema = JSONSchema.repository.appendingPathComponent("docs/l10nlint.schema.json")
    return try JSONSchema(contentsOf: schema).complaints(about: json).sorted()
  }

  private static func sample() -> ReportSample {
    var sample = ReportSample(["A.swift": "let é = 1\n", "B.swift": "let b = 😀2\r\nlet c = 2\n"])
    sample.add("A.swift", "1")
    sample.add("B.swift", "2", message: "a \"b\" \u{1B}[0m\n\u{202E}")
    let place = sample.findings[0].place
    sample.findings[0].related = [RelatedPlace(path: "B.swift", place: place, message: "there")]
    sample.findings[0].evidence = Evidence.Fact.allCases.map { Evidence($0, "a \"b\" \u{1B}") }
    sample.findings[1].suppression = Suppression(justification: "why not", place: place)
    sample.findings.append(Finding(unreadable: "Gone.swift", reason: "it is gone"))
    return sample
  }

  @Test func everyKindOfMemberIsAsTheSchemaSays() throws {
    var report = Self.sample().report
    report.notices = [
      Report.Notice(.configuration, .note, "an old key", path: ".l10nlint.yml"),
      Report.Notice(.execution, .warning, "something"),
    ]
    let json = try ReportSample.object(report, .json)
    #expect(try Self.complaints(json) == [])
    #expect((json["findings"] as? [Any])?.count == 3)
    #expect(json.text("findings/1/suppression/justification") == "why not")
  }

  @Test(arguments: [
    #"{"version": 2}"#, #"{"surprise": 1}"#, #"{"keyStyle": "other"}"#, #"{"files": -1}"#,
    #"{"findings": [{"rule": 1}]}"#, #"{"tool": {"name": "l10nlint", "version": "x"}}"#, #"{"notices": {}}"#,
  ]) func theSchemaRefusesWhatIsWrong(_ change: String) throws {
    let changed = try #require(try JSONSerialization.jsonObject(with: Data(change.utf8)) as? [String: Any])
    let json = try Self.sample().json().merging(changed) { $1 }
    #expect(try !Self.complaints(json).isEmpty)
  }

  @Test func placesAreCountedInBytesAndUTF16() throws {
    let json = try Self.sample().json()
    #expect(
      json.value("findings/0/start") as? [String: Int] == [
        "line": 1, "column": 10, "utf16Column": 9, "offset": 9,
      ])
    #expect(
      json.value("findings/1/end") as? [String: Int] == [
        "line": 1, "column": 14, "utf16Column": 12, "offset": 13,
      ])
  }

  @Test func whoeverPrintsTheReportOnATerminalMeetsNoControlCharacter() throws {
    let report = Self.sample().report
    let bytes = ReportFormat.json.render(report)
    #expect(!bytes.contains { $0 < 0x20 && $0 != 10 || $0 == 0x7F })
    #expect(!report.text(.json).unicodeScalars.contains("\u{202E}"))
    #expect(try Self.sample().json().text("findings/1/message") == "a \"b\" \u{1B}[0m\n\u{202E}")
  }

  @Test func anyWorkingDirectoryGivesTheSameBytes() {
    // The order of paths differs: `..` comes before letters, and so do slashes.
    let names = ["App/a.swift", "App/b/c.swift", "Zoo.swift", "App-2/d.swift"]
    func report(_ spell: (String) -> String, _ folder: String) -> Report {
      var sample = ReportSample(
        Dictionary(uniqueKeysWithValues: names.map { (spell($0), "let a = \"\($0)\"") }))
      for name in names { sample.add(spell(name), "a", message: "in `\(name.count)`") }
      sample.findings = sample.findings.sortedForReport()
      sample.root = ProjectRoot("/home/me/shop", workingFolder: folder)
      return sample.report
    }
    let reports = [
      report({ $0 }, "/home/me/shop"), report({ "../../" + $0 }, "/home/me/shop/App/b"),
      report({ "/home/me/shop/" + $0 }, "/"), report({ "me/./shop/" + $0 }, "/home"),
      report({ $0.hasPrefix("App/") ? String($0.dropFirst(4)) : "../" + $0 }, "/home/me/shop/App"),
    ]
    for format in [ReportFormat.json, .sarif] {
      let first = format.render(reports[0])
      for (number, other) in reports.enumerated() {
        #expect(format.render(other) == first, "\(format.name) \(number)")
      }
    }
    #expect(reports[0].text(.json).contains("\"path\": \"App/b/c.swift\""))
  }

  @Test(arguments: [
    ("A.swift", "shop/A.swift"), ("../A.swift", "A.swift"), ("./x/../A.swift", "shop/A.swift"),
    ("../../A.swift", "/home/A.swift"), ("/home/me/A.swift", "A.swift"),
    ("/home/mean/A.swift", "/home/mean/A.swift"), ("/../A.swift", "/A.swift"),
  ]) func aPathCountsFromTheRoot(_ path: String, _ spelled: String) {
    #expect(ProjectRoot("/home/me", workingFolder: "/home/me/shop").text(path) == spelled)
  }
}
