extension [Finding] {
  /// Without what another rule says better of the same line, be it here or at a place that explains a finding: nobody
  /// wants to hear twice of one cause.
  func withoutRepeats() -> [Finding] {
    let yielding = RuleCatalogue.yielding
    var said: [Line: Confidence] = [:]
    for finding in self where yielding.values.contains(where: { $0.contains(finding.rule) }) {
      for line in finding.lines(of: finding.rule) {
        said[line] = Swift.max(said[line] ?? finding.confidence, finding.confidence)
      }
    }
    guard !said.isEmpty else { return self }
    return filter { finding in
      !(yielding[finding.rule] ?? []).contains { rule in
        finding.lines(of: rule).contains { said[$0].map { $0 >= finding.confidence } ?? false }
      }
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
