import L10nSyntax

extension Check {
  /// Where the system stops reading a `.strings` file and says nothing.
  static let truncatedStringsFile = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings else { return }
      let kind = table.entries.last?.isLost ?? false ? "lost" : "end"
      for problem in table.problems where problem.kind == .truncated {
        pass.report(problem, in: file, kind: kind)
      }
    })
}
