import L10nLint
import RulePages

/// Where the findings of an example are not what its page says.
enum Verdict: CustomStringConvertible {
  /// A mark without its finding.
  case missing(path: String, line: Int, rule: String)
  /// A finding without a mark.
  case noisy(path: String, line: Int, Finding)

  var description: String {
    switch self {
    case .missing(let path, let line, let rule):
      "\(path):\(line): missing `\(rule)`"
    case .noisy(let path, let line, let finding):
      "\(path):\(line): noisy `\(finding.rule)`: \(finding.message) (\(finding.severity), \(finding.confidence))"
    }
  }

  /// Every mark takes one finding; what is left over on either side is a verdict.
  ///
  /// Findings that are only `possible` are not shown by default: they need no mark, and a mark can ask for one.
  static func verdicts(
    _ page: RulePage, _ specimens: [Specimen], _ findings: [Finding], isSilent: Bool
  ) -> [Verdict] {
    var left = findings
    var verdicts: [Verdict] = []
    for specimen in specimens {
      for mark in specimen.marks {
        if let index = left.firstIndex(where: { mark.fits($0, in: specimen) }) {
          left.remove(at: index)
        } else {
          verdicts.append(.missing(path: page.path, line: mark.pageLine, rule: mark.rule))
        }
      }
    }
    for finding in left where finding.confidence > .possible {
      let specimen = specimens.first { $0.path == finding.path }
      let line =
        isSilent ? specimen?.pageLines.first : specimen?.pageLine(of: finding.place.range.start)
      verdicts.append(.noisy(path: page.path, line: line ?? 0, finding))
    }
    return verdicts
  }
}

extension Verdict {
  /// Takes out what is told behind a silenced place, and says where it is not; nothing is in files that are silenced
  /// from end to end.
  static func takeNext(
    _ page: RulePage, _ specimens: [Specimen], _ silenced: [String], _ findings: inout [Finding]
  ) -> [Verdict] {
    specimens.filter { !silenced.contains($0.path) }.flatMap { specimen in
      specimen.next.compactMap { mark, line -> Verdict? in
        let found = findings.firstIndex { finding in
          finding.rule == mark.rule && finding.path == specimen.path
            && specimen.line(at: finding.place.range.start) == line
        }
        guard let found else { return .missing(path: page.path, line: mark.pageLine, rule: mark.rule) }
        findings.remove(at: found)
        return nil
      }
    }
  }
}

extension Mark {
  fileprivate func fits(_ finding: Finding, in specimen: Specimen) -> Bool {
    guard finding.rule == rule, finding.path == specimen.path else { return false }
    if let severity, finding.severity.rawValue != severity { return false }
    if let confidence {
      guard finding.confidence.rawValue == confidence else { return false }
    } else if finding.confidence == .possible {
      return false
    }
    if let range { return finding.place.range == range }
    let start = finding.place.range.start
    return lineRange.start <= start && start <= lineRange.end
  }
}
