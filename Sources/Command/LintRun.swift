import L10nLint
import L10nSyntax
import Synchronization

/// Reads and lints the files of a list: every file once, and again those whose meaning the others changed.
struct LintRun {
  private(set) var findings: [Finding] = []
  let project: ProjectFacts

  /// Wrappers of wrappers are found one layer a round, and those nobody declares in the round behind them.
  private static let rounds = 4
  /// Files a worker takes at once.
  private static let batch = 32

  init(_ list: FileList, _ linter: Linter, keyStyle: KeyStyle?, jobs: Int) {
    let paths = list.files.map(\.path)
    var facts = paths.map { FileFacts(path: $0) }
    var found: [[Finding]] = Array(repeating: [], count: paths.count)
    var state = Project(lexicon: RuleCatalogue.lexicon)
    var waiting = Array(paths.indices)
    var round = 0
    repeat {
      for (index, result) in Self.lint(waiting, of: list, linter, state, jobs: jobs) {
        facts[index] = result.facts
        found[index] = result.findings
      }
      state = state.joining(facts)
      waiting = paths.indices.filter { state.changes(facts[$0]) }
      round += 1
    } while !waiting.isEmpty && round < Self.rounds
    project = ProjectFacts(joining: facts, keyStyle: keyStyle)
    for (path, found) in zip(paths, found) where !found.isEmpty {
      // What a command-line program says is not translated; that its file could not be read is true there too.
      findings += project.isCommandLine(path) ? found.filter(\.isUnreadable) : found
    }
    findings += linter.lint(project)
    findings = linter.applySuppressions(of: facts, to: findings)
    findings += list.failures.map { Finding(unreadable: $0.path, reason: $0.reason) }
    findings = findings.sortedForReport()
  }

  private static func lint(
    _ indices: [Int], of list: FileList, _ linter: Linter, _ project: Project, jobs: Int
  ) -> [(Int, Linter.FileResult)] {
    let next = Atomic(0)
    let all = Mutex<[(Int, Linter.FileResult)]>([])
    withoutActuallyEscaping({ @Sendable () in
      var reader = FileReader()
      var mine: [(Int, Linter.FileResult)] = []
      while true {
        let start = next.wrappingAdd(batch, ordering: .relaxed).oldValue
        guard start < indices.count else { break }
        for index in indices[start..<min(start + batch, indices.count)] {
          mine.append((index, lint(list.files[index], of: list, &reader, linter, project)))
        }
      }
      all.withLock { $0 += mine }
    }) { work in
      Threads.run(min(jobs, (indices.count + batch - 1) / batch), work)
    }
    return all.withLock { $0 }
  }

  private static func lint(
    _ file: ListedFile, of list: FileList, _ reader: inout FileReader, _ linter: Linter, _ project: Project
  ) -> Linter.FileResult {
    let path = file.path
    do {
      let text = try reader.read(path, isFollowing: file.origin == .named)
      return linter.lint(
        SourceFile(path: path, language: SourceLanguage(path: path) ?? .swift, text: text), project)
    } catch {
      switch error {
      case .link: return lint(link: path, of: list)
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
