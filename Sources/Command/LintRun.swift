import L10nLint
import L10nSyntax
import Synchronization

/// What a run reads beside its files.
struct RunTexts {
  /// Read instead of the file of that path.
  var mended: [String: SourceText] = [:]
  /// Whether the run remembers what it has read.
  var isStamping = false
}

/// Reads and lints the files of a list: every file once, and again those whose meaning the others changed.
struct LintRun {
  private(set) var findings: [Finding] = []
  let project: ProjectFacts
  /// Functions of the project that look texts up, and where they are declared.
  let functions: [(pattern: LocalizingPattern, path: String)]
  /// What was read of each file, where somebody wants to know whether it is still the same.
  private let stamps: [String: Int]

  /// Wrappers of wrappers are found one layer a round, and those nobody declares in the round behind them.
  private static let rounds = 4
  /// Files a worker takes at once.
  private static let batch = 32

  init(_ plan: LintPlan, _ texts: RunTexts, keyStyle: KeyStyle?, jobs: Int, progress: Progress?) {
    let workers = Workers(jobs)
    let reading = Self.read(plan, texts, workers, progress)
    let results = reading.results
    let facts = results.compactMap { $0?.facts }
    project = plan.join(facts, keyStyle: keyStyle)
    functions = reading.functions
    stamps = reading.stamps
    for case let result? in results where !result.findings.isEmpty {
      let isCommandLine = project.isCommandLine(result.facts.path)
      // What a command-line program says is not translated; that its file could not be read is true there too.
      findings += isCommandLine ? result.findings.filter(\.isUnreadable) : result.findings
    }
    findings += plan.findings(inTablesOf: project, workers)
    findings = plan.findings(of: project, facts, with: findings)
    findings += plan.list.failures.map { Finding(unreadable: $0.path, reason: $0.reason) }
    findings = findings.compactMap { plan.settings(of: $0.path).adjusted($0) }
    findings = findings.sortedForReport()
  }

  func stamp(of path: String) -> Int? { stamps[path] }

  /// What came of the files.
  private struct Reading {
    /// In the order of the list.
    var results: [Linter.FileResult?]
    var stamps: [String: Int] = [:]
    /// Those of each round: a file that is read again does not tell what is known of it.
    var functions: [(pattern: LocalizingPattern, path: String)] = []
  }

  private static func read(
    _ plan: LintPlan, _ texts: RunTexts, _ workers: Workers, _ progress: Progress?
  ) -> Reading {
    let paths = plan.list.files.map(\.path)
    var reading = Reading(results: Array(repeating: nil, count: paths.count))
    var state = Project(lexicon: plan.lexicon)
    // Most wrappers and accessors stand in files that are named for them. What those declare is known when their
    // callers are read, and few files have to be read twice.
    var waiting = paths.indices.filter { paths[$0].isNamedForTexts }
    var unread = paths.indices.filter { !paths[$0].isNamedForTexts }
    var round = 0
    repeat {
      let found = workers.map(
        waiting.count, batch: Self.batch, { FileReader(isStamping: texts.isStamping) }
      ) { [waiting, state] number, reader in
        progress?.advance()
        let result = Self.lint(waiting[number], of: plan, texts, &reader, state)
        return (result: result, stamp: reader.stamp)
      }
      for (number, made) in found {
        reading.results[waiting[number]] = made.result
        reading.stamps[paths[waiting[number]]] = made.stamp
        reading.functions += made.result.facts.wrappers.map { ($0, made.result.facts.path) }
      }
      state = state.joining(waiting.compactMap { reading.results[$0]?.facts }, isComplete: unread.isEmpty)
      waiting = Self.changed(reading.results, by: state) + unread
      if waiting.isEmpty {
        // What was declared last changes no file: nothing keeps back what is assumed of the others.
        state = state.joining([])
        waiting = Self.changed(reading.results, by: state)
      }
      if unread.isEmpty { round += 1 }
      unread = []
    } while !waiting.isEmpty && round < Self.rounds
    return reading
  }

