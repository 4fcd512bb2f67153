/// What a run did, beside its findings.
package struct Summary: Sendable {
  package var files: Int
  package var project: ProjectFacts
  /// Set where fixes were made.
  package var fixes: FixOutcome?
  /// Findings that are in the baseline, and so not shown.
  package var known = 0
  /// Findings that the run was not asked about.
  package var leftOut = 0

  package init(files: Int, project: ProjectFacts) {
    self.files = files
    self.project = project
  }
}

extension Summary {
  /// The last lines for a person: how many findings of which rules, what could not be read, and which key style the
  /// code has.
  package func text(of findings: [Finding]) -> String {
    let rules = Self.counts(of: findings)
    var lines = rules.map { "\($0.count.padded(to: 6))  \($0.rule)" }
    lines.append("Files read: \(files). \(Self.total(findings))")
    if let fixes { lines.append(fixes.text) }
    if let fixable = Self.fixable(findings) { lines.append(fixable) }
    if known > 0 { lines.append("In the baseline, and not shown: \(known).") }
    lines += Self.unread(findings)
    lines.append(keyStyleText)
    if project.isTranslated == false {
      lines.append("Languages: one. Texts that stand in the code are shown with --min-confidence possible.")
    }
    if let rule = rules.first?.rule { lines.append("What a finding means: l10nlint explain \(rule)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line a rule, the rule with most findings first.
  package func statistics(of findings: [Finding]) -> String {
    Self.counts(of: findings).map { "\($0.count.padded(to: 6))  \($0.rule)\n" }.joined()
  }

  private static func counts(of findings: [Finding]) -> [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.rule, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private static func total(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "No findings." }
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(severity.plural): \(count)"
    }
    return "Findings: \(findings.count) (\(parts.joined(separator: ", ")))."
  }

  /// Nobody may take a file for clean that was not looked at.
  private static func unread(_ findings: [Finding]) -> [String] {
    let files = findings.filter(\.isUnreadable)
    let shown = files.prefix(5).map { "Not read: \($0.path.printable)" }
    return files.count > 5 ? shown + ["Not read: \(files.count - 5) more"] : shown
  }

  private var keyStyleText: String {
    let votes = "names: \(project.symbolicVotes), texts: \(project.textVotes)"
    switch project.keyStyle {
    case .symbolic: return "Key style: symbolic (\(votes)). Text used as a key is reported."
    case .text: return "Key style: source text (\(votes)). Only ambiguous keys are reported."
    case .undecided: return "Key style: undecided (\(votes)). Only ambiguous keys are reported."
    }
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: " ", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension Severity {
  fileprivate var plural: String {
    switch self {
    case .error: "errors"
    case .warning: "warnings"
    case .note: "notes"
    }
  }
}
