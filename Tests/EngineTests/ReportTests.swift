import Foundation
import L10nSyntax
import Testing

@testable import L10nLint

extension Report {
  /// As a string, for tests.
  func text(_ format: ReportFormat) -> String { String(decoding: format.render(self), as: UTF8.self) }
}

@Suite struct ReportTests {
  private static func finding(_ text: String, _ range: ByteRange, message: String = "wrong") -> Finding {
    let source = SourceText(text)
    return Finding(
      rule: "some-rule", severity: .warning, confidence: .likely, path: "A.swift",
      place: Place(range, in: source, LineIndex(source)), message: message)
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 12_288, 30_000]) func columnsOfVeryLongLinesAreCountedOutToo(
    _ offset: Int
  ) {
    let text = "first\n" + String(repeating: "é😀x", count: 5000)
    let bytes = Array(text.utf8)
    var start = 6 + offset
    while bytes[start] & 0xC0 == 0x80 { start += 1 }
    let source = SourceText(text)
    let place = Place(ByteRange(UInt32(start), UInt32(start)), in: source, LineIndex(source)).start
    #expect(place.line == 2)
    #expect(place.column == start - 6 + 1)
    #expect(place.utf16Column == String(decoding: bytes[6..<start], as: UTF8.self).utf16.count + 1)
  }

  @Test(arguments: [
    ("ab\ncd", 3, 2, 1, 1), ("ab\r\ncd", 5, 2, 2, 2), ("ab\rcd", 4, 2, 2, 2), ("é𝒇x", 6, 1, 7, 4),
    ("", 0, 1, 1, 1),
    ("a\r\n\r\nb", 5, 3, 1, 1), ("1234567\r\n90\r\n3", 9, 2, 1, 1), ("1234567\r\n90\r\n3", 13, 3, 1, 1),
  ]) func placesCountLinesAndColumnsInBytesAndUTF16(
    _ text: String, _ offset: UInt32, _ line: Int, _ column: Int, _ utf16Column: Int
  ) {
    let source = SourceText(text)
    let position = Place(ByteRange(offset, offset), in: source, LineIndex(source)).start
    #expect(position == Place.Position(line: line, column: column, utf16Column: utf16Column))
  }

  @Test func textIsTheFormOfCompilers() {
    var finding = Self.finding("ab\ncd", ByteRange(4, 5))
    finding.related = [RelatedPlace(path: "B.swift", place: finding.place, message: "the other one")]
    let text = Report([finding], Summary(files: 1)).text(.text)
    #expect(text == "A.swift:2:2: warning: wrong [some-rule]\nB.swift:2:2: note: the other one\n")
  }

  @Test(arguments: [
    ("a\u{1B}[0mb", "a\\u{1b}[0mb"), ("a\nb", "a\\u{a}b"), ("a\u{202E}b", "a\\u{202e}b"),
    ("größe 日本", "größe 日本"),
    ("a\u{9B}b", "a\\u{9b}b"), ("plain", "plain"),
  ]) func controlCharactersOfInputDoNotReachATerminal(_ text: String, _ printed: String) {
    #expect(text.printable == printed)
  }

  @Test func jsonEscapesWhatJSONDemands() {
    let finding = Self.finding("x", ByteRange(0, 1), message: "a \"b\" \\ \n\t\r \u{1}\u{7F} é")
    let json = Report([finding], Summary(files: 1)).text(.json)
    #expect(json.contains(#""message": "a \"b\" \\ \n\t\r \u0001\u007f é""#))
    #expect(json.hasPrefix("{\n  \"version\": 1,\n"))
    #expect(json.contains("\"related\": []"))
  }

  @Test func theSummaryNamesTheKeyStyleAndCountsRules() {
    let findings = [Self.finding("x", ByteRange(0, 1)), Self.finding("xy", ByteRange(1, 2))]
    var project = ProjectOutline(.none)
    project.keyStyle = .symbolic
    project.votes.names = 12
    func summary(_ files: Int) -> Summary {
      var summary = Summary(files: files, projects: [project])
      summary.tellsKeyStyle = true
      return summary
    }
    let text = summary(3).text(of: findings)
    #expect(!Summary(files: 3, projects: [project]).text(of: findings).contains("Keys are"))
    #expect(
      Summary(files: 3, projects: [project]).statistics(of: findings) == "     2  some-rule\n"
    )
    #expect(text.hasPrefix("Files read: 3. Findings: 2 (warnings: 2).\n"))
    #expect(
      text.contains(
        "Keys are taken to be names like `cart.title` (12 of 12), not texts like `Add to cart`. A text used as a key is reported if no table has it, or if a named key has the same text. If this is wrong: `--keys text`.\n"
      ))
    #expect(text.contains("l10nlint explain some-rule"))
    project.keyStyle = .text
    project.votes.texts = 3
    #expect(
      summary(1).text(of: []).contains(
        "Keys are taken to be texts like `Add to cart` (3 of 15), not names like `cart.title`. "))
    project.keyStyle = .undecided
    #expect(
      summary(1).text(of: []).contains(
        "(12) and texts like `Add to cart` (3). Choose one with `--keys symbolic|text`."))
    project.votes.names = 1
    #expect(!summary(1).text(of: []).contains("Keys are"))
    project = ProjectOutline(.none)
    #expect(!summary(1).text(of: []).contains("Keys are"))
    project.isTranslated = false
    #expect(!Summary(files: 0, projects: [project]).text(of: []).contains("one language"))
  }

  @Test func theSummaryCountsWhatIsNotSureEnoughToBeShown() {
    var summary = Summary(files: 1)
    #expect(!summary.text(of: []).contains("Not shown"))
    var finding = Self.finding("x", ByteRange(0, 1))
    finding.confidence = .likely
    summary.unsure.add(finding)
    let likely = "Not shown (only likely): 1, by `some-rule` (`--min-confidence likely` shows them).\n"
    #expect(summary.text(of: []) == "Files read: 1. No findings.\n" + likely)
    finding.confidence = .possible
    summary.unsure.add(finding)
    finding.evidence = [Evidence(.doubt, "no project builds the file")]
    finding.rule = "other-rule"
    for _ in 0..<2 { summary.unsure.add(finding) }
    let possible =
      "Not shown (only possible): 3, 2 of them by `other-rule` (`--min-confidence possible` shows them).\n"
    #expect(summary.text(of: []).hasSuffix("\n" + possible + likely))
    summary.unsure.tellsReason = true
    #expect(summary.text(of: []).contains("possible): 3, mostly because no project builds the file (`--min"))
    var project = ProjectOutline(.none)
    project.isTranslated = false
    summary.projects = [project]
    #expect(summary.text(of: []).contains("\nThe project has one language, so texts that are in no table"))
  }

  /// The summary says what the keys were taken for where one of these checks has asked.
  @Test func theRulesThatAskForTheKeyStyleAreKnown() throws {
    let checks = JSONSchema.repository.appendingPathComponent("Sources/L10nLint/Checks")
    let asking = try FileManager.default.contentsOfDirectory(atPath: checks.path).filter { name in
      let text = try String(contentsOf: checks.appendingPathComponent(name), encoding: .utf8)
      return ["keyStyle(of:", "keys.styles", "MissingKeys("].contains(where: text.contains)
    }
    let ids = RuleCatalog.all.map(\.id).filter { id in
      asking.contains(id.split(separator: "-").map(\.capitalized).joined() + ".swift")
    }
    #expect(Set(ids) == Rule.askingForKeyStyle)
    #expect(ids.count == asking.count)
  }

  @Test func findingsAreSortedByPathThenPlaceThenRule() {
    var second = Self.finding("abc", ByteRange(1, 2))
    var third = Self.finding("abc", ByteRange(1, 2))
    third.rule = "z-rule"
    let first = Self.finding("abc", ByteRange(0, 2))
    second.path = "A.swift"
    var last = first
    last.path = "B.swift"
    #expect([last, third, second, first].sortedForReport() == [first, second, third, last])
  }

  @Test func nearNamesAreOfferedAndFarOnesAreNot() {
    #expect(["manual-plural", "dynamic-key"].nearest(to: "manual-plurals") == "manual-plural")
    #expect(["manual-plural"].nearest(to: "zzz") == nil)
    #expect([String]().nearest(to: "x") == nil)
  }
}
