import Foundation
import L10nSyntax
import Testing

@testable import L10nLint

/// Reports of hostile names, texts and spans: ten thousand in `.ci/run`, and a thousand of them in a plain `swift test`.
/// The seeds are fixed, so a failure comes back.
@Suite struct GeneratedReportTests {
  private static let parts = 20
  private static let reportsPerPart = KeptReports.folder == nil ? 50 : 500

  @Test(arguments: 0..<parts) func everyReportIsValidAndTheSameTwice(_ part: Int) throws {
    let schema = try JSONSchema(
      contentsOf: JSONSchema.repository.appendingPathComponent("docs/l10nlint.schema.json"))
    var generator = ReportGenerator(seed: UInt64(part) + 1)
    var kept = KeptReports("generated-\(part)")
    for number in 0..<Self.reportsPerPart {
      let report = generator.report()
      let (json, sarif) = (ReportFormat.json.render(report), ReportFormat.sarif.render(report))
      #expect(ReportFormat.json.render(report) == json, "\(part)/\(number)")
      #expect(ReportFormat.sarif.render(report) == sarif, "\(part)/\(number)")
      let object = try JSONSerialization.jsonObject(with: Data(json))
      #expect(schema.complaints(about: object) == [], "\(part)/\(number)")
      try check(sarif, of: report, "\(part)/\(number)")
      let text = report.text(.text).unicodeScalars
      #expect(text.allSatisfy { !$0.isControl || $0 == "\n" }, "\(part)/\(number)")
      if number.isMultiple(of: 25) {
        for format in [ReportFormat.gitlab, .checkstyle, .junit, .sonarqube] {
          kept.add(format.render(report), format.name)
        }
      }
      kept.add(json, "json")
      kept.add(sarif, "sarif")
    }
    try kept.write()
  }

  private func check(_ sarif: [UInt8], of report: Report, _ name: String) throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(sarif)) as? [String: Any])
    let results = try #require(object.value("runs/0/results") as? [[String: Any]])
    #expect(results.count == report.findings.count, "\(name)")
    let fingerprints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["l10nlintFinding/v1"]
    }
    #expect(Set(fingerprints).count == report.findings.count, "\(name)")
    for result in results {
      let uri = result.text("locations/0/physicalLocation/artifactLocation/uri") ?? ""
      #expect(!uri.isEmpty && uri.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(name)")
    }
  }
}

/// Reports that no project would make, out of pieces that break something somewhere.
private struct ReportGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    // Another factor than the step, or the parts would be one sequence.
    state = seed &* 0xD134_2543_DE82_EF95
  }

  /// SplitMix64.
  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ mixed >> 31) >> 1) % limit
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Controls, reordering marks, halves of characters, signs of JSON, URIs, templates and terminals.
  private static let pieces: [[UInt8]] =
    [
      "a", "Z", "0", " ", "\t", "\n", "\r", "\r\n", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{202E}",
      "\u{2028}", "\u{FEFF}", "\"", "\\", "'", "`", "`x`", "{0}", "{", "}", "%", "%41", "?", "#", ":",
      "[1](2)",
      "<b>", "é", "e\u{301}", "名", "😀", "👩‍👩‍👧", "שלום", "\u{10FE80}", "\u{FFFF}", "...", "//", "file:",
      "\\u0000",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  private mutating func bytes(upTo count: Int) -> [UInt8] {
    (0..<number(below: count + 1)).flatMap { _ in pick(Self.pieces) }
  }

  private mutating func text(upTo count: Int) -> String {
    String(decoding: bytes(upTo: count), as: UTF8.self)
  }

  private mutating func path() -> String {
    let name = bytes(upTo: 6).filter { $0 != 0 && $0 != UInt8(ascii: "/") }
    let folder = pick(["", "A/", "A b/", "../", "../../x/", "/srv/"])
    return String(path: Array(folder.utf8) + name + Array(".swift".utf8))
  }

  private mutating func place(in source: SourceText, _ lines: LineIndex) -> Place {
    let ends = [number(below: source.count + 1), number(below: source.count + 1)].sorted()
    return Place(ByteRange(UInt32(ends[0]), UInt32(ends[1])), in: source, lines)
  }

  /// Mostly rules without a page, because help texts are the same in every report.
  private mutating func rule() -> String {
    number(below: 40) == 0 ? pick(Self.known) : pick(["first-rule", "other-rule", "third-rule"])
  }

  private static let root = ProjectRoot("/home/me", workingFolder: "/home/me/shop")
  private static let known = RuleCatalog.all.map(\.id).filter { $0 != Rule.unreadableFile.id }

  private mutating func evidence() -> [Evidence] {
    (0..<number(below: 3)).map { _ in Evidence(pick(Evidence.Fact.allCases), text(upTo: 4)) }
  }

  mutating func report() -> Report {
    var texts: [String: SourceText] = [:]
    for _ in 0...number(below: 3) { texts[path()] = SourceText(bytes(upTo: 40)) }
    let paths = texts.keys.sorted { $0.precedesInBytes($1) }
    var findings: [Finding] = []
    let isSuppressing = number(below: 4) == 0
    for path in paths {
      let source = texts[path] ?? SourceText("")
      let lines = LineIndex(source)
      for _ in 0..<number(below: 4) {
        var finding = Finding(
          rule: rule(), severity: pick(Severity.allCases),
          confidence: pick(Confidence.allCases), path: path, place: place(in: source, lines),
          message: text(upTo: 12))
        if number(below: 3) == 0 {
          let place = place(in: source, lines)
          finding.related = [RelatedPlace(path: pick(paths), place: place, message: text(upTo: 3))]
        }
        finding.evidence = evidence()
        if isSuppressing, number(below: 2) == 0 {
          finding.suppression = Suppression(
            justification: text(upTo: 4), place: finding.place)
        }
        findings.append(finding)
      }
    }
    if number(below: 5) == 0 { findings.append(Finding(unreadable: path(), reason: text(upTo: 5))) }
    var report = Report(
      findings.sortedForReport(), Summary(files: texts.count), version: "0.1.0",
      root: Self.root, readAgain: { [texts] in texts[$0] })
    if number(below: 3) == 0 {
      report.notices = [Report.Notice(.configuration, .note, text(upTo: 5), path: path())]
    }
    if number(below: 4) > 0 {
      report.revision = Revision(remote: "git@host.example:shop/app.git", id: "12ab", branch: "main")
    }
    report.explainsFindings = number(below: 2) == 0
    report.style = .person(.off, width: 20 + number(below: 100))
    return report
  }
}
