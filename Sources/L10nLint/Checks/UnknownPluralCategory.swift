import L10nSyntax

extension Check {
  /// Names of plural forms that the system does not know.
  static let unknownPluralCategory = Check(
    .resources { file, pass in
      guard let table = file.table else { return }
      for problem in table.problems where problem.kind == .category {
        let name = file.text.string(problem.range).forMessage
        pass.report(
          problem.range, in: file,
          "`\(name)` is not a plural category, so its text is never shown"
        )
      }
    })
}
