import L10nLint
import L10nSyntax

/// The files of a run, by the projects that they belong to, and what each of them is looked at with.
struct LintPlan {
  private(set) var list: FileList
  private(set) var projects: [Project]
  /// Where paths are counted from in reports for machines, fingerprints and baselines.
  let reportRoot: ProjectRoot
  private let listed: ListedProjects

  struct Project {
    let folder: ProjectRoot
    /// In the order of the paths by which they are judged.
    let files: [ListedFile]
    var settings: RunSettings

    /// As a person would type it here.
    var shownFolder: String { WorkingFolder.current.spelled(folder.path) }
  }

  /// Throws when a configuration is wrong, or an argument names a rule that is none: what was not meant is not checked.
  ///
  /// `paths` are those that were named.
  init(
    _ list: FileList, around paths: [String], naming names: [NamedRule] = [],
    dividing division: ListedProjects.Division = .byRoots
  ) throws {
    var configurations = list.configurations
    let problems = configurations.problems.filter { $0.kind == .error }
    guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
    try configurations.check(names)
    self.list = list
    reportRoot = ProjectFolder.reportRoot(around: paths)
    listed = ListedProjects(of: list, division, reports: reportRoot)
    projects = try listed.all.map { project in
      Project(
        folder: project.root, files: project.files,
        settings: try RunSettings(of: project, &configurations))
    }
  }

  /// The plan of a run during which some files are open in an editor.
  func working(on paths: [String]) -> LintPlan {
    var plan = self
    for number in projects.indices {
      plan.projects[number].settings.filesInWork = Set(
        paths.filter { listed.number(of: $0) == number }
          .map(projects[number].settings.names.judgedPath))
    }
    return plan
  }

  /// The plan of a run that reads other texts in the places of some files.
  func holding(_ texts: PathTable<SourceText>) -> LintPlan {
    var plan = self
    plan.list.hold(texts)
    return plan
  }

  /// What holds for a file of the run, which may be one that could not be opened.
  func settings(of path: String) -> Settings { projects[listed.number(of: path)].settings.forFile(path) }

  /// The rules that look at any of the files, in the order of their ids.
  var rules: [Rule] {
    var seen: Set<String> = []
    return projects.flatMap(\.settings.rules).filter { seen.insert($0.id).inserted }
      .sorted { $0.id.precedesInBytes($1.id) }
  }
}

extension RunSettings {
  /// What the configuration says of a project. Throws where two files say different things.
  fileprivate init(
    of project: ListedProjects.Project, _ configurations: inout ConfigurationFiles
  ) throws {
    let paths = project.files.map(\.path)
    var table = SettingsTable()
    let outside = table.place(of: "", under: configurations.outside)
    var numbers = Array(repeating: outside, count: paths.count)
    var files: [ConfigurationFile] = []
    if !configurations.files.isEmpty {
      var obeyed = PathTable<Bool>()
      numbers = paths.map { path in
        let folder = configurations.folder(of: path)
        for file in folder.configuration.files { obeyed[file.path] = true }
        return table.place(of: folder.path(of: path), under: folder.configuration)
      }
      // Nothing else is there to obey where no file is.
      files = configurations.files.filter { paths.isEmpty || obeyed[$0.path] != nil }
    }
    var tables = TableChanges()
    for file in files { tables.add(TableChanges(file)) }
    let said: ProjectSettings
    do {
      said = try ProjectSettings(joining: files)
    } catch {
      throw ConfigurationError(problems: [error])
    }
    // A folder was looked at, not only the files that somebody has named.
    let isWhole = project.files.contains { $0.origin == .git || $0.origin == .walk }
    self.init(table.all, numbers, of: paths, tables, said, root: project.root, isWhole: isWhole)
  }
}
