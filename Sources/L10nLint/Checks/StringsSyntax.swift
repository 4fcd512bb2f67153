import L10nSyntax

extension Check {
  /// What the system refuses in a `.strings` file, and what it reads in another way than it was meant.
  static let stringsSyntax = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings else { return }
      for problem in table.problems {
        switch problem.kind {
        case .syntax: pass.report(problem, in: file, kind: "syntax")
        case .misread: pass.report(problem, in: file, kind: "misread")
        case .truncated, .structure, .category: continue
        }
      }
    })
}

extension ResourcePass {
  /// Reports what a reader says of a file. Findings are phrases without a full stop.
  mutating func report(_ problem: TableProblem, in file: ResourceFile, kind: String = "") {
    let message = problem.message.hasSuffix(".") ? String(problem.message.dropLast()) : problem.message
    report(problem.range, in: file, message, kind: kind)
  }
}
