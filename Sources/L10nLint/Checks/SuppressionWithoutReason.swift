extension Check {
  /// A comment that silences a rule and does not say why.
  static let suppressionWithoutReason = Check(
    .suppressions { pass in
      for comment in pass.suppressions.comments where comment.scope != .end && comment.reason == nil {
        // XML allows no two hyphens in a comment.
        pass.report(comment.place, "Suppression has no reason; write one after `--`, or after `—` in XML")
      }
    })
}