  /// The files to read again.
  private static func changed(_ results: [Linter.FileResult?], by state: Project) -> [Int] {
    results.indices.filter { index in results[index].map { state.changes($0.facts) } ?? false }
  }

  private static func lint(
    _ index: Int, of plan: LintPlan, _ texts: RunTexts, _ reader: inout FileReader, _ project: Project
  ) -> Linter.FileResult {
    let file = plan.list.files[index]
    let path = file.path
    do {
      let text =
        if let mended = texts.mended[path] {
          mended
        } else if let buffer = plan.list.buffer, buffer.path == path {
          buffer.stored.text
        } else if let text = plan.list.texts[path] {
          try text.get()
        } else {
          try reader.read(path, isFollowing: file.origin == .named)
        }
      return plan.linters[plan.numbers[index]].lint(
        SourceFile(
          path: path, place: plan.root.place(of: path), kind: FileKind(path: path) ?? .source(.swift),
          text: text),
        project)
    } catch {
      switch error {
      case .link: return lint(link: path, of: plan.list)
      // Deleted, and git was not told yet.
      case .absent where file.origin == .git: return Linter.FileResult(nothingIn: path)
      case .absent(let reason), .other(let reason):
        return Linter.FileResult(unreadable: path, reason: reason)
      }
    }
  }

  /// A link in a folder is not followed: what it leads to has a name of its own, or is not part of the run.
  private static func lint(link path: String, of list: FileList) -> Linter.FileResult {
    guard let target = PathStatus(path) else {
      return Linter.FileResult(unreadable: path, reason: "it is a broken link (\(Platform.errorText))")
    }
    if target.kind == .folder || list.holdsTarget(ofLink: path) { return Linter.FileResult(nothingIn: path) }
    return Linter.FileResult(
      unreadable: path, reason: "it is a link that leaves the folders of this run", kind: "link")
  }
}

extension LintPlan {
  /// The tables, with what the configuration adds to them.
  fileprivate var lexicon: Lexicon {
    tables.isEmpty ? RuleCatalogue.lexicon : RuleCatalogue.lexicon(for: nil, tables)
  }

  /// What all files say together, read as the configuration says.
  fileprivate func join(_ facts: [FileFacts], keyStyle: KeyStyle?) -> ProjectFacts {
    ProjectFacts(
      joining: facts, keyStyle: keyStyle, base: project.baseLanguage.flatMap { LanguageTag($0.value) },
      languages: project.languages)
  }

  /// The findings of checks that compare the languages of a table. Each linter speaks of its own files.
  fileprivate func findings(inTablesOf project: ProjectFacts, _ workers: Workers) -> [Finding] {
    let wanted = isMixed ? Set(numbers).sorted() : [number(of: "")]
    let found = workers.map(project.tables.count) { index in
      wanted.flatMap { number in
        let found = linters[number].lint(project.tables[index], of: project)
        return isMixed ? found.filter { self.number(of: $0.path) == number } : found
      }
    }
    return found.sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  /// The findings of single files, joined by those about the project, with the comments of the files at work. Every
  /// linter sees the whole project and speaks of its own files.
  fileprivate func findings(
    of project: ProjectFacts, _ facts: [FileFacts], with findings: [Finding]
  ) -> [Finding] {
    guard isMixed else {
      let linter = linters[number(of: "")]
      return linter.applySuppressions(of: facts, to: findings + linter.lint(project))
    }
    var all: [Finding] = []
    for number in Set(numbers).sorted() {
      let linter = linters[number]
      let isMine = { (path: String) in self.number(of: path) == number }
      let found = findings.filter { isMine($0.path) } + linter.lint(project).filter { isMine($0.path) }
      all += linter.applySuppressions(of: facts.filter { isMine($0.path) }, to: found)
    }
    return all
  }
}

extension String {
  /// `Localization.swift`, `L10n.swift`, `NSString+Localizable.m`, `Strings.generated.swift`
  fileprivate var isNamedForTexts: Bool {
    withSpelling { path in
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let name = Spelling(rebasing: path[start...])
      return name.holds("ocali") || name.holds("L10n") || name.holds("String") || name.holds("Text")
        || name.hasPrefix("R.")
    }
  }
}
