/// A table while a reader fills it; its parts are explained there.
struct TableDraft {
  let source: SourceText
  let format: Table.Format
  var entries: [Table.Entry] = []
  var values: [Table.Value] = []
  var variables: [Table.Variable] = []
  var languages: [String] = []
  var languagePlaces: [PlacedText] = []
  var sourceLanguage: String?
  var comments: [ByteRange] = []
  var problems: [TableProblem] = []
  var hasPlaces = true
  /// Problems of what the system reads, each of which owns its message: a hostile file could have them by the million.
  private var toleratedProblems = 0
  private static let mostToleratedProblems = 10_000

  init(_ source: SourceText, _ format: Table.Format) {
    self.source = source
    self.format = format
  }

  /// What the system refuses, and where it stops, is told however much else is wrong.
  mutating func report(_ problem: TableProblem) {
    if problem.kind != .syntax, problem.kind != .truncated {
      guard toleratedProblems < Self.mostToleratedProblems else { return }
      toleratedProblems += 1
    }
    problems.append(problem)
  }
}
