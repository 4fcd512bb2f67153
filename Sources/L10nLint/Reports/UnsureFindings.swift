/// Findings that are not sure enough to be shown. They are counted and not kept: a run may have many times as many as it
/// shows.
package struct UnsureFindings: Sendable {
  private var counts: [Confidence: Int] = [:]
  /// How often each reason stands against one of them.
  private var doubts: [String: Int] = [:]
  private var rules: [Confidence: [String: Int]] = [:]
  /// Of a few files somebody wants to know why; of a whole project there would be many reasons.
  package var tellsReason = false

  package init() {}

  package mutating func add(_ finding: Finding) {
    counts[finding.confidence, default: 0] += 1
    rules[finding.confidence, default: [:]][finding.rule, default: 0] += 1
    for evidence in finding.evidence where evidence.fact == .doubt { doubts[evidence.value, default: 0] += 1 }
  }

  var count: Int { counts.values.reduce(0, +) }

  var possible: Int { counts[.possible, default: 0] }

  /// A line for each confidence of which something is hidden.
  var lines: [String] {
    Confidence.allCases.compactMap { confidence in
      guard let count = counts[confidence] else { return nil }
      let reason = (confidence == .possible ? self.reason : nil) ?? mainRule(confidence, of: count)
      return "Not shown (only \(confidence.rawValue)): \(count), \(reason)"
        + " (`--min-confidence \(confidence.rawValue)` shows them)."
    }
  }

  /// What speaks against most of the possible ones.
  private var reason: String? {
    guard tellsReason, let main = doubts.mostFrequent, main.value * 2 > possible else { return nil }
    return (main.value == possible ? "because " : "mostly because ") + main.key
  }

  /// The rule that has most of them: whoever wonders at the number can begin there.
  private func mainRule(_ confidence: Confidence, of count: Int) -> String {
    guard let main = rules[confidence]?.mostFrequent else { return "" }
    return main.value == count ? "by `\(main.key)`" : "\(main.value) of them by `\(main.key)`"
  }
}

extension [String: Int] {
  fileprivate var mostFrequent: Element? { self.max { ($0.value, $1.key) < ($1.value, $0.key) } }
}
