extension Check {
  /// A comment that silences nothing.
  static let unusedSuppression = Check(
    .suppressions { pass in
      var found: [(name: SuppressionComment.Name, fix: Fix?)] = []
      pass.unusedByComment { names, fix in found += names.map { ($0, fix) } }
      for (name, fix) in found {
        pass.report(
          name.place, pass.remark(on: name), confidence: pass.isWhole ? .certain : .possible, fix: fix)
      }
    })
}

extension SuppressionPass {
  fileprivate func remark(on name: SuppressionComment.Name) -> String {
    if late.contains(name) { return "The finding is before this comment, on its line: write `disable:this`" }
    return name.rule == SuppressionComment.Name.all
      ? "This comment silences nothing; remove it"
      : "This comment silences nothing: `\(name.rule)` finds nothing here"
  }
}
