extension Check {
  /// A comment that was meant to silence something and cannot.
  static let invalidSuppression = Check(
    .suppressions { pass in
      for mistake in pass.suppressions.mistakes {
        let fix = mistake.correction.map { meant in
          Fix(
            safety: .suggested, title: "Write `\(meant)`", edits: [pass.edit(mistake.place, meant)])
        }
        pass.report(mistake.place, mistake.message, kind: mistake.kind.rawValue, fix: fix)
      }
    })
}
