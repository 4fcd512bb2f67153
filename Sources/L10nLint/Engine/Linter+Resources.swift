import L10nSyntax

extension Linter {
  /// Reads a file that is no code and runs the checks that need no other one.
  func lintResource(_ file: SourceFile) -> FileResult {
    if let refusal = file.refusalAsProject {
      return .read(FileFacts(path: file.path), [Suspicion(finding: refusal)])
    }
    guard let resource = ResourceFile(file) else { return .read(FileFacts(path: file.path)) }
    let suppressions = resource.suppressions(knowing: known)
    let code = CodeFacts(declarations: resource.project.map(Declarations.init(of:)) ?? Declarations())
    let facts = FileFacts(
      path: file.path, code: code, resource: resource.forOthers, suppressions: suppressions)
    return .read(facts, suspicions(in: resource))
  }

  private func suspicions(in resource: ResourceFile) -> [Suspicion] {
    guard let first = rules.first else { return [] }
    var pass = ResourcePass(.none, first)
    for enabled in rules {
      pass.turn(to: enabled)
      for case .resources(let look) in enabled.rule.check.subjects { look(resource, &pass) }
    }
    return pass.suspicions
  }

  /// Runs the checks that compare languages over one table.
  func lint(_ table: JoinedTable, of project: ProjectFacts) -> [Suspicion] {
    guard let first = rules.first else { return [] }
    var pass = ResourcePass(project, first)
    for enabled in rules {
      pass.turn(to: enabled)
      for case .tables(let look) in enabled.rule.check.subjects { look(table, &pass) }
    }
    return pass.suspicions
  }
}
