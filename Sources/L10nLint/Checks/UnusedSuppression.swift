extension Check {
  /// A comment that silences nothing.
  static let unusedSuppression = Check(
    .suppressions { pass in
      var found: [(name: SuppressionComment.Name, fix: Fix?)] = []
      pass.unusedByComment { names, fix in found += names.map { ($0, fix) } }
      for (name, fix) in found {
        let message =
          name.rule == SuppressionComment.Name.all
          ? "Nothing is silenced here: the comment can go"
          : "`\(name.rule)` finds nothing here: the comment can go"
        pass.report(name.place, message, confidence: pass.isWhole ? .certain : .possible, fix: fix)
      }
    })
}
