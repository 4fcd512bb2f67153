import Foundation
import L10nSyntax

@testable import L10nLint

/// A few files in memory and findings in them.
struct ReportSample {
  var texts: [String: SourceText] = [:]
  var findings: [Finding] = []
  var root = ProjectRoot.here

  init(_ texts: [String: String] = [:]) {
    self.texts = texts.mapValues { SourceText($0) }
  }

  /// A finding on the first occurrence of `code` in a file.
  mutating func add(
    _ path: String, _ code: String, _ rule: Rule = .manualPlural, message: String = "`x` is wrong",
    severity: Severity = .warning
  ) {
    let text = texts[path] ?? SourceText("")
    let whole = text.string(ByteRange(0, UInt32(text.count)))
    let range = whole.range(of: code) ?? whole.startIndex..<whole.startIndex
    let start = UInt32(whole.utf8.distance(from: whole.startIndex, to: range.lowerBound))
    let place = Place(
      ByteRange(start, start + UInt32(whole[range].utf8.count)), in: text, LineIndex(text))
    findings.append(
      Finding(
        rule: rule.id, severity: severity, confidence: .likely, path: path, place: place, message: message))
  }

  var report: Report {
    let texts = texts
    return Report(
      ProjectFacts.none.namingLanguages(in: findings), Summary(files: texts.count),
      rules: RuleCatalog.all.filter(\.isUsual),
      version: "0.1.0", root: root, readAgain: { texts[$0] })
  }

  func json() throws -> [String: Any] { try Self.object(report, .json) }

  func sarifRun() throws -> [String: Any] { try Self.run(report) }

  func results() throws -> [[String: Any]] { try sarifRun()["results"] as? [[String: Any]] ?? [] }

  static func object(_ report: Report, _ format: ReportFormat) throws -> [String: Any] {
    let bytes = format.render(report)
    var kept = KeptReports("sample-\(UUID().uuidString)")
    kept.add(bytes, format.name)
    try kept.write()
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }

  static func run(_ report: Report) throws -> [String: Any] {
    (try object(report, .sarif)["runs"] as? [[String: Any]])?.first ?? [:]
  }
}

extension [String: Any] {
  /// The value at a path of names and numbers.
  func value(_ path: String) -> Any? {
    path.split(separator: "/").reduce(self as Any?) { value, step in
      if let object = value as? [String: Any] { return object[String(step)] }
      guard let array = value as? [Any], let index = Int(step), array.indices.contains(index) else {
        return nil
      }
      return array[index]
    }
  }

  func text(_ path: String) -> String? { value(path) as? String }
}
