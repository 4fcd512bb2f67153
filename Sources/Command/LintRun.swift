import L10nLint
import L10nSyntax
import Synchronization

/// Reads and lints the files of a list: every file once, and again those whose meaning the others changed.
struct LintRun {
  private(set) var findings: [Finding] = []
  let project: ProjectFacts

  /// Wrappers of wrappers are found one layer a round.
  private static let rounds = 3
  /// Files a worker takes at once.
  private static let batch = 32

  init(_ list: FileList, _ linter: Linter, keyStyle: KeyStyle?, jobs: Int) {
    let paths = list.paths
    var facts = paths.map { FileFacts(path: $0) }
    var found: [[Finding]] = Array(repeating: [], count: paths.count)
    var state = Project(lexicon: RuleCatalogue.lexicon)
    var waiting = Array(paths.indices)
    var round = 0
    repeat {
      for (index, result) in Self.lint(waiting, of: paths, linter, state, jobs: jobs) {
        facts[index] = result.facts
        found[index] = result.findings
      }
      state = state.joining(facts)
      waiting = paths.indices.filter { state.changes(facts[$0]) }
      round += 1
    } while !waiting.isEmpty && round < Self.rounds
    project = ProjectFacts(joining: facts, keyStyle: keyStyle)
    findings = zip(paths, found).filter { !$1.isEmpty && !project.isCommandLine($0) }.flatMap(\.1)
    findings += linter.lint(project)
    findings = linter.applySuppressions(of: facts, to: findings)
    findings += list.failures.map { Finding(unreadable: $0.path, reason: $0.reason) }
    findings = findings.sortedForReport()
  }

  private static func lint(
    _ indices: [Int], of paths: [String], _ linter: Linter, _ project: Project, jobs: Int
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
          mine.append((index, lint(paths[index], &reader, linter, project)))
        }
      }
      all.withLock { $0 += mine }
    }) { work in
      Threads.run(min(jobs, (indices.count + batch - 1) / batch), work)
    }
    return all.withLock { $0 }
  }

  private static func lint(
    _ path: String, _ reader: inout FileReader, _ linter: Linter, _ project: Project
  ) -> Linter.FileResult {
    do {
      let text = try reader.read(path)
      let file = SourceFile(path: path, language: SourceLanguage(path: path) ?? .swift, text: text)
      return linter.lint(file, project)
    } catch {
      return Linter.FileResult(unreadable: path, reason: error.reason)
    }
  }
}
