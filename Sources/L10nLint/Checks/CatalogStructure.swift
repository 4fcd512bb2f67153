import L10nSyntax

extension Check {
  /// What a catalog says in another way than its readers expect.
  static let catalogStructure = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .catalog else { return }
      // Names of plural forms are a rule of their own.
      let problems = table.problems.filter { $0.kind != .category }
      for problem in problems.prefix(mostToldOfCatalog) {
        pass.report(problem, in: file, kind: problem.kind == .syntax ? "syntax" : "structure")
      }
      guard problems.count > mostToldOfCatalog else { return }
      pass.report(
        problems[mostToldOfCatalog].range, in: file,
        "\(problems.count - mostToldOfCatalog) more mistakes follow; fixing the first ones may remove them",
        kind: "syntax")
    })

  /// What is no catalog at all has a mistake at every byte.
  private static let mostToldOfCatalog = 20
}
