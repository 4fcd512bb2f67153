extension [Finding] {
  /// Without what another rule says better on the same line: nobody wants to hear twice of one cause.
  func withoutRepeats() -> [Finding] {
    let yielding = RuleCatalogue.yielding
    var said: [Line: Confidence] = [:]
    for finding in self where yielding.values.contains(where: { $0.contains(finding.rule) }) {
      let line = Line(finding, finding.rule)
      said[line] = Swift.max(said[line] ?? finding.confidence, finding.confidence)
    }
    guard !said.isEmpty else { return self }
    return filter { finding in
      !(yielding[finding.rule] ?? []).contains { rule in
        said[Line(finding, rule)].map { $0 >= finding.confidence } ?? false
      }
    }
  }
}

/// A line of which a rule speaks.
private struct Line: Hashable {
  let path: String
  let number: Int
  let rule: String

  init(_ finding: Finding, _ rule: String) {
    (path, number, self.rule) = (finding.path, finding.place.start.line, rule)
  }
}
