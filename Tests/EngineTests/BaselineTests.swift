import L10nSyntax
import Testing

@testable import L10nLint

@Suite struct BaselineTests {
  private static func report(_ text: String, _ codes: [String]) -> Report {
    var sample = ReportSample(["A.swift": text])
    for code in codes { sample.add("A.swift", code) }
    return sample.report
  }

  private static func text(_ baseline: Baseline) -> String { String(decoding: baseline.bytes, as: UTF8.self) }

  @Test func aBaselineIsOneSortedLineAFinding() throws {
    var sample = ReportSample(["B.swift": "f(a,\n  b)\n", "A\tb.swift": "x y"])
    sample.add("A\tb.swift", "y")
    sample.add("A\tb.swift", "x", .dynamicKey)
    sample.add("B.swift", "f(a,\n  b)")
    let lines = Self.text(Baseline(of: sample.report)).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("# "))
    #expect(lines[2].hasPrefix("A\\u{9}b.swift\tdynamic-key\t"))
    #expect(lines[3].hasPrefix("A\\u{9}b.swift\tmanual-plural\t"))
    #expect(lines[4].hasSuffix("\tf(a, b)"))
  }

  @Test func whatIsWrittenIsReadAgainInAnyOrder() throws {
    let baseline = Baseline(of: Self.report("a b c\n", ["a", "b", "c"]))
    let read = try Baseline.read(baseline.bytes, path: "base.txt")
    #expect(read == baseline)
    let shuffled = Self.text(baseline).split(separator: "\n").reversed().joined(separator: "\r\n")
    #expect(try Baseline.read(Array((shuffled + "\n\n" + shuffled).utf8), path: "base.txt") == baseline)
  }

  @Test(arguments: [
    ("a\tb", 1), ("\nA.swift\tmanual-plural\t12\tx", 2),
    ("A.swift\tmanual-plural\tzzzzzzzzzzzzzzzz\tx", 1),
  ]) func aLineThatIsNoEntryIsAMistakeWithItsPlace(_ text: String, _ line: Int) {
    let error = #expect(throws: ConfigurationProblem.self) {
      try Baseline.read(Array(text.utf8), path: "base.txt")
    }
    #expect(error?.line == line)
    #expect(error?.path == "base.txt")
  }

  @Test(arguments: ["<<<<<<< ours", "=======", ">>>>>>> theirs"])
  func aConflictIsCalledByItsName(_ mark: String) {
    let error = #expect(throws: ConfigurationProblem.self) {
      try Baseline.read(Array("# head\n\(mark)\n".utf8), path: "base.txt")
    }
    #expect(error?.message.contains("unresolved merge conflict") == true)
  }

  @Test func findingsAreKnownAgainWhereverTheirLinesAre() {
    let baseline = Baseline(of: Self.report("f(a)\n", ["f(a)"]))
    let moved = Self.report("// new\n\n    f(a)\n g()\n", ["f(a)", "g()"]).fingerprinted()
    #expect(moved.findings.map(baseline.holds) == [true, false])
  }

  @Test func aSecondFindingOfTheSameCodeIsNew() {
    let baseline = Baseline(of: Self.report("f(a)\n", ["f(a)"]))
    var sample = ReportSample(["A.swift": "f(a)\nf(a)\n"])
    sample.add("A.swift", "f(a)")
    sample.add("A.swift", "f(a)\n")  // white space does not count
    #expect(sample.report.fingerprinted().findings.map(baseline.holds) == [true, false])
  }

  /// A mistake that is told once, and comes to a second place.
  @Test func aFindingThatSpeaksOfMorePlacesIsNew() throws {
    func report(_ others: Int) throws -> Report {
      var sample = ReportSample(["A.swift": "f(a)\n"])
      sample.add("A.swift", "f(a)")
      let place = try #require(sample.findings.first).place
      sample.findings[0].related = Array(
        repeating: RelatedPlace(path: "B.swift", place: place, message: "the same here"), count: others)
      return sample.report.fingerprinted()
    }
    let baseline = try Baseline.read(Baseline(of: try report(1)).bytes, path: "base.txt")
    #expect(
      try (0...2).map { baseline.holds(try #require(try report($0).findings.first)) } == [true, true, false])
    let merged = Baseline(baseline.entries + Baseline(of: try report(2)).entries)
    #expect(merged.entries.count == 1)
    #expect(merged.holds(try #require(try report(2).findings.first)))
  }

  @Test func aFileThatCannotBeReadIsNeverPassedOver() {
    var sample = ReportSample()
    sample.findings = [Finding(unreadable: "Gone.swift", reason: "it is gone")]
    let baseline = Baseline(of: sample.report)
    #expect(baseline.entries.isEmpty)
    #expect(!sample.report.fingerprinted().findings.contains(where: baseline.holds))
  }

  @Test func fingerprintsStayWhenOtherFindingsAreLeftOut() throws {
    var sample = ReportSample(["A.swift": "f(a)\nf(a)\n"])
    sample.add("A.swift", "f(a)")
    sample.add("A.swift", "f(a)\n")
    var report = sample.report.fingerprinted()
    let second = try #require(report.findings.last).fingerprint
    report.findings.removeFirst()
    #expect(try ReportSample.object(report, .json).text("findings/0/fingerprint") == second)
    let sarif = try ReportSample.run(report)
    #expect(sarif.text("results/0/partialFingerprints/l10nlintFinding/v1") == nil)
    let all = sarif.value("results/0/partialFingerprints") as? [String: String]
    #expect(all?["l10nlintFinding/v1"] == second)
  }

  @Test func twoBaselinesAreComparedEntryByEntry() {
    let old = Baseline(of: Self.report("a b", ["a", "b"]))
    let new = Baseline(of: Self.report("b c", ["b", "c"]))
    #expect(
      BaselineComparison(old, new).text
        == "- A.swift: manual-plural: a\n+ A.swift: manual-plural: c\nAdded: 1. Removed: 1.\n")
    #expect(BaselineComparison(old, old).added.isEmpty)
  }
}
