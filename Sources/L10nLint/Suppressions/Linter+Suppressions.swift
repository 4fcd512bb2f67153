import L10nSyntax

extension Linter {
  /// Marks the findings of a run that comments cover, and adds what is wrong with the comments themselves.
  package func applySuppressions(
    of files: [FileFacts], to findings: [Finding], isWhole: Bool = true
  ) -> [Finding] {
    let silenced = files.filter { $0.suppressions != nil }.sorted { $0.path.precedesInBytes($1.path) }
    guard !silenced.isEmpty else { return findings }
    var findings = findings.sortedForReport()
    var start = 0
    var added: [Finding] = []
    for file in silenced {
      guard let suppressions = file.suppressions else { continue }
      while start < findings.count, findings[start].path.precedesInBytes(file.path) { start += 1 }
      var end = start
      while end < findings.count, !file.path.precedesInBytes(findings[end].path) { end += 1 }
      var silence = FileSilence(suppressions)
      for index in start..<end { silence.cover(&findings[index]) }
      start = end
      added += look(at: silence, isWhole: isWhole, path: file.path)
    }
    return findings + added
  }

  /// What the checks of suppressions say about a file. Comments cover these findings too, where they name the rule.
  private func look(at silence: FileSilence, isWhole: Bool, path: String) -> [Finding] {
    var silence = silence
    let unused = unusedNames(silence)
    var findings: [Finding] = []
    for enabled in rules {
      for case .suppressions(let look) in enabled.rule.check.subjects {
        var pass = SuppressionPass(
          silence.suppressions, unused: unused, late: silence.late, isWhole: isWhole, path: path,
          rule: enabled)
        look(&pass)
        findings += pass.findings
      }
    }
    for index in findings.indices { silence.cover(&findings[index]) }
    return findings
  }

  /// A rule that did not run may have needed its comment, and so `all` is judged only when every usual rule ran.
  /// The rules about suppressions are not judged: whether they speak depends on this judgment.
  private func unusedNames(_ silence: FileSilence) -> [SuppressionComment.Name] {
    let isComplete = known.all.allSatisfy { rule in
      !rule.isUsual || rules.contains { $0.rule.id == rule.id }
    }
    return silence.unused.filter { name in
      if name.rule == SuppressionComment.Name.all { return isComplete }
      return rules.contains { $0.rule.id == name.rule && !$0.rule.check.isAboutSuppressions }
    }
  }
}

extension ProjectFacts {
  /// Whether a comment covers what a rule says of a place.
  func isSilenced(_ rule: String, at place: Place, of path: String) -> Bool {
    silencer(of: rule, at: place.range.start, of: path) != nil
  }
}

extension FileSuppressions {
  /// The names of a rule in comments behind a place, on its line.
  fileprivate func names(of rule: String, behind place: Place) -> [SuppressionComment.Name] {
    let first = comments.partitionPoint { $0.place.range.start <= place.range.start }
    return comments[first...].prefix { $0.place.start.line == place.start.line }
      .filter { $0.scope != .end }.flatMap(\.names)
      .filter { $0.rule == rule || $0.rule == SuppressionComment.Name.all }
  }
}

/// The comments of one file at work.
private struct FileSilence {
  let suppressions: FileSuppressions
  private var used: Set<SilencedSpans.Source> = []
  /// Names behind a finding of their rule, on its line, that cover what follows.
  private(set) var late: [SuppressionComment.Name] = []

  init(_ suppressions: FileSuppressions) {
    self.suppressions = suppressions
  }

  mutating func cover(_ finding: inout Finding) {
    let (rule, start) = (finding.rule, finding.place.range.start)
    guard let source = suppressions.silence.source(of: rule, at: start) else {
      late += suppressions.names(of: rule, behind: finding.place)
      // What a comment would silence, but for a slip in it, is not to be rewritten.
      if suppressions.meantSilence.source(of: rule, at: start) != nil { finding.fix = nil }
      return
    }
    used.insert(source)
    let comment = suppressions.comments[source.comment]
    finding.suppression = Suppression(justification: comment.reason, place: comment.place)
  }

  /// Names that covered no finding, in the order of the file. An `enable` has nothing to cover.
  var unused: [SuppressionComment.Name] {
    suppressions.comments.enumerated().flatMap { index, comment in
      comment.names.enumerated().compactMap { number, name in
        let isUsed = used.contains(SilencedSpans.Source(comment: index, name: number))
        return isUsed || comment.scope == .end ? nil : name
      }
    }
  }
}
