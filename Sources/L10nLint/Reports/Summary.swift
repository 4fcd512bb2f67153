/// What a run did, beside its findings.
package struct Summary: Sendable {
  package var files: Int
  package var projects: [ProjectOutline]
  /// Set where fixes were made.
  package var fixes: FixOutcome?
  /// Findings that are in the baseline, and so not shown.
  package var known: [Finding] = []
  /// Findings that the run was not asked about.
  package var leftOut = 0
  package var unsure = UnsureFindings()
  /// Findings that are not bad enough for whoever asks.
  package var lesser = 0
  /// Whether a rule of the run has asked what the keys of a whole project are.
  package var tellsKeyStyle = false
  /// Whether the project has more files, which were not read.
  package var leavesFilesUnread = false
  /// Whether somebody named a path that is not there, and was told so.
  package var lacksPaths = false
  /// A line about folders that nobody reads who does not name them.
  package var leftOutFolders: String?

  package init(files: Int, projects: [ProjectOutline] = []) {
    self.files = files
    self.projects = projects
  }
}

extension Summary {
  /// The last lines for a person: how many findings, in which languages, what could not be read, what the project was
  /// taken for, and what to type next.
  package func text(of all: [Finding]) -> String {
    let findings = all.filter { $0.suppression == nil }
    var lines = ["Files read: \(files). \(Self.total(findings))"]
    if let languages = languages(of: findings) { lines.append(languages) }
    if all.count > findings.count { lines.append("Silenced by comments: \(all.count - findings.count).") }
    if let fixes { lines.append(fixes.text) }
    lines += hidden
    if let knownFixes { lines.append(knownFixes) }
    lines += Self.unread(findings)
    if leavesFilesUnread {
      lines.append("Only these files were read; `--project` also reads the rest of the project.")
    }
    if let leftOutFolders { lines.append(leftOutFolders) }
    if tellsKeyStyle, let keyStyleText { lines.append(keyStyleText) }
    // What was not read may have other languages.
    if !leavesFilesUnread, isOfOneLanguage, unsure.possible > 0 {
      let owner = projects.count == 1 ? "The project has one language" : "Each project has one language"
      lines.append("\(owner), so texts that are in no table are only possible findings.")
    }
    if files == 0, findings.isEmpty, !lacksPaths {
      lines.append("There is nothing to check here; `l10nlint doctor` lists what was found.")
    }
    if let fixable = Self.fixable(findings) { lines.append(fixable) }
    if let rule = Self.counts(of: findings.filter { !$0.isUnreadable }).first?.rule {
      lines.append("To see what a rule means and how to silence it: `l10nlint explain \(rule)`")
    } else if let finding = findings.first {
      lines.append("To see what this means: `l10nlint explain \(finding.rule)`")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var isOfOneLanguage: Bool {
    !projects.isEmpty && projects.allSatisfy { $0.isTranslated == false }
  }

  /// How many findings nobody sees, and what would show them: a line for each cause.
  var hidden: [String] {
    var lines = unsure.lines
    if lesser > 0 {
      lines.append("Not shown (low severity): \(lesser) (`--min-severity note` shows them).")
    }
    if !known.isEmpty {
      lines.append("Not shown (in the baseline): \(known.count) (`--no-baseline` shows them).")
    }
    return lines
  }

  /// Whoever mends may want to mend these too.
  private var knownFixes: String? {
    let count = known.count { $0.fix != nil }
    return fixes == nil || count == 0
      ? nil : "Can be fixed in the baseline: \(count) with `--fix=suggested --no-baseline`."
  }

  /// One line a rule, the rule with most findings first.
  package func statistics(of findings: [Finding]) -> String {
    Self.counts(of: findings).map { "\($0.count.padded(to: 6))  \($0.rule)\n" }.joined()
  }

  private static func counts(of findings: [Finding]) -> [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for finding in findings where finding.suppression == nil { counts[finding.rule, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The languages whose texts have findings, and how many findings are about none; `nil` where none has.
  private func languages(of findings: [Finding]) -> String? {
    var counts: [String: Int] = [:]
    for finding in findings {
      if let language = finding.language { counts[language, default: 0] += 1 }
    }
    guard !counts.isEmpty else { return nil }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(Self.shownLanguages).map { "\($0.key.printable) \($0.value)" }
    let rest = sorted.dropFirst(Self.shownLanguages).reduce(0) { $0 + $1.value }
    let list = (shown + (rest > 0 ? ["others \(rest)"] : [])).joined(separator: ", ")
    let others = findings.count - counts.values.reduce(0, +)
    return "By language: \(list)" + (others > 0 ? "; in code or about several languages: \(others)." : ".")
  }

  private static let shownLanguages = 20

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
    let files = findings.filter { $0.isUnreadable && $0.place.range.isEmpty }
    let shown = files.prefix(5).map { "Not read: \($0.path.printable)" }
    return files.count > 5 ? shown + ["Not read: \(files.count - 5) more"] : shown
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
