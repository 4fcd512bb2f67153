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
  var parts: [ByteRange] = []
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

extension TableDraft {
  /// Whether the comment of an entry asks translators to leave it as it is, or its text is the name that they are to leave:
  /// `Patron`, where `"Patron" should not be translated`.
  func isToStay(_ entry: Table.Entry) -> Bool {
    guard let comment = entry.comment else { return false }
    var texts: [PlacedText] { [entry.key] + values[entry.values].map(\.text) }
    switch source.withText(of: comment, \.translatorNote) {
    case .translate, .left, .later: return false
    case .leave:
      // `Never translate` may be what the text itself says.
      return texts.allSatisfy { source.withText(of: $0, \.translatorNote) == .translate }
    case .leavePart(let sentence):
      let whole = source.text(of: comment)
      return texts.map(source.text).contains { text in
        // `the variable name` is no `Name`, and a key such as `harbour` no name.
        text.first?.isUppercase == true && whole.holdsWords(text) && sentence.holdsWords(text.lowercased())
      }
    }
  }
}

extension String {
  /// Whether words stand in it, and not as a part of others.
  fileprivate func holdsWords(_ words: String) -> Bool {
    guard !words.isEmpty else { return false }
    // Searching in a `String` takes long, and most comments do not have the text at all.
    let isPlain = words.utf8.allSatisfy { $0 < 0x80 }
    if isPlain, !withSpelling({ mine in words.withSpelling(mine.holds) }) { return false }
    return ranges(of: words).contains { range in
      self[..<range.lowerBound].last?.isLetter != true && self[range.upperBound...].first?.isLetter != true
    }
  }
}
