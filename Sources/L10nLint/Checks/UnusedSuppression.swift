extension Check {
  /// A comment that silences nothing.
  static let unusedSuppression = Check(
    .suppressions { pass in
      for name in pass.unused {
        let message =
          name.rule == SuppressionComment.Name.all
          ? "Nothing is silenced here: the comment can go"
          : "`\(name.rule)` finds nothing here: the comment can go"
        pass.report(name.place, message, fix: pass.removal(ofUnused: name))
      }
    })
}
