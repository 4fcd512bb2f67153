import L10nSyntax

/// What one configuration file says.
package struct ConfigurationFile: Sendable {
  /// The name under which it is found.
  package static let name = ".l10nlint.yml"
  /// What some write instead. Two names for one file would have to say which of them counts.
  package static let otherName = ".l10nlint.yaml"

  /// As messages show it.
  package let path: String
  /// The absolute path of the folder that its patterns speak of, without a slash at the end.
  package let folder: String

  /// `nil` where the file has no such key.
  package internal(set) var include: [Sourced<Glob>]?
  package internal(set) var exclude: [Sourced<Glob>] = []
  /// What it says of rules, then its overrides; later ones win.
  package internal(set) var entries: [RuleEntry] = []
  package internal(set) var minimumConfidence: Sourced<Confidence>?
  package internal(set) var minimumSeverity: Sourced<Severity>?
  package internal(set) var failOn: Sourced<FailureThreshold>?
  package internal(set) var project = ProjectSettings()
  /// Rules of the team, in the order in which they are written.
  package internal(set) var teamRules: [TeamRule] = []
  /// Rows that it adds to the tables.
  package internal(set) var tables = TableChanges()
  /// What it adds to the tables, for messages: under which key, and what the rows are about.
  package internal(set) var additions: [(key: String, rows: Sourced<[String]>)] = []

  init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }

  /// A path as the patterns of the file see it; `nil` for one outside of its folder.
  func relative(_ path: String) -> String? {
    let (path, folder) = (path.utf8, folder.utf8)
    guard path.starts(with: folder) else { return nil }
    let rest = path.dropFirst(folder.count)
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return String(Substring(rest.dropFirst()))
  }
}

/// A file that a configuration names.
package enum NamedFile: Sendable {
  /// `shown` is its path as messages show it.
  case text([UInt8], shown: String)
  case unreadable(String)
}

/// What holds for all files of a run, because it is about the project and not about a file.
package struct ProjectSettings: Sendable {
  /// The language of the texts in the code.
  package internal(set) var baseLanguage: Sourced<String>?
  /// Languages that must be complete.
  package internal(set) var requiredLanguages: Sourced<[String]>?
  /// Languages that are being worked on.
  package internal(set) var partialLanguages: Sourced<[String]>?
  /// `undecided` lets the keys of the project vote.
  package internal(set) var keyStyle: Sourced<KeyStyle>?
  /// As it is written; it counts from the folder of its file.
  package internal(set) var baseline: Sourced<String>?

  package init() {}

  /// What the configuration says of the languages, as the checks know them.
  package var languages: ProjectLanguages {
    ProjectLanguages(
      required: (requiredLanguages?.value ?? []).compactMap { LanguageTag($0) },
      partial: (partialLanguages?.value ?? []).compactMap { LanguageTag($0) })
  }
}

/// Rows that configurations add to the tables of calls, in the form in which the tables are kept.
package struct TableChanges: Sendable {
  package internal(set) var rows: [CallTable: [String]] = [:]
  /// Names that are added to the tables of names.
  package internal(set) var names: [NameTable: [String]] = [:]
  /// Tables whose own rows are left out.
  package internal(set) var replaced: Set<String> = []
  /// Calls that rules of the team are about.
  private(set) var watched: [CallPattern] = []

  package init() {}

  /// What a file adds.
  package init(_ file: ConfigurationFile) {
    self = file.tables
    watched = file.teamRules.flatMap(\.watched)
  }

  package var isEmpty: Bool { rows.isEmpty && names.isEmpty && replaced.isEmpty && watched.isEmpty }

  package mutating func add(_ other: TableChanges) {
    rows.merge(other.rows) { $0 + $1 }
    names.merge(other.names) { $0 + $1 }
    replaced.formUnion(other.replaced)
    watched += other.watched
  }
}

/// A table that is a list of names.
package enum NameTable: String, CaseIterable, Sendable {
  case joinCalls = "join-calls"
  case logCalls = "log-calls"
  case interfaceModules = "ui-imports"

  /// The column or key under which the table of the catalog has its names.
  var column: String { self == .interfaceModules ? "modules" : "call" }
}
