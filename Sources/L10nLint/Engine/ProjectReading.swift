import L10nSyntax

/// What a run has read of its files, and what they say together. A file can be exchanged, as an editor does with every
/// keystroke; the others are not read again for that. All paths here are judged ones (`FileNames`).
package struct ProjectReading: Sendable {
  package private(set) var settings: RunSettings
  /// What the files said together when they were joined last.
  package private(set) var project: ProjectFacts
  private let keyStyle: KeyStyle?
  /// In the order of their paths.
  private var results: [Linter.FileResult]
  /// How they were read.
  private let waves: ReadingWaves

  /// Reads every file once, and again those whose meaning the others changed. `paths` are those of the settings, in the
  /// order of their paths; `read` looks at the files of some numbers.
  package init(
    of paths: [String], _ settings: RunSettings, keyStyle: KeyStyle?, _ spread: any Spread = OneThread(),
    read: (_ files: [Int], _ state: ReadingState) -> [(Int, Linter.FileResult)]
  ) {
    var results: [Linter.FileResult?] = Array(repeating: nil, count: paths.count)
    var state = settings.unreadState(paths)
    var waves = ReadingWaves()
    var turns = ReadingTurns(paths)
    repeat {
      state.readsAgain = turns.isFirstLook
      waves.add(state, isRead: true)
      for (number, result) in read(turns.waiting, state) {
        results[turns.waiting[number]] = result
        waves.note(result.facts.code.declarations, of: turns.waiting[number])
      }
      state = state.joining(
        turns.waiting.compactMap { results[$0]?.facts.code.declarations }, isComplete: turns.isComplete)
      var changed = Self.changed(results, by: state)
      if changed.isEmpty {
        waves.add(state, isRead: false)
        // What was declared last changes no file: nothing keeps back what is assumed of the others.
        state = state.joining([], isComplete: turns.isComplete)
        changed = Self.changed(results, by: state)
      }
      turns.goOn(with: changed, after: waves.count)
    } while !turns.areOver
    waves.add(state, isRead: false)
    waves.firstOfOthers = turns.firstOfOthers
    self.settings = settings
    self.keyStyle = keyStyle
    self.results = results.compactMap { $0 }
    self.waves = waves
    project = settings.join(self.results.map(\.facts), keyStyle: keyStyle, spread)
  }

  /// The files to read again.
  private static func changed(_ results: [Linter.FileResult?], by state: ReadingState) -> [Int] {
    results.indices.filter { index in results[index].map { state.changes($0.facts) } ?? false }
  }

  /// Functions of the project that look texts up, and where they are declared.
  package var functions: [(pattern: LocalizingPattern, path: String)] {
    waves.declarations.flatMap { file, declarations in
      (declarations.wrappers + declarations.macros).map { ($0, results[file].facts.path) }
    }
  }

  /// The paths of code that a program has written.
  package var generatedFiles: [String] { results.map(\.facts).filter(\.code.isGenerated).map(\.path) }

  /// How many of the files are there.
  package var filesThere: Int { results.count { if case .absent = $0 { false } else { true } } }

  /// All findings, with the comments of the files at work, in no order.
  package func findings(_ spread: any Spread = OneThread()) -> [Finding] {
    // What a comment covers it covers, also where another rule says more of it.
    settings.applySuppressions(
      of: results.map(\.facts), to: project.upheld(of: results, spread) + joinedFindings(spread)
    ).withoutRepeats()
  }

  /// What the checks say that see more than one file. No comment is asked yet.
  package func joinedFindings(_ spread: any Spread) -> [Finding] {
    settings.suspicions(about: project, spread).withSummariesShown()
  }
}

// MARK: One file

extension ProjectReading {
  /// What was read of the file at a path; `nil` where it is none of the run.
  package func result(of path: String) -> Linter.FileResult? { number(of: path).map { results[$0] } }

  private func number(of path: String) -> Int? {
    let number = results.partitionPoint { $0.facts.path.precedesInBytes(path) }
    let isThere = number < results.count && results[number].facts.path.utf8.elementsEqual(path.utf8)
    return isThere ? number : nil
  }

  /// What a replaced file means for the others.
  package enum Replacement: Sendable {
    /// Its own words only: joining again is enough.
    case own
    /// Other files may have to be read again, because it declares something else for them.
    case shared
  }

  /// Puts another text in the place of a file of the run. What the files say together stays as it was.
  package mutating func replace(_ file: SourceFile) -> Replacement {
    guard let number = number(of: file.path) else { return .own }
    let way = waves.way(of: file, number, settings.linter(ofFile: number))
    if let result = way.result { results[number] = result }
    return way.isShared ? .shared : .own
  }

  /// A text as the others let it be read; `nil` where it is no code.
  package func document(of file: SourceFile) -> Document? {
    file.kind.language.map { Document(file.text, $0, lastState.lexicon, fileContext: file.context) }
  }

  private var lastState: ReadingState { waves.lastState ?? settings.unreadState([]) }

  /// What the comments of a text silence.
  package func suppressions(in file: SourceFile) -> FileSuppressions? {
    Linter([], knowing: settings.linter(at: file.path).known).lint(file, lastState).facts.suppressions
  }

  /// Joins all files again, of which somebody is writing some.
  package mutating func join(inWork: Set<String>, _ spread: any Spread) {
    settings.filesInWork = inWork
    project = settings.join(results.map(\.facts), keyStyle: keyStyle, spread)
  }

  /// Takes over what the files said together in another reading of them.
  package mutating func take(projectOf other: ProjectReading) { project = other.project }

  /// All findings of one file, in the order of reports. `joined` are those of the checks that see more than one file.
  package func findings(of path: String, with joined: [Finding]) -> [Finding] {
    guard let result = result(of: path) else { return [] }
    let linter = settings.linter(at: path)
    let settings = settings.forFile(at: path)
    let all = project.upheld(of: [result]) + joined
    return linter.applySuppressions(of: [result.facts], to: all).withoutRepeats()
      .compactMap { settings.adjusted($0) }.sortedForReport()
  }
}
