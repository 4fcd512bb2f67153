extension Check {
  /// A comment that silences nothing.
  static let unusedSuppression = Check(
    .suppressions { pass in
      var found: [(name: SuppressionComment.Name, fix: Fix?)] = []
      pass.unusedByComment { names, fix in found += names.map { ($0, fix) } }
      for (name, fix) in found {
        let message =
          name.rule == SuppressionComment.Name.all
          ? "This comment silences nothing; remove it"
          : "This comment silences nothing: `\(name.rule)` finds nothing here"
        pass.report(name.place, message, confidence: pass.isWhole ? .certain : .possible, fix: fix)
      }
    })
}
