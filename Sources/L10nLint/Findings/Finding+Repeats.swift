import L10nSyntax

extension [Finding] {
  /// Without what another rule says better of the same line or expression: nobody wants to hear twice of one cause. Of a
  /// finding that stands for several places, those are left that nobody else speaks of.
  func withoutRepeats() -> [Finding] {
    let said = SaidPlaces(self)
    return said.isEmpty ? self : filter { !said.repeats($0) }.map { said.withoutRepeats($0) }
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
      for (path, place) in [(finding.path, finding.place)] + finding.related.map({ ($0.path, $0.place) }) {
        for line in place.lines {
          places[Line(path: path, number: line, rule: finding.rule), default: []]
            .append((place.range, finding.confidence))
        }
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Whether a rule that says more speaks of the line of a finding, or of a part of its expression, and is as sure of it.
  func repeats(_ finding: Finding) -> Bool {
    guard let rule = yielding[finding.rule] else { return false }
    if isSaid(finding.path, finding.place, of: finding, besides: rule) { return true }
    // Of a text in a table, the other rule speaks where the code asks for it.
    return FileKind(path: finding.path)?.language == nil
      && finding.related.contains { isSaid($0.path, $0.place, of: finding, besides: rule) }
  }

  /// A finding that is no repeat, without the places beside its own that are.
  func withoutRepeats(_ finding: Finding) -> Finding {
    guard !finding.related.isEmpty, let rule = yielding[finding.rule] else { return finding }
    var left = finding
    left.related.removeAll { isSaid($0.path, $0.place, of: finding, besides: rule) }
    return left
  }

  private func isSaid(_ path: String, _ place: Place, of finding: Finding, besides rule: Rule) -> Bool {
    let isHeard = { (name: String, isSame: (ByteRange, ByteRange) -> Bool) in
      place.lines.contains { line in
        places[Line(path: path, number: line, rule: name)]?
          .contains { $0.confidence >= finding.confidence && isSame($0.range, place.range) } ?? false
      }
    }
    return rule.yieldsTo.contains { isHeard($0) { _, _ in true } }
      || rule.yieldsInExpressionTo.contains { isHeard($0) { $0.overlaps($1) } }
  }
}

/// A line of which a rule speaks.
private struct Line: Hashable {
  let path: String
  let number: Int
  let rule: String
}

extension Place {
  /// The first ones that it stands on.
  fileprivate var lines: some Sequence<Int> { (start.line...end.line).prefix(20) }
}

extension ByteRange {
  /// Whether they share a byte, or are the same.
  fileprivate func overlaps(_ other: ByteRange) -> Bool {
    self == other || max(start, other.start) < min(end, other.end)
  }
}
