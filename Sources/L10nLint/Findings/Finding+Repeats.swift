extension [Finding] {
  /// Without what another rule says better of the same line, be it here or at a place that explains a finding: nobody
  /// wants to hear twice of one cause.
  func withoutRepeats() -> [Finding] {
    let said = SaidLines(self)
    return said.isEmpty ? self : filter { !said.repeats($0) }
  }
}

extension [Suspicion] {
  /// The findings, with each summary at the first that is no repeat: what counts all of them is not lost with a line
  /// that another rule says more of.
  func withSummariesShown() -> [Finding] {
    var findings = map(\.finding)
    guard contains(where: { $0.summary != nil }) else { return findings }
    let said = SaidLines(findings)
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

/// The lines of which rules speak that others yield to.
private struct SaidLines {
  private let yielding = RuleCatalogue.yielding
  private var confidences: [Line: Confidence] = [:]

  init(_ findings: [Finding]) {
    for finding in findings where yielding.values.contains(where: { $0.contains(finding.rule) }) {
      for line in finding.lines(of: finding.rule) {
        confidences[line] = max(confidences[line] ?? finding.confidence, finding.confidence)
      }
    }
  }

  var isEmpty: Bool { confidences.isEmpty }

  /// Whether a rule that says more speaks of a line of a finding, and is as sure of it.
  func repeats(_ finding: Finding) -> Bool {
    (yielding[finding.rule] ?? []).contains { rule in
      finding.lines(of: rule).contains { confidences[$0].map { $0 >= finding.confidence } ?? false }
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
  /// The lines that a finding speaks of, for a rule.
  fileprivate func lines(of rule: String) -> [Line] {
    ([(path, place)] + related.map { ($0.path, $0.place) }).flatMap { path, place in
      (place.start.line...place.end.line).prefix(20).map { Line(path: path, number: $0, rule: rule) }
    }
  }
}
