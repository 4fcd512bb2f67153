import L10nSyntax

/// Findings that a project has decided to live with for now: runs pass over them, and speak of what is new.
///
/// An entry is known again by its fingerprint, so that lines may move and messages may be reworded.
package struct Baseline: Sendable, Equatable {
  package struct Entry: Sendable, Hashable {
    /// From the root of the project, as a person reads it.
    package let path: String
    package let rule: String
    package let fingerprint: String
    /// How many other places the finding speaks of: what has come to be in more of them is told again.
    package let others: Int
    /// The code of the finding in short, for readers of the file alone.
    package let code: String

    var key: Key { Key(rule: rule, fingerprint: fingerprint) }
  }

  struct Key: Hashable {
    var rule: String
    var fingerprint: String
  }

  /// By path, then rule, then fingerprint, so that the same findings are the same file.
  package let entries: [Entry]
  /// How many other places each may have.
  private let others: [Key: Int]

  package init(_ entries: some Sequence<Entry>) {
    // Whoever merges two versions line by line has some lines twice.
    let once = Dictionary(entries.map { ($0.key, $0) }) { $0.others >= $1.others ? $0 : $1 }
    self.entries = once.values.sorted()
    others = once.mapValues(\.others)
  }

  /// All findings of a report. A file that could not be read is left out: it would be passed over for good, whatever
  /// it holds one day.
  package init(of report: Report) {
    var entries: [Entry] = []
    report.fingerprinted().forEachFile { findings, excerpts in
      for finding in findings where finding.suppression == nil && !finding.isUnreadable {
        entries.append(
          Entry(
            path: report.root.text(finding.path).printable, rule: finding.rule,
            fingerprint: finding.fingerprint, others: finding.related.count,
            code: excerpts.shortText(of: finding.place.range).printable))
      }
    }
    self.init(entries)
  }

  /// Whether the baseline passes over a finding, which has got its fingerprint.
  package func holds(_ finding: Finding) -> Bool {
    guard !finding.isUnreadable else { return false }
    let known = others[Key(rule: finding.rule, fingerprint: finding.fingerprint)]
    return known.map { finding.related.count <= $0 } ?? false
  }

  /// Entries that are here and not there.
  package func subtracting(_ other: Baseline) -> [Entry] { entries.filter { other.others[$0.key] == nil } }
}

extension Baseline.Entry: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    if left.path.precedesInBytes(right.path) { return true }
    if right.path.precedesInBytes(left.path) { return false }
    return (left.rule, left.fingerprint) < (right.rule, right.fingerprint)
  }
}

extension Report {
  /// The report with a fingerprint on each finding. They are worked out while all findings are there: what is left out
  /// afterwards changes none of them.
  package func fingerprinted(_ spread: any Spread = OneThread()) -> Report {
    guard findings.contains(where: { $0.givenFingerprint == nil }) else { return self }
    let files = files
    var report = self
    report.findings = spread.map(files.count) { fingerprinted(files[$0]) }.flatMap(\.self)
    return report
  }

  private func fingerprinted(_ file: ArraySlice<Finding>) -> [Finding] {
    let text = text(of: file)
    var fingerprints = Fingerprints(path: root.text(file[file.startIndex].path))
    return file.map { finding in
      var finding = finding
      let fingerprint = fingerprints.next(finding.rule, text?.normalized(finding.place.range) ?? [])
      finding.givenFingerprint = finding.givenFingerprint ?? fingerprint
      return finding
    }
  }
}
