import L10nSyntax

/// What the files of one project are looked at with: the settings of each, and what holds for all of them.
package struct RunSettings: Sendable {
  /// What the files are called. Facts and findings know them by their places until the project has been read.
  package let names: FileNames
  package let project: ProjectSettings
  /// What the tables are extended by.
  private let tables: TableChanges
  /// More than the files that somebody has named.
  private let isWhole: Bool
  /// Places of files that somebody is writing: they are staged, changed on a branch or open in an editor.
  package var filesInWork: Set<String> = []
  /// Those of the files, each once.
  private let settings: [Settings]
  private let linters: [Linter]
  /// By file, in their order: the number of its settings.
  private let numbers: [Int]
  /// By place. Empty where all files have the same.
  private let numberByPlace: PathTable<Int>

  /// `numbers` are places in `settings`, one for each of `paths`; these are in the order of their judged paths.
  package init(
    _ settings: [Settings], _ numbers: [Int], of paths: [String], _ tables: TableChanges,
    _ project: ProjectSettings, root: ProjectRoot = .here, isWhole: Bool
  ) {
    self.isWhole = isWhole
    let names = FileNames(paths, below: root)
    self.names = names
    self.project = project
    self.tables = tables
    self.settings = settings
    self.numbers = numbers
    linters = settings.map { Linter($0.enabled, knowing: $0.known) }
    let isMixed = numbers.contains { $0 != numbers.first }
    numberByPlace =
      isMixed
      ? PathTable(zip(paths, numbers).map { (key: names.judgedPath(of: $0), value: $1) }) : PathTable()
  }

  /// The rules that look at any of the files.
  package var rules: [Rule] {
    let used = Set(Set(numbers + [number(at: "")]).flatMap { linters[$0].rules.map(\.rule.id) })
    return known.all.filter { used.contains($0.id) }
  }

  /// The rules that somebody can name in any of the files.
  package var known: KnownRules {
    KnownRules(teamRules: settings.flatMap { $0.rules.map(\.rule).filter(\.isOfTeam) })
  }

  /// Whether there are files with different settings.
  private var isMixed: Bool { !numberByPlace.isEmpty }

  /// The number of what holds for the file of a finding, which may be one that could not be opened.
  private func number(at place: String) -> Int { numberByPlace[place] ?? numbers.first ?? 0 }

  package func forFile(_ path: String) -> Settings {
    settings[isMixed ? number(at: names.judgedPath(of: path)) : number(at: path)]
  }

  package func forFile(at place: String) -> Settings { settings[number(at: place)] }

  package func linter(at place: String) -> Linter { linters[number(at: place)] }

  /// The linter of a file by its number in the run.
  package func linter(ofFile index: Int) -> Linter { linters[numbers[index]] }

  /// What files are read with before any of them is.
  func unreadState(_ paths: [String]) -> ReadingState {
    let hasTables = paths.contains { if case .table? = FileKind(path: $0) { true } else { false } }
    return ReadingState(
      lexicon: lexicon, for: linters, hasTables: hasTables,
      hasStoryboards: paths.contains { $0.hasSuffix(".storyboard") })
  }

  /// The tables, with what the configuration adds to them.
  private var lexicon: Lexicon {
    tables.isEmpty ? RuleCatalog.lexicon : RuleCatalog.lexicon(for: nil, tables)
  }

  /// What all files say together, read as the configuration says.
  func join(_ facts: [FileFacts], keyStyle: KeyStyle?, _ spread: any Spread) -> ProjectFacts {
    ProjectFacts(
      joining: facts, keyStyle: keyStyle, base: project.baseLanguage.flatMap { LanguageTag($0.value) },
      languages: project.languages, isWhole: isWhole, inWork: filesInWork, spread)
  }
}

// MARK: Checks that see more than one file

extension RunSettings {
  /// What checks say that compare the languages of a table, and those that look at all of the project. Each linter speaks
  /// of its own files.
  func suspicions(about project: ProjectFacts, _ spread: any Spread) -> [Suspicion] {
    let wanted = isMixed ? Set(numbers).sorted() : [number(at: "")]
    let looks = wanted.flatMap { number in
      linters[number].joinedLooks(at: project).map { (number: number, look: $0) }
    }
    return spread.map(looks.count) { index in
      let number = looks[index].number
      let all = linters[number].lint(project, looks[index].look)
      return isMixed ? all.filter { self.number(at: $0.finding.path) == number } : all
    }.flatMap(\.self)
  }

  /// Sets the comments of files to work on all findings of a run.
  func applySuppressions(of facts: [FileFacts], to findings: [Finding]) -> [Finding] {
    guard isMixed else {
      return linters[number(at: "")].applySuppressions(of: facts, to: findings, isWhole: isWhole)
    }
    return Set(numbers).sorted().flatMap { number in
      let isMine = { (path: String) in self.number(at: path) == number }
      return linters[number].applySuppressions(
        of: facts.filter { isMine($0.path) }, to: findings.filter { isMine($0.path) }, isWhole: isWhole)
    }
  }
}
