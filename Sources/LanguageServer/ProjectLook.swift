import L10nLint
import L10nSyntax

/// A look at a whole project, after which all that is known of it is true.
///
/// It holds values of its own, so it can go on beside the conversation with the editor. What changes meanwhile is a matter
/// of the next look.
package struct ProjectLook: Sendable {
  let scope: ProjectScope
  /// Tells looks apart.
  let number: Int
  let depth: Depth
  /// The texts of the editor, by path.
  let texts: [String: SourceText]
  /// Paths of all that is open, also of texts that have changed meanwhile.
  let inWork: Set<String>
  /// What was known before.
  let before: ProjectOpening

  enum Depth {
    /// What the files say together.
    case join
    /// All files.
    case read
  }

  /// What a look has found.
  package struct Result: Sendable {
    let look: ProjectLook
    let opening: ProjectOpening
    /// What checks say that see more than one file, by the place of the file.
    let joinedFindings: [String: [Finding]]
  }

  /// `read` opens the project anew.
  package func run(
    read: (ProjectScope, [String: SourceText]) -> ProjectOpening, _ spread: any Spread
  ) -> Result {
    var opening = before
    switch depth {
    case .join: opening.reading = opening.reading.map { joined($0, spread) }
    case .read: opening = self.opening(read(scope, texts), spread)
    }
    let found = opening.reading?.joinedFindings(spread) ?? []
    return Result(look: self, opening: opening, joinedFindings: Dictionary(grouping: found, by: \.path))
  }

  private func joined(_ reading: ProjectReading, _ spread: any Spread) -> ProjectReading {
    var reading = reading
    reading.join(inWork: Set(inWork.map(reading.settings.names.judgedPath)), spread)
    return reading
  }

  /// A configuration that is wrong for now does not take away what was known before.
  private func opening(_ new: ProjectOpening, _ spread: any Spread) -> ProjectOpening {
    guard new.reading == nil, var old = before.reading else { return new }
    for (path, text) in texts { _ = old.replace(SourceFile(path, text, in: old)) }
    return ProjectOpening(joined(old, spread), baseline: before.baseline, problems: new.problems)
  }
}

extension SourceFile {
  /// A text of the editor in place of a file.
  init(_ path: String, _ text: SourceText, in reading: ProjectReading) {
    self.init(
      path: reading.settings.names.judgedPath(of: path), kind: FileKind(path: path) ?? .source(.swift),
      text: text)
  }
}
