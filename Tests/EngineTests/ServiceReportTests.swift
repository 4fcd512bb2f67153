import Foundation
import L10nSyntax
import Testing

@testable import L10nLint

/// Each format against what a person has written down from its documentation.
@Suite struct ServiceReportTests {
  private static let odd = "A, 50%: <b> & é.swift"

  private static func report() -> Report {
    var sample = ReportSample([odd: "let é = \"x\"\n", "de.lproj/L.strings": "\"a\" = \"b\"\n;\n"])
    sample.add(odd, "\"x\"", message: "`x|` is *100%* <wrong>\nreally")
    sample.add("de.lproj/L.strings", "\"b\"\n;", .dynamicKey, message: "note", severity: .note)
    sample.add("de.lproj/L.strings", "\"a\"", .duplicateKey, message: "lost", severity: .error)
    sample.findings.append(sample.findings[0])
    sample.findings[3].suppression = Suppression(
      justification: "on purpose", place: sample.findings[0].place)
    sample.findings = sample.findings.sortedForReport()
    var report = sample.report
    report.root = ProjectRoot("/app", workingFolder: "/app")
    return report
  }

  @Test func gitHubReadsCommandsWithTheWorstFirst() {
    #expect(
      Self.report().text(.github) == """
        ::error file=de.lproj/L.strings,line=1,endLine=1,col=1,endColumn=4,title=duplicate-key::lost
        ::warning file=A%2C 50%25%3A <b> & é.swift,line=1,endLine=1,col=9,endColumn=12,title=manual-plural\
        ::`x|` is *100%25* <wrong>\\u{a}really
        ::notice file=de.lproj/L.strings,line=1,endLine=2,title=dynamic-key::note

        """)
  }

  @Test func whatGitHubWouldDropStaysInTheLog() {
    var sample = ReportSample(["A.swift": String(repeating: "x\n", count: 13)])
    for _ in 0..<13 { sample.add("A.swift", "x") }
    sample.add("A.swift", "x", severity: .error)
    let lines = sample.report.text(.github).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("::error ") } == 1)
    #expect(lines[11] == "A.swift:1:1: warning: `x` is wrong [manual-plural]")
    #expect(
      lines.last
        == "GitHub shows at most 10 annotations of each severity per step: the surest first, then rules with few findings. Only in the log: 3."
    )
  }

  /// By severity, by confidence, by how rare the rule is; the rest stays in the order of the paths.
  @Test func theWorstComeFirst() {
    var sample = ReportSample(["A.swift": String(repeating: "x\n", count: 5)])
    sample.add("A.swift", "x", severity: .note)
    for _ in 0..<4 { sample.add("A.swift", "x") }
    sample.findings[0].rule = "rare-note"
    sample.findings[2].confidence = .certain
    sample.findings[3].rule = "rare-warning"
    sample.findings[4].severity = .error
    #expect(sample.findings.indicesWorstFirst == [4, 2, 3, 1, 0])
  }

  /// GitHub obeys a line that begins with `::`, and the older form of a command wherever it stands.
  @Test func noNameOfAFileCommandsGitHub() {
    let path = "::stop-commands::x.swift"
    var sample = ReportSample([path: String(repeating: "x\n", count: 13)])
    for _ in 0..<13 { sample.add(path, "x", message: "`##[add-mask]x` is wrong") }
    let lines = sample.report.text(.github).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::warning file=%3A%3Astop") } == 10)
    #expect(lines.count { $0.hasPrefix("./::stop-commands::x.swift:1:1: warning: ") } == 3)
    #expect(lines.count { $0.hasPrefix("::") } == 10)
    #expect(!lines.contains { $0.contains("##[") })
    #expect(sample.report.text(.text).split(separator: "\n").allSatisfy { $0.hasPrefix("./::") })
  }

  @Test func gitLabReadsAListOfIssues() throws {
    let list = try JSONSerialization.jsonObject(with: Data(ReportFormat.gitlab.render(Self.report())))
    let issues = try #require(list as? [[String: Any]])
    #expect(issues.compactMap { $0.text("check_name") } == ["manual-plural", "duplicate-key", "dynamic-key"])
    #expect(issues.compactMap { $0.text("severity") } == ["minor", "critical", "info"])
    #expect(Set(issues.compactMap { $0.text("fingerprint") }).count == 3)
    #expect(issues[0].text("location/path") == Self.odd)
    #expect(issues[2].value("location/lines") as? [String: Int] == ["begin": 1, "end": 2])
    let empty = Report([], Summary(files: 1))
    #expect(empty.text(.gitlab) == "[]\n")
  }

  @Test func checkstyleIsOneElementAFinding() {
    #expect(
      Self.report().text(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="8.0">
          <file name="A, 50%: &lt;b&gt; &amp; é.swift">
            <error line="1" column="9" severity="warning" message="`x|` is *100%* &lt;wrong&gt;\\u{a}really" \
        source="l10nlint.manual-plural"/>
          </file>
          <file name="de.lproj/L.strings">
            <error line="1" column="1" severity="error" message="lost" source="l10nlint.duplicate-key"/>
            <error line="1" column="7" severity="info" message="note" source="l10nlint.dynamic-key"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func junitFailsForErrorsAndWarningsAndNotForNotes() {
    let text = Self.report().text(.junit)
    #expect(text.contains("<testsuites name=\"l10nlint\" tests=\"3\" failures=\"2\" errors=\"0\">"))
    #expect(text.contains("<testsuite name=\"de.lproj/L.strings\" tests=\"2\" failures=\"1\" errors=\"0\">"))
    #expect(text.contains("<failure type=\"error\" message=\"lost\">de.lproj/L.strings:1:1</failure>"))
    #expect(text.contains("<system-out>de.lproj/L.strings:1:7: note: note</system-out>"))
    let empty = Report([], Summary(files: 1)).text(.junit)
    #expect(empty.contains("tests=\"1\" failures=\"0\""))
  }

  @Test func sonarQubeCountsColumnsFromZero() throws {
    let json = try JSONSerialization.jsonObject(with: Data(ReportFormat.sonarqube.render(Self.report())))
    let object = try #require(json as? [String: Any])
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0.text("id") } == ["duplicate-key", "dynamic-key", "manual-plural"])
    #expect(rules.compactMap { $0.text("impacts/0/severity") } == ["HIGH", "LOW", "MEDIUM"])
    let range = object.value("issues/0/primaryLocation/textRange") as? [String: Int]
    #expect(range == ["startLine": 1, "endLine": 1, "startColumn": 8, "endColumn": 11])
    var sample = ReportSample()
    sample.findings = [Finding(unreadable: "A.swift", reason: "gone")]
    let unread = try ReportSample.object(sample.report, .sonarqube)
    #expect(unread.value("issues/0/primaryLocation/textRange") as? [String: Int] == ["startLine": 1])
  }

  @Test func markdownCountsAndLinks() {
    var report = Self.report()
    report.revision = Revision(remote: "https://host.example/a/b", id: "12ab", branch: "main")
    #expect(report.text(.markdown).contains("| `manual-plural` | Plural"))
    report.home = "https://lint.example"
    let text = report.text(.markdown)
    #expect(text.hasPrefix("## l10nlint: findings: 3\n\nFiles read: 2.\n"))
    #expect(text.contains("| [`manual-plural`](https://lint.example/Rules/manual-plural.md) | Plural"))
    #expect(text.contains("| Swift | 0 | 1 | 0 |\n"))
    #expect(text.contains("| de | 1 | 0 | 1 |\n"))
    #expect(
      text.contains(
        "- **error** [`de.lproj/L.strings:1`](https://host.example/a/b/blob/12ab/de.lproj/L.strings#L1) lost")
    )
    #expect(text.contains("`x\\|` is \\*100%\\* \\<wrong\\>\\\\u\\{a\\}really"))
    #expect(!text.contains("on purpose"))
    #expect(Report([], Summary(files: 7)).text(.markdown).contains("no findings"))
  }

  @Test func xcodeGetsWholePathsAndOneLineEach() {
    var report = Self.report()
    report.style = .person(.on, width: 80)
    report.findings[0].related = [
      RelatedPlace(path: "../B.swift", place: report.findings[0].place, message: "there")
    ]
    let lines = report.text(.xcode).split(separator: "\n")
    #expect(lines[0].hasPrefix("/app/A, 50%: <b> & é.swift:1:10: warning: `x|` is"))
    #expect(lines[1] == "/B.swift:1:10: note: there")
  }
}
