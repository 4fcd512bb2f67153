import L10nSyntax

/// How a project writes its keys.
package enum KeyStyle: String, Sendable {
  /// Keys are invented names (`settings.title`); a sentence among them is out of place.
  case symbolic
  /// Keys are the source text by design.
  case text
  /// Too few keys, or no majority.
  case undecided
}

/// One use of a key in the code, in the compact form that outlives its file.
package struct KeyUse: Sendable {
  package var key: String
  package var path: String
  package var place: Place
  package var table: String?
  /// `nil` where there is no comment or it is empty.
  package var comment: String?
  /// The default text, where the call gives one that is not empty; `nil` as well where it is computed.
  package var value: String?
  package var keys: LocalizingPattern.Keys
  package var looks: KeyLook
  package var origin: LocalizingPattern.Origin
  /// What shows the text, where the code says so: the name of the sink and its labels (`setTitle:forState`, `text`,
  /// `Button`).
  package var sink: String?
  package var context: Context
}

/// What the whole project says: joined from the facts of its files, then never changed.
package struct ProjectFacts: Sendable {
  package var keyStyle: KeyStyle
  /// How many keys of classic calls look like names, and how many like text.
  package var symbolicVotes: Int
  package var textVotes: Int
  /// All uses of keys, ordered by path and position.
  package var keyUses: [KeyUse]
  /// Which resources belong together.
  package var layout = ProjectLayout([])
  /// Each table of each bundle, in the order of their folders and names.
  package var tables: [JoinedTable] = []
  /// Folders of modules that are command-line programs without any interface.
  package var commandFolders: Set<Substring> = []

  package static let none = ProjectFacts(keyStyle: .undecided, symbolicVotes: 0, textVotes: 0, keyUses: [])
}

/// What a check of the joined project may see and do.
package struct ProjectPass {
  package let project: ProjectFacts
  private let current: Linter.EnabledRule
  private(set) var findings: [Finding] = []

  init(_ project: ProjectFacts, _ rule: Linter.EnabledRule) {
    self.project = project
    current = rule
  }

  package var rule: Rule { current.rule }
  package var options: Options { current.options }

  package mutating func report(
    _ use: KeyUse, _ message: String, kind: String = "", confidence: Confidence = .likely,
    related: [RelatedPlace] = []
  ) {
    guard use.context.subtracting(rule.contexts).isEmpty else { return }
    findings.append(
      Finding(
        rule: rule.id, severity: current.severity(kind), confidence: confidence, path: use.path,
        place: use.place,
        message: message, related: related))
  }
}
