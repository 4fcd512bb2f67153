import L10nLint
import L10nSyntax

/// The files of a run, and what each of them is looked at with.
struct LintPlan {
  private(set) var list: FileList
  private(set) var settings: RunSettings

  /// Throws when a configuration is wrong, or an argument names a rule that is none: what was not meant is not checked.
  ///
  /// `paths` are those that were named.
  init(_ list: FileList, around paths: [String], naming names: [NamedRule] = []) throws {
    var configurations = list.configurations
    let problems = configurations.problems.filter { $0.kind == .error }
    guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
    try configurations.check(names)
    let roots = ProjectFolder.roots(around: paths, of: list)
    var list = list
    list.sort(by: roots.judging)
    self.list = list
    let paths = list.files.map(\.path)
    var table = SettingsTable()
    let outside = table.place(of: "", under: configurations.outside)
    var numbers = Array(repeating: outside, count: paths.count)
    if !configurations.files.isEmpty {
      numbers = paths.map { path in
        let folder = configurations.folder(of: path)
        return table.place(of: folder.path(of: path), under: folder.configuration)
      }
    }
    var tables = TableChanges()
    for file in configurations.files { tables.add(TableChanges(file)) }
    let project: ProjectSettings
    do {
      project = try ProjectSettings(joining: configurations.files)
    } catch {
      throw ConfigurationError(problems: problems + [error])
    }
    // A folder was looked at, not only the files that somebody has named.
    let isWhole = list.files.contains { $0.origin == .git || $0.origin == .walk }
    settings = RunSettings(table.all, numbers, of: paths, tables, project, roots: roots, isWhole: isWhole)
  }

  /// The plan of a run during which some files are open in an editor.
  func working(on paths: [String]) -> LintPlan {
    var plan = self
    plan.settings.filesInWork = Set(paths.map(settings.names.judgedPath))
    return plan
  }

  /// The plan of a run that reads other texts in the places of some files.
  func holding(_ texts: PathTable<SourceText>) -> LintPlan {
    var plan = self
    plan.list.hold(texts)
    return plan
  }
}
