import L10nSyntax

extension Check {
  /// What a `.stringsdict` says in another way than the system expects.
  static let stringsdictStructure = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .stringsdict else { return }
      // Names of plural forms are a rule of their own.
      for problem in table.problems where problem.kind != .category {
        pass.report(problem, in: file, kind: problem.kind == .syntax ? "syntax" : "structure")
      }
    })
}
