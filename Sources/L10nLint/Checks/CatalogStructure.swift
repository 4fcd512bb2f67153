import L10nSyntax

extension Check {
  /// What a catalog says in another way than its readers expect.
  static let catalogStructure = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .catalog else { return }
      for problem in table.problems {
        pass.report(problem, in: file, kind: problem.kind == .syntax ? "syntax" : "structure")
      }
    })
}
