/// What a check of suppressions sees of one file when all its findings are known.
package struct SuppressionPass {
  package let suppressions: FileSuppressions
  /// Names that silenced nothing although their rule ran, in the order of the file.
  package let unused: [SuppressionComment.Name]
  /// Those of them that stand behind a finding of their rule, on its line.
  let late: [SuppressionComment.Name]
  /// The run has more than the files that somebody has named. In one file alone nobody knows what the others would have had
  /// to say.
  package let isWhole: Bool
  private let path: String
  private let current: Linter.EnabledRule
  private(set) var findings: [Finding] = []

  init(
    _ suppressions: FileSuppressions, unused: [SuppressionComment.Name],
    late: [SuppressionComment.Name], isWhole: Bool, path: String, rule: Linter.EnabledRule
  ) {
    self.suppressions = suppressions
    (self.unused, self.late) = (unused, late)
    self.isWhole = isWhole
    self.path = path
    current = rule
  }

  package mutating func report(
    _ place: Place, _ message: String, kind: String = "", confidence: Confidence = .certain, fix: Fix? = nil
  ) {
    guard let severity = current.severity(kind) else { return }
    findings.append(
      Finding(
        rule: current.rule.id, kind: kind, severity: severity, confidence: confidence, path: path,
        place: place, message: message, fix: fix))
  }

  /// Other text at a place.
  package func edit(_ place: Place, _ replacement: String) -> Fix.Edit {
    Fix.Edit(path: path, place: place, replacement: replacement)
  }
}
