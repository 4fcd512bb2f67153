extension Check {
  /// A comment that was meant to silence something and cannot.
  static let invalidSuppression = Check(
    .suppressions { pass in
      for mistake in pass.suppressions.mistakes {
        pass.report(mistake.place, mistake.message, kind: mistake.kind.rawValue)
      }
    })
}
