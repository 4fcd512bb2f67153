import L10nSyntax

/// The waves in which the files of a run were read, and what the files declared in each. When the user edits one file,
/// it is read in the same waves again; if it declares then what it declared before, the other files need no new look.
struct ReadingWaves: Sendable {
  private var waves: [Wave] = []
  /// The first wave of the code that is not named for texts.
  var firstOfOthers = 0
  /// By file: what it declared in each wave that looked at it, where it did. A file that is looked at again does not
  /// tell what is known of it.
  private var declared: [Int: [Declared]] = [:]

  /// One look at all files whose turn it is. Those named for texts and those that are no code come in the first waves, the
  /// others from `firstOfOthers` on, and in each later one whatever the wave before gave another meaning.
  private struct Wave {
    let state: ReadingState
    /// False where it changed the meaning of no file.
    let isRead: Bool
  }

  private struct Declared: Equatable {
    let wave: Int
    let declarations: Declarations
  }

  var count: Int { waves.count }

  var lastState: ReadingState? { waves.last?.state }

  mutating func add(_ state: ReadingState, isRead: Bool) { waves.append(Wave(state: state, isRead: isRead)) }

  /// Notes what a file declares in the wave that was added last.
  mutating func note(_ declarations: Declarations, of file: Int) {
    guard !declarations.isEmpty else { return }
    declared[file, default: []].append(Declared(wave: waves.count - 1, declarations: declarations))
  }

  /// All that files declared, in the order of the files.
  var declarations: [(file: Int, declarations: Declarations)] {
    declared.sorted { $0.key < $1.key }.flatMap { file, all in all.map { (file, $0.declarations) } }
  }

  /// The way of one file through the waves of a new run, as long as it tells the others what it told them before.
  func way(of file: SourceFile, _ number: Int, _ linter: Linter) -> Way {
    var result: Linter.FileResult?
    var declared: [Declared] = []
    var isShared = false
    let first = ReadingTurns.areFirst(for: file.path) ? 0 : firstOfOthers
    for (turn, wave) in waves.enumerated() {
      let isTurn = result.map { wave.state.changes($0.facts) } ?? (turn == first)
      guard isTurn else { continue }
      isShared = isShared || !wave.isRead
      let new = linter.lint(file, wave.state)
      let said = new.facts.code.declarations
      if !said.isEmpty { declared.append(Declared(wave: turn, declarations: said)) }
      result = new
    }
    if let last = lastState, case .declared? = result {
      // What it declares now changes nothing for those who were read before, so no wave reads it again.
      result = linter.lint(file, last)
      isShared = true
    }
    return Way(result: result, isShared: isShared || declared != self.declared[number] ?? [])
  }

  struct Way {
    /// `nil` where it never has its turn.
    let result: Linter.FileResult?
    /// Other files may have to be read again, because it declares something else for them.
    let isShared: Bool
  }
}
