import L10nSyntax

extension Check {
  /// What a catalog says in another way than its readers expect.
  static let catalogStructure = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .catalog else { return }
      // Names of plural forms are a rule of their own.
      for problem in table.problems where problem.kind != .category {
        pass.report(problem, in: file, kind: problem.kind == .syntax ? "syntax" : "structure")
      }
    })
}
