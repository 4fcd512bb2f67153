import L10nLint
import L10nSyntax

extension LintRequest {
  /// Says what a run over the paths would work with.
  func showPortrait(isFull: Bool) throws -> ExitStatus {
    var request = self
    request.reach = .named
    try request.completePaths()
    let list = try request.selection().list
    request.sayWhatIsAbsent(in: list)
    guard !list.isOnlyAbsent else { return .failure }
    let plan = try LintPlan(list, around: named, naming: namedRules)
    try request.sayWhatIsOdd(about: list)
    let run = request.lint(plan, keepsReadings: true)
    var files = FilesPortrait(list.files.map(\.path))
    files.unread = run.findings.filter(\.isUnreadable)
    files.leftOutFolders = list.skipped.text
    files.configurations = list.configurations.files.map(\.path)
    files.idlePatterns = request.idlePatterns(in: list)
    var text = files.text
    for (project, reading) in zip(plan.projects, run.readings) {
      if plan.projects.count > 1 { text += "\nProject \(project.shownFolder.printable)\n" }
      text += ProjectPortrait(of: project, reading).text(isFull ? .everything : .beginnings)
    }
    try Output.standard.write(text)
    return list.absent.isEmpty ? .clean : .failure
  }

  /// Writes a configuration for the folder, where none is.
  func writeConfiguration() throws {
    var request = self
    request.reach = .named
    try request.completePaths()
    guard let folder = request.paths.first?.withoutIdleSteps, request.paths.count == 1 else {
      throw ArgumentError(message: "`init` takes one folder: the project folder")
    }
    guard let status = PathStatus(folder) else {
      throw ArgumentError(message: "there is no folder `\(folder.printable)`")
    }
    guard status.kind == .folder else {
      throw ArgumentError(message: "`\(folder.printable)` is not a folder; `init` needs one")
    }
    let prefix = folder == "." ? "" : folder == "/" ? folder : folder + "/"
    let target = prefix + ConfigurationFile.name
    var around = ConfigurationFiles(.search)
    _ = around.folder(of: target)
    // Also one that cannot be read is somebody's.
    if let existing = around.files.first?.path ?? around.problems.first?.path {
      throw ArgumentError(
        message:
          "`\(existing.printable)` already exists and was not changed; `l10nlint config` shows its settings")
    }
    request.configuration = .none
    let list = try request.selection().list
    let plan = try LintPlan(list, around: [folder], naming: namedRules)
    guard let project = plan.projects.first, plan.projects.count == 1 else {
      throw ArgumentError(
        message: "`\(folder.printable)` holds several repositories; run `l10nlint init` in one of them")
    }
    guard let reading = request.lint(plan, keepsReadings: true).readings.first else { return }
    let text = ProjectPortrait(of: project, reading)
      .configuration(generated(in: folder, reading, project))
    try ReportFile(path: target).write(Array(text.utf8))
    Output.say("wrote `\(target.printable)`; all other settings have their defaults")
  }

  /// Paths as a configuration in a folder has them.
  private func generated(
    in folder: String, _ reading: ProjectReading, _ project: LintPlan.Project
  ) -> GeneratedCode {
    let start = folder == "." ? 0 : folder == "/" ? 1 : folder.utf8.count + 1
    let inside = { (paths: [String]) in
      paths.filter { $0.utf8.count > start }.map { String(Substring($0.utf8.dropFirst(start))) }
    }
    let generated = reading.generatedFiles.map(project.settings.names.shownPath(of:))
    return GeneratedCode(inside(generated), among: inside(project.files.map(\.path)))
  }
}

extension ProjectPortrait {
  fileprivate init(of project: LintPlan.Project, _ reading: ProjectReading) {
    self.init(
      reading.project, project.files.map(\.path), project.settings.names, functions: reading.functions)
  }
}

extension String {
  /// Without the `./` and the slashes that shells and people put around the name of a folder.
  fileprivate var withoutIdleSteps: String {
    let steps = pathSteps.filter { $0 != "." }
    guard !hasPrefix("/") else { return "/" + steps.joined(separator: "/") }
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
