import L10nLint
import L10nSyntax

/// The files of a run, and what each of them is looked at with.
struct LintPlan {
  let list: FileList
  /// Paths are counted from here.
  let root: ProjectRoot
  /// The settings of the run, each once.
  let settings: [Settings]
  let linters: [Linter]
  /// By file: the number of its settings.
  let numbers: [Int]
  /// What the tables are extended by.
  let tables: TableChanges
  let project: ProjectSettings
  /// Empty where all files have the same.
  private let numberByPath: [String: Int]

  /// Throws when a configuration is wrong: what was not meant is not checked.
  init(_ list: FileList, _ root: ProjectRoot) throws {
    var configurations = list.configurations
    var problems = configurations.problems.filter { $0.kind == .error }
    guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
    self.list = list
    self.root = root
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
    settings = table.all
    linters = settings.map { Linter($0.enabled) }
    self.numbers = numbers
    let isMixed = numbers.contains { $0 != numbers.first }
    numberByPath =
      isMixed ? Dictionary(zip(paths, numbers), uniquingKeysWith: { first, _ in first }) : [:]
    var tables = TableChanges()
    for file in configurations.files { tables.add(file.tables) }
    self.tables = tables
    do {
      project = try ProjectSettings(joining: configurations.files)
    } catch {
      problems.append(error)
      throw ConfigurationError(problems: problems)
    }
  }

  /// The rules that look at any of the files.
  var rules: [Rule] {
    let used = Set(Set(numbers + [number(of: "")]).flatMap { linters[$0].rules.map(\.rule.id) })
    return RuleCatalogue.all.filter { used.contains($0.id) }
  }

  /// Whether there are files with different settings.
  var isMixed: Bool { !numberByPath.isEmpty }

  /// The number of what holds for the file of a finding, which may be one that could not be opened.
  func number(of path: String) -> Int { numberByPath[path] ?? numbers.first ?? 0 }

  func settings(of path: String) -> Settings { settings[number(of: path)] }
}
