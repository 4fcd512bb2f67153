import L10nSyntax

extension Check {
  /// What a `.stringsdict` says in another way than the system expects.
  static let stringsdictStructure = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .stringsdict else { return }
      for problem in table.problems {
        pass.report(problem, in: file, kind: problem.kind == .syntax ? "syntax" : "structure")
      }
    })
}
