import L10nLint

/// What of the findings of a run is shown. The rules have seen all files: what one says of another is right.
struct Focus {
  /// `nil` for all of them.
  let paths: PathScope?
  /// `nil` for all lines.
  let changes: AskedChanges?
  /// What a run over each state finds that the changes come from.
  let before: [Baseline]

  static let everything = Focus(paths: nil, changes: nil, before: [])

  /// Whether some findings are left out.
  var isNarrow: Bool { paths != nil || changes != nil }

  func apply(to report: inout Report) {
    guard isNarrow else { return }
    report.summary.leftOut = report.findings.count
    let root = report.root
    report.findings.removeAll { !covers($0, root) }
    report.summary.known.removeAll { !covers($0, root) }
    report.summary.leftOut -= report.findings.count
  }

  func applied(to report: Report) -> Report {
    var report = report
    apply(to: &report)
    return report
  }

  /// Whether somebody asks about a finding of a report with this root.
  func covers(_ finding: Finding, _ root: ProjectRoot) -> Bool {
    let isNamed = paths?.covers(root.absolute(root.text(finding.path))) ?? true
    return isNamed && (changes?.lines.concern(finding) ?? true || isBrought(finding))
  }

  /// Whether none of the states before had the finding: a key that code still asks for may have gone, and no line is left to
  /// tell of it. What translations have lost has a kind of its own: what they lack is told together in ways that change.
  private func isBrought(_ finding: Finding) -> Bool {
    guard !before.isEmpty else { return false }
    guard finding.rule != LostTexts.rule.id else { return finding.kind == LostTexts.kind }
    return !before.contains { $0.holds(finding) }
  }

  func summary(of report: Report) -> String {
    let others = report.summary.leftOut
    guard let changes else {
      return others == 0 ? "" : "The whole project was read; findings outside of these paths: \(others).\n"
    }
    let shown =
      changes.lines.isEmpty && before.isEmpty
      ? changes.question.answerWithoutChanges : changes.question.answer(alsoElsewhere: !before.isEmpty)
    return others == 0 ? "\(shown).\n" : "\(shown); \(others) more elsewhere.\n"
  }
}

/// Changes that somebody asks about, with what they bring about elsewhere.
struct AskedChanges {
  let lines: Changes
  /// States that they come from, where they take texts away.
  let earlier: [EarlierFiles]
  let question: ChangeQuestion

  init(_ changes: GitChanges, _ question: ChangeQuestion) {
    lines = changes.changes
    earlier = changes.earlier.contains(where: \.tellOfLosses) ? changes.earlier : []
    self.question = question
  }
}

/// Which changes somebody asks about.
enum ChangeQuestion {
  case commit
  case since(String)

  /// The sentence for the summary, where none of the files here has changed.
  fileprivate var answerWithoutChanges: String {
    switch self {
    case .commit: "None of these files is staged (`git add`), so no findings are shown"
    case .since(let name): "None of these files differs from `\(name.printable)`, so no findings are shown"
    }
  }

  /// The sentence for the summary.
  fileprivate func answer(alsoElsewhere: Bool) -> String {
    switch (self, alsoElsewhere) {
    case (.commit, false): "Showing findings on lines that the commit changes"
    case (.commit, true):
      "Showing findings on lines that the commit changes, and new findings elsewhere caused by changed texts"
    case (.since(let name), false): "Showing findings on lines that differ from `\(name.printable)`"
    case (.since(let name), true):
      "Showing findings on lines that differ from `\(name.printable)`, and new findings elsewhere caused by changed texts"
    }
  }
}
