import L10nSyntax

extension [Finding] {
  /// Without what another rule says better of the same line or expression, be it here or at a place that explains a finding:
  /// nobody wants to hear twice of one cause.
  func withoutRepeats() -> [Finding] {
    let said = SaidPlaces(self)
    return said.isEmpty ? self : filter { !said.repeats($0) }
  }
}

extension [Suspicion] {
  /// The findings, with each summary at the first that is no repeat: what counts all of them is not lost with a line
  /// that another rule says more of.
  func withSummariesShown() -> [Finding] {
    var findings = map(\.finding)
    guard contains(where: { $0.summary != nil }) else { return findings }
    let said = SaidPlaces(findings)
    guard !said.isEmpty else { return findings }
    var lost: [Suspicion.Summary: Confidence] = [:]
    for index in indices {
      switch self[index].summary {
      case .told(let summary)?:
        if said.repeats(findings[index]) { lost[summary] = findings[index].confidence }
      case .toldBefore(let summary)?:
        guard let confidence = lost[summary] else { continue }
        findings[index].confidence = confidence
        guard !said.repeats(findings[index]) else { continue }
        findings[index].message += summary.message
        lost[summary] = nil
      case nil: continue
      }
    }
    return findings
  }
}

/// The places of which rules speak that others yield to.
private struct SaidPlaces {
  private let yielding = RuleCatalog.yielding
  private var places: [Line: [(range: ByteRange, confidence: Confidence)]] = [:]

  init(_ findings: [Finding]) {
    let heard = Set(yielding.values.flatMap { $0.yieldsTo + $0.yieldsInExpressionTo })
    for finding in findings where heard.contains(finding.rule) {
      finding.forEachLine(of: finding.rule) { line, range in
        places[line, default: []].append((range, finding.confidence))
        return false
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Whether a rule that says more speaks of the line of a finding, or of a part of its expression, and is as sure of it.
  func repeats(_ finding: Finding) -> Bool {
    guard let rule = yielding[finding.rule] else { return false }
    return rule.yieldsTo.contains { isSaid(finding, by: $0) { _, _ in true } }
      || rule.yieldsInExpressionTo.contains { isSaid(finding, by: $0) { $0.overlaps($1) } }
  }

  private func isSaid(
    _ finding: Finding, by rule: String, _ isSame: (ByteRange, ByteRange) -> Bool
  ) -> Bool {
    finding.forEachLine(of: rule) { line, range in
      places[line]?.contains { $0.confidence >= finding.confidence && isSame($0.range, range) } ?? false
    }
  }
}

/// A line of which a rule speaks.
private struct Line: Hashable {
  let path: String
  let number: Int
  let rule: String
}

extension Finding {
  /// Calls `body` with each line that a finding speaks of, for a rule, and all of the place there, until it says yes.
  @discardableResult
  fileprivate func forEachLine(of rule: String, _ body: (Line, ByteRange) -> Bool) -> Bool {
    ([(path, place)] + related.map { ($0.path, $0.place) }).contains { path, place in
      (place.start.line...place.end.line).prefix(20).contains {
        body(Line(path: path, number: $0, rule: rule), place.range)
      }
    }
  }
}

extension ByteRange {
  /// Whether they share a byte, or are the same.
  fileprivate func overlaps(_ other: ByteRange) -> Bool {
    self == other || max(start, other.start) < min(end, other.end)
  }
}
